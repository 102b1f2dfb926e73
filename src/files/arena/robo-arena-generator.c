// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-generator.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/robo-rng.h"
#include "robo-arena-check.h"
#include "robo-arena-private.h"
#include "robo-arena-problems.h"
#include "robo-arena-repair.h"
#include "robo-arena-ways.h"

const RoboArenaRecipe robo_arena_usual_recipe = {
  .columns = 9,
  .rows = 9,
  .symmetry = ROBO_SYMMETRY_HALF_TURN,
  .density = 3,
  .danger = 3,
  .features = ROBO_ALL_FEATURES,
};

/* Kinds of features */

static const struct
{
  const char *id;
  const char *title;
  const char *no_room; /* the reason why an attempt failed, if none of these features found room */
} features[ROBO_N_FEATURES] = {
  [ROBO_FEATURE_PIT] = { "pit", NC_ ("features", "Pits"), N_ ("There was no room for a pit.") },
  [ROBO_FEATURE_WATER] = { "water", NC_ ("features", "Water"), N_ ("There was no room for water.") },
  [ROBO_FEATURE_BARRIER] = { "lightning-barrier", NC_ ("features", "Lightning barriers"), N_ ("There was no room for a lightning barrier.") },
  [ROBO_FEATURE_VOLTAGE] = { "high-voltage", NC_ ("features", "High voltage"), N_ ("There was no room for high voltage.") },
  [ROBO_FEATURE_SOLID] = { "arena-wall", NC_ ("features", "Arena walls"), N_ ("There was no room for an arena wall.") },
  [ROBO_FEATURE_WALL] = { "energy-wall", NC_ ("features", "Energy walls"), N_ ("There was no room for an energy wall.") },
  [ROBO_FEATURE_WORKSHOP] = { "workshop", NC_ ("features", "Workshops"), N_ ("There was no room for a workshop.") },
  [ROBO_FEATURE_VP] = { "vp", NC_ ("features", "VP spaces"), N_ ("There was no room for a VP space.") },
};

const char *
robo_feature_get_id (RoboFeature feature)
{
  return features[feature].id;
}

const char *
robo_feature_get_title (RoboFeature feature)
{
  return g_dpgettext2 (NULL, "features", features[feature].title);
}

static gboolean
is_for_edges (RoboFeature feature)
{
  return feature == ROBO_FEATURE_WALL || feature == ROBO_FEATURE_BARRIER;
}

static RoboEdge
get_edge_of (RoboFeature feature)
{
  return feature == ROBO_FEATURE_WALL ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER;
}

/* Returns the terrain of the feature, or ROBO_TERRAIN_FLOOR if the feature is no terrain. */
static RoboTerrain
get_terrain_of (RoboFeature feature)
{
  switch (feature)
    {
    case ROBO_FEATURE_PIT:
      return ROBO_TERRAIN_PIT;
    case ROBO_FEATURE_WATER:
      return ROBO_TERRAIN_WATER;
    case ROBO_FEATURE_SOLID:
      return ROBO_TERRAIN_SOLID;
    case ROBO_FEATURE_BARRIER:
    case ROBO_FEATURE_VOLTAGE:
    case ROBO_FEATURE_WALL:
    case ROBO_FEATURE_WORKSHOP:
    case ROBO_FEATURE_VP:
      break;
    }

  return ROBO_TERRAIN_FLOOR;
}

static guint
count_spaces (const RoboPlan *plan)
{
  return (guint)plan->columns * plan->rows;
}

guint
robo_plan_count_feature (const RoboPlan *plan,
                         RoboFeature     feature)
{
  RoboTerrain terrain = get_terrain_of (feature);
  guint       n = 0;

  for (guint space = 0; space < count_spaces (plan); space++)
    {
      if (is_for_edges (feature))
        n += (plan->edge_east[space] == get_edge_of (feature)) + (plan->edge_south[space] == get_edge_of (feature));
      else if (terrain != ROBO_TERRAIN_FLOOR)
        n += plan->terrain[space] == terrain;
      else if (feature == ROBO_FEATURE_VP)
        n += plan->vp[space] != 0;
      else
        n += feature == ROBO_FEATURE_WORKSHOP ? plan->workshop[space] : plan->high_voltage[space];
    }

  return n;
}

