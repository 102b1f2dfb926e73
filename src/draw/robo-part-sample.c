// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-part-sample.h"

#include <string.h>

/* Each of these functions changes an arena of two floor spaces. */

static void
add_vp (RoboPlan *plan)
{
  plan->vp[0] = 1;
}

static void
add_pit (RoboPlan *plan)
{
  plan->terrain[0] = ROBO_TERRAIN_PIT;
  plan->terrain[1] = ROBO_TERRAIN_WATER;
}

static void
add_solid (RoboPlan *plan)
{
  plan->terrain[0] = ROBO_TERRAIN_SOLID;
}

static void
add_wall (RoboPlan *plan)
{
  plan->edge_east[0] = ROBO_EDGE_WALL;
}

static void
add_barrier (RoboPlan *plan)
{
  plan->edge_east[0] = ROBO_EDGE_BARRIER;
}

static void
add_start (RoboPlan *plan)
{
  plan->starts[plan->n_starts++] = (RoboStart){ .space = 0, .side = ROBO_DIR_W, .arrow = ROBO_DIR_E };
}

static void
add_caution (RoboPlan *plan)
{
  plan->terrain[1] = ROBO_TERRAIN_PIT;
  plan->caution[0][ROBO_DIR_E / 2] = 1 + ROBO_DIR_S;
}

static void
add_workshop (RoboPlan *plan)
{
  plan->workshop[0] = TRUE;
}

static void
add_high_voltage (RoboPlan *plan)
{
  plan->high_voltage[0] = TRUE;
}

static const struct
{
  const char *id;
  void (*add) (RoboPlan *plan);
} parts[] = {
  { "barrier", add_barrier },
  { "caution", add_caution },
  { "high-voltage", add_high_voltage },
  { "pit", add_pit },
  { "solid", add_solid },
  { "start", add_start },
  { "vp", add_vp },
  { "wall", add_wall },
  { "workshop", add_workshop },
};

gboolean
robo_part_sample_init (RoboPlan   *plan,
                       const char *id)
{
  g_return_val_if_fail (plan != NULL, FALSE);

  memset (plan, 0, sizeof *plan);
  plan->columns = 2;
  plan->rows = 1;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_strcmp0 (parts[i].id, id) == 0)
      {
        parts[i].add (plan);
        return TRUE;
      }

  return FALSE;
}
