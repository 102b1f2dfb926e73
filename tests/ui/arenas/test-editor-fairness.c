// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how the board editor measures an arena while it is drawn.
#include "config.h"

#include "tests/ui/arenas/editor-fixture.h"
#include "ui/arenas/balance/robo-fairness-button.h"
#include "ui/arenas/balance/robo-fairness-panel.h"

#include <string.h>

static RoboFairnessPanel *
get_panel (Fixture *fixture)
{
  return ui_child (fixture->page, "fairness_panel");
}

static RoboFairnessMeter *
get_meter (Fixture *fixture)
{
  return robo_fairness_panel_get_meter (get_panel (fixture));
}

static gpointer
get_part (Fixture    *fixture,
          const char *name)
{
  return ui_child (get_panel (fixture), name);
}

static const char *
get_word (Fixture *fixture)
{
  return robo_fairness_button_get_word (ui_child (fixture->page, "fairness_button"));
}

/* Opens an arena with VP spaces near the south and pits before the north. Beginners play few games in it. */
static void
set_up_unfair (Fixture      *fixture,
               gconstpointer data)
{
  const RoboMeterOrder   order = { .level = ROBO_LEVEL_BEGINNER, .seed = 2, .n_games = 200, .n_batch = 50 };
  const RoboFairnessHunt hunt = { .games = order, .n_tries = 16, .n_first = 25, .n_best = 4, .seed = 1 };
  RoboPlan               plan = { .columns = COLUMNS, .rows = ROWS, .n_starts = 2 };

  set_up (fixture, data);
  plan.vp[at (3, 5)] = 1;
  plan.vp[at (5, 5)] = 2;
  for (guint column = 2; column <= 6; column++)
    plan.terrain[at (column, 2)] = ROBO_TERRAIN_PIT;
  robo_plan_set_edge (&plan, at (5, 1), ROBO_DIR_E, ROBO_EDGE_WALL);
  plan.starts[0] = (RoboStart){ at (4, 1), ROBO_DIR_N, ROBO_DIR_S };
  plan.starts[1] = (RoboStart){ at (4, 6), ROBO_DIR_S, ROBO_DIR_N };
  robo_editor_page_set_document (fixture->page, NULL);
  robo_arena_document_edit_plan (fixture->document, "Prepare", &plan);
  robo_meter_set_order (ROBO_METER (get_meter (fixture)), &order);
  robo_fairness_panel_set_hunt (get_panel (fixture), &hunt);
  robo_editor_page_set_document (fixture->page, fixture->document);
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static void
wait_for_figures (Fixture *fixture)
{
  ui_drive_until (!robo_meter_get_is_running (ROBO_METER (get_meter (fixture))));
  g_assert_nonnull (robo_fairness_panel_get_figures (get_panel (fixture)));
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static void
open_panel (Fixture *fixture)
{
  ui_drive_click (ui_child (fixture->page, "fairness_button"));
  ui_drive_until (gtk_widget_get_mapped (get_part (fixture, "search_button")));
}

static void
draw_wall (Fixture *fixture)
{
  guint position = get_position (fixture);

  choose (fixture, ROBO_BRUSH_SOLID);
  editor_drive_click (fixture->canvas, 4.5, 3.5);
  ui_drive_until (get_position (fixture) == position + 1);
}

static void
test_needle (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *tooltip = NULL;

  g_assert_cmpstr (get_word (fixture), ==, "…");
  wait_for_figures (fixture);
  g_assert_cmpstr (get_word (fixture), ==, "South ahead");
  g_object_get (ui_child (fixture->page, "fairness_button"), "tooltip-text", &tooltip, NULL);
  g_assert_nonnull (strstr (tooltip, " of 200 games; 50% would be fair."));
  g_assert_false (gtk_widget_get_mapped (get_part (fixture, "status_label")));

  open_panel (fixture);
  g_assert_cmpstr (gtk_label_get_label (get_part (fixture, "status_label")), ==, tooltip);
  g_assert_true (gtk_widget_get_mapped (get_part (fixture, "status_label")));
  ui_drive_shoot ("fairness-panel");
}

/* The figures of the arena before the stroke are kept. */
static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *word = NULL;
  guint            n_batches;

  wait_for_figures (fixture);
  word = g_strdup (get_word (fixture));
  draw_wall (fixture);
  g_assert_cmpstr (get_word (fixture), ==, "…");
  wait_for_figures (fixture);
  n_batches = robo_meter_get_n_batches (ROBO_METER (get_meter (fixture)));
  undo (fixture);
  g_assert_cmpstr (get_word (fixture), ==, word);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (get_meter (fixture))));
  g_assert_cmpuint (robo_meter_get_n_batches (ROBO_METER (get_meter (fixture))), ==, n_batches);
}

