// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-brush.h"

static const RoboBrushKind terrain_kinds[] = {
  [ROBO_TERRAIN_FLOOR] = ROBO_BRUSH_FLOOR,
  [ROBO_TERRAIN_PIT] = ROBO_BRUSH_PIT,
  [ROBO_TERRAIN_WATER] = ROBO_BRUSH_WATER,
  [ROBO_TERRAIN_SOLID] = ROBO_BRUSH_SOLID,
};

static gboolean
pick_edge (RoboBrush       *brush,
           const RoboPlan  *plan,
           const RoboTouch *touch)
{
  RoboEdge edge = robo_plan_get_edge (plan, touch->space, touch->side);
  guint8   caution = plan->caution[touch->space][touch->side / 2];

  if (!touch->is_at_edge || !robo_plan_has_edge_mark (plan, touch))
    return FALSE;

  if (edge == ROBO_EDGE_OPEN)
    {
      brush->kind = ROBO_BRUSH_CAUTION;
      brush->turn = (RoboDir)(caution - 1) == robo_dir_turn (touch->side, 2) ? 2 : -2;
    }
  else
    brush->kind = edge == ROBO_EDGE_WALL ? ROBO_BRUSH_WALL : ROBO_BRUSH_BARRIER;

  return TRUE;
}

void
robo_brush_pick (RoboBrush       *brush,
                 const RoboPlan  *plan,
                 const RoboTouch *touch)
{
  guint i = robo_plan_get_start_at (plan, touch->space);

  if (pick_edge (brush, plan, touch))
    return;

  if (plan->vp[touch->space] != 0)
    {
      /* Its number is taken: a brush that took it away from here would be no use. */
      brush->kind = ROBO_BRUSH_VP;
      brush->number = 0;
    }
  else if (plan->workshop[touch->space])
    brush->kind = ROBO_BRUSH_WORKSHOP;
  else if (i < plan->n_starts)
    {
      brush->kind = ROBO_BRUSH_START;
      brush->side = plan->starts[i].side;
      brush->arrow = plan->starts[i].arrow;
    }
  else if (plan->high_voltage[touch->space])
    brush->kind = ROBO_BRUSH_VOLTAGE;
  else
    brush->kind = terrain_kinds[plan->terrain[touch->space]];
}
