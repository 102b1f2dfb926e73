// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how fair an arena is while it is drawn, and looks for changes that make it fairer.
#include "config.h"

#include "simulation/robo-fairness-meter.h"
#include "simulation/robo-fairness-search.h"

#include <string.h>

#include "files/arena/robo-arena-check.h"
#include "simulation/robo-arena-tweak.h"
#include "tests/match/model-test.h"

/* Beginners play quickly. */
static const RoboMeterOrder order = { .level = ROBO_LEVEL_BEGINNER, .seed = 5, .n_games = 150, .n_batch = 50 };

static RoboRuleSet *
load_rules (const char *id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (id);
  RoboRuleSet *rules = robo_rule_set_load_bundled (id, problems);

  g_assert_nonnull (rules);

  return rules;
}

/* All VP spaces are near the south, and pits and an energy wall are before the north. */
static RoboPlan
get_unfair_plan (void)
{
  RoboPlan plan = { .columns = 7, .rows = 13, .n_starts = 4 };

  plan.vp[10 * 7 + 2] = 1;
  plan.vp[10 * 7 + 4] = 2;
  plan.vp[11 * 7 + 3] = 3;
  for (guint column = 1; column <= 4; column++)
    plan.terrain[1 * 7 + column] = ROBO_TERRAIN_PIT;
  robo_plan_set_edge (&plan, 4, ROBO_DIR_E, ROBO_EDGE_WALL);
  plan.starts[0] = (RoboStart){ 3, ROBO_DIR_N, ROBO_DIR_S };
  plan.starts[1] = (RoboStart){ 2, ROBO_DIR_N, ROBO_DIR_S };
  plan.starts[2] = (RoboStart){ 12 * 7 + 3, ROBO_DIR_S, ROBO_DIR_N };
  plan.starts[3] = (RoboStart){ 12 * 7 + 4, ROBO_DIR_S, ROBO_DIR_N };

  return plan;
}

/* Half a turn leaves the arena unchanged. */
static RoboPlan
get_even_plan (void)
{
  RoboPlan plan = get_unfair_plan ();

  memset (plan.vp, 0, sizeof plan.vp);
  memset (plan.terrain, 0, sizeof plan.terrain);
  robo_plan_set_edge (&plan, 4, ROBO_DIR_E, ROBO_EDGE_OPEN);
  plan.vp[5 * 7 + 2] = 1;
  plan.vp[7 * 7 + 4] = 2;

  return plan;
}

static void
test_batches (void)
{
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  RoboPlan plan = get_unfair_plan ();
  g_autoptr (RoboFairness) first = robo_fairness_measure (&plan, rules, &order, NULL, 50, NULL);
  g_autoptr (RoboFairness) more = robo_fairness_measure (&plan, rules, &order, first, 150, NULL);
  g_autoptr (RoboFairness) whole = robo_fairness_measure (&plan, rules, &order, NULL, 150, NULL);

  g_assert_cmpuint (first->result.n_games, ==, 50);
  g_assert_cmpmem (&more->result, sizeof more->result, &whole->result, sizeof whole->result);
}

static void
test_words (void)
{
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  RoboPlan unfair = get_unfair_plan ();
  RoboPlan even = get_even_plan ();
  g_autoptr (RoboFairness) south = robo_fairness_measure (&unfair, rules, &order, NULL, 150, NULL);
  g_autoptr (RoboFairness) both = robo_fairness_measure (&even, rules, &order, NULL, 150, NULL);
  g_autofree char *word = robo_fairness_dup_word (south);
  g_autofree char *even_word = robo_fairness_dup_word (both);
  g_autofree char *figures = robo_fairness_dup_figures (both);
  g_autofree char *sentence = robo_fairness_dup_sentence (south);

  g_assert_cmpint (robo_fairness_get_verdict (south), ==, ROBO_VERDICT_FAVOURED);
  g_assert_cmpuint (robo_fairness_get_sides (south, ROBO_VERDICT_FAVOURED), ==, 1u << (ROBO_DIR_S / 2));
  g_assert_cmpstr (word, ==, "South ahead");
  g_assert_true (g_str_has_prefix (sentence, "South ahead. "));
  g_assert_nonnull (strstr (sentence, " of 150 games; 50% would be fair."));
  g_assert_cmpuint (robo_fairness_get_error (south), >, 1000);

  /* The games of both sides are counted together, so there is nothing to measure. */
  g_assert_cmpint (robo_fairness_get_verdict (both), ==, ROBO_VERDICT_FAIR);
  g_assert_cmpuint (robo_fairness_get_error (both), ==, 0);
  g_assert_cmpstr (even_word, ==, "Fair");
  g_assert_true (g_str_has_prefix (figures, "North, South: "));
}