/* Placing features */

/* Holds an arena that is being generated. Each feature is placed together with its images under the symmetry. */
typedef struct
{
  RoboPlan     *plan;
  RoboRng       rng;
  RoboSymmetry  symmetry;
  guint         n_images;
  RoboTransform transforms[ROBO_MAX_IMAGES];
  /* by space: whether it is a starting space or the space at which its arrow points; these get no features except
   * edges */
  gboolean is_kept_free[ROBO_MAX_SPACES];
} Draft;

static void
draft_init (Draft       *self,
            RoboPlan    *plan,
            RoboSymmetry symmetry,
            guint64      seed)
{
  *self = (Draft){ .plan = plan, .symmetry = symmetry };
  robo_rng_seed (&self->rng, seed);
  self->n_images = robo_symmetry_get_transforms (symmetry, self->transforms);
  for (guint i = 0; i < plan->n_starts; i++)
    {
      guint front = robo_plan_get_neighbour (plan, plan->starts[i].space, plan->starts[i].arrow);

      self->is_kept_free[plan->starts[i].space] = TRUE;
      if (front != ROBO_NO_SPACE)
        self->is_kept_free[front] = TRUE;
    }
}

static guint
get_image (const Draft *self,
           guint        image,
           guint        space)
{
  return robo_transform_space (self->transforms[image], self->plan->columns, self->plan->rows, space);
}

/* Returns the number of steps that a robot needs if it may also move diagonally and no walls are in the way. */
static guint
get_distance (const RoboPlan *plan,
              guint           from,
              guint           to)
{
  gint columns = (gint)(from % plan->columns) - (gint)(to % plan->columns);
  gint rows = (gint)(from / plan->columns) - (gint)(to / plan->columns);

  return (guint)MAX (ABS (columns), ABS (rows));
}

/* Returns whether all floor is connected for robots that cross no barriers. */
static gboolean
is_connected (const RoboPlan *plan)
{
  RoboPieces pieces;

  robo_arena_find_pieces (plan, FALSE, &pieces);
  for (guint space = 0; space < count_spaces (plan); space++)
    if (pieces.piece[space] > 1)
      return FALSE;

  return TRUE;
}

/* Returns whether there is a floor space with holes at two opposite sides, from which robots cannot drive to one or
 * both of the other neighbors. A KillBot that a caution line turns there may have nowhere to go. */
static gboolean
has_trap (const RoboPlan *plan)
{
  for (guint space = 0; space < count_spaces (plan); space++)
    for (RoboDir dir = ROBO_DIR_N; dir <= ROBO_DIR_E; dir += 2)
      if (plan->terrain[space] == ROBO_TERRAIN_FLOOR && robo_arena_is_hole_ahead (plan, space, dir) &&
          robo_arena_is_hole_ahead (plan, space, robo_dir_opposite (dir)) &&
          (!robo_arena_can_drive (plan, space, robo_dir_turn (dir, 2), TRUE) ||
           !robo_arena_can_drive (plan, space, robo_dir_turn (dir, -2), TRUE)))
        return TRUE;

  return FALSE;
}

/* Returns whether all floor is connected and no space is a trap for KillBots. */
static gboolean
is_drivable (const RoboPlan *plan)
{
  return is_connected (plan) && !has_trap (plan);
}

static gboolean
has_edges (const RoboPlan *plan,
           guint           space)
{
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    if (robo_plan_get_edge (plan, space, i * 2) != ROBO_EDGE_OPEN)
      return TRUE;

  return FALSE;
}

/* Returns whether a VP space here would be too near to another VP space or to a starting space. Robots should have to
 * drive for VP. */
