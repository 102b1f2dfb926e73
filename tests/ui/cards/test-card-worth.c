// SPDX-License-Identifier: GPL-3.0-or-later
// Shows what cards are worth while they are edited.
#include "config.h"

#include "rules-drive.h"
#include "tests/ui/ui-child.h"
#include "ui/arenas/balance/robo-card-balance.h"

#define MODULES                                                                                        \
  "<modules xmlns='urn:x-robodrome:modules:1' id='lava'><name>Lava</name>"                             \
  "<module id='blast' colour='blue' copies='9'><name>Blast</name><die colour='blue' min='1' max='6'/>" \
  "<effect when='move-end' target='adjacent' action='damage' amount='3'/></module>"                    \
  "<module id='nudge' colour='blue' copies='9'><name>Nudge</name><die colour='blue' min='1' max='6'/>" \
  "<effect when='move-end' target='adjacent' action='push' amount='1'/></module></modules>"

static RoboWorthPanel *
get_panel (Fixture *fixture)
{
  return robo_card_balance_get_worth_panel (ui_child (find (fixture, ROBO_TYPE_MODULE_SET_PAGE), "card_balance"));
}

static RoboMeter *
get_meter (Fixture *fixture)
{
  return ROBO_METER (robo_worth_panel_get_meter (get_panel (fixture)));
}

static const char *
get_worth (Fixture    *fixture,
           const char *name)
{
  return gtk_label_get_label (ui_child (find (fixture, ROBO_TYPE_CARD_PAGE), name));
}

static const char *
get_cell (Fixture *fixture,
          int      column,
          int      row)
{
  GtkGrid *grid = ui_child (ui_child (get_panel (fixture), "before_box"), "grid");

  return gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (grid, column, row)));
}

/* Beginners play few games. */
static void
open_set (Fixture *fixture)
{
  const RoboMeterOrder order = { .level = ROBO_LEVEL_BEGINNER, .seed = 2, .n_games = 60, .n_batch = 30 };

  write_file ("modules", "lava.modules.xml", MODULES);
  show_rules (fixture);
  click_label (fixture, "Lava");
  ui_drive_until (find (fixture, ROBO_TYPE_MODULE_SET_PAGE) != NULL && get_document (fixture) != NULL);
  robo_meter_set_order (get_meter (fixture), &order);
  ui_drive_settle (fixture->window);
}

static void
wait_for_figures (Fixture *fixture)
{
  ui_drive_until (!robo_meter_get_is_running (get_meter (fixture)));
  ui_drive_settle (fixture->window);
}

static void
narrow_die (Fixture *fixture)
{
  robo_set_document_change (ROBO_SET_DOCUMENT (get_document (fixture)), "Change Die", NULL,
                            robo_module_set_with_card_die (robo_module_set_document_get_set (get_document (fixture)), 0,
                                                           ROBO_BLUE, 6, 6));
}

static void
test_card (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *figures = NULL;

  open_set (fixture);
  g_assert_cmpstr (get_worth (fixture, "worth_word"), ==, "Worth: …");
  wait_for_figures (fixture);
  g_assert_true (g_str_has_prefix (get_worth (fixture, "worth_word"), "Worth: "));
  g_assert_cmpstr (get_worth (fixture, "worth_word"), !=, "Worth: …");
  g_assert_nonnull (strstr (get_worth (fixture, "worth_figures"), "% ± "));
  g_assert_null (strstr (get_worth (fixture, "worth_figures"), "before"));
  figures = g_strdup (get_worth (fixture, "worth_figures"));
  ui_drive_shoot ("card-worth");

  narrow_die (fixture);
  ui_drive_until (strstr (get_worth (fixture, "worth_word"), "…") != NULL);
  wait_for_figures (fixture);
  g_assert_nonnull (strstr (get_worth (fixture, "worth_figures"), " (before: "));
  ui_drive_shoot ("card-worth-changed");

  robo_history_undo (get_history (fixture));
  g_assert_cmpstr (get_worth (fixture, "worth_figures"), ==, figures);
  g_assert_false (robo_meter_get_is_running (get_meter (fixture)));
}

static void
test_panel (Fixture      *fixture,
            gconstpointer data)
{
  open_set (fixture);
  wait_for_figures (fixture);
  narrow_die (fixture);
  wait_for_figures (fixture);
  ui_drive_click (ui_child (find (fixture, ROBO_TYPE_CARD_PAGE), "worth_button"));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (get_panel (fixture))));
  ui_drive_settle (fixture->window);
  g_assert_cmpstr (get_cell (fixture, 0, 1), ==, "Blast");
  g_assert_cmpstr (get_cell (fixture, 0, 2), ==, "Nudge");
  g_assert_nonnull (strstr (get_cell (fixture, 1, 1), "% ± "));
  g_assert_nonnull (strstr (get_cell (fixture, 3, 1), "% ± "));
  g_assert_true (g_str_has_prefix (get_cell (fixture, 2, 1), "↑ ") ||
                 g_str_has_prefix (get_cell (fixture, 2, 1), "↓ "));
  ui_drive_shoot ("card-worth-panel");

  ui_drive_click (ui_child (ui_child (get_panel (fixture), "before_box"), "now_button"));
  ui_drive_until (robo_meter_is_same (get_meter (fixture)));
  g_assert_cmpstr (get_cell (fixture, 2, 1), ==, "=");
  ui_drive_click (ui_child (ui_child (get_panel (fixture), "before_box"), "opening_button"));
  ui_drive_until (!robo_meter_is_same (get_meter (fixture)));
  g_assert_cmpstr (get_cell (fixture, 2, 1), !=, "=");
}

static void
test_switch (Fixture      *fixture,
             gconstpointer data)
{
  open_set (fixture);
  ui_drive_until (robo_meter_get_is_running (get_meter (fixture)));
  gtk_switch_set_active (ui_child (get_panel (fixture), "measure_switch"), FALSE);
  g_assert_false (robo_meter_get_is_running (get_meter (fixture)));
  g_assert_cmpstr (get_worth (fixture, "worth_word"), ==, "Worth: not measured");
  gtk_switch_set_active (ui_child (get_panel (fixture), "measure_switch"), TRUE);
  g_assert_true (robo_meter_get_is_running (get_meter (fixture)));

  /* No games are played for a page that nobody sees. */
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "start");
  ui_drive_until (!robo_meter_get_is_running (get_meter (fixture)));
}

static void
test_phone (Fixture      *fixture,
            gconstpointer data)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  ui_drive_settle (fixture->window);
  open_set (fixture);
  wait_for_figures (fixture);
  narrow_die (fixture);
  wait_for_figures (fixture);
  gtk_widget_activate_action (ui_child (find (fixture, ROBO_TYPE_MODULE_SET_PAGE), "card_page"), "cards.balance", NULL);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (get_panel (fixture))));
  ui_drive_settle (fixture->window);
  g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, 360);
  ui_drive_shoot ("card-worth-phone");
}

#define ADD(name, function) g_test_add ("/ui/cards/worth/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  rules_drive_init (&argc, &argv);

  ADD ("card-page/shows-what-a-card-is-worth-before-and-now", test_card);
  ADD ("panel/lists-what-each-card-is-worth-before-and-now", test_panel);
  ADD ("games-that-measure-worth/stop-when-switched-off-or-hidden", test_switch);
  ADD ("phone-sized-window/panel-fits", test_phone);

  return g_test_run ();
}
