// SPDX-License-Identifier: GPL-3.0-or-later
// Generates arenas from a recipe and a seed.
#pragma once

#include "engine/robo-board.h"
#include "robo-arena-symmetry.h"

G_BEGIN_DECLS

/* Lists the kinds of features that a recipe may allow. VP spaces, starting spaces and caution lines are always
 * allowed. */
typedef enum
{
  ROBO_FEATURE_PIT,
  ROBO_FEATURE_WATER,
  ROBO_FEATURE_BARRIER,
  ROBO_FEATURE_VOLTAGE,
  ROBO_FEATURE_SOLID,
  ROBO_FEATURE_WALL,
  ROBO_FEATURE_WORKSHOP,
  ROBO_FEATURE_VP, /* not for recipes */
} RoboFeature;

/* A recipe may allow the kinds below this number. */
#define ROBO_N_RECIPE_FEATURES ROBO_FEATURE_VP
#define ROBO_N_FEATURES        (ROBO_FEATURE_VP + 1)

/* The first set has a bit for each kind that damages or destroys robots, the second a bit for each kind that a recipe
 * may allow. */
#define ROBO_DANGEROUS_FEATURES \
  (1u << ROBO_FEATURE_PIT | 1u << ROBO_FEATURE_WATER | 1u << ROBO_FEATURE_BARRIER | 1u << ROBO_FEATURE_VOLTAGE)
#define ROBO_ALL_FEATURES ((1u << ROBO_N_RECIPE_FEATURES) - 1)

/* Returns the name on the command line, such as "pit", "water" or "lightning-barrier". */
const char *robo_feature_get_id (RoboFeature feature);

/* Returns the translated name in the plural, as a title. */
const char *robo_feature_get_title (RoboFeature feature);

/* Density and danger are from 1 to this. */
#define ROBO_RECIPE_MAX_LEVEL 5

/* Holds the properties of an arena to be generated. */
typedef struct
{
  guint8       columns;
  guint8       rows;
  RoboSymmetry symmetry; /* a symmetry that is possible for the size */
  guint8       density;  /* how many walls, workshops and VP spaces there are, 1 to ROBO_RECIPE_MAX_LEVEL */
  guint8       danger;   /* how many features damage or destroy robots, 1 to ROBO_RECIPE_MAX_LEVEL */
  guint8       features; /* a bit for each RoboFeature that is allowed; the arena has at least one feature of each
                          * allowed kind */
} RoboArenaRecipe;

/* This recipe has 9 by 9 spaces, medium density and danger, and all kinds of features. An arena of this recipe has
 * the symmetry of half a turn. */
extern const RoboArenaRecipe robo_arena_usual_recipe;

/* Generates an arena with starting spaces at all four sides, in which KillBots can play, and which has no problem of
 * robo_arena_check(). The same recipe and seed give the same arena on every machine. If the attempt fails, returns
 * FALSE, and `reason` is a translated sentence; on success it is NULL. */
gboolean robo_arena_generate (const RoboArenaRecipe *recipe,
                              guint64                seed,
                              RoboPlan              *plan,
                              char                 **reason);

/* Generates an arena like `model`, which must be well formed and have the symmetry, caution lines aside. The new
 * arena has the same size and starting spaces and, where there is room, as many features of each kind, but some of
 * them are at other places. If the attempt fails, for example because the arena turns out the same, returns FALSE and
 * sets `reason` as robo_arena_generate() does. */
gboolean robo_arena_generate_like (const RoboPlan *model,
                                   RoboSymmetry    symmetry,
                                   guint64         seed,
                                   RoboPlan       *plan,
                                   char          **reason);

/* Counts the spaces or edges with the feature. */
guint robo_plan_count_feature (const RoboPlan *plan,
                               RoboFeature     feature);

G_END_DECLS
