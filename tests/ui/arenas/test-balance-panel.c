// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the panel that measures how fair an arena is.
#include "config.h"

#include "ui/arenas/balance/robo-balance-controls.h"
#include "ui/arenas/balance/robo-balance-panel.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/ui-drive.h"

typedef struct
{
  GtkWindow        *window;
  RoboBalancePanel *panel;
  RoboArena        *arena;
  guint             n_heats;
} Fixture;

static void
count_cb (Fixture *fixture)
{
  fixture->n_heats++;
}

static gpointer
get_child (Fixture    *fixture,
           const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (fixture->panel), ROBO_TYPE_BALANCE_PANEL, name);
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
  fixture->arena = test_arena_new ();
  fixture->panel = ROBO_BALANCE_PANEL (g_object_new (ROBO_TYPE_BALANCE_PANEL, NULL));
  g_signal_connect_swapped (fixture->panel, "heat-changed", G_CALLBACK (count_cb), fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 360, 700);
  /* The panel scrolls, as in the editor. */
  gtk_window_set_child (fixture->window, g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                                       "hscrollbar-policy", GTK_POLICY_NEVER,
                                                       "child", fixture->panel,
                                                       NULL));
  ui_drive_show (fixture->window);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  robo_arena_unref (fixture->arena);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static RoboBalanceRun *
get_run (Fixture *fixture)
{
  return property_object (ui_child (fixture->panel, "controls"), "run");
}

static gboolean
has_result (Fixture *fixture)
{
  RoboBalanceRun *run = get_run (fixture);

  return run != NULL && robo_balance_run_get_result (run) != NULL;
}

static guint
count_children (GtkWidget *parent)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

static void
simulate (Fixture *fixture)
{
  robo_balance_panel_set_arena (fixture->panel, fixture->arena);
  gtk_spin_button_set_value (get_control (fixture, "games_button"), 200);
  gtk_drop_down_set_selected (get_control (fixture, "level_menu"), 0);
  ui_drive_until (gtk_widget_get_sensitive (get_control (fixture, "start_button")));
  ui_drive_click (get_control (fixture, "start_button"));
  ui_drive_until (has_result (fixture));
}

static void
test_result (Fixture      *fixture,
             gconstpointer data)
{
  guint most = 1;

  g_assert_false (gtk_widget_get_sensitive (get_control (fixture, "start_button")));
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "result_box")));
  g_assert_null (robo_balance_panel_get_heat (fixture->panel, &most));
  g_assert_cmpuint (most, ==, 0);

  simulate (fixture);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "result_box")));
  g_assert_false (gtk_widget_get_visible (get_control (fixture, "reason_label")));
  g_assert_cmpuint (robo_balance_run_get_result (get_run (fixture))->n_games, ==, 200);
  g_assert_cmpuint (count_children (get_child (fixture, "seat_grid")), ==, 4 * 4);
  g_assert_cmpuint (count_children (get_child (fixture, "tile_box")), >, 3);
  g_assert_nonnull (robo_balance_panel_get_heat (fixture->panel, &most));
  g_assert_cmpuint (most, >, 0);
}

/* All VP spaces are near the south: name, bar, share and verdict of each side stay on one line. */
static void
test_verdicts (Fixture      *fixture,
               gconstpointer data)
{
  static const char head[] = "<arena xmlns='urn:x-robodrome:arena:1' id='unfair' columns='7' rows='13'>"
                             "<name>Unfair</name><terrain>";
  static const char tail[] = "</terrain><features><vp at='3,11' number='1'/><vp at='5,11' number='2'/>"
                             "<vp at='4,12' number='3'/>"
                             "<start at='4,1' side='n' arrow='s'/><start at='3,1' side='n' arrow='s'/>"
                             "<start at='4,13' side='s' arrow='n'/><start at='3,13' side='s' "
                             "arrow='n'/></features></arena>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) text = g_string_new (head);
  GtkWidget *grid = get_child (fixture, "seat_grid");
  GtkLabel  *label;
  gboolean   is_weak = FALSE;

  for (guint i = 0; i < 13; i++)
    g_string_append (text, "<row>.......</row>");
  g_string_append (text, tail);
  robo_arena_unref (fixture->arena);
  fixture->arena = robo_arena_load_memory (text->str, text->len, problems);
  g_assert_nonnull (fixture->arena);
  simulate (fixture);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  for (guint i = 0; (label = ui_drive_find (grid, GTK_TYPE_LABEL, i)) != NULL; i++)
    {
      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (label)), ==, 1);
      is_weak |= g_str_equal (gtk_label_get_text (label), "weak");
    }
  g_assert_true (is_weak);
  ui_drive_shoot ("balance-unfair");
}

