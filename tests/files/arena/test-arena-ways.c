// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which spaces each side can reach, in numbers and in words, and that the problems of an arena agree with the
// result.
#include "config.h"

#include "files/arena/robo-arena-check.h"
#include "files/arena/robo-arena-problems.h"
#include "files/arena/robo-arena-ways.h"

#define COLUMNS 6
#define ROWS    5

/* Returns the space at a column and a row: `at (4, 2)` is 4|2. */
static guint
at (guint column,
    guint row)
{
  return (row - 1) * COLUMNS + column - 1;
}

/* Creates an arena with a wall in the middle, a barrier in the wall, and a corner that is enclosed by walls. */
static void
fill_plan (RoboPlan *plan)
{
  *plan = (RoboPlan){ .columns = COLUMNS, .rows = ROWS };
  plan->starts[plan->n_starts++] = (RoboStart){ (guint8)at (1, 3), ROBO_DIR_W, ROBO_DIR_E };
  plan->starts[plan->n_starts++] = (RoboStart){ (guint8)at (6, 3), ROBO_DIR_E, ROBO_DIR_W };
  plan->vp[at (2, 1)] = 1;
  plan->vp[at (5, 5)] = 2;
  plan->vp[at (6, 5)] = 3;
  for (guint row = 1; row <= ROWS; row++)
    robo_plan_set_edge (plan, at (3, row), ROBO_DIR_E, row == 2 ? ROBO_EDGE_BARRIER : ROBO_EDGE_WALL);
  robo_plan_set_edge (plan, at (6, 5), ROBO_DIR_W, ROBO_EDGE_WALL);
  robo_plan_set_edge (plan, at (6, 5), ROBO_DIR_N, ROBO_EDGE_WALL);
}

static void
test_sides (void)
{
  RoboPlan plan;
  RoboWays ways;

  fill_plan (&plan);
  robo_arena_find_ways (&plan, &ways);
  g_assert_false (ways.has_starts[ROBO_DIR_N / 2]);
  g_assert_true (ways.has_starts[ROBO_DIR_W / 2]);
  g_assert_cmpuint (ways.numbers, ==, 1 << 1 | 1 << 2 | 1 << 3);
  g_assert_cmpuint (ways.avoiding[ROBO_DIR_W / 2], ==, 1 << 1);
  g_assert_cmpuint (ways.crossing[ROBO_DIR_W / 2], ==, 1 << 1 | 1 << 2);
  g_assert_cmpuint (ways.avoiding[ROBO_DIR_E / 2], ==, 1 << 2);
  g_assert_cmpuint (ways.crossing[ROBO_DIR_E / 2], ==, 1 << 1 | 1 << 2);
  g_assert_cmpuint (ways.reached[at (4, 1)], ==, 1 << 1 | 1 << 5 | 1 << 7);
  g_assert_cmpuint (ways.reached[at (6, 5)], ==, 0);
}

/* A start in a pit leads nowhere, and a side without a start is reported. */
static void
test_start_in_pit (void)
{
  RoboPlan plan;
  RoboWays ways;

  fill_plan (&plan);
  plan.terrain[at (1, 3)] = ROBO_TERRAIN_PIT;
  robo_arena_find_ways (&plan, &ways);
  g_assert_true (ways.has_starts[ROBO_DIR_W / 2]);
  g_assert_cmpuint (ways.crossing[ROBO_DIR_W / 2], ==, 0);
  g_assert_cmpuint (ways.reached[at (1, 3)], ==, 0);
}

