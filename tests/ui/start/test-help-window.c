// SPDX-License-Identifier: GPL-3.0-or-later
// The rules are read, searched with real keys, and led to.
#include "config.h"

#include "ui/start/robo-help-window.h"

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
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboHelp) help = robo_help_load_bundled (problems);

  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_reset (fixture->settings, "detailed-rules");
  fixture->window = robo_help_window_new (help);
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->settings);
}

static gboolean
is_seen (Fixture    *fixture,
         const char *topic)
{
  return gtk_widget_get_mapped (robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), topic));
}

static gpointer
get_child (Fixture    *fixture,
           const char *name)
{
  return gtk_widget_get_template_child (fixture->window, ROBO_TYPE_HELP_WINDOW, name);
}

static void
test_search (Fixture      *fixture,
             gconstpointer data)
{
  g_assert_true (is_seen (fixture, "pit") && is_seen (fixture, "killbots"));
  ui_drive_keys (fixture->window, "w a t e r");
  ui_drive_until (!is_seen (fixture, "killbots"));
  g_assert_true (is_seen (fixture, "pit"));

  /* First the search ends, then the window is closed. */
  ui_drive_keys (fixture->window, "x x");
  ui_drive_until (!is_seen (fixture, "pit"));
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (is_seen (fixture, "killbots"));
}

static guint
count_words (GtkWidget *section)
{
  GtkWidget *box = gtk_widget_get_first_child (section);
  guint      n_labels = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    n_labels += gtk_widget_get_visible (child);

  return n_labels;
}

static void
test_details (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *section = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "programming");

  g_assert_cmpuint (count_words (section), ==, 2);
  ui_drive_click (get_child (fixture, "details_button"));
  g_assert_cmpuint (count_words (section), ==, 3);
  g_assert_true (g_settings_get_boolean (fixture->settings, "detailed-rules"));
}

static void
test_topic (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget     *section = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "module:shield");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (get_child (fixture, "scrolled_window"));

  robo_help_window_show_topic (ROBO_HELP_WINDOW (fixture->window), "module:shield");
  ui_drive_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == section);
  g_assert_true (gtk_widget_has_css_class (section, "found"));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);

  robo_help_window_show_topic (ROBO_HELP_WINDOW (fixture->window), "nowhere");
  g_assert_false (gtk_widget_has_css_class (section, "found"));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/help-window/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/ui/help-window/details", Fixture, NULL, set_up, test_details, tear_down);
  g_test_add ("/ui/help-window/topic", Fixture, NULL, set_up, test_topic, tear_down);

  return g_test_run ();
}
