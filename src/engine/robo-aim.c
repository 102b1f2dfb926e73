// SPDX-License-Identifier: GPL-3.0-or-later
// Searches lines and the neighborhood of spaces for robots and mines.
#include "robo-aim.h"

static gboolean
find_at (const RoboTx *tx,
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
robo_aim_line (const RoboTx *tx,
               guint         from,
               RoboDir       dir,
               guint8       *end,
               RoboTargetAt *targets)
{
  const RoboStep *step = robo_board_step (tx->board, from, dir);
  guint           n = 0;

  *end = from;
  for (; (step->way & ROBO_WAY_WALLED) == 0; step = robo_board_step (tx->board, step->to, dir))
    {
      *end = step->to;
      if (find_at (tx, step->to, dir, &targets[n]))
        n++;
    }

  return n;
}

gboolean
robo_aim (const RoboTx *tx,
          guint         from,
          RoboDir       dir,
          guint8       *end,
          RoboTargetAt *target)
{
  const RoboStep *step = robo_board_step (tx->board, from, dir);

  *end = from;
  for (; (step->way & ROBO_WAY_WALLED) == 0; step = robo_board_step (tx->board, *end, dir))
    {
      *end = step->to;
      if (find_at (tx, *end, dir, target))
        return TRUE;
    }

  return FALSE;
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

      if ((step->way & ROBO_WAY_WALLED) == 0 && find_at (tx, step->to, dir, &targets[n]))
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
