// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-tweak.h"

#include <string.h>

#include "engine/robo-rng.h"
#include "files/arena/robo-arena-check.h"
#include "files/arena/robo-arena-diff.h"
#include "files/arena/robo-arena-repair.h"

/* Holds the data of one change. */
typedef struct
{
  const RoboPlan *plan;   /* the arena before the change */
  RoboPlan       *result; /* the arena with the change so far */
  RoboRng         rng;
  guint           n_images;
  RoboTransform   transforms[ROBO_MAX_IMAGES];
} Tweak;

static guint
count_spaces (const Tweak *self)
{
  return (guint)self->plan->columns * self->plan->rows;
}

static guint
get_image (const Tweak *self,
           guint        image,
           guint        space)
{
  return robo_transform_space (self->transforms[image], self->plan->columns, self->plan->rows, space);
}

static gboolean
is_start (const RoboPlan *plan,
          guint           space)
{
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space)
      return TRUE;

  return FALSE;
}

/* Returns whether the space is floor without anything on it. */
static gboolean
is_bare (const RoboPlan *plan,
         guint           space)
{
  return plan->terrain[space] == ROBO_TERRAIN_FLOOR && plan->vp[space] == 0 && !plan->workshop[space] &&
         !plan->high_voltage[space] && !is_start (plan, space);
}

static gboolean
has_edges (const RoboPlan *plan,
           guint           space)
{
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    if (robo_plan_get_edge (plan, space, (RoboDir)(2 * i)) != ROBO_EDGE_OPEN)
      return TRUE;

  return FALSE;
}

static RoboDir
draw_side (Tweak *self)
{
  return (RoboDir)(2 * robo_rng_below (&self->rng, ROBO_N_SIDES));
}

/* Draws one of the spaces for which the function returns TRUE, or ROBO_NO_SPACE. */
static guint
draw_space (Tweak *self,
            gboolean (*suits) (const RoboPlan *plan,
                               guint           space))
{
  guint n = 0, left;

  for (guint space = 0; space < count_spaces (self); space++)
    n += suits (self->plan, space) ? 1 : 0;
  if (n == 0)
    return ROBO_NO_SPACE;

  left = robo_rng_below (&self->rng, n);
  for (guint space = 0; space < count_spaces (self); space++)
    if (suits (self->plan, space) && left-- == 0)
      return space;

  return ROBO_NO_SPACE;
}

/* Energy walls */

static gboolean
set_edges (Tweak   *self,
           guint    space,
           RoboDir  side,
           RoboEdge edge)
{
  for (guint i = 0; i < self->n_images; i++)
    if (!robo_plan_set_edge (self->result, get_image (self, i, space),
                             robo_transform_dir (self->transforms[i], side), edge))
      return FALSE;

  return TRUE;
}

/* Returns whether a wall can be added at the side of the space: both spaces are floor, and nothing is between them. */
static gboolean
can_have_wall (const Tweak *self,
               guint        space,
               RoboDir      side)
{
  guint other = robo_plan_get_neighbour (self->plan, space, side);

  return other != ROBO_NO_SPACE && self->plan->terrain[space] == ROBO_TERRAIN_FLOOR &&
         self->plan->terrain[other] == ROBO_TERRAIN_FLOOR &&
         robo_plan_get_edge (self->plan, space, side) == ROBO_EDGE_OPEN;
}

static gboolean
is_floor (const RoboPlan *plan,
          guint           space)
{
  return plan->terrain[space] == ROBO_TERRAIN_FLOOR;
}

static gboolean
add_wall (Tweak *self)
{
  guint   space = draw_space (self, is_floor);
  RoboDir side = draw_side (self);

  return space != ROBO_NO_SPACE && can_have_wall (self, space, side) && set_edges (self, space, side, ROBO_EDGE_WALL);
}

static gboolean
has_wall (const RoboPlan *plan,
          guint           space)
{
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    if (robo_plan_get_edge (plan, space, (RoboDir)(2 * i)) == ROBO_EDGE_WALL)
      return TRUE;

  return FALSE;
}