static gboolean
is_too_near_for_vp (const RoboPlan *plan,
                    guint           space)
{
  for (guint other = 0; other < count_spaces (plan); other++)
    if (plan->vp[other] != 0 && get_distance (plan, space, other) < 2)
      return TRUE;
  for (guint i = 0; i < plan->n_starts; i++)
    if (get_distance (plan, space, plan->starts[i].space) < 2)
      return TRUE;

  return FALSE;
}

static gboolean
set_feature (const Draft *self,
             RoboPlan    *plan,
             RoboFeature  feature,
             guint        space)
{
  gboolean is_bare = plan->vp[space] == 0 && !plan->workshop[space];

  if (plan->terrain[space] != ROBO_TERRAIN_FLOOR || self->is_kept_free[space])
    return FALSE;

  switch (feature)
    {
    case ROBO_FEATURE_PIT:
    case ROBO_FEATURE_WATER:
    case ROBO_FEATURE_SOLID:
      if (!is_bare || plan->high_voltage[space] || has_edges (plan, space))
        return FALSE;
      plan->terrain[space] = get_terrain_of (feature);
      return TRUE;
    case ROBO_FEATURE_VOLTAGE:
      if (plan->workshop[space] || plan->high_voltage[space])
        return FALSE;
      plan->high_voltage[space] = TRUE;
      return TRUE;
    case ROBO_FEATURE_WORKSHOP:
      if (!is_bare || plan->high_voltage[space])
        return FALSE;
      plan->workshop[space] = TRUE;
      return TRUE;
    case ROBO_FEATURE_VP:
      if (!is_bare || is_too_near_for_vp (plan, space))
        return FALSE;
      plan->vp[space] = 1;
      return TRUE;
    case ROBO_FEATURE_BARRIER:
    case ROBO_FEATURE_WALL:
      break;
    }

  g_return_val_if_reached (FALSE);
}

/* Returns whether `image` is one of the first n_images images of `space`, so that it has the feature already. */
static gboolean
is_earlier_image (const Draft *self,
                  guint        n_images,
                  guint        space,
                  guint        image)
{
  for (guint i = 0; i < n_images; i++)
    if (get_image (self, i, space) == image)
      return TRUE;

  return FALSE;
}

/* Places the feature on a space and its images. Returns FALSE and changes nothing if one of these spaces does not
 * suit, if the arena would not be drivable any more, or if there would be too many VP spaces. */
static gboolean
place_on_space (Draft      *self,
                RoboFeature feature,
                guint       space)
{
  RoboPlan plan;

  if (self->plan->terrain[space] != ROBO_TERRAIN_FLOOR || self->is_kept_free[space])
    return FALSE;

  plan = *self->plan;
  for (guint i = 0; i < self->n_images; i++)
    {
      guint image = get_image (self, i, space);

      if (!is_earlier_image (self, i, space, image) && !set_feature (self, &plan, feature, image))
        return FALSE;
    }
  if (get_terrain_of (feature) != ROBO_TERRAIN_FLOOR && !is_drivable (&plan))
    return FALSE;
  if (robo_plan_count_feature (&plan, ROBO_FEATURE_VP) > ROBO_MAX_VP_NUMBER)
    return FALSE;

  *self->plan = plan;

  return TRUE;
}

/* Returns whether the edge is in the way of a robot that is pushed off a starting space. */
static gboolean
is_before_start (const RoboPlan *plan,
                 guint           space,
                 RoboDir         side)
{
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space && plan->starts[i].arrow == side)
      return TRUE;

  return FALSE;
}

/* Places the feature on an edge and its images, between spaces of floor. Returns FALSE and changes nothing if one of
 * the edges does not suit, or if the arena would not be drivable any more. */
