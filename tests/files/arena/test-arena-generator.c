// SPDX-License-Identifier: GPL-3.0-or-later
// Generates arenas from recipes: a seed always gives the same arena, which has no problems and everything that the
// recipe asks for.
#include "files/arena/robo-arena-generator.h"

#include <string.h>

#include "files/arena/robo-arena-check.h"
#include "files/arena/robo-arena-killbot.h"

#define N_SEEDS 300

/* Generates from the first seed that succeeds. */
static RoboPlan
generate (const RoboArenaRecipe *recipe,
          guint64                seed)
{
  RoboPlan plan;

  for (;; seed++)
    {
      g_autofree char *reason = NULL;

      if (robo_arena_generate (recipe, seed, &plan, &reason))
        return plan;
    }
}

static void
assert_good (const RoboPlan *plan,
             RoboSymmetry    symmetry)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  guint     sides = 0;
  RoboStuck stuck;

  g_assert_true (robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_false (robo_arena_find_stuck (plan, ROBO_ARENA_ALL_SIDES, &stuck));
  g_assert_true (robo_symmetry_holds (symmetry, plan));
  for (guint i = 0; i < plan->n_starts; i++)
    sides |= 1u << plan->starts[i].side / 2;
  g_assert_cmpuint (sides, ==, 0xf);
  g_assert_cmpuint (robo_plan_count_feature (plan, ROBO_FEATURE_VP), >, 0);
}

/* A failed attempt gives a whole sentence as its reason. Few attempts fail at the usual sizes. */
static void
test_valid (gconstpointer data)
{
  RoboSymmetry symmetry = GPOINTER_TO_UINT (data);
  guint        n_failed = 0;

  for (guint64 seed = 1; seed <= N_SEEDS; seed++)
    {
      RoboArenaRecipe  recipe = robo_arena_usual_recipe;
      g_autofree char *reason = NULL;
      RoboPlan         plan;

      recipe.symmetry = symmetry;
      recipe.columns = (guint8)(symmetry == ROBO_SYMMETRY_QUARTERS_TURNED ? 8 + seed % 8 : 8 + seed / 3 % 8);
      recipe.rows = (guint8)(8 + seed % 8);
      recipe.density = (guint8)(1 + seed / 8 % 5);
      recipe.danger = (guint8)(1 + seed / 40 % 5);
      if (!robo_arena_generate (&recipe, seed, &plan, &reason))
        {
          g_assert_true (g_str_has_suffix (reason, "."));
          g_test_message ("seed %" G_GUINT64_FORMAT ": %s", seed, reason);
          n_failed++;
          continue;
        }
      g_assert_null (reason);
      assert_good (&plan, symmetry);
      g_assert_cmpuint (plan.columns, ==, recipe.columns);
      g_assert_cmpuint (plan.rows, ==, recipe.rows);
      for (guint i = 0; i < ROBO_N_RECIPE_FEATURES; i++)
        g_assert_cmpuint (robo_plan_count_feature (&plan, (RoboFeature)i), >, 0);
    }
  g_assert_cmpuint (n_failed, <, N_SEEDS / 20);
}

/* Sizes with an odd number of columns and any number of rows have an arena of each symmetry that is possible. */
static void
test_sizes (void)
{
  for (guint symmetry = 0; symmetry < ROBO_N_SYMMETRIES; symmetry++)
    for (guint columns = ROBO_MIN_SIDE; columns <= ROBO_MAX_SIDE; columns += 2)
      for (guint rows = ROBO_MIN_SIDE; rows <= ROBO_MAX_SIDE; rows++)
        {
          RoboArenaRecipe recipe = robo_arena_usual_recipe;
          RoboPlan        plan;

          recipe.symmetry = (RoboSymmetry)symmetry;
          recipe.columns = (guint8)columns;
          recipe.rows = (guint8)rows;
          recipe.features = 1u << ROBO_FEATURE_PIT | 1u << ROBO_FEATURE_WALL;
          if (!robo_symmetry_is_possible (recipe.symmetry, columns, rows))
            continue;
          plan = generate (&recipe, 1);
          assert_good (&plan, recipe.symmetry);
        }
}