static void
test_digest (void)
{
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  g_autoptr (RoboRuleSet) training = load_rules ("training");
  RoboPlan         plan = get_unfair_plan ();
  g_autofree char *digest = robo_fairness_dup_digest (&plan, rules);
  g_autofree char *of_training = robo_fairness_dup_digest (&plan, training);
  g_autofree char *of_look = NULL;
  g_autofree char *of_wall = NULL;

  plan.theme = ROBO_THEME_NEON;
  of_look = robo_fairness_dup_digest (&plan, rules);
  robo_plan_set_edge (&plan, 23, ROBO_DIR_E, ROBO_EDGE_WALL);
  of_wall = robo_fairness_dup_digest (&plan, rules);

  g_assert_cmpstr (digest, ==, of_look);
  g_assert_cmpstr (digest, !=, of_wall);
  g_assert_cmpstr (digest, !=, of_training);
}

/* The meter */

static RoboFairnessMeter *
meter_new (void)
{
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  RoboFairnessMeter *meter = robo_fairness_meter_new (rules);

  robo_meter_set_order (ROBO_METER (meter), &order);

  return meter;
}

static void
wait_for (RoboFairnessMeter *meter)
{
  while (robo_meter_get_is_running (ROBO_METER (meter)))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_meter (void)
{
  g_autoptr (RoboFairnessMeter) meter = meter_new ();
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  RoboPlan plan = get_unfair_plan ();
  g_autoptr (RoboFairness) whole = robo_fairness_measure (&plan, rules, &order, NULL, 150, NULL);

  robo_fairness_meter_set_plan (meter, &plan);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (meter)));
  robo_meter_set_is_active (ROBO_METER (meter), TRUE);
  g_assert_true (robo_meter_get_is_running (ROBO_METER (meter)));
  wait_for (meter);
  g_assert_cmpuint (robo_meter_get_n_batches (ROBO_METER (meter)), ==, 3);
  g_assert_cmpmem (&robo_fairness_meter_get_now (meter)->result, sizeof whole->result, &whole->result,
                   sizeof whole->result);
}

/* After Undo the figures are there at once, and no game is played again. */
static void
test_undo (void)
{
  g_autoptr (RoboFairnessMeter) meter = meter_new ();
  RoboPlan            plan = get_unfair_plan ();
  RoboPlan            stroke = plan;
  const RoboFairness *figures;
  guint               n_batches;

  stroke.terrain[5 * 7 + 3] = ROBO_TERRAIN_SOLID;
  robo_meter_set_is_active (ROBO_METER (meter), TRUE);
  robo_fairness_meter_set_plan (meter, &plan);
  wait_for (meter);
  figures = robo_fairness_meter_get_now (meter);
  robo_fairness_meter_set_plan (meter, &stroke);
  g_assert_null (robo_fairness_meter_get_now (meter));
  wait_for (meter);
  g_assert_true (robo_fairness_meter_get_now (meter) != figures);

  n_batches = robo_meter_get_n_batches (ROBO_METER (meter));
  robo_fairness_meter_set_plan (meter, NULL);
  robo_fairness_meter_set_plan (meter, &plan);
  g_assert_true (robo_fairness_meter_get_now (meter) == figures);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (meter)));
  g_assert_cmpuint (robo_meter_get_n_batches (ROBO_METER (meter)), ==, n_batches);
}