static gboolean
place_on_edge (Draft      *self,
               RoboFeature feature,
               guint       space,
               RoboDir     side)
{
  RoboPlan plan;

  if (robo_plan_get_edge (self->plan, space, side) != ROBO_EDGE_OPEN)
    return FALSE;

  plan = *self->plan;
  for (guint i = 0; i < self->n_images; i++)
    {
      guint   image = get_image (self, i, space);
      RoboDir dir = robo_transform_dir (self->transforms[i], side);
      guint   other = robo_plan_get_neighbour (&plan, image, dir);

      if (other == ROBO_NO_SPACE || plan.terrain[image] != ROBO_TERRAIN_FLOOR ||
          plan.terrain[other] != ROBO_TERRAIN_FLOOR || is_before_start (&plan, image, dir) ||
          is_before_start (&plan, other, robo_dir_opposite (dir)))
        return FALSE;
      robo_plan_set_edge (&plan, image, dir, get_edge_of (feature));
    }
  if (!is_drivable (&plan))
    return FALSE;

  *self->plan = plan;

  return TRUE;
}

/* Fills `order` with all spaces in random order. */
static void
shuffle_spaces (Draft *self,
                guint8 order[ROBO_MAX_SPACES])
{
  for (guint i = 0; i < count_spaces (self->plan); i++)
    order[i] = (guint8)i;
  robo_rng_shuffle (&self->rng, order, count_spaces (self->plan));
}

/* Adds walls or barriers to edges until there are enough or all spaces have been tried. A wall often continues in a
 * straight line. */
static void
add_edges (Draft      *self,
           RoboFeature feature,
           guint       n_wanted)
{
  guint  n = robo_plan_count_feature (self->plan, feature);
  guint8 order[ROBO_MAX_SPACES];

  shuffle_spaces (self, order);
  for (guint i = 0; i < count_spaces (self->plan) && n < n_wanted; i++)
    {
      guint   space = order[i];
      RoboDir side = robo_rng_below (&self->rng, 2) == 0 ? ROBO_DIR_E : ROBO_DIR_S;

      while (space != ROBO_NO_SPACE && n < n_wanted && place_on_edge (self, feature, space, side))
        {
          n = robo_plan_count_feature (self->plan, feature);
          if (robo_rng_below (&self->rng, 2) != 0)
            break;
          space = robo_plan_get_neighbour (self->plan, space, side == ROBO_DIR_E ? ROBO_DIR_S : ROBO_DIR_E);
        }
    }
}

/* Adds features to spaces until there are enough or all spaces have been tried. Terrain grows in patches. */
static void
add_spaces (Draft      *self,
            RoboFeature feature,
            guint       n_wanted)
{
  gboolean grows = get_terrain_of (feature) != ROBO_TERRAIN_FLOOR;
  guint    n = robo_plan_count_feature (self->plan, feature);
  guint8   order[ROBO_MAX_SPACES];

  shuffle_spaces (self, order);
  for (guint i = 0; i < count_spaces (self->plan) && n < n_wanted; i++)
    {
      guint space = order[i];

      while (space != ROBO_NO_SPACE && n < n_wanted && place_on_space (self, feature, space))
        {
          n = robo_plan_count_feature (self->plan, feature);
          if (!grows || robo_rng_below (&self->rng, 3) == 0)
            break;
          space = robo_plan_get_neighbour (self->plan, space, 2 * robo_rng_below (&self->rng, ROBO_N_SIDES));
        }
    }
}

static void
add_features (Draft      *self,
              RoboFeature feature,
              guint       n_wanted)
{
  if (is_for_edges (feature))
    add_edges (self, feature, n_wanted);
  else
    add_spaces (self, feature, n_wanted);
}

/* Generating */

/* Lists the features in the order in which they are placed. VP spaces come first because they must be apart from each
 * other, and edges come last because they must be between spaces whose terrain is known. */
static const RoboFeature placing_order[ROBO_N_FEATURES] = {
  ROBO_FEATURE_VP,
  ROBO_FEATURE_WORKSHOP,
  ROBO_FEATURE_SOLID,
  ROBO_FEATURE_PIT,
  ROBO_FEATURE_WATER,
  ROBO_FEATURE_VOLTAGE,
  ROBO_FEATURE_WALL,
  ROBO_FEATURE_BARRIER,
};