static gboolean
remove_wall (Tweak   *self,
             guint   *space,
             RoboDir *side)
{
  *space = draw_space (self, has_wall);
  if (*space == ROBO_NO_SPACE)
    return FALSE;

  *side = draw_side (self);
  while (robo_plan_get_edge (self->plan, *space, *side) != ROBO_EDGE_WALL)
    *side = robo_dir_turn (*side, 2);

  return set_edges (self, *space, *side, ROBO_EDGE_OPEN);
}

static gboolean
drop_wall (Tweak *self)
{
  guint   space;
  RoboDir side;

  return remove_wall (self, &space, &side);
}

/* Moves a wall to another side of its space, or to the same side of a space beside it. */
static gboolean
move_wall (Tweak *self)
{
  guint   space;
  RoboDir side;

  if (!remove_wall (self, &space, &side))
    return FALSE;

  if (robo_rng_below (&self->rng, 2) == 0)
    side = robo_dir_turn (side, robo_rng_below (&self->rng, 2) == 0 ? 2 : -2);
  else
    space = robo_plan_get_neighbour (self->plan, space,
                                     robo_dir_turn (side, robo_rng_below (&self->rng, 2) == 0 ? 2 : -2));

  return space != ROBO_NO_SPACE && can_have_wall (self, space, side) && set_edges (self, space, side, ROBO_EDGE_WALL);
}

/* Spaces */

static gboolean
is_pit (const RoboPlan *plan,
        guint           space)
{
  return plan->terrain[space] == ROBO_TERRAIN_PIT;
}

static gboolean
suits_pit (const RoboPlan *plan,
           guint           space)
{
  return is_bare (plan, space) && !has_edges (plan, space);
}

static gboolean
is_vp (const RoboPlan *plan,
       guint           space)
{
  return plan->vp[space] != 0;
}

static void
set_terrain (Tweak      *self,
             guint       space,
             RoboTerrain terrain)
{
  for (guint i = 0; i < self->n_images; i++)
    {
      guint image = get_image (self, i, space);

      self->result->terrain[image] = (guint8)terrain;
      if (terrain != ROBO_TERRAIN_FLOOR)
        memset (self->result->caution[image], 0, sizeof self->result->caution[image]);
    }
}

static gboolean
add_pit (Tweak *self)
{
  guint space = draw_space (self, suits_pit);

  if (space == ROBO_NO_SPACE)
    return FALSE;

  set_terrain (self, space, ROBO_TERRAIN_PIT);

  return TRUE;
}

static gboolean
drop_pit (Tweak *self)
{
  guint space = draw_space (self, is_pit);

  if (space == ROBO_NO_SPACE)
    return FALSE;

  set_terrain (self, space, ROBO_TERRAIN_FLOOR);

  return TRUE;
}

/* Draws one of the eight neighbors of the space. Returns ROBO_NO_SPACE if the arena ends there. */
static guint
draw_neighbour (Tweak *self,
                guint  space)
{
  return robo_plan_get_neighbour (self->plan, space, (RoboDir)robo_rng_below (&self->rng, ROBO_N_DIRS));
}

static gboolean
move_pit (Tweak *self)
{
  guint from = draw_space (self, is_pit);
  guint to = from == ROBO_NO_SPACE ? ROBO_NO_SPACE : draw_neighbour (self, from);

  if (to == ROBO_NO_SPACE || !suits_pit (self->plan, to))
    return FALSE;

  set_terrain (self, from, ROBO_TERRAIN_FLOOR);
  set_terrain (self, to, ROBO_TERRAIN_PIT);

  return TRUE;
}

static gboolean
move_vp (Tweak *self)
{
  guint from = draw_space (self, is_vp);
  guint to = from == ROBO_NO_SPACE ? ROBO_NO_SPACE : draw_neighbour (self, from);

  if (to == ROBO_NO_SPACE || !is_bare (self->plan, to))
    return FALSE;

  for (guint i = 0; i < self->n_images; i++)
    self->result->vp[get_image (self, i, from)] = 0;
  for (guint i = 0; i < self->n_images; i++)
    self->result->vp[get_image (self, i, to)] = self->plan->vp[get_image (self, i, from)];

  return TRUE;
}

