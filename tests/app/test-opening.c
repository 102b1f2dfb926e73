// SPDX-License-Identifier: GPL-3.0-or-later
// Files that take their time: a pipe into which nobody writes. Who waits sees it, can do other things, and may change
// their mind.
#include "config.h"

#include <fcntl.h>
#include <unistd.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "tests/ui/ui-drive.h"
#include "ui/common/robo-opening-bar.h"
#include "ui/start/robo-help-window.h"

static GtkApplication *app;

typedef struct
{
  int   ends[2];
  char *path;
  char *sentence;
} Slow;

static void
slow_init (Slow *self)
{
  g_autofree char *base = NULL;

  g_assert_true (g_unix_open_pipe (self->ends, FD_CLOEXEC, NULL));
  self->path = g_strdup_printf ("/dev/fd/%d", self->ends[0]);
  base = g_path_get_basename (self->path);
  self->sentence = g_strdup_printf ("Opening %s…", base);
}

static void
slow_clear (Slow *self)
{
  /* Whoever still reads comes to the end. */
  close (self->ends[1]);
  close (self->ends[0]);
  g_free (self->path);
  g_free (self->sentence);
}

static GtkWidget *
find_label (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

typedef struct
{
  GtkWidget *window;
  GtkWidget *pages;
  Slow       slow;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  slow_init (&fixture->slow);
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  fixture->pages = ui_child (fixture->window, "pages");
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  slow_clear (&fixture->slow);
}

static void
open_slowly (Fixture *fixture,
             Slow    *slow)
{
  robo_window_open_file (ROBO_WINDOW (fixture->window), slow->path);
  ui_drive_until (find_label (fixture->window, slow->sentence) != NULL);
}

static const char *
get_page (Fixture *fixture)
{
  return gtk_stack_get_visible_child_name (GTK_STACK (fixture->pages));
}

/* The window stays usable, and cancelling leaves it as it is. */
static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *button;

  open_slowly (fixture, &fixture->slow);
  ui_drive_shoot ("opening");
  g_assert_cmpstr (get_page (fixture), ==, "start");
  gtk_widget_activate_action (fixture->window, "win.new-game", NULL);
  ui_drive_until (g_str_equal (get_page (fixture), "new-game"));

  button = ui_drive_find_button (fixture->window, "Cancel");
  ui_drive_settle (button);
  ui_drive_click (button);
  ui_drive_until (find_label (fixture->window, fixture->slow.sentence) == NULL);
  g_assert_cmpstr (get_page (fixture), ==, "new-game");
  g_assert_null (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG));
}

/* The last wish counts. */
static void
test_another (Fixture      *fixture,
              gconstpointer data)
{
  Slow other;

  slow_init (&other);
  open_slowly (fixture, &fixture->slow);
  open_slowly (fixture, &other);
  ui_drive_until (find_label (fixture->window, fixture->slow.sentence) == NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
  slow_clear (&other);
}

/* They are read elsewhere, and who wants something else meanwhile is not called back to them. */
static void
test_lessons (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GCancellable) other = NULL;

  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "tutorial");
  g_assert_cmpstr (get_page (fixture), ==, "start");
  other = robo_opening_begin (fixture->window, "/other.arena.xml");
  ui_drive_until (find_label (fixture->window, "Opening other.arena.xml…") != NULL);
  g_assert_cmpstr (get_page (fixture), ==, "start");
  robo_opening_end (fixture->window, other);

  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "tutorial");
  ui_drive_until (g_str_equal (get_page (fixture), "tutorial"));
  ui_drive_settle (fixture->window);
  g_assert_null (find_label (fixture->window, "Opening Tutorial…"));
}

/* The window is there when the rules are, at what was asked for last, and once. */
static void
test_help (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *help;

  g_action_group_activate_action (G_ACTION_GROUP (app), "help", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (app), "rules", g_variant_new_string ("pits"));
  g_assert_null (ui_drive_find_dialog (ROBO_TYPE_HELP_WINDOW));
  ui_drive_until ((help = ui_drive_find_dialog (ROBO_TYPE_HELP_WINDOW)) != NULL);
  ui_drive_settle (help);
  gtk_window_destroy (GTK_WINDOW (help));
  ui_drive_settle (fixture->window);
  g_assert_null (ui_drive_find_dialog (ROBO_TYPE_HELP_WINDOW));
}

/* A file that has been there at once says nothing, also later. */
static void
test_quick (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GCancellable) quick = robo_opening_begin (fixture->pages, "/quick.arena.xml");
  g_autoptr (GCancellable) last = NULL;

  robo_opening_end (fixture->pages, quick);
  last = robo_opening_begin (fixture->pages, "/last.arena.xml");
  g_assert_false (g_cancellable_is_cancelled (quick));
  ui_drive_until (find_label (fixture->window, "Opening last.arena.xml…") != NULL);
  g_assert_null (find_label (fixture->window, "Opening quick.arena.xml…"));

  /* What ends too late ends nothing else. */
  robo_opening_end (fixture->pages, quick);
  g_assert_nonnull (find_label (fixture->window, "Opening last.arena.xml…"));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
  ui_drive_until (g_cancellable_is_cancelled (last));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  g_test_add ("/ui/opening/cancel", Fixture, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/ui/opening/another", Fixture, NULL, set_up, test_another, tear_down);
  g_test_add ("/ui/opening/lessons", Fixture, NULL, set_up, test_lessons, tear_down);
  g_test_add ("/ui/opening/help", Fixture, NULL, set_up, test_help, tear_down);
  g_test_add ("/ui/opening/quick", Fixture, NULL, set_up, test_quick, tear_down);

  return g_test_run ();
}