/* Numbers the VP spaces by row. */
static void
number_vp_spaces (RoboPlan *plan)
{
  guint8 number = 0;

  for (guint space = 0; space < count_spaces (plan); space++)
    if (plan->vp[space] != 0)
      plan->vp[space] = ++number;
}

/* Returns the first space whose caution line makes a KillBot drive into a hole, or ROBO_NO_SPACE. */
static guint
find_bad_line (const RoboPlan *plan)
{
  for (guint space = 0; space < count_spaces (plan); space++)
    for (guint i = 0; i < ROBO_N_SIDES; i++)
      if (plan->caution[space][i] != 0 && robo_arena_is_hole_ahead (plan, space, plan->caution[space][i] - 1))
        return space;

  return ROBO_NO_SPACE;
}

/* Returns the reason why the arena is not good enough, or NULL. Problems that come from a model count, too. */
static char *
dup_fault (const RoboPlan *plan)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  guint              bad_line = find_bad_line (plan);
  const RoboProblem *problem;

  if (bad_line != ROBO_NO_SPACE)
    {
      g_autofree char *place = robo_arena_dup_place (plan, bad_line);

      /* Translators: This is the reason why a generated arena was dropped. %s is a space such as 4|2. */
      return g_strdup_printf (_ ("At %s, a KillBot would fall into a pit or water whichever way it turns."), place);
    }

  robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems);
  if (robo_problems_get_length (problems) == 0)
    return NULL;

  problem = robo_problems_get (problems, 0);
  if (problem->code == ROBO_PROBLEM_KILLBOT_STUCK)
    {
      g_autofree char *place = robo_arena_dup_place (plan, problem->place);

      /* Translators: This is the reason why a generated arena was dropped. %s is a space such as 4|2. */
      return g_strdup_printf (_ ("At %s, a KillBot would get stuck at a wall."), place);
    }

  return g_strdup (problem->sentence);
}

/* Adds features of each kind until there are n_wanted or there is no room. Then numbers the VP spaces and adds the
 * caution lines. Returns the reason of a failure, or NULL. */
static char *
complete (Draft      *self,
          const guint n_wanted[ROBO_N_FEATURES])
{
  /* Place one feature of each kind before the rest, because a crowded arena soon has no room for more kinds. */
  for (guint i = 0; i < ROBO_N_FEATURES; i++)
    {
      RoboFeature feature = placing_order[i];

      add_features (self, feature, MIN (n_wanted[feature], 1));
      if (n_wanted[feature] > 0 && robo_plan_count_feature (self->plan, feature) == 0)
        return g_strdup (_ (features[feature].no_room));
    }
  for (guint i = 0; i < ROBO_N_FEATURES; i++)
    add_features (self, placing_order[i], n_wanted[placing_order[i]]);
  number_vp_spaces (self->plan);
  robo_arena_add_cautions (self->plan, self->symmetry);

  return dup_fault (self->plan);
}

/* Returns the number of features of one kind in a group of kinds. A single kind gets `percent` of the spaces. The
 * more kinds there are, the more spaces they share, and the fewer each kind gets, but at least one. */
static guint
get_share (guint n_spaces,
           guint percent,
           guint n_kinds)
{
  return MAX (1, n_spaces * percent * (1 + n_kinds) / (200 * n_kinds));
}