static void
assert_sentences (const RoboPlan *plan,
                  RoboDir         side,
                  const char     *expected)
{
  RoboWays ways;
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;

  robo_arena_find_ways (plan, &ways);
  sentences = robo_ways_dup_sentences (&ways, side);
  text = g_strjoinv ("\n", sentences);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_sentences (void)
{
  RoboPlan plan;

  fill_plan (&plan);
  assert_sentences (&plan, ROBO_DIR_N, "Nobody starts here.");
  assert_sentences (&plan, ROBO_DIR_W,
                    "Reaches VP space 1.\nReaches VP space 2 only through lightning barriers.\nCan’t reach VP space "
                    "3.\nA KillBot that starts here gets stuck at 2|1.");
  plan.vp[at (6, 4)] = 7;
  assert_sentences (&plan, ROBO_DIR_E,
                    "Reaches VP spaces 2 and 7.\nReaches VP space 1 only through lightning barriers.\nCan’t reach "
                    "VP space 3.\nA KillBot that starts here gets stuck at 4|3.");
  assert_sentences (&plan, ROBO_DIR_W,
                    "Reaches VP space 1.\nReaches VP spaces 2 and 7 only through lightning barriers.\nCan’t reach "
                    "VP space 3.\nA KillBot that starts here gets stuck at 2|1.");
  robo_plan_set_edge (&plan, at (3, 4), ROBO_DIR_E, ROBO_EDGE_OPEN);
  robo_plan_set_edge (&plan, at (6, 5), ROBO_DIR_W, ROBO_EDGE_OPEN);
  assert_sentences (&plan, ROBO_DIR_W, "Reaches every VP space.\nA KillBot that starts here gets stuck at 2|1.");
  plan.terrain[at (1, 3)] = ROBO_TERRAIN_WATER;
  assert_sentences (&plan, ROBO_DIR_W, "Can’t reach VP spaces 1, 2, 3 and 7.");
  memset (plan.vp, 0, sizeof plan.vp);
  assert_sentences (&plan, ROBO_DIR_E, "No VP space to reach.\nA KillBot that starts here gets stuck at 4|3.");
}

/* Makes a random plan whose two VP spaces some sides may not reach, or only through barriers. */
static void
scatter (GRand    *rand,
         RoboPlan *plan)
{
  *plan = (RoboPlan){ .columns = COLUMNS, .rows = ROWS };
  for (guint side = 0; side < 4; side++)
    plan->starts[plan->n_starts++] = (RoboStart){ (guint8)(side * 7 + 1), (RoboDir)(side * 2), (RoboDir)(side * 2) };
  for (guint i = 0; i < 14; i++)
    robo_plan_set_edge (plan, (guint)g_rand_int_range (rand, 0, COLUMNS * ROWS - COLUMNS), ROBO_DIR_S,
                        g_rand_boolean (rand) ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER);
  for (guint i = 0; i < 5; i++)
    plan->terrain[g_rand_int_range (rand, 0, COLUMNS * ROWS)] = ROBO_TERRAIN_PIT;
  for (guint i = 0; i < 4; i++)
    plan->terrain[plan->starts[i].space] = ROBO_TERRAIN_FLOOR;
  plan->vp[at (2, 5)] = 1;
  plan->vp[at (5, 2)] = 2;
  plan->terrain[at (2, 5)] = plan->terrain[at (5, 2)] = ROBO_TERRAIN_FLOOR;
}

/* The sentence about KillBots is the last, and exists only if one gets stuck. */
static void
test_killbot_sentence (void)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };

  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (1, 3), ROBO_DIR_W, ROBO_DIR_E };
  plan.vp[at (4, 3)] = 1;
  plan.caution[at (1, 3)][ROBO_DIR_W / 2] = 1 + ROBO_DIR_N;
  plan.caution[at (1, 1)][ROBO_DIR_N / 2] = 1 + ROBO_DIR_E;
  plan.caution[at (6, 1)][ROBO_DIR_E / 2] = 1 + ROBO_DIR_S;
  plan.caution[at (6, 5)][ROBO_DIR_S / 2] = 1 + ROBO_DIR_W;
  assert_sentences (&plan, ROBO_DIR_W, "Reaches every VP space.\nA KillBot that starts here gets stuck at 6|3.");
  plan.caution[at (6, 3)][ROBO_DIR_E / 2] = 1 + ROBO_DIR_S;
  assert_sentences (&plan, ROBO_DIR_W, "Reaches every VP space.\nA KillBot that starts here gets stuck at 4|1.");
  assert_sentences (&plan, ROBO_DIR_E, "Nobody starts here.");
}

static gboolean
has_problem (const RoboPlan *plan,
             RoboProblemCode code)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    if (robo_problems_get (problems, i)->code == code)
      return TRUE;

  return FALSE;
}

static gboolean
reach_all (const RoboWays *ways,
           const guint16  *reached)
{
  for (guint side = 0; side < 4; side++)
    if (reached[side] != ways->numbers)
      return FALSE;

  return TRUE;
}

static void
test_problems (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n[3] = { 0 };

  for (guint i = 0; i < 2000; i++)
    {
      RoboPlan plan;
      RoboWays ways;
      gboolean crossing, avoiding;

      scatter (rand, &plan);
      robo_arena_find_ways (&plan, &ways);
      crossing = reach_all (&ways, ways.crossing);
      avoiding = reach_all (&ways, ways.avoiding);
      g_assert_true (has_problem (&plan, ROBO_PROBLEM_UNREACHABLE) == !crossing);
      if (crossing)
        g_assert_true (has_problem (&plan, ROBO_PROBLEM_ONLY_THROUGH_BARRIERS) == !avoiding);
      n[crossing + avoiding]++;
    }

  /* All three cases have occurred, or the test would have proved nothing. */
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    g_assert_cmpuint (n[i], >, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/arena/arena-ways/each-side/reachable-vp-spaces-are-found", test_sides);
  g_test_add_func ("/files/arena/arena-ways/start-in-a-pit/leads-nowhere", test_start_in_pit);
  g_test_add_func ("/files/arena/arena-ways/sentences/tell-what-each-side-reaches", test_sentences);
  g_test_add_func ("/files/arena/arena-ways/killbot-sentence/is-last-and-only-if-a-killbot-gets-stuck",
                   test_killbot_sentence);
  g_test_add_func ("/files/arena/arena-ways/random-plans/vp-space-out-of-reach-is-reported", test_problems);

  return g_test_run ();
}
