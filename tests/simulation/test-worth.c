// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what cards are worth while they are edited.
#include "config.h"

#include "simulation/robo-worth-meter.h"

#include "files/arena/robo-library.h"
#include "files/cards/robo-module-edit.h"
#include "simulation/robo-balance-run.h"

/* Beginners play quickly. */
static const RoboMeterOrder order = { .level = ROBO_LEVEL_BEGINNER, .seed = 5, .n_games = 60, .n_batch = 20 };

/* The first card hits other robots and does much damage, the second pushes them by a step. */
#define MODULES                                                                                        \
  "<modules xmlns='urn:x-robodrome:modules:1' id='lava'><name>Lava</name>"                             \
  "<module id='blast' colour='blue' copies='9'><name>Blast</name><die colour='blue' min='1' max='6'/>" \
  "<effect when='move-end' target='adjacent' action='damage' amount='3'/></module>"                    \
  "<module id='nudge' colour='blue' copies='9'><name>Nudge</name><die colour='blue' min='1' max='6'/>" \
  "<effect when='move-end' target='adjacent' action='push' amount='1'/></module></modules>"

typedef struct
{
  RoboArena      *arena;
  RoboRuleSet    *rules;
  RoboModuleSet  *set;
  RoboWorthMeter *meter;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboLibrary) library = robo_library_new ();

  fixture->arena = robo_library_load_arena (library, "twin-cities", problems);
  fixture->rules = robo_rule_set_load_bundled ("standard", problems);
  fixture->set = robo_module_set_load_memory (MODULES, sizeof MODULES - 1, problems);
  g_assert_nonnull (fixture->arena);
  g_assert_nonnull (fixture->rules);
  g_assert_nonnull (fixture->set);
  fixture->meter = robo_worth_meter_new (fixture->arena, fixture->rules);
  robo_meter_set_order (ROBO_METER (fixture->meter), &order);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->meter);
  robo_module_set_unref (fixture->set);
  robo_rule_set_unref (fixture->rules);
  robo_arena_unref (fixture->arena);
}

static void
wait_for (Fixture *fixture)
{
  while (robo_meter_get_is_running (ROBO_METER (fixture->meter)))
    g_main_context_iteration (NULL, TRUE);
}

static RoboWorth *
measure (Fixture         *fixture,
         const RoboWorth *earlier,
         guint            n_games)
{
  return robo_worth_measure (fixture->set, fixture->arena, fixture->rules, &order, earlier, n_games, NULL);
}

/* The set of the balance of cards has the same figures. */
static void
test_continued (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (RoboWorth) first = measure (fixture, NULL, 20);
  g_autoptr (RoboWorth) second = measure (fixture, first, 50);
  g_autoptr (RoboWorth) whole = measure (fixture, NULL, 50);
  g_autoptr (RoboBalanceRun) run =
    robo_balance_run_new_for_modules (fixture->set, fixture->arena, fixture->rules, order.level, order.seed, 50);

  g_assert_cmpuint (first->result.n_games, ==, 20);
  g_assert_cmpmem (&second->result, sizeof second->result, &whole->result, sizeof whole->result);
  g_assert_cmpuint (robo_worth_count_dealt (whole, 0), >, 0);
  g_assert_cmpuint (robo_worth_count_dealt (whole, 1), >, 0);
  g_assert_cmpuint (whole->result.cards[whole->numbers[0]].damage, >, 0);
  g_assert_cmpuint (whole->result.cards[whole->numbers[1]].damage, ==, 0);

  robo_balance_run_start (run);
  while (robo_balance_run_get_is_running (run))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpmem (robo_balance_run_get_result (run), sizeof whole->result, &whole->result, sizeof whole->result);
}

static void
assert_same_digest (Fixture       *fixture,
                    RoboModuleSet *taken,
                    gboolean       is_same)
{
  g_autoptr (RoboModuleSet) set = taken;
  g_autofree char *digest = robo_worth_dup_digest (fixture->set, fixture->rules);
  g_autofree char *other = robo_worth_dup_digest (set, fixture->rules);

  g_assert_cmpint (g_str_equal (digest, other), ==, is_same);
}