static const char *
get_cell (Fixture *fixture,
          int      column,
          int      row)
{
  GtkGrid *grid = ui_child (get_part (fixture, "before_box"), "grid");

  return gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (grid, column, row)));
}

static void
test_before (Fixture      *fixture,
             gconstpointer data)
{
  wait_for_figures (fixture);
  draw_wall (fixture);
  wait_for_figures (fixture);
  open_panel (fixture);
  g_assert_cmpstr (get_cell (fixture, 1, 1), ==, "South ahead");
  g_assert_cmpstr (get_cell (fixture, 0, 2), ==, "North");
  g_assert_cmpstr (get_cell (fixture, 0, 3), ==, "South");
  g_assert_true (g_str_has_prefix (get_cell (fixture, 2, 2), "↑ ") ||
                 g_str_has_prefix (get_cell (fixture, 2, 2), "↓ "));
  ui_drive_shoot ("fairness-before");

  ui_drive_click (ui_child (get_part (fixture, "before_box"), "now_button"));
  ui_drive_until (robo_meter_is_same (ROBO_METER (get_meter (fixture))));
  g_assert_cmpstr (get_cell (fixture, 2, 2), ==, "=");
  g_assert_true (g_str_has_prefix (gtk_label_get_label (ui_child (get_part (fixture, "before_box"), "since_label")),
                                   "Before: the arena as it was at "));
  ui_drive_click (ui_child (get_part (fixture, "before_box"), "opening_button"));
  ui_drive_until (!robo_meter_is_same (ROBO_METER (get_meter (fixture))));
  g_assert_cmpstr (get_cell (fixture, 1, 1), ==, "South ahead");
}

static void
test_switch (Fixture      *fixture,
             gconstpointer data)
{
  wait_for_figures (fixture);
  open_panel (fixture);
  ui_drive_click (get_part (fixture, "measure_switch"));
  ui_drive_until (g_str_equal (get_word (fixture), "Balance"));
  draw_wall (fixture);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  g_assert_false (robo_meter_get_is_running (ROBO_METER (get_meter (fixture))));
  g_assert_cmpstr (get_word (fixture), ==, "Balance");

  ui_drive_click (get_part (fixture, "measure_switch"));
  ui_drive_until (robo_meter_get_is_running (ROBO_METER (get_meter (fixture))));
  wait_for_figures (fixture);
}

/* The arena is measured with the rules that it recommends, if they are there. */
static void
test_rules (Fixture      *fixture,
            gconstpointer data)
{
  wait_for_figures (fixture);
  robo_arena_document_set_rules (fixture->document, "printed");
  ui_drive_until (g_str_equal (robo_rule_set_get_id (robo_fairness_meter_get_rule_set (get_meter (fixture))),
                               "printed"));
  wait_for_figures (fixture);
  g_assert_nonnull (strstr (gtk_label_get_label (get_part (fixture, "status_label")), "\nRules: "));

  robo_arena_document_set_rules (fixture->document, "atlantis");
  g_assert_cmpstr (robo_rule_set_get_id (robo_fairness_meter_get_rule_set (get_meter (fixture))), ==, "standard");
  wait_for_figures (fixture);
  g_assert_null (strstr (gtk_label_get_label (get_part (fixture, "status_label")), "\nRules: "));
}

static void
test_hidden (Fixture      *fixture,
             gconstpointer data)
{
  draw_wall (fixture);
  g_assert_true (robo_meter_get_is_running (ROBO_METER (get_meter (fixture))));
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  g_assert_false (robo_meter_get_is_running (ROBO_METER (get_meter (fixture))));
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), TRUE);
  g_assert_true (robo_meter_get_is_running (ROBO_METER (get_meter (fixture))));
}

/* Returns whether the middle of the widget is inside the scrolled window around it. */
static gboolean
is_in_view (GtkWidget *widget)
{
  GtkWidget       *window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_point_t middle = GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0f,
                                                 gtk_widget_get_height (widget) / 2.0f);
  graphene_point_t place;

  return gtk_widget_compute_point (widget, window, &middle, &place) &&
         gtk_widget_contains (window, place.x, place.y);
}