/* These rows are the output of the generator when it was new. If a change of the generator changes them, the numbers
 * that players have noted no longer give their arenas, so write a line in NEWS. */
static void
test_same (void)
{
  static const char *const rows[] = {
    "#.o.....#",
    "..~.....o",
    "...~.....",
    ".........",
    ".....~...",
    "o.....~..",
    "#.....o.#",
  };
  RoboArenaRecipe recipe = robo_arena_usual_recipe;
  RoboPlan        one, again, other;

  recipe.rows = 7;
  one = generate (&recipe, 10);
  again = generate (&recipe, 10);
  other = generate (&recipe, 11);
  g_assert_cmpmem (&one, sizeof one, &again, sizeof again);
  g_assert_false (robo_plan_has_same_look (&one, &other));
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_autofree char *letters = g_strdup (rows[row]);

      for (guint column = 0; column < one.columns; column++)
        letters[column] = ".o~#"[one.terrain[row * one.columns + column]];
      g_assert_cmpstr (letters, ==, rows[row]);
    }
}

/* Counts the features of twenty arenas. */
static void
count_features (const RoboArenaRecipe *recipe,
                guint                  n[ROBO_N_FEATURES])
{
  memset (n, 0, ROBO_N_FEATURES * sizeof *n);
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      RoboPlan plan = generate (recipe, 1000 * seed);

      for (guint i = 0; i < ROBO_N_FEATURES; i++)
        n[i] += robo_plan_count_feature (&plan, (RoboFeature)i);
    }
}

/* Each level has more walls, workshops and VP spaces than the level before, and as many dangers. */
static void
test_density (void)
{
  RoboArenaRecipe recipe = robo_arena_usual_recipe;
  guint           before[ROBO_N_FEATURES] = { 0 };

  recipe.symmetry = ROBO_SYMMETRY_OFF;
  recipe.rows = 11;
  for (recipe.density = 1; recipe.density <= ROBO_RECIPE_MAX_LEVEL; recipe.density++)
    {
      guint n[ROBO_N_FEATURES];

      count_features (&recipe, n);
      g_assert_cmpuint (n[ROBO_FEATURE_SOLID], >, before[ROBO_FEATURE_SOLID]);
      g_assert_cmpuint (n[ROBO_FEATURE_WALL], >, before[ROBO_FEATURE_WALL]);
      g_assert_cmpuint (n[ROBO_FEATURE_WORKSHOP], >, before[ROBO_FEATURE_WORKSHOP]);
      g_assert_cmpuint (n[ROBO_FEATURE_VP], >, before[ROBO_FEATURE_VP]);
      if (recipe.density > 1)
        g_assert_cmpuint (n[ROBO_FEATURE_PIT], ==, before[ROBO_FEATURE_PIT]);
      memcpy (before, n, sizeof before);
    }
}

static void
test_danger (void)
{
  RoboArenaRecipe recipe = robo_arena_usual_recipe;
  guint           before[ROBO_N_FEATURES] = { 0 };

  recipe.symmetry = ROBO_SYMMETRY_OFF;
  recipe.rows = 11;
  for (recipe.danger = 1; recipe.danger <= ROBO_RECIPE_MAX_LEVEL; recipe.danger++)
    {
      guint n[ROBO_N_FEATURES];

      count_features (&recipe, n);
      for (guint i = 0; i < ROBO_N_RECIPE_FEATURES; i++)
        if ((ROBO_DANGEROUS_FEATURES & 1u << i) != 0)
          g_assert_cmpuint (n[i], >, before[i]);
      if (recipe.danger > 1)
        g_assert_cmpuint (n[ROBO_FEATURE_WORKSHOP], ==, before[ROBO_FEATURE_WORKSHOP]);
      memcpy (before, n, sizeof before);
    }
}

