// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the ways to VP spaces, and finds the spaces where it is dangerous to stand.
#include "robo-guide.h"

#include <string.h>

/* A step through a barrier costs as much as this many other steps. A way of three steps around the barrier is
 * cheaper. */
#define BARRIER_COST 4

/* Finds the ways to a goal. A way may begin in a hole, which only hovering robots leave, but no way leads through
 * one. */
static void
find_ways (guint8          *ways,
           const RoboBoard *board,
           guint            goal)
{
  gboolean has_changed = goal != ROBO_NO_SPACE;

  memset (ways, ROBO_NO_WAY, ROBO_MAX_SPACES);
  if (goal != ROBO_NO_SPACE)
    ways[goal] = 0;

  while (has_changed)
    {
      has_changed = FALSE;
      for (guint space = 0; space < board->n_spaces; space++)
        {
          guint best = ways[space];

          if (board->terrain[space] == ROBO_TERRAIN_SOLID)
            continue;
          for (RoboDir dir = ROBO_DIR_N; dir < ROBO_N_DIRS; dir += 2)
            {
              const RoboStep *step = robo_board_step (board, space, dir);
              guint           cost = (step->obstacles & ROBO_OBSTACLE_BARRIER) != 0 ? BARRIER_COST : 1;

              if ((step->obstacles & ROBO_OBSTACLE_BLOCK) == 0 && !robo_board_is_hole (board, step->to))
                best = MIN (best, cost + ways[step->to]);
            }
          has_changed = has_changed || best != ways[space];
          ways[space] = (guint8)best;
        }
    }
}

void
robo_guide_init (RoboGuide       *guide,
                 const RoboBoard *board)
{
  memset (guide, 0, sizeof *guide);
  guide->columns = board->columns;
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    find_ways (guide->ways[number], board, board->vp_space[number]);

  for (guint space = 0; space < board->n_spaces; space++)
    {
      guint sum = 0;

      for (RoboDir dir = ROBO_DIR_N; dir < ROBO_N_DIRS; dir++)
        {
          const RoboStep *step = robo_board_step (board, space, dir);

          guide->holes[space] += (step->obstacles & ROBO_OBSTACLE_BLOCK) == 0 && robo_board_is_hole (board, step->to);
        }
      for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
        sum += board->vp_space[number] == ROBO_NO_SPACE ? 0 : guide->ways[number][space];
      guide->mean_ways[space] = (guint16)(board->n_vp > 0 ? 10 * sum / board->n_vp : 0);
    }
}
