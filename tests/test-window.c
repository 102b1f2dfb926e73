// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "app/robo-application.h"
#include "app/robo-window.h"

#include "ui-test.h"

/* One for all cases, as in a real process: GIO does not let a second one have the same place on the bus. */
static GtkApplication *app;

static GtkWindow *
get_window (void)
{
  g_application_activate (G_APPLICATION (app));

  return gtk_application_get_active_window (app);
}

/* A dialog is a window of GTK's, but not one of the application's. */
static GtkWindow *
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

/* A person starts the program twice. */
static void
test_activate_twice (void)
{
  GtkWindow *window = get_window ();

  g_assert_true (ROBO_IS_WINDOW (window));
  g_assert_true (get_window () == window);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (app)), ==, 1);

  gtk_window_destroy (window);
}

static void
test_quit (void)
{
  get_window ();

  g_action_group_activate_action (G_ACTION_GROUP (app), "quit", NULL);
  g_assert_null (gtk_application_get_windows (app));
}

/* The pages turn to each other through this action. */
static void
test_show_page (void)
{
  GtkWindow *window = get_window ();

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "start"));

  gtk_window_destroy (window);
}

static void
test_about (void)
{
  GtkWindow *window = get_window ();
  GtkWindow *about;

  g_action_group_activate_action (G_ACTION_GROUP (app), "about", NULL);
  about = find_window (ADW_TYPE_ABOUT_WINDOW);
  g_assert_nonnull (about);
  g_assert_true (gtk_window_get_transient_for (about) == window);

  gtk_window_destroy (about);
  gtk_window_destroy (window);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  g_test_add_func ("/app/window/activate-twice", test_activate_twice);
  g_test_add_func ("/app/window/quit", test_quit);
  g_test_add_func ("/app/window/show-page", test_show_page);
  g_test_add_func ("/app/window/about", test_about);

  return g_test_run ();
}