/* An arena has the kinds of features in its recipe and no other kinds. */
static void
test_kinds (void)
{
  for (guint features = 0; features <= ROBO_ALL_FEATURES; features++)
    {
      RoboArenaRecipe recipe = robo_arena_usual_recipe;
      RoboPlan        plan;

      recipe.features = (guint8)features;
      recipe.rows = 8;
      plan = generate (&recipe, features);
      for (guint i = 0; i < ROBO_N_RECIPE_FEATURES; i++)
        g_assert_cmpint (robo_plan_count_feature (&plan, (RoboFeature)i) > 0, ==, (features & 1u << i) != 0);
    }
}

/* The smallest arena has no room for everything that is unchanged by a quarter turn. */
static void
test_no_room (void)
{
  RoboArenaRecipe recipe = robo_arena_usual_recipe;
  guint           n_no_room = 0;

  recipe.columns = recipe.rows = ROBO_MIN_SIDE;
  recipe.symmetry = ROBO_SYMMETRY_QUARTERS_TURNED;
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autofree char *reason = NULL;
      RoboPlan         plan;

      g_assert_false (robo_arena_generate (&recipe, seed, &plan, &reason));
      n_no_room += g_str_has_prefix (reason, "There was no room for ");
    }
  g_assert_cmpuint (n_no_room, >, 10);
}

/* Arenas that are like another arena keep its size, starting spaces and symmetry. They have about as many features,
 * most of them on the same spaces. */
static void
test_like (gconstpointer data)
{
  RoboSymmetry    symmetry = GPOINTER_TO_UINT (data);
  RoboArenaRecipe recipe = robo_arena_usual_recipe;
  guint           n_good = 0;
  RoboPlan        model;

  recipe.symmetry = symmetry;
  model = generate (&recipe, 5);
  model.theme = ROBO_THEME_NEON;
  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autofree char *reason = NULL;
      g_autofree char *reason_again = NULL;
      guint            n_same = 0;
      RoboPlan         plan, again;

      if (!robo_arena_generate_like (&model, symmetry, seed, &plan, &reason))
        {
          g_assert_true (g_str_has_suffix (reason, "."));
          continue;
        }
      n_good++;
      assert_good (&plan, symmetry);
      g_assert_true (robo_arena_generate_like (&model, symmetry, seed, &again, &reason_again));
      g_assert_cmpmem (&plan, sizeof plan, &again, sizeof again);
      g_assert_cmpuint (plan.theme, ==, ROBO_THEME_NEON);
      g_assert_cmpmem (plan.starts, sizeof plan.starts, model.starts, sizeof model.starts);
      g_assert_false (robo_plan_has_same_look (&plan, &model));
      for (guint space = 0; space < 81; space++)
        n_same += plan.terrain[space] == model.terrain[space];
      g_assert_cmpuint (n_same, >, 50);
    }
  g_assert_cmpuint (n_good, >, 20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    {
      g_autofree char *valid =
        g_strdup_printf ("/files/arena/arena-generator/generated-arena/has-no-problems/symmetry-%s",
                         robo_symmetry_get_id ((RoboSymmetry)i));
      g_autofree char *like =
        g_strdup_printf ("/files/arena/arena-generator/arena-like-a-model/keeps-starts-and-most-spaces/symmetry-%s",
                         robo_symmetry_get_id ((RoboSymmetry)i));

      g_test_add_data_func (valid, GUINT_TO_POINTER (i), test_valid);
      g_test_add_data_func (like, GUINT_TO_POINTER (i), test_like);
    }
  g_test_add_func ("/files/arena/arena-generator/odd-number-of-columns/each-possible-symmetry-can-be-generated",
                   test_sizes);
  g_test_add_func ("/files/arena/arena-generator/same-seed/gives-the-same-arena", test_same);
  g_test_add_func ("/files/arena/arena-generator/higher-density/adds-walls-workshops-and-vp-spaces", test_density);
  g_test_add_func ("/files/arena/arena-generator/higher-danger/adds-pits-water-and-lightning", test_danger);
  g_test_add_func ("/files/arena/arena-generator/kinds-of-features/appear-exactly-if-allowed", test_kinds);
  g_test_add_func ("/files/arena/arena-generator/recipe-too-large-for-the-arena/reason-is-given", test_no_room);

  return g_test_run ();
}
