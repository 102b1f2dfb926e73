// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-brush.h"

/* Many spaces at once: flood and box. */

#define N_SIDES 4

static gboolean
is_alike (const RoboPlan *plan,
          guint           one,
          guint           other)
{
  return plan->terrain[one] == plan->terrain[other] &&
         (plan->vp[one] != 0) == (plan->vp[other] != 0) &&
         plan->workshop[one] == plan->workshop[other] &&
         plan->high_voltage[one] == plan->high_voltage[other] &&
         (robo_plan_get_start_at (plan, one) == plan->n_starts) ==
           (robo_plan_get_start_at (plan, other) == plan->n_starts);
}

void
robo_area_init_flood (RoboArea       *area,
                      const RoboPlan *plan,
                      guint           space)
{
  guint8 waiting[ROBO_MAX_SPACES];
  guint  n_waiting = 0;

  *area = (RoboArea){ .has = { 0 } };
  area->has[space] = TRUE;
  waiting[n_waiting++] = (guint8)space;
  while (n_waiting > 0)
    {
      guint from = waiting[--n_waiting];

      for (guint i = 0; i < N_SIDES; i++)
        {
          guint to = robo_plan_get_neighbour (plan, from, (RoboDir)(2 * i));

          if (to == ROBO_NO_SPACE || area->has[to] || !is_alike (plan, from, to) ||
              robo_plan_get_edge (plan, from, (RoboDir)(2 * i)) != ROBO_EDGE_OPEN)
            continue;
          area->has[to] = TRUE;
          waiting[n_waiting++] = (guint8)to;
        }
    }
}

void
robo_area_init_box (RoboArea       *area,
                    const RoboPlan *plan,
                    guint           from,
                    guint           to)
{
  guint west = MIN (from % plan->columns, to % plan->columns);
  guint east = MAX (from % plan->columns, to % plan->columns);
  guint north = MIN (from / plan->columns, to / plan->columns);
  guint south = MAX (from / plan->columns, to / plan->columns);

  *area = (RoboArea){ .has = { 0 } };
  for (guint row = north; row <= south; row++)
    for (guint column = west; column <= east; column++)
      area->has[robo_plan_get_space (plan, column, row)] = TRUE;
}

static gboolean
is_outside (const RoboPlan *plan,
            const RoboArea *area,
            guint           space,
            RoboDir         side)
{
  guint to = robo_plan_get_neighbour (plan, space, side);

  return to == ROBO_NO_SPACE || !area->has[to];
}

/* What is painted somewhere counts more than a reason why it was not painted elsewhere. */
static void
add_result (RoboPainted *all,
            RoboPainted  one)
{
  if (one == ROBO_PAINTED || *all == ROBO_PAINTED_NOTHING)
    *all = one;
}

static void
paint_outline (const RoboBrush *brush,
               RoboSymmetry     symmetry,
               RoboPlan        *plan,
               const RoboArea  *area,
               guint            space,
               RoboPainted     *painted)
{
  for (guint i = 0; i < N_SIDES; i++)
    {
      RoboTouch touch;

      robo_touch_init_side (&touch, space, (RoboDir)(2 * i));
      if (is_outside (plan, area, space, touch.side))
        add_result (painted, robo_brush_paint (brush, symmetry, plan, &touch));
    }
}

static void
paint_inside (const RoboBrush *brush,
              RoboSymmetry     symmetry,
              RoboPlan        *plan,
              guint            space,
              RoboPainted     *painted)
{
  RoboTouch touch;

  robo_touch_init_side (&touch, space, ROBO_DIR_N);
  touch.is_at_edge = FALSE;
  add_result (painted, robo_brush_paint (brush, symmetry, plan, &touch));
}

RoboPainted
robo_brush_paint_area (const RoboBrush *brush,
                       RoboSymmetry     symmetry,
                       RoboPlan        *plan,
                       const RoboArea  *area)
{
  RoboPainted painted = ROBO_PAINTED_NOTHING;

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (!area->has[space])
        continue;
      if (robo_brush_is_for_edges (brush))
        paint_outline (brush, symmetry, plan, area, space, &painted);
      else
        paint_inside (brush, symmetry, plan, space, &painted);
    }

  return painted;
}
