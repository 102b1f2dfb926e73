// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the panel that measures the value of modules.
#include "config.h"

#include "files/cards/robo-module-edit.h"
#include "ui/arenas/balance/robo-balance-controls.h"
#include "ui/arenas/balance/robo-card-balance.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/ui-drive.h"

typedef struct
{
  GtkWindow       *window;
  RoboCardBalance *panel;
} Fixture;

static gpointer
get_child (Fixture    *fixture,
           const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (fixture->panel), ROBO_TYPE_CARD_BALANCE, name);
}

static gpointer
get_control (Fixture    *fixture,
             const char *name)
{
  return gtk_widget_get_template_child (get_child (fixture, "controls"), ROBO_TYPE_BALANCE_CONTROLS, name);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->panel = ROBO_CARD_BALANCE (g_object_new (ROBO_TYPE_CARD_BALANCE, NULL));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 400, 700);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->panel));
  ui_drive_show (fixture->window);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Creates a set in which one card damages bumped robots, and one card has little effect. */
static RoboModuleSet *
load_set (void)
{
  static const char text[] =
    "<modules xmlns='urn:x-robodrome:modules:1' id='own'><name>Own</name>"
    "<module id='own-hammer' colour='red' copies='4'><name>Hammer</name><text>Bump and hurt.</text>"
    "<die colour='blue' min='1' max='6'/><effect when='bump' target='bumped' action='damage' amount='3'/></module>"
    "<module id='own-brake' colour='blue' copies='4'><name>Soft Brake</name><text>Stop.</text>"
    "<die colour='blue' min='6' max='6'/><ability kind='shorten-move' amount='1'/></module></modules>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboModuleSet *set = robo_module_set_load_memory (text, sizeof text - 1, problems);

  g_assert_nonnull (set);

  return set;
}

static RoboBalanceRun *
get_run (Fixture *fixture)
{
  return property_object (ui_child (fixture->panel, "controls"), "run");
}

static gboolean
has_result (Fixture *fixture)
{
  return get_run (fixture) != NULL;
}

static void
test_result (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboModuleSet) set = load_set ();
  g_autoptr (RoboModuleSet) alike = load_set ();
  g_autoptr (RoboModuleSet) other = robo_module_set_without_card (set, 1);
  GtkListBox              *list = get_child (fixture, "card_list");
  const RoboBalanceResult *result;
  guint                    hammer;

  g_assert_false (gtk_widget_get_sensitive (get_control (fixture, "start_button")));
  robo_card_balance_set_modules (fixture->panel, set);
  g_assert_true (gtk_widget_get_sensitive (get_control (fixture, "start_button")));
  gtk_spin_button_set_value (get_control (fixture, "games_button"), 200);
  gtk_drop_down_set_selected (get_control (fixture, "level_menu"), 0);
  ui_drive_click (get_control (fixture, "start_button"));
  ui_drive_until (has_result (fixture));

  g_assert_true (gtk_widget_get_visible (get_child (fixture, "result_box")));
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 1));
  g_assert_null (gtk_list_box_get_row_at_index (list, 2));
  result = robo_balance_run_get_result (get_run (fixture));
  hammer = robo_cards_find (
    robo_modules_get_cards (robo_balance_run_get_setup (get_run (fixture))->modules), "own-hammer");
  g_assert_cmpint (robo_balance_judge_card (result, hammer), ==, ROBO_VERDICT_FAVOURED);
  g_assert_cmpuint (result->cards[hammer].damage, >, 0);

  /* The panel keeps the results of the earlier modules, and says that they are old. */
  robo_card_balance_set_modules (fixture->panel, alike);
  g_assert_false (gtk_widget_get_visible (get_control (fixture, "reason_label")));
  robo_card_balance_set_modules (fixture->panel, other);
  g_assert_true (gtk_widget_get_visible (get_control (fixture, "reason_label")));
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 1));

  /* Another set begins without results. */
  robo_card_balance_set_modules (fixture->panel, NULL);
  robo_card_balance_set_modules (fixture->panel, other);
  g_assert_false (has_result (fixture));
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "result_box")));
  g_assert_false (gtk_widget_get_visible (get_control (fixture, "reason_label")));
}

/* Removing the modules cancels the run. */
static void
test_taken_away (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (RoboModuleSet) set = load_set ();

  robo_card_balance_set_modules (fixture->panel, set);
  gtk_spin_button_set_value (get_control (fixture, "games_button"), 100000);
  robo_card_balance_start (fixture->panel);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_control (fixture, "run_stack")), ==, "running");
  robo_card_balance_set_modules (fixture->panel, NULL);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_control (fixture, "run_stack")), ==, "ready");
  g_assert_false (has_result (fixture));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/arenas/card-balance/result/lists-the-cards-of-the-set",
              Fixture, NULL, set_up, test_result, tear_down);
  g_test_add ("/ui/arenas/card-balance/removed-modules/cancel-the-run",
              Fixture, NULL, set_up, test_taken_away, tear_down);

  return g_test_run ();
}