static void
test_digest (Fixture      *fixture,
             gconstpointer data)
{
  assert_same_digest (fixture, robo_module_set_with_text (fixture->set, 0, "name", NULL, "Boom"), TRUE);
  assert_same_digest (fixture, robo_module_set_with_attribute (fixture->set, 0, "id", "boom"), TRUE);
  assert_same_digest (fixture, robo_module_set_with_attribute (fixture->set, 0, "copies", "8"), FALSE);
  assert_same_digest (fixture, robo_module_set_with_card_die (fixture->set, 0, ROBO_BLUE, 1, 5), FALSE);
  /* This card takes the place of one of the standard set. */
  assert_same_digest (fixture, robo_module_set_with_attribute (fixture->set, 0, "id", "shield"), FALSE);
}

static void
test_meter (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (RoboModuleSet) changed = robo_module_set_with_card_die (fixture->set, 1, ROBO_BLUE, 6, 6);
  g_autoptr (RoboModuleSet) renamed = robo_module_set_with_text (fixture->set, 0, "name", NULL, "Boom");
  const RoboWorth *figures;
  guint            n_batches;

  robo_worth_meter_set_modules (fixture->meter, fixture->set);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (fixture->meter)));
  robo_meter_set_is_active (ROBO_METER (fixture->meter), TRUE);
  robo_worth_meter_set_before (fixture->meter, fixture->set);
  wait_for (fixture);
  figures = robo_worth_meter_get_now (fixture->meter);
  g_assert_cmpuint (figures->result.n_games, ==, 60);
  g_assert_true (robo_worth_meter_get_before (fixture->meter) == figures);
  g_assert_true (robo_meter_is_same (ROBO_METER (fixture->meter)));

  /* Another name needs no games. */
  robo_worth_meter_set_modules (fixture->meter, renamed);
  g_assert_true (robo_worth_meter_get_now (fixture->meter) == figures);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (fixture->meter)));

  robo_worth_meter_set_modules (fixture->meter, changed);
  g_assert_null (robo_worth_meter_get_now (fixture->meter));
  g_assert_false (robo_meter_is_same (ROBO_METER (fixture->meter)));
  wait_for (fixture);
  g_assert_true (robo_worth_meter_get_now (fixture->meter) != figures);
  g_assert_true (robo_worth_meter_get_before (fixture->meter) == figures);
  n_batches = robo_meter_get_n_batches (ROBO_METER (fixture->meter));
  g_assert_cmpuint (n_batches, ==, 6);

  /* Undo shows the earlier figures at once. */
  robo_worth_meter_set_modules (fixture->meter, fixture->set);
  g_assert_true (robo_worth_meter_get_now (fixture->meter) == figures);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (fixture->meter)));
  g_assert_cmpuint (robo_meter_get_n_batches (ROBO_METER (fixture->meter)), ==, n_batches);
}

static void
test_no_cards (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("mine", "Mine");

  robo_meter_set_is_active (ROBO_METER (fixture->meter), TRUE);
  robo_worth_meter_set_modules (fixture->meter, empty);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (fixture->meter)));
  g_assert_false (robo_meter_is_possible (ROBO_METER (fixture->meter)));
  g_assert_null (robo_worth_meter_get_now (fixture->meter));
}

#define ADD(name, function) g_test_add ("/simulation/worth/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("continued-measurement/agrees-with-a-whole-one-and-with-the-balance-of-cards", test_continued);
  ADD ("digest/changes-with-cards-but-not-with-their-names", test_digest);
  ADD ("meter/shows-figures-of-earlier-cards-again-without-new-games", test_meter);
  ADD ("set-without-cards/is-not-measured", test_no_cards);

  return g_test_run ();
}
