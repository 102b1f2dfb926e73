// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-brush.h"

#include <math.h>

/* Where somebody points, and what lies there. */

/* How near the edge a point is that means the edge, in spaces. */
#define AT_EDGE 0.22

/* A stroke passes many corners; what is nearer to a corner than this says nothing of where it is going. */
#define CORNER 0.22

/* A stroke along an edge may stray that far. */
#define ALONG_EDGE 0.32

gboolean
robo_touch_init (RoboTouch      *touch,
                 const RoboPlan *plan,
                 double          x,
                 double          y)
{
  double dx, dy, across, along;

  if (x < 0 || y < 0 || x >= plan->columns || y >= plan->rows)
    return FALSE;

  *touch = (RoboTouch){ .space = (guint8)((guint)y * plan->columns + (guint)x) };
  dx = x - floor (x) - 0.5;
  dy = y - floor (y) - 0.5;
  if (fabs (dx) > fabs (dy))
    {
      touch->side = dx > 0 ? ROBO_DIR_E : ROBO_DIR_W;
      touch->end = dy > 0 ? ROBO_DIR_S : ROBO_DIR_N;
    }
  else
    {
      touch->side = dy > 0 ? ROBO_DIR_S : ROBO_DIR_N;
      touch->end = dx > 0 ? ROBO_DIR_E : ROBO_DIR_W;
    }

  across = 0.5 - MAX (fabs (dx), fabs (dy));
  along = 0.5 - MIN (fabs (dx), fabs (dy));
  touch->is_at_edge = across <= AT_EDGE;
  touch->is_along_edge = across <= ALONG_EDGE && along >= CORNER;

  return TRUE;
}

void
robo_touch_init_side (RoboTouch *touch,
                      guint      space,
                      RoboDir    side)
{
  *touch = (RoboTouch){
    .space = (guint8)space,
    .side = side,
    .end = robo_dir_turn (side, 2),
    .is_at_edge = TRUE,
    .is_along_edge = TRUE,
  };
}

gboolean
robo_plan_has_edge_mark (const RoboPlan  *plan,
                         const RoboTouch *touch)
{
  return robo_plan_get_edge (plan, touch->space, touch->side) != ROBO_EDGE_OPEN ||
         plan->caution[touch->space][touch->side / 2] != 0;
}