static void
get_wanted (const RoboArenaRecipe *recipe,
            guint                  n_wanted[ROBO_N_FEATURES])
{
  static const guint8 percent_of_walls[] = { 2, 4, 7, 11, 16 };
  static const guint8 percent_of_dangers[] = { 3, 6, 10, 15, 21 };
  const guint         walls = recipe->features & (1u << ROBO_FEATURE_SOLID | 1u << ROBO_FEATURE_WALL);
  const guint         dangers = recipe->features & ROBO_DANGEROUS_FEATURES;
  guint               n_spaces = (guint)recipe->columns * recipe->rows;

  for (guint i = 0; i < ROBO_N_RECIPE_FEATURES; i++)
    {
      if ((recipe->features & 1u << i) == 0)
        n_wanted[i] = 0;
      else if ((walls & 1u << i) != 0)
        n_wanted[i] = get_share (n_spaces, percent_of_walls[recipe->density - 1], (guint)__builtin_popcount (walls));
      else if ((dangers & 1u << i) != 0)
        n_wanted[i] = get_share (n_spaces, percent_of_dangers[recipe->danger - 1], (guint)__builtin_popcount (dangers));
      else
        n_wanted[i] = 1 + n_spaces * recipe->density / 100;
    }
  n_wanted[ROBO_FEATURE_VP] = CLAMP (n_spaces * (3u + recipe->density) / 81, 2, ROBO_MAX_VP_NUMBER);
}

/* Adds the starting spaces of a side, in the middle. Their number is odd if the side has an odd number of spaces, so
 * that every symmetry is possible. */
static void
add_starts (RoboPlan *plan,
            RoboDir   side)
{
  gboolean is_row = side == ROBO_DIR_N || side == ROBO_DIR_S;
  guint    length = is_row ? plan->columns : plan->rows;
  guint    n = length % 2 == 0 ? 2 : length < 7 ? 1
                                                : 3;

  for (guint i = 0; i < n; i++)
    {
      guint along = (length - n) / 2 + i;
      guint across = side == ROBO_DIR_N || side == ROBO_DIR_W ? 0 : (is_row ? plan->rows : plan->columns) - 1u;

      plan->starts[plan->n_starts++] = (RoboStart){
        .space = (guint8)(is_row ? robo_plan_get_space (plan, along, across) : robo_plan_get_space (plan, across, along)),
        .side = (guint8)side,
        .arrow = (guint8)robo_dir_opposite (side),
      };
    }
}

gboolean
robo_arena_generate (const RoboArenaRecipe *recipe,
                     guint64                seed,
                     RoboPlan              *plan,
                     char                 **reason)
{
  guint n_wanted[ROBO_N_FEATURES];
  Draft draft;

  g_return_val_if_fail (recipe->columns >= ROBO_MIN_SIDE && recipe->columns <= ROBO_MAX_SIDE, FALSE);
  g_return_val_if_fail (recipe->rows >= ROBO_MIN_SIDE && recipe->rows <= ROBO_MAX_SIDE, FALSE);
  g_return_val_if_fail (robo_symmetry_is_possible (recipe->symmetry, recipe->columns, recipe->rows), FALSE);
  g_return_val_if_fail (recipe->density >= 1 && recipe->density <= ROBO_RECIPE_MAX_LEVEL, FALSE);
  g_return_val_if_fail (recipe->danger >= 1 && recipe->danger <= ROBO_RECIPE_MAX_LEVEL, FALSE);

  *plan = (RoboPlan){ .columns = recipe->columns, .rows = recipe->rows };
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    add_starts (plan, i * 2);
  get_wanted (recipe, n_wanted);
  draft_init (&draft, plan, recipe->symmetry, seed);
  /* Most arenas with arena walls have some in their corners, like the published arenas. */
  if (n_wanted[ROBO_FEATURE_SOLID] > 0 && robo_rng_below (&draft.rng, 4) != 0)
    for (guint i = 0; i < 4; i++)
      place_on_space (&draft, ROBO_FEATURE_SOLID,
                      robo_plan_get_space (plan, i % 2 * (recipe->columns - 1u), i / 2 * (recipe->rows - 1u)));
  *reason = complete (&draft, n_wanted);

  return *reason == NULL;
}

/* Arenas like a model */