static void
click (Fixture    *fixture,
       const char *name)
{
  ui_drive_scroll_to (get_child (fixture, name));
  ui_drive_click (get_child (fixture, name));
}

/* The selected kind of event decides colors and counts. Robots are destroyed at the pit, and VP are taken only on VP
 * spaces. */
static void
test_heat (Fixture      *fixture,
           gconstpointer data)
{
  guint        n_heats, most;
  const guint *heat;

  simulate (fixture);
  n_heats = fixture->n_heats;
  g_assert_cmpint (robo_balance_panel_get_heat_paint (fixture->panel), ==, ROBO_PAINT_HIGHLIGHT);

  click (fixture, "vp_button");
  g_assert_cmpuint (fixture->n_heats, ==, n_heats + 1);
  g_assert_cmpint (robo_balance_panel_get_heat_paint (fixture->panel), ==, ROBO_PAINT_TOKEN);
  heat = robo_balance_panel_get_heat (fixture->panel, &most);
  g_assert_nonnull (heat);
  g_assert_cmpuint (heat[test_at (5, 4)], >, 0);
  g_assert_cmpuint (heat[test_at (5, 5)], ==, 0);

  click (fixture, "deaths_button");
  heat = robo_balance_panel_get_heat (fixture->panel, &most);
  g_assert_cmpuint (heat[test_at (3, 3)], >, 0);

  click (fixture, "off_button");
  g_assert_null (robo_balance_panel_get_heat (fixture->panel, NULL));
}

/* For another arena the panel keeps the earlier results and says that they are old. The games of an unplayable arena
 * cannot be started. */
static void
test_other_arena (Fixture      *fixture,
                  gconstpointer data)
{
  RoboPlan plan = *robo_arena_get_plan (fixture->arena);
  g_autoptr (RoboArena) renamed = robo_arena_with_id (fixture->arena, "saved-for-the-first-time");
  g_autoptr (RoboArena) other = NULL;
  g_autoptr (RoboArena) empty = NULL;

  plan.vp[test_at (2, 2)] = 9;
  other = robo_arena_new ("other", &plan);
  memset (&plan, 0, sizeof plan);
  plan.columns = plan.rows = 9;
  empty = robo_arena_new ("empty", &plan);

  simulate (fixture);
  /* An arena with another name has the same games, so its results are not old. */
  robo_balance_panel_set_arena (fixture->panel, renamed);
  ui_drive_settle (GTK_WIDGET (fixture->panel));
  g_assert_false (gtk_widget_get_visible (get_control (fixture, "reason_label")));

  robo_balance_panel_set_arena (fixture->panel, other);
  ui_drive_until (gtk_widget_get_visible (get_control (fixture, "reason_label")));
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "result_box")));
  g_assert_true (gtk_widget_get_sensitive (get_control (fixture, "start_button")));
  g_assert_nonnull (robo_balance_panel_get_heat (fixture->panel, NULL));

  robo_balance_panel_set_arena (fixture->panel, empty);
  g_assert_null (robo_balance_panel_get_heat (fixture->panel, NULL));
  ui_drive_until (!gtk_widget_get_sensitive (get_control (fixture, "start_button")));
  robo_balance_panel_start (fixture->panel);
  g_assert_true (robo_balance_run_get_setup (get_run (fixture))->arena == fixture->arena);
}

/* Setting no arena before the next one drops the results. */
static void
test_next_arena (Fixture      *fixture,
                 gconstpointer data)
{
  simulate (fixture);
  robo_balance_panel_set_arena (fixture->panel, NULL);
  robo_balance_panel_set_arena (fixture->panel, fixture->arena);
  ui_drive_settle (GTK_WIDGET (fixture->panel));
  g_assert_null (get_run (fixture));
  g_assert_null (robo_balance_panel_get_heat (fixture->panel, NULL));
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "result_box")));
  g_assert_false (gtk_widget_get_visible (get_control (fixture, "reason_label")));
  g_assert_true (gtk_widget_get_sensitive (get_control (fixture, "start_button")));
}

/* The default is not the beginner, which ignores some features of arenas. */
static void
test_default_level (Fixture      *fixture,
                    gconstpointer data)
{
  g_assert_cmpint (robo_balance_controls_get_level (get_child (fixture, "controls")), ==, ROBO_LEVEL_CLUB);
}

static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  robo_balance_panel_set_arena (fixture->panel, fixture->arena);
  gtk_spin_button_set_value (get_control (fixture, "games_button"), 100000);
  gtk_drop_down_set_selected (get_control (fixture, "level_menu"), 2);
  robo_balance_panel_start (fixture->panel);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_control (fixture, "run_stack")), ==, "running");
  robo_balance_controls_cancel (ui_child (fixture->panel, "controls"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_control (fixture, "run_stack")), ==, "ready");
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "result_box")));
}

