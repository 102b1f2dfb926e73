// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-ways.h"

#define N_SIDES 4

typedef struct
{
  const RoboPlan *plan;
  gboolean        crosses_barriers;
  guint8          is_reached[ROBO_MAX_SPACES];
  guint8          waiting[ROBO_MAX_SPACES];
  guint           n_waiting;
} Flood;

static void
reach (Flood *flood,
       guint  space)
{
  if (flood->is_reached[space] || flood->plan->terrain[space] != ROBO_TERRAIN_FLOOR)
    return;

  flood->is_reached[space] = TRUE;
  flood->waiting[flood->n_waiting++] = (guint8)space;
}

static void
spread (Flood *flood)
{
  while (flood->n_waiting > 0)
    {
      guint from = flood->waiting[--flood->n_waiting];

      for (guint i = 0; i < N_SIDES; i++)
        {
          guint    to = robo_plan_get_neighbour (flood->plan, from, i * 2);
          RoboEdge edge = robo_plan_get_edge (flood->plan, from, i * 2);

          if (to != ROBO_NO_SPACE && (edge == ROBO_EDGE_OPEN || (edge == ROBO_EDGE_BARRIER && flood->crosses_barriers)))
            reach (flood, to);
        }
    }
}

static guint16
find_from_side (const RoboPlan *plan,
                guint           side,
                gboolean        crosses_barriers,
                RoboWays       *ways)
{
  Flood   flood = { .plan = plan, .crosses_barriers = crosses_barriers };
  guint16 numbers = 0;

  for (guint i = 0; i < plan->n_starts; i++)
    {
      if (plan->starts[i].side / 2 == side)
        reach (&flood, plan->starts[i].space);
    }
  spread (&flood);

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (!flood.is_reached[space])
        continue;
      ways->reached[space] |= (guint8)(1u << (side + (crosses_barriers ? N_SIDES : 0)));
      numbers |= (guint16)(plan->vp[space] != 0 ? 1u << plan->vp[space] : 0);
    }

  return numbers;
}

void
robo_arena_find_ways (const RoboPlan *plan,
                      RoboWays       *ways)
{
  *ways = (RoboWays){ 0 };

  for (guint i = 0; i < plan->n_starts; i++)
    ways->has_starts[plan->starts[i].side / 2] = TRUE;
  for (guint side = 0; side < N_SIDES; side++)
    {
      ways->avoiding[side] = find_from_side (plan, side, FALSE, ways);
      ways->crossing[side] = find_from_side (plan, side, TRUE, ways);
    }
}
