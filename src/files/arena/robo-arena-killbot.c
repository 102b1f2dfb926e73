// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-killbot.h"

/* Holds the possible spaces and facings of the KillBot, which determine its next step. */
typedef struct
{
  const RoboPlan *plan;
  guint8          seen[ROBO_MAX_SPACES]; /* by space, a bit for each facing in which the KillBot has been there */
  guint16         waiting[ROBO_MAX_SPACES * ROBO_N_SIDES];
  guint           n_waiting;
  RoboStuck      *stuck;
} Drive;

static void
add_pose (Drive  *self,
          guint   space,
          RoboDir facing)
{
  guint8 bit = (guint8)(1u << facing / 2);

  if (self->plan->terrain[space] != ROBO_TERRAIN_FLOOR || (self->seen[space] & bit) != 0)
    return;

  self->seen[space] |= bit;
  self->waiting[self->n_waiting++] = (guint16)(space * ROBO_N_SIDES + facing / 2);
}

static gboolean
is_walled (const RoboPlan *plan,
           guint           space,
           RoboDir         dir)
{
  guint next = robo_plan_get_neighbour (plan, space, dir);

  return next == ROBO_NO_SPACE || plan->terrain[next] == ROBO_TERRAIN_SOLID ||
         robo_plan_get_edge (plan, space, dir) == ROBO_EDGE_WALL;
}

/* Returns whether the KillBot may spot a VP space in a direction (R9.3). It spots a farther VP space if the nearer
 * VP space has no token. */
static gboolean
sees_vp_space (const RoboPlan *plan,
               guint           space,
               RoboDir         dir)
{
  while (!is_walled (plan, space, dir))
    {
      space = robo_plan_get_neighbour (plan, space, dir);
      if (plan->vp[space] != 0)
        return TRUE;
    }

  return FALSE;
}

/* Returns the facing that the caution line of the space causes (R9.4.b), or the same facing if there is none. Invalid
 * lines in a plan that is being edited are ignored. */
static RoboDir
heed_line (const RoboPlan *plan,
           guint           space,
           RoboDir         facing)
{
  guint8 line = plan->caution[space][facing / 2];

  return line != 0 && robo_dir_is_orthogonal (line - 1) ? (RoboDir)(line - 1) : facing;
}

static void
drive_on (Drive  *self,
          guint   space,
          RoboDir facing)
{
  const RoboPlan *plan = self->plan;
  RoboDir         next;

  facing = heed_line (plan, space, facing);
  if (!is_walled (plan, space, facing))
    {
      add_pose (self, robo_plan_get_neighbour (plan, space, facing), facing);
      return;
    }

  next = heed_line (plan, space, facing);
  if (is_walled (plan, space, next))
    self->stuck->facings[space] |= (guint8)(1u << facing / 2);
  add_pose (self, space, next);
}

gboolean
robo_arena_find_stuck (const RoboPlan *plan,
                       guint           sides,
                       RoboStuck      *stuck)
{
  Drive    self = { .plan = plan, .stuck = stuck };
  gboolean is_any = FALSE;

  *stuck = (RoboStuck){ { 0 } };
  for (guint i = 0; i < plan->n_starts; i++)
    {
      if ((sides & 1u << plan->starts[i].side / 2) != 0)
        add_pose (&self, plan->starts[i].space, robo_dir_opposite (plan->starts[i].side));
    }

  while (self.n_waiting > 0)
    {
      guint   pose = self.waiting[--self.n_waiting];
      guint   space = pose / ROBO_N_SIDES;
      RoboDir facing = pose % ROBO_N_SIDES * 2;

      drive_on (&self, space, facing);
      for (gint eighths = -2; eighths <= 2; eighths += 4)
        {
          RoboDir dir = robo_dir_turn (facing, eighths);

          if (sees_vp_space (plan, space, dir))
            add_pose (&self, space, dir);
        }
    }
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    is_any = is_any || stuck->facings[space] != 0;

  return is_any;
}