/* The next stroke cancels the games of the last one. Games that were complete are not lost. */
static void
test_stroke (void)
{
  g_autoptr (RoboFairnessMeter) meter = meter_new ();
  RoboPlan plan = get_unfair_plan ();

  robo_meter_set_is_active (ROBO_METER (meter), TRUE);
  robo_fairness_meter_set_plan (meter, &plan);
  while (robo_meter_get_n_batches (ROBO_METER (meter)) == 0)
    g_main_context_iteration (NULL, TRUE);
  robo_fairness_meter_set_plan (meter, NULL);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (meter)));
  g_assert_null (robo_fairness_meter_get_now (meter));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (robo_meter_get_n_batches (ROBO_METER (meter)), ==, 1);

  robo_fairness_meter_set_plan (meter, &plan);
  g_assert_cmpuint (robo_fairness_meter_get_now (meter)->result.n_games, ==, 50);
  wait_for (meter);
  g_assert_cmpuint (robo_meter_get_n_batches (ROBO_METER (meter)), ==, 3);
  g_assert_cmpuint (robo_fairness_meter_get_now (meter)->result.n_games, ==, 150);
}

static void
test_before (void)
{
  g_autoptr (RoboFairnessMeter) meter = meter_new ();
  RoboPlan plan = get_unfair_plan ();
  RoboPlan stroke = get_even_plan ();

  robo_fairness_meter_set_before (meter, &plan);
  robo_fairness_meter_set_plan (meter, &stroke);
  g_assert_false (robo_meter_is_same (ROBO_METER (meter)));
  robo_meter_set_is_active (ROBO_METER (meter), TRUE);
  wait_for (meter);
  g_assert_cmpint (robo_fairness_get_verdict (robo_fairness_meter_get_before (meter)), ==, ROBO_VERDICT_FAVOURED);
  g_assert_cmpint (robo_fairness_get_verdict (robo_fairness_meter_get_now (meter)), ==, ROBO_VERDICT_FAIR);

  robo_fairness_meter_set_before (meter, &stroke);
  g_assert_true (robo_meter_is_same (ROBO_METER (meter)));
  g_assert_true (robo_fairness_meter_get_before (meter) == robo_fairness_meter_get_now (meter));
  g_assert_false (robo_meter_get_is_running (ROBO_METER (meter)));
}

static void
test_unplayable (void)
{
  g_autoptr (RoboFairnessMeter) meter = meter_new ();
  RoboPlan plan = { .columns = 9, .rows = 7 };

  robo_meter_set_is_active (ROBO_METER (meter), TRUE);
  robo_fairness_meter_set_plan (meter, &plan);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (meter)));
  g_assert_null (robo_fairness_meter_get_now (meter));
}

/* Small changes */

static void
test_tweaks (void)
{
  RoboPlan plans[] = { get_unfair_plan (), get_even_plan () };

  for (guint i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      guint n_made = 0;

      robo_arena_check (&plans[i], ROBO_ARENA_PLAYABLE, problems);
      for (guint64 seed = 1; seed <= 200; seed++)
        {
          g_autoptr (RoboProblems) found = robo_problems_new (NULL);
          g_autofree char *text = NULL;
          RoboPlan         result, again;

          if (!robo_arena_tweak (&plans[i], seed, &result))
            continue;
          n_made++;
          g_assert_true (robo_arena_tweak (&plans[i], seed, &again));
          g_assert_cmpmem (&result, sizeof result, &again, sizeof again);
          g_assert_true (robo_arena_check (&result, ROBO_ARENA_PLAYABLE, found));
          g_assert_cmpuint (robo_problems_get_length (found), <=, robo_problems_get_length (problems));
          g_assert_true (robo_symmetry_holds (robo_symmetry_find (&plans[i]), &result));
          text = robo_arena_dup_tweak_text (&plans[i], &result);
          g_assert_true (g_str_has_suffix (text, "."));
          g_assert_null (strstr (text, "aution"));
        }
      g_assert_cmpuint (n_made, >, 60);
    }
}

static const RoboFairnessHunt hunt = {
  .games = { .level = ROBO_LEVEL_BEGINNER, .seed = 5, .n_games = 150, .n_batch = 50 },
  .n_tries = 24,
  .n_first = 20,
  .n_best = 5,
  .seed = 3,
};

