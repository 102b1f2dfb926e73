// SPDX-License-Identifier: GPL-3.0-or-later
// A position saved with its outcome (issue 6): what robodrome-cli check then says of it.
#include "content/robo-module-edit.h"
#include "content/robo-outcome.h"
#include "content/robo-position.h"

#include <string.h>

/* Checking, as the command does */

typedef struct
{
  guint n_passed;
} Checked;

static gboolean
check_cb (const RoboScenarioItem *item,
          gpointer                data)
{
  Checked *checked = data;
  g_autoptr (RoboOutcome) outcome = NULL;
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < robo_problems_get_length (item->problems); i++)
    g_test_message ("%s", robo_problems_get (item->problems, i)->sentence);
  g_assert_nonnull (item->scenario);
  outcome = robo_outcome_new (item->scenario, item->problems);
  for (guint i = 0; i < robo_problems_get_length (item->problems); i++)
    g_test_message ("%s", robo_problems_get (item->problems, i)->sentence);
  g_assert_nonnull (outcome);
  if (!robo_outcome_compare (outcome, differences))
    g_test_message ("%s", (const char *)differences->pdata[0]);
  g_assert_cmpuint (differences->len, ==, 0);
  checked->n_passed++;

  return TRUE;
}

static void
init_plan (RoboPlan *plan)
{
  memset (plan, 0, sizeof *plan);
  plan->columns = 7;
  plan->rows = 5;
}

static void
assert_passes (GBytes *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  Checked checked = { 0 };

  g_test_message ("%.*s", (int)g_bytes_get_size (bytes), (const char *)g_bytes_get_data (bytes, NULL));
  g_assert_true (robo_scenario_read_each (bytes, check_cb, &checked, problems));
  g_assert_cmpuint (checked.n_passed, ==, 1);
}

/* Every scenario there is, opened, played with whatever its robots can use, saved, checked. */
static void
test_all_scenarios (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "scenarios", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n_saved = 0;
  guint       n_files = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (RoboProblems) problems = robo_problems_new (name);
      g_autoptr (RoboPosition) position = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *text = NULL;
      gsize length;

      if (!g_str_has_suffix (name, ".xml"))
        continue;
      n_files++;
      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      bytes = g_bytes_new_take (g_steal_pointer (&text), length);
      position = robo_position_load (bytes, problems);
      g_assert_nonnull (position);
      /* Whatever a KillBot may need now that others do something else. */
      while (position->rolls->len > 0 && position->rolls->len < 20)
        g_byte_array_append (position->rolls, (const guint8[]){ 2, 5, 1, 6 }, 4);
      if (robo_position_check (position) != NULL)
        continue;
      g_clear_pointer (&bytes, g_bytes_unref);
      bytes = robo_position_to_bytes (position, "saved", "Saved & <checked>", problems);
      if (bytes == NULL)
        continue;
      assert_passes (bytes);
      n_saved++;
    }

  g_test_message ("%u of %u", n_saved, n_files);
  g_assert_cmpuint (n_files, >, 20);
  g_assert_cmpuint (n_saved, >=, n_files - 5);
}

