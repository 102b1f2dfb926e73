// SPDX-License-Identifier: GPL-3.0-or-later
// Generates arenas and tries them out in games.
#include "simulation/robo-arena-candidate.h"

#include <string.h>

static RoboRuleSet *
load_rules (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboRuleSet *rules = robo_rule_set_load_bundled ("standard", problems);

  g_assert_nonnull (rules);

  return rules;
}

static RoboArenaCandidate *
make (RoboSymmetry symmetry,
      guint64      seed)
{
  g_autoptr (RoboRuleSet) rules = load_rules ();
  RoboCandidateOrder order = { .recipe = robo_arena_usual_recipe, .n_games = ROBO_CANDIDATE_MIN_GAMES };

  order.recipe.symmetry = symmetry;
  order.recipe.rows = symmetry == ROBO_SYMMETRY_QUARTERS_TURNED ? 9 : 7;

  return robo_arena_candidate_new (&order, rules, seed, NULL);
}

static void
test_same (void)
{
  g_autoptr (RoboArenaCandidate) one = make (ROBO_SYMMETRY_OFF, 3);
  g_autoptr (RoboArenaCandidate) again = make (ROBO_SYMMETRY_OFF, 3);

  g_assert_cmpmem (&one->plan, sizeof one->plan, &again->plan, sizeof again->plan);
  g_assert_cmpmem (&one->result, sizeof one->result, &again->result, sizeof again->result);
  g_assert_cmpstr (one->reason, ==, again->reason);
}

/* R9: every arena of the generator can be played by KillBots. Without symmetry many arenas are unfair, and each of them
 * is dropped with a whole sentence. */
static void
test_reasons (void)
{
  guint n_good = 0, n_unfair = 0;

  for (guint64 seed = 1; seed <= 16; seed++)
    {
      g_autoptr (RoboArenaCandidate) candidate = make (ROBO_SYMMETRY_OFF, seed);

      if (candidate->reason == NULL)
        {
          RoboShare share = robo_arena_candidate_get_share (candidate);

          g_assert_cmpuint (candidate->result.n_games, ==, ROBO_CANDIDATE_MIN_GAMES);
          g_assert_cmpfloat (share.share, <=, 0.375);
          g_assert_cmpfloat (share.share, >=, 0.125);
          g_assert_cmpfloat (share.low, <, share.share);
          g_assert_cmpfloat (share.high, >, share.share);
          n_good++;
          continue;
        }
      g_assert_true (g_str_has_suffix (candidate->reason, "."));
      n_unfair += strstr (candidate->reason, "of 40 games between equal players") != NULL;
    }
  g_assert_cmpuint (n_good, >, 0);
  g_assert_cmpuint (n_unfair, >, 0);
}

/* All sides of an arena that a quarter turn leaves unchanged are judged together. */
static void
test_pooled (void)
{
  g_autoptr (RoboArenaCandidate) candidate = make (ROBO_SYMMETRY_QUARTERS_TURNED, 1);

  g_assert_cmpstr (candidate->reason, ==, NULL);
  g_assert_cmpint (robo_arena_candidate_get_verdict (candidate), ==, ROBO_VERDICT_FAIR);
  g_assert_cmpfloat (robo_arena_candidate_get_share (candidate).share, >, 0.24);
}

static void
test_compare (void)
{
  g_autoptr (GPtrArray) earlier = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_candidate_unref);
  g_autoptr (RoboArenaCandidate) turned = make (ROBO_SYMMETRY_HALF_TURN, 4);
  g_autoptr (RoboArenaCandidate) other = make (ROBO_SYMMETRY_HALF_TURN, 5);
  RoboPlan before = turned->plan;

  g_clear_pointer (&turned->reason, g_free);
  g_clear_pointer (&other->reason, g_free);
  g_ptr_array_add (earlier, make (ROBO_SYMMETRY_HALF_TURN, 9));
  g_ptr_array_add (earlier, make (ROBO_SYMMETRY_HALF_TURN, 4));
  robo_transform_plan ((RoboTransform){ .is_mirrored = TRUE, .quarters = 1 }, &before, &turned->plan);
  robo_arena_candidate_compare (turned, earlier);
  robo_arena_candidate_compare (other, earlier);

  g_assert_cmpstr (turned->reason, ==, "It’s the same as arena 2.");
  g_assert_cmpstr (other->reason, ==, NULL);
}

static void
test_cancel (void)
{
  g_autoptr (RoboRuleSet) rules = load_rules ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  RoboCandidateOrder order = { .recipe = robo_arena_usual_recipe, .n_games = ROBO_CANDIDATE_MAX_GAMES };

  g_cancellable_cancel (cancellable);
  g_assert_null (robo_arena_candidate_new (&order, rules, 2, cancellable));
}

static void
test_arena (void)
{
  g_autoptr (RoboArenaCandidate) candidate = make (ROBO_SYMMETRY_HALF_TURN, 6);
  g_autoptr (RoboArena) arena = robo_arena_candidate_dup_arena (candidate, "Six");

  g_assert_cmpstr (robo_arena_get_id (arena), ==, "generated-6");
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Six");
  g_assert_cmpmem (robo_arena_get_plan (arena), sizeof (RoboPlan), &candidate->plan, sizeof candidate->plan);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/simulation/arena-candidate/same-seed/gives-the-same-arena-and-games", test_same);
  g_test_add_func ("/simulation/arena-candidate/R9/unfair-arena-is-left-out-with-a-reason", test_reasons);
  g_test_add_func ("/simulation/arena-candidate/sides-alike-by-a-quarter-turn/are-judged-together", test_pooled);
  g_test_add_func ("/simulation/arena-candidate/arena-turned-and-mirrored/is-found-to-be-the-same", test_compare);
  g_test_add_func ("/simulation/arena-candidate/canceled-trial/gives-no-candidate", test_cancel);
  g_test_add_func ("/simulation/arena-candidate/arena-of-a-candidate/has-seed-and-name", test_arena);

  return g_test_run ();
}