/* Moves a starting space along its side. */
static gboolean
move_start (Tweak *self)
{
  const RoboStart *start;
  guint            from, to;

  if (self->plan->n_starts == 0)
    return FALSE;

  start = &self->plan->starts[robo_rng_below (&self->rng, self->plan->n_starts)];
  from = start->space;
  to = robo_plan_get_neighbour (self->plan, from,
                                robo_dir_turn ((RoboDir)start->side, robo_rng_below (&self->rng, 2) == 0 ? 2 : -2));
  if (to == ROBO_NO_SPACE || !is_bare (self->plan, to))
    return FALSE;

  for (guint i = 0; i < self->n_images; i++)
    for (guint j = 0; j < self->plan->n_starts; j++)
      if (self->plan->starts[j].space == get_image (self, i, from))
        self->result->starts[j].space = (guint8)get_image (self, i, to);

  return TRUE;
}

static gboolean (*const changes[]) (Tweak *self) = {
  add_wall,
  drop_wall,
  move_wall,
  add_pit,
  drop_pit,
  move_pit,
  move_vp,
  move_start,
};

/* The whole change */

/* Returns whether games can be played in the plan, and it has at most `most` problems. */
static gboolean
is_good (const RoboPlan *plan,
         guint           most)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  return robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems) && robo_problems_get_length (problems) <= most;
}

/* Returns whether the space, one of its neighbors or an edge of them has changed, other than by caution lines. */
static gboolean
is_near_change (const Tweak *self,
                guint        space)
{
  const RoboPlan *plan = self->plan;
  const RoboPlan *result = self->result;

  for (guint i = 0; i <= ROBO_N_DIRS; i++)
    {
      guint other = i == ROBO_N_DIRS ? space : robo_plan_get_neighbour (plan, space, (RoboDir)i);

      if (other != ROBO_NO_SPACE &&
          (plan->terrain[other] != result->terrain[other] || plan->vp[other] != result->vp[other] ||
           is_start (plan, other) != is_start (result, other) || plan->edge_east[other] != result->edge_east[other] ||
           plan->edge_south[other] != result->edge_south[other]))
        return TRUE;
    }

  return FALSE;
}

/* Adds the caution lines that the change needs, but not those that the arena lacks elsewhere. */
static void
add_cautions (Tweak       *self,
              RoboSymmetry symmetry)
{
  robo_arena_add_cautions (self->result, symmetry);
  for (guint space = 0; space < count_spaces (self); space++)
    if (!is_near_change (self, space))
      memcpy (self->result->caution[space], self->plan->caution[space], sizeof self->plan->caution[space]);
}

gboolean
robo_arena_tweak (const RoboPlan *plan,
                  guint64         seed,
                  RoboPlan       *result)
{
  RoboSymmetry symmetry = robo_symmetry_find (plan);
  Tweak        self = { .plan = plan, .result = result };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  guint n_problems;

  robo_rng_seed (&self.rng, seed);
  self.n_images = robo_symmetry_get_transforms (symmetry, self.transforms);
  *result = *plan;
  if (!changes[robo_rng_below (&self.rng, G_N_ELEMENTS (changes))](&self))
    return FALSE;
  /* The images of a feature can fall together, or one of them on the place of another. */
  if (memcmp (plan, result, sizeof *plan) == 0 || !robo_symmetry_holds (symmetry, result))
    return FALSE;

  robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems);
  n_problems = robo_problems_get_length (problems);
  if (is_good (result, n_problems))
    return TRUE;

  add_cautions (&self, symmetry);

  return is_good (result, n_problems);
}

static gboolean
is_caution (const RoboArenaChange *change)
{
  return change->kind == ROBO_ARENA_CHANGE_SPACE && change->side != ROBO_NO_SIDE;
}

char *
robo_arena_dup_tweak_text (const RoboPlan *before,
                           const RoboPlan *after)
{
  g_autoptr (RoboArena) one = robo_arena_new ("arena", before);
  g_autoptr (RoboArena) other = robo_arena_new ("arena", after);
  g_autoptr (RoboArenaDiff) diff = robo_arena_diff_new (one, other);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < robo_arena_diff_get_length (diff); i++)
    {
      const RoboArenaChange *change = robo_arena_diff_get (diff, i);

      if (!is_caution (change))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", change->sentence);
    }

  return g_string_free (text, FALSE);
}