/* fire / first in line / pull 2, made and tried: the card comes along in the file. */
static void
test_own_card (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("mine", "Mine");
  g_autoptr (RoboModuleSet) with_card = robo_module_set_with_new_card (empty, 0, ROBO_CARD_RED, "Tug");
  g_autoptr (RoboModuleSet) with_die = robo_module_set_with_card_die (with_card, 0, ROBO_RED, 1, 6);
  g_autoptr (RoboModuleSet) own = NULL;
  g_autoptr (RoboModules) modules = NULL;
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboPosition) position = NULL;
  g_autoptr (RoboPosition) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  RoboPlan    plan;
  RoboCardRow row;

  robo_card_row_init_effect (&row, ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, ROBO_ACTION_PULL);
  memset (row.effect.amount, 2, sizeof row.effect.amount);
  own = robo_module_set_with_new_row (with_die, 0, 0, &row);
  modules = robo_modules_new ((RoboModuleSet *const[]){ standard, own }, 2, problems);
  init_plan (&plan);
  arena = robo_arena_new ("bench", &plan);
  position = robo_position_new (arena, modules);
  position->tested = robo_cards_find (robo_modules_get_cards (modules), "tug");
  position->state.robots[0] = (RoboRobot){ .kind = ROBO_SEAT_OPERATOR, .side = ROBO_DIR_S, .number = 1, .space = 7,
                                           .controller = ROBO_NO_SEAT, .n_dice = 1, .inventory = G_GUINT64_CONSTANT (1) << position->tested,
                                           .cards = { (guint8)position->tested, ROBO_NO_CARD } };
  position->state.robots[0].dice[0] = (RoboDie){ .colour = ROBO_RED, .value = 3, .key = ROBO_DIR_E, .controller = ROBO_NO_SEAT };
  position->state.robots[1] = (RoboRobot){ .kind = ROBO_SEAT_OPERATOR, .side = ROBO_DIR_N, .number = 2, .space = 12,
                                           .controller = ROBO_NO_SEAT, .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };

  g_assert_null (robo_position_check (position));
  bytes = robo_position_to_bytes (position, "tug-pulls", "It pulls", problems);
  assert_passes (bytes);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "<answer to=\"replace-fire\">tug</answer>"));
  g_assert_nonnull (strstr (text, "<robot seat=\"2\" at=\"4,2\""));
  g_assert_nonnull (strstr (text, "<module id=\"tug\""));
  g_assert_null (strstr (text, "<module id=\"brake\""));

  again = robo_position_load (bytes, problems);
  g_assert_nonnull (again);
  g_assert_cmpmem (&again->state, sizeof (RoboState), &position->state, sizeof (RoboState));
  g_assert_nonnull (robo_modules_get_title (again->modules, robo_cards_find (robo_modules_get_cards (again->modules), "tug")));

  /* Who declines fires. */
  g_clear_pointer (&bytes, g_bytes_unref);
  position->declines[0] = TRUE;
  bytes = robo_position_to_bytes (position, "tug-does-not", NULL, problems);
  assert_passes (bytes);
  g_free (text);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "<answer to=\"replace-fire\">fire</answer>"));
  g_assert_nonnull (strstr (text, "<robot seat=\"2\" at=\"6,2\" damage=\"1\""));
}

static void
assert_refused (const RoboPosition *position,
                const char         *said)
{
  g_autofree char *sentence = robo_position_check (position);

  g_assert_nonnull (sentence);
  g_assert_nonnull (strstr (sentence, said));
}

static void
test_check (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboModules) modules = robo_modules_new (&standard, 1, problems);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboPosition) position = NULL;
  g_autoptr (RoboPosition) copy = NULL;
  RoboPlan plan;

  init_plan (&plan);
  plan.terrain[8] = ROBO_TERRAIN_SOLID;
  arena = robo_arena_new ("bench", &plan);
  position = robo_position_new (arena, modules);
  assert_refused (position, "There is no robot.");
  position->state.robots[2] = (RoboRobot){ .kind = ROBO_SEAT_OPERATOR, .number = 1, .space = 8, .controller = ROBO_NO_SEAT,
                                           .n_dice = 1, .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };
  position->state.robots[2].dice[0] = (RoboDie){ .colour = ROBO_BLUE, .value = 3, .key = ROBO_DIR_E, .controller = ROBO_NO_SEAT };
  assert_refused (position, "Robot 1 stands on an arena wall.");
  position->state.robots[2].space = 9;
  copy = robo_position_copy (position);
  g_assert_null (robo_position_check (copy));
  position->state.robots[2].dice[0].key = ROBO_DIR_NE;
  assert_refused (position, "The dice of robot 1 do not go together");
  g_assert_null (robo_position_check (copy));
}

static void
test_too_few_rolls (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboModules) modules = robo_modules_new (&standard, 1, problems);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboPosition) position = NULL;
  RoboPlan plan;

  init_plan (&plan);
  arena = robo_arena_new ("bench", &plan);
  position = robo_position_new (arena, modules);
  position->state.robots[0] = (RoboRobot){ .kind = ROBO_SEAT_KILLBOT, .number = 1, .space = 8, .facing = ROBO_DIR_N,
                                           .controller = ROBO_NO_SEAT, .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };
  g_byte_array_append (position->rolls, (const guint8[]){ 4 }, 1);
  g_assert_null (robo_position_to_bytes (position, "a", NULL, problems));
  g_assert_true (robo_problems_has_errors (problems));
}

static void
test_broken (void)
{
  static const char *const texts[] = { "", "<scenario", "<scenario xmlns='urn:x-robodrome:scenario:1' id='a'/>",
                                       "<scenarios xmlns='urn:x-robodrome:scenario:1'/>" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));

      g_assert_null (robo_position_load (bytes, problems));
      g_assert_true (robo_problems_has_errors (problems));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/content/position/all-scenarios", test_all_scenarios);
  g_test_add_func ("/content/position/own-card", test_own_card);
  g_test_add_func ("/content/position/check", test_check);
  g_test_add_func ("/content/position/too-few-rolls", test_too_few_rolls);
  g_test_add_func ("/content/position/broken", test_broken);

  return g_test_run ();
}