static gboolean
is_in_popover (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL;
}

/* Chooses the n-th entry of a menu of the table by keyboard. */
static void
choose (Fixture   *fixture,
        GtkWidget *menu,
        guint      index)
{
  ui_drive_click (menu);
  ui_drive_until (is_in_popover (gtk_window_get_focus (fixture->window)));
  ui_drive_keys (GTK_WIDGET (fixture->window), "Home");
  for (guint i = 0; i < index; i++)
    ui_drive_keys (GTK_WIDGET (fixture->window), "Down");
  ui_drive_keys (GTK_WIDGET (fixture->window), "Return");
  ui_drive_settle (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (menu)), ==, index);
}

static GtkWidget *
get_menu (Fixture *fixture,
          guint    index)
{
  return ui_drive_find (get_child (fixture, "table"), GTK_TYPE_DROP_DOWN, index);
}

static void
open_table (Fixture *fixture)
{
  ui_drive_click (ui_drive_find (get_child (fixture, "table"), GTK_TYPE_LABEL, 0));
  ui_drive_until (get_menu (fixture, 0) != NULL && gtk_widget_get_mapped (get_menu (fixture, 0)));
}

/* Sets a KillBot in the north, an empty seat in the east and training rules, as options on the command line would. */
static void
test_table (Fixture      *fixture,
            gconstpointer data)
{
  const RoboMatchSetup *setup;

  robo_balance_panel_set_arena (fixture->panel, fixture->arena);
  open_table (fixture);
  ui_drive_until (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (get_menu (fixture, 0)))) >= 3);
  choose (fixture, get_menu (fixture, 1), 4);
  choose (fixture, get_menu (fixture, 2), 5);
  choose (fixture, get_menu (fixture, 0), 2);
  ui_drive_shoot ("balance-table");
  gtk_spin_button_set_value (get_control (fixture, "games_button"), 100);
  gtk_drop_down_set_selected (get_control (fixture, "level_menu"), 0);
  ui_drive_click (get_control (fixture, "start_button"));
  ui_drive_until (has_result (fixture));
  ui_drive_shoot ("balance-mixed");

  setup = robo_balance_run_get_setup (get_run (fixture));
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboPlayer expected = ROBO_PLAYER_COMPUTER;

      if (setup->seats[i].side == ROBO_DIR_N)
        expected = ROBO_PLAYER_KILLBOT;
      if (setup->seats[i].side == ROBO_DIR_E)
        expected = ROBO_PLAYER_NONE;
      g_assert_cmpint (setup->seats[i].player, ==, expected);
    }
  g_assert_cmpuint (count_children (get_child (fixture, "seat_grid")), ==, 3 * 4);
}

/* A single robot is not enough: the panel shows the reason, and nothing starts. */
static void
test_alone (Fixture      *fixture,
            gconstpointer data)
{
  robo_balance_panel_set_arena (fixture->panel, fixture->arena);
  open_table (fixture);
  for (guint i = 1; i <= 3; i++)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (get_menu (fixture, i)), 5);
  ui_drive_until (!gtk_widget_get_sensitive (get_control (fixture, "start_button")));
  ui_drive_until (gtk_widget_get_visible (get_control (fixture, "reason_label")));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

  g_test_add ("/ui/arenas/balance-panel/result/is-shown-after-a-run", Fixture, NULL, set_up, test_result, tear_down);
  g_test_add ("/ui/arenas/balance-panel/verdicts/stay-on-one-line", Fixture, NULL, set_up, test_verdicts, tear_down);
  g_test_add ("/ui/arenas/balance-panel/heat-map/shows-the-selected-kind-of-event", Fixture, NULL, set_up, test_heat,
              tear_down);
  g_test_add ("/ui/arenas/balance-panel/changed-arena/results-are-marked-as-old",
              Fixture, NULL, set_up, test_other_arena, tear_down);
  g_test_add ("/ui/arenas/balance-panel/removed-arena/results-are-removed",
              Fixture, NULL, set_up, test_next_arena, tear_down);
  g_test_add ("/ui/arenas/balance-panel/default-computer-player/is-the-one-named-dash",
              Fixture, NULL, set_up, test_default_level, tear_down);
  g_test_add ("/ui/arenas/balance-panel/games/have-the-players-chosen-in-the-table",
              Fixture, NULL, set_up, test_table, tear_down);
  g_test_add ("/ui/arenas/balance-panel/single-robot/games-cannot-be-started",
              Fixture, NULL, set_up, test_alone, tear_down);
  g_test_add ("/ui/arenas/balance-panel/cancel/stops-without-results", Fixture, NULL, set_up, test_cancel, tear_down);

  return g_test_run ();
}
