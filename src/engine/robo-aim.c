// SPDX-License-Identifier: GPL-3.0-or-later
// Searches lines and the neighborhood of spaces for robots and mines.
#include "robo-aim.h"

static gboolean
find_target_at (const RoboTx *tx,
                guint         space,
                RoboDir       dir,
                RoboTargetAt *target)
{
  guint seat = robo_state_get_robot_at (tx->state, space);

  if (seat == ROBO_NO_SEAT && robo_state_get_mine_at (tx->state, space) == tx->state->n_mines)
    return FALSE;

  *target = (RoboTargetAt){ .seat = seat, .space = space, .dir = dir };

  return TRUE;
}

guint
robo_aim_line (const RoboTx   *tx,
               const RoboLine *line,
               guint           most,
               guint8         *end,
               RoboTargetAt   *targets)
{
  guint range = line->range == 0 ? ROBO_MAX_SIDE : line->range;
  guint n = 0;

  *end = line->from;
  for (guint i = 0; i < range && n < most; i++)
    {
      const RoboStep *step = robo_board_step (tx->board, *end, line->dir);

      if (((line->past_walls ? step->obstacles_past_walls : step->obstacles) & ROBO_OBSTACLE_BLOCK) != 0)
        break;
      *end = step->to;
      if (find_target_at (tx, *end, line->dir, &targets[n]))
        n++;
    }

  return n;
}

gboolean
robo_line_has_target (const RoboTx   *tx,
                      const RoboLine *line)
{
  RoboTargetAt target;
  guint8       end;

  return robo_aim_line (tx, line, 1, &end, &target) > 0;
}

guint
robo_aim_around (const RoboTx *tx,
                 guint         centre,
                 RoboTargetAt *targets)
{
  guint n = 0;

  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      const RoboStep *step = robo_board_step (tx->board, centre, dir);

      if ((step->obstacles & ROBO_OBSTACLE_BLOCK) == 0 && find_target_at (tx, step->to, dir, &targets[n]))
        n++;
    }

  return n;
}

gboolean
robo_target_is_left (const RoboTx       *tx,
                     const RoboTargetAt *target)
{
  if (target->seat != ROBO_NO_SEAT)
    return robo_tx_is_there (tx, target->seat);

  return robo_state_get_mine_at (tx->state, target->space) < tx->state->n_mines;
}

guint
robo_target_find (const RoboTargetAt *targets,
                  guint               n_targets,
                  guint               seat)
{
  guint i = 0;

  while (i < n_targets && (targets[i].seat == ROBO_NO_SEAT || targets[i].seat != seat))
    i++;

  return i;
}