/* Removes the features of a space and its images, unless a drivable arena would then not be drivable any more. */
static void
clear_space (Draft *self,
             guint  space)
{
  RoboPlan *plan = self->plan;
  RoboPlan  before = *plan;

  for (guint i = 0; i < self->n_images; i++)
    {
      guint image = get_image (self, i, space);

      plan->terrain[image] = ROBO_TERRAIN_FLOOR;
      plan->vp[image] = 0;
      plan->workshop[image] = plan->high_voltage[image] = FALSE;
    }
  if (is_drivable (&before) && !is_drivable (plan))
    *plan = before;
}

static void
clear_edge (Draft  *self,
            guint   space,
            RoboDir side)
{
  for (guint i = 0; i < self->n_images; i++)
    robo_plan_set_edge (self->plan, get_image (self, i, space), robo_transform_dir (self->transforms[i], side),
                        ROBO_EDGE_OPEN);
}

static gboolean
is_corner (const RoboPlan *plan,
           guint           space)
{
  guint column = space % plan->columns;
  guint row = space / plan->columns;

  return (column == 0 || column == plan->columns - 1u) && (row == 0 || row == plan->rows - 1u);
}

static gboolean
has_feature (const RoboPlan *plan,
             guint           space)
{
  return plan->terrain[space] != ROBO_TERRAIN_FLOOR || plan->vp[space] != 0 || plan->workshop[space] ||
         plan->high_voltage[space];
}

/* Returns whether no image of the space comes before the space itself. */
static gboolean
is_first_image (const Draft *self,
                guint        space)
{
  for (guint i = 0; i < self->n_images; i++)
    if (get_image (self, i, space) < space)
      return FALSE;

  return TRUE;
}

/* Returns a number that is the same for both sides of an edge, and grows from north-west to south-east. */
static guint
get_edge_index (const RoboPlan *plan,
                guint           space,
                RoboDir         side)
{
  if (side == ROBO_DIR_N || side == ROBO_DIR_W)
    return 2 * robo_plan_get_neighbour (plan, space, side) + (side == ROBO_DIR_N);

  return 2 * space + (side == ROBO_DIR_S);
}

static gboolean
is_first_edge (const Draft *self,
               guint        space,
               RoboDir      side)
{
  for (guint i = 0; i < self->n_images; i++)
    if (get_edge_index (self->plan, get_image (self, i, space), robo_transform_dir (self->transforms[i], side)) <
        get_edge_index (self->plan, space, side))
      return FALSE;

  return TRUE;
}

/* Removes about a third of the features, and all caution lines. Features on corner spaces are the frame of the arena,
 * and stay. */
static void
thin_out (Draft *self)
{
  RoboPlan *plan = self->plan;

  memset (plan->caution, 0, sizeof plan->caution);
  for (guint space = 0; space < count_spaces (plan); space++)
    {
      if (has_feature (plan, space) && !is_corner (plan, space) && is_first_image (self, space) &&
          robo_rng_below (&self->rng, 3) == 0)
        clear_space (self, space);
      for (RoboDir side = ROBO_DIR_E; side <= ROBO_DIR_S; side += 2)
        if (robo_plan_get_edge (plan, space, side) != ROBO_EDGE_OPEN && is_first_edge (self, space, side) &&
            robo_rng_below (&self->rng, 3) == 0)
          clear_edge (self, space, side);
    }
}

gboolean
robo_arena_generate_like (const RoboPlan *model,
                          RoboSymmetry    symmetry,
                          guint64         seed,
                          RoboPlan       *plan,
                          char          **reason)
{
  guint n_wanted[ROBO_N_FEATURES];
  Draft draft;

  g_return_val_if_fail (robo_symmetry_is_possible (symmetry, model->columns, model->rows), FALSE);

  for (guint i = 0; i < ROBO_N_FEATURES; i++)
    n_wanted[i] = robo_plan_count_feature (model, (RoboFeature)i);
  *plan = *model;
  draft_init (&draft, plan, symmetry, seed);
  thin_out (&draft);
  *reason = complete (&draft, n_wanted);
  if (*reason == NULL && robo_plan_has_same_look (plan, model))
    *reason = g_strdup (_ ("It turned out the same as the arena it was made from."));

  return *reason == NULL;
}
