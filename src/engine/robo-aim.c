// SPDX-License-Identifier: GPL-3.0-or-later
// Searches lines and the neighborhood of spaces for robots and mines.
#include "robo-aim.h"

static gboolean
find_target_at (const RoboState *state,
                guint            space,
                RoboDir          dir,
                RoboTargetAt    *target)
{
  if (!robo_state_has_robot_at (state, space) && robo_state_get_mine_at (state, space) == state->n_mines)
    return FALSE;

  *target = (RoboTargetAt){ .seat = robo_state_get_robot_at (state, space), .space = space, .dir = dir };

  return TRUE;
}

guint
robo_aim_line (const RoboTx *tx,
               RoboLine      line,
               guint         most,
               guint8       *end,
               RoboTargetAt *targets)
{
  /* Read once what stays the same for all spaces, because the compiler has to assume that writing a byte of `targets`
   * changes it. */
  const RoboState *state = tx->state;
  const RoboBoard *board = tx->board;
  guint            dir = line.dir;
  guint            space = line.from;
  guint            range = line.range == 0 ? ROBO_MAX_SIDE : line.range;
  gboolean         past_walls = line.past_walls;
  guint            n = 0;

  for (; range > 0; range--)
    {
      const RoboStep *step = robo_board_step (board, space, dir);

      if ((robo_step_get_obstacles (step, past_walls) & ROBO_OBSTACLE_BLOCK) != 0)
        break;
      space = step->to;
      if (find_target_at (state, space, dir, &targets[n]) && ++n == most)
        break;
    }
  *end = space;

  return n;
}

gboolean
robo_line_has_target (const RoboTx *tx,
                      RoboLine      line)
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

      if ((step->obstacles & ROBO_OBSTACLE_BLOCK) == 0 && find_target_at (tx->state, step->to, dir, &targets[n]))
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
