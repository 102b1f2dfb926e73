// SPDX-License-Identifier: GPL-3.0-or-later
// Counts games in the background.
#include "config.h"

#include "simulation/robo-balance-run.h"

#include "files/cards/robo-module-edit.h"
#include "tests/match/model-test.h"

static RoboRuleSet *
load_rules (const char *id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (id);
  RoboRuleSet *rules = robo_rule_set_load_bundled (id, problems);

  g_assert_nonnull (rules);

  return rules;
}

/* Creates a run with four computer players of the same level. */
static RoboBalanceRun *
run_new (const char *id,
         RoboLevel   level,
         guint       n_games)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("cccc", 3);
  g_autoptr (RoboRuleSet) rules = load_rules (id);

  robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rules),
                              robo_rule_set_get_rules (rules)->modules ? robo_rule_set_get_modules (rules) : NULL);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    setup->seats[i].level = level;

  return robo_balance_run_new (setup, rules, n_games);
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
test_result (void)
{
  g_autoptr (RoboBalanceRun) run = run_new ("standard", ROBO_LEVEL_BEGINNER, 60);
  guint n_finished = 0;

  g_assert_false (robo_balance_run_get_is_running (run));
  g_assert_null (robo_balance_run_get_result (run));
  g_signal_connect_swapped (run, "notify::has-result", G_CALLBACK (count_cb), &n_finished);
  robo_balance_run_start (run);
  robo_balance_run_start (run);
  g_assert_true (robo_balance_run_get_is_running (run));
  while (robo_balance_run_get_is_running (run))
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (n_finished, ==, 1);
  g_assert_cmpfloat (robo_balance_run_get_progress (run), ==, 1);
  g_assert_nonnull (robo_balance_run_get_result (run));
  g_assert_cmpuint (robo_balance_run_get_result (run)->n_games, ==, 60);
  g_assert_cmpint (robo_balance_run_get_job (run)->levels[0], ==, ROBO_LEVEL_BEGINNER);
  g_assert_cmpint (robo_balance_run_get_setup (run)->seats[3].player, ==, ROBO_PLAYER_COMPUTER);
}

/* R9.7: KillBots have modules and use them. */
static void
test_killbots (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("ckk-", 8);
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  g_autoptr (RoboBalanceRun) run = NULL;
  const RoboBalanceResult *result;
  guint                    n_used = 0;

  robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rules), robo_rule_set_get_modules (rules));
  setup->seats[0].level = ROBO_LEVEL_BEGINNER;
  run = robo_balance_run_new (setup, rules, 30);
  robo_balance_run_start (run);
  while (robo_balance_run_get_is_running (run))
    g_main_context_iteration (NULL, TRUE);

  result = robo_balance_run_get_result (run);
  g_assert_nonnull (result);
  for (guint card = 0; card < ROBO_MAX_CARDS; card++)
    n_used += result->cards[card].n_used;
  g_assert_cmpuint (n_used, >, 0);
  g_assert_cmpuint (result->wins[1], ==, result->wins[2]);
  g_assert_cmpuint (result->n_dealt, ==, 2 * 30);
}

static void
test_cancel (void)
{
  RoboBalanceRun *run = run_new ("training", ROBO_LEVEL_MASTER, ROBO_BALANCE_MAX_GAMES);
  GWeakRef        left;

  g_weak_ref_init (&left, run);
  robo_balance_run_start (run);
  robo_balance_run_cancel (run);
  g_assert_false (robo_balance_run_get_is_running (run));
  g_assert_null (robo_balance_run_get_result (run));
  g_object_unref (run);

  /* The threads stop, too, and release the run. */
  for (;;)
    {
      g_autoptr (RoboBalanceRun) alive = g_weak_ref_get (&left);

      if (alive == NULL)
        break;
      g_clear_object (&alive);
      g_main_context_iteration (NULL, TRUE);
    }
  g_weak_ref_clear (&left);
}

static void
test_nobody_can_play (void)
{
  RoboPlan plan = { .columns = 9, .rows = 9 };
  g_autoptr (RoboArena) arena = robo_arena_new ("empty", &plan);
  g_autoptr (RoboRuleSet) rules = load_rules ("standard");
  g_autoptr (RoboModuleSet) set = robo_module_set_new ("mine", "Mine");

  g_assert_null (robo_balance_run_new_for_modules (set, arena, rules, ROBO_LEVEL_CLUB, 1, 10));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/simulation/balance-run/result/is-notified-once-at-the-end", test_result);
  g_test_add_func ("/simulation/balance-run/R9.7/killbots-use-modules", test_killbots);
  g_test_add_func ("/simulation/balance-run/cancel/stops-and-frees-the-run", test_cancel);
  g_test_add_func ("/simulation/balance-run/unplayable-arena/gives-no-run", test_nobody_can_play);

  return g_test_run ();
}