static void
test_fairer (Fixture      *fixture,
             gconstpointer data)
{
  guint                  n, position;
  const RoboPlan *const *plans;
  RoboPlan               before = *get_plan (fixture);
  RoboPlan               offered;
  guint                  error;

  wait_for_figures (fixture);
  error = robo_fairness_get_error (robo_fairness_panel_get_figures (get_panel (fixture)));
  open_panel (fixture);
  ui_drive_click (get_part (fixture, "search_button"));
  ui_drive_until (gtk_widget_get_mapped (get_part (fixture, "stop_button")));
  ui_drive_until (gtk_widget_get_mapped (get_part (fixture, "offer_box")));
  plans = robo_fairness_panel_get_offers (get_panel (fixture), &n);
  g_assert_cmpuint (n, >, 0);
  offered = *plans[0];
  ui_drive_shoot ("fairness-offers");
  ui_drive_until (is_in_view (get_part (fixture, "offer_box")));

  position = get_position (fixture);
  ui_drive_click (ui_drive_find (get_part (fixture, "offer_box"), GTK_TYPE_BUTTON, 0));
  ui_drive_until (get_position (fixture) == position + 1);
  g_assert_cmpmem (get_plan (fixture), sizeof offered, &offered, sizeof offered);
  g_assert_false (gtk_widget_get_visible (get_part (fixture, "offer_box")));
  wait_for_figures (fixture);
  g_assert_cmpuint (robo_fairness_get_error (robo_fairness_panel_get_figures (get_panel (fixture))), <, error);
  ui_drive_shoot ("fairness-applied");

  undo (fixture);
  g_assert_cmpmem (get_plan (fixture), sizeof before, &before, sizeof before);
}

/* Offers that were found stay while the arena is the same: with a new name, and after the page was hidden. */
static void
test_same_arena (Fixture      *fixture,
                 gconstpointer data)
{
  guint n_before, n_after;

  wait_for_figures (fixture);
  open_panel (fixture);
  ui_drive_click (get_part (fixture, "search_button"));
  ui_drive_until (gtk_widget_get_mapped (get_part (fixture, "offer_box")));
  robo_fairness_panel_get_offers (get_panel (fixture), &n_before);
  robo_arena_document_set_author (fixture->document, "Anna");
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), TRUE);
  robo_fairness_panel_get_offers (get_panel (fixture), &n_after);
  g_assert_cmpuint (n_after, ==, n_before);
  g_assert_true (gtk_widget_get_visible (get_part (fixture, "offer_box")));
}

/* During a stroke no arena is measured, so no search begins, even by the mnemonic. */
static void
test_stroke (Fixture      *fixture,
             gconstpointer data)
{
  wait_for_figures (fixture);
  open_panel (fixture);
  robo_fairness_meter_set_plan (get_meter (fixture), NULL);
  g_signal_emit_by_name (get_part (fixture, "search_button"), "clicked");
  ui_drive_settle (GTK_WIDGET (fixture->window));
  g_assert_true (gtk_widget_get_mapped (get_part (fixture, "search_button")));
}

static void
test_stop (Fixture      *fixture,
           gconstpointer data)
{
  wait_for_figures (fixture);
  robo_fairness_panel_set_hunt (get_panel (fixture), &robo_fairness_usual_hunt);
  open_panel (fixture);
  ui_drive_click (get_part (fixture, "search_button"));
  ui_drive_until (gtk_widget_get_mapped (get_part (fixture, "stop_button")));
  ui_drive_click (get_part (fixture, "stop_button"));
  ui_drive_until (gtk_widget_get_mapped (get_part (fixture, "search_button")));
  g_assert_false (gtk_widget_get_visible (get_part (fixture, "search_label")));

  /* A stroke ends the search, too. */
  ui_drive_click (get_part (fixture, "search_button"));
  ui_drive_until (gtk_widget_get_mapped (get_part (fixture, "stop_button")));
  draw_wall (fixture);
  ui_drive_until (gtk_widget_get_mapped (get_part (fixture, "search_button")));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

  g_test_add ("/ui/arenas/editor-fairness/button/shows-the-verdict-and-opens-the-panel",
              Fixture, NULL, set_up_unfair, test_needle, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/undo/earlier-figures-are-shown-at-once",
              Fixture, NULL, set_up_unfair, test_undo, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/figures-before-and-now/are-shown-side-by-side",
              Fixture, NULL, set_up_unfair, test_before, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/switch/stops-and-starts-the-games",
              Fixture, NULL, set_up_unfair, test_switch, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/measured-games/use-the-recommended-rules",
              Fixture, NULL, set_up_unfair, test_rules, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/hidden-page/plays-no-games",
              Fixture, NULL, set_up_unfair, test_hidden, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/make-it-fairer/offers-edits-that-can-be-undone",
              Fixture, NULL, set_up_unfair, test_fairer, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/make-it-fairer/offers-stay-while-the-arena-is-the-same",
              Fixture, NULL, set_up_unfair, test_same_arena, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/make-it-fairer/does-not-begin-during-a-stroke",
              Fixture, NULL, set_up_unfair, test_stroke, tear_down);
  g_test_add ("/ui/arenas/editor-fairness/make-it-fairer/ends-at-the-stop-button-and-at-a-brush-stroke",
              Fixture, NULL, set_up_unfair, test_stop, tear_down);

  return g_test_run ();
}