static RoboFairnessSearch *
search (const RoboPlan *plan)
{
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  RoboFairnessSearch *self = robo_fairness_search_new (plan, rules, &hunt);

  robo_fairness_search_start (self);
  while (robo_fairness_search_get_is_running (self))
    g_main_context_iteration (NULL, TRUE);

  return self;
}

static void
test_search (void)
{
  RoboPlan plan = get_unfair_plan ();
  g_autoptr (RoboFairnessSearch) one = search (&plan);
  g_autoptr (RoboFairnessSearch) again = search (&plan);
  GPtrArray *offers = robo_fairness_search_get_offers (one);
  guint      error = robo_fairness_get_error (robo_fairness_search_get_figures (one));

  g_assert_cmpfloat (robo_fairness_search_get_progress (one), ==, 1);
  g_assert_cmpuint (offers->len, ==, ROBO_FAIRNESS_MAX_OFFERS);
  g_assert_cmpuint (robo_fairness_search_get_offers (again)->len, ==, offers->len);
  for (guint i = 0; i < offers->len; i++)
    {
      const RoboFairnessOffer *offer = offers->pdata[i];
      const RoboFairnessOffer *same = robo_fairness_search_get_offers (again)->pdata[i];

      g_assert_cmpmem (&offer->plan, sizeof offer->plan, &same->plan, sizeof same->plan);
      g_assert_cmpuint (offer->figures->result.n_games, ==, hunt.games.n_games);
      g_assert_cmpuint (robo_fairness_get_error (offer->figures), <, error);
      g_assert_cmpstr (offer->text, !=, "");
      if (i > 0)
        g_assert_cmpuint (robo_fairness_get_error (offer->figures), >=,
                          robo_fairness_get_error (((RoboFairnessOffer *)offers->pdata[i - 1])->figures));
    }
}

static void
test_search_of_fair (void)
{
  RoboPlan plan = get_even_plan ();
  g_autoptr (RoboFairnessSearch) one = search (&plan);

  g_assert_cmpuint (robo_fairness_search_get_offers (one)->len, ==, 0);
}

static void
test_search_cancel (void)
{
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  RoboPlan            plan = get_unfair_plan ();
  RoboFairnessSearch *self = robo_fairness_search_new (&plan, rules, &robo_fairness_usual_hunt);

  robo_fairness_search_start (self);
  g_assert_true (robo_fairness_search_get_is_running (self));
  robo_fairness_search_cancel (self);
  g_assert_false (robo_fairness_search_get_is_running (self));
  g_assert_cmpuint (robo_fairness_search_get_offers (self)->len, ==, 0);
  g_assert_finalize_object (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/simulation/fairness/games-in-batches/give-the-result-of-one-run", test_batches);
  g_test_add_func ("/simulation/fairness/words/name-the-favored-side-and-count-equal-sides-together", test_words);
  g_test_add_func ("/simulation/fairness/digest/depends-on-plan-and-rules-but-not-on-the-theme", test_digest);
  g_test_add_func ("/simulation/fairness-meter/active-meter/plays-all-batches", test_meter);
  g_test_add_func ("/simulation/fairness-meter/undo/earlier-figures-are-shown-at-once", test_undo);
  g_test_add_func ("/simulation/fairness-meter/next-edit/cancels-the-games-until-it-is-undone", test_stroke);
  g_test_add_func ("/simulation/fairness-meter/arena-before-the-edits/is-measured-after-the-current-arena",
                   test_before);
  g_test_add_func ("/simulation/fairness-meter/unplayable-arena/has-no-figures", test_unplayable);
  g_test_add_func ("/simulation/arena-tweak/same-seed/gives-the-same-playable-arena", test_tweaks);
  g_test_add_func ("/simulation/fairness-search/unfair-arena/three-fairer-arenas-are-offered-fairest-first",
                   test_search);
  g_test_add_func ("/simulation/fairness-search/symmetric-arena/offers-nothing", test_search_of_fair);
  g_test_add_func ("/simulation/fairness-search/cancel/ends-without-offers", test_search_cancel);

  return g_test_run ();
}
