// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include "match/robo-strength.h"
#include "ui/setup/robo-strength-graph.h"
#include "ui/setup/robo-strength-window.h"

#include "tests/ui/ui-drive.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_set_value (fixture->settings, "strengths",
                        g_variant_new_parsed ("[('Zoë', ["
                                              "(int64 1, uint64 1, 1100.0, 200.0, 0.06, [('computer-ada', 1.0)]), "
                                              "(1, 2, 1180.0, 150.0, 0.06, [('computer-ada', 1.0)]), "
                                              "(1, 3, 970.0, 120.0, 0.06, [('computer-pip', 0.0)]), "
                                              "(1, 4, 1050.0, 100.0, 0.06, [('computer-ada', 1.0)]), "
                                              "(1, 5, 1110.0, 100.0, 0.06, [('computer-ada', 1.0)])]), "
                                              "('Anna', [(1, 1, 900.0, 250.0, 0.06, [('computer-ada', 0.0)])])]"));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&fixture->settings);
}

static void
open_window (Fixture    *fixture,
             const char *name)
{
  fixture->window = robo_strength_window_new (name);
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static gpointer
get_child (Fixture    *fixture,
           const char *name)
{
  return gtk_widget_get_template_child (fixture->window, ROBO_TYPE_STRENGTH_WINDOW, name);
}

static const char *
get_text (Fixture    *fixture,
          const char *name)
{
  return gtk_label_get_text (get_child (fixture, name));
}

static void
test_shows (Fixture      *fixture,
            gconstpointer data)
{
  open_window (fixture, "Zoë");
  g_assert_cmpstr (get_text (fixture, "number_label"), ==, "1110");
  g_assert_cmpstr (get_text (fixture, "games_label"), ==, "After 5 games");
  g_assert_cmpstr (get_text (fixture, "sentence_label"), ==,
                   "Closest to Bruno, almost certainly between 914 and 1306.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_child (fixture, "graph")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "From 1000 at first to 1110 now; never below 970 or above 1180.");
}

/* Another person is chosen with keys, and only that person's games are deleted. */
static void
test_reset (Fixture      *fixture,
            gconstpointer data)
{
  g_auto (GStrv) names = NULL;

  open_window (fixture, "Zoë");
  ui_drive_choose (get_child (fixture, "person_menu"), "Down Return");
  ui_drive_until (g_str_equal (get_text (fixture, "number_label"), "900"));
  g_assert_cmpstr (get_text (fixture, "games_label"), ==, "After 1 game");
  g_assert_cmpstr (get_text (fixture, "sentence_label"), ==, "With fewer than 5 games, this is an estimate.");

  ui_drive_keys (fixture->window, "alt+r");
  ui_drive_answer ("Cancel");
  g_assert_cmpstr (get_text (fixture, "number_label"), ==, "900");
  ui_drive_keys (fixture->window, "alt+r");
  ui_drive_answer ("Reset");
  ui_drive_until (g_str_equal (gtk_stack_get_visible_child_name (get_child (fixture, "stack")), "none"));
  names = robo_strength_dup_names (fixture->settings);
  g_assert_cmpuint (g_strv_length (names), ==, 1);
  g_assert_cmpstr (names[0], ==, "Zoë");
  g_assert_false (gtk_widget_is_sensitive (ui_drive_find_button (fixture->window, "Reset…")));
}

/* For a person without games the window says so, and has no list of other people. */
static void
test_newcomer (Fixture      *fixture,
               gconstpointer data)
{
  g_settings_reset (fixture->settings, "strengths");
  open_window (fixture, "Ben");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_child (fixture, "stack")), ==, "none");
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "person_menu")));

  /* A game ends while the window is open. */
  g_settings_set_value (fixture->settings, "strengths",
                        g_variant_new_parsed ("[('Ben', [(int64 1, uint64 1, 1100.0, 200.0, 0.06, "
                                              "[('computer-ada', 1.0)])])]"));
  g_assert_cmpstr (get_text (fixture, "number_label"), ==, "1100");
}

/* The window fits on a phone. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  int minimum;

  open_window (fixture, "Zoë");
  gtk_widget_measure (fixture->window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add ("/ui/setup/strength-window/strength/is-shown-with-its-history",
              Fixture, NULL, set_up, test_shows, tear_down);
  g_test_add ("/ui/setup/strength-window/reset/deletes-one-person-only", Fixture, NULL, set_up, test_reset, tear_down);
  g_test_add ("/ui/setup/strength-window/player-without-games/window-says-so",
              Fixture, NULL, set_up, test_newcomer, tear_down);
  g_test_add ("/ui/setup/strength-window/phone-sized-window/strength-fits",
              Fixture, NULL, set_up, test_narrow, tear_down);

  return g_test_run ();
}
