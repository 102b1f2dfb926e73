// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a name or a description of one long word, which anybody may write, makes no page wider than a phone.
#include "config.h"

#include "app/languages/robo-language.h"
#include "ui/arenas/library/robo-library-page.h"
#include "window-walk.h"

#define NARROW 360
/* Frame around a window without a window manager. */
#define FRAME_PX            20
#define NAME_LETTERS        100
#define DESCRIPTION_LETTERS 1000

static GtkApplication *app;

/* Puts an arena into the user's folder. Returns its path. */
static char *
write_arena (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "arenas", NULL);
  char            *path = g_build_filename (folder, "one-word.arena.xml", NULL);
  g_autofree char *name = g_strnfill (NAME_LETTERS, 'W');
  g_autofree char *description = g_strnfill (DESCRIPTION_LETTERS, 'M');
  g_autofree char *text = g_strdup_printf (
    "<arena xmlns=\"urn:x-robodrome:arena:1\" id=\"a-one-word\" columns=\"5\" rows=\"6\">"
    "<name>%s</name><description>%s</description>"
    "<terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row></terrain>"
    "<features><vp at=\"2,3\" number=\"1\"/><start at=\"3,6\" side=\"s\" arrow=\"n\"/>"
    "<start at=\"3,1\" side=\"n\" arrow=\"s\"/></features></arena>",
    name, description);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

static void
look_at_width (GtkWidget  *window,
               const char *page,
               gpointer    data)
{
  GtkWidget *content = gtk_widget_get_first_child (window);
  int        minimum;

  ui_drive_settle (window);
  for (guint i = 0; i < 10; i++)
    {
      /* A page may need less width at each smaller size, and only then can the window shrink further. */
      if (ROBO_IS_WINDOW (window))
        gtk_window_set_default_size (GTK_WINDOW (window), NARROW, 2 * NARROW);
      ui_drive_settle (window);
      gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum <= NARROW)
        break;
    }
  ui_drive_shoot (page);
  if (minimum > NARROW)
    {
      g_test_message ("%s is %d pixels wide", page, minimum);
      g_test_fail ();
    }
}

static void
test_stop (gconstpointer data)
{
  g_autofree char *path = write_arena ();

  window_walk (app, data, look_at_width, NULL);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The description is shown only when the arena is selected. */
static void
test_selected (void)
{
  g_autofree char *path = write_arena ();
  GtkWidget       *window = window_drive_open (app);
  RoboLibraryPage *page;

  gtk_widget_activate_action (window, "win.library", NULL);
  ui_drive_until ((page = ui_drive_find (window, ROBO_TYPE_LIBRARY_PAGE, 0)) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (page)));
  robo_library_page_select_file (page, path);
  ui_drive_until (robo_library_page_get_selected (page) != NULL);
  look_at_width (window, "library-selected", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const names[] = { "start", "training", "all-arenas", "library" };

  robo_language_init ();
  ui_test_init (&argc, &argv);
  app = window_drive_start ();

  for (guint i = 0; i < G_N_ELEMENTS (window_stops); i++)
    if (g_strv_contains (names, window_stops[i].name))
      {
        g_autofree char *path = g_strdup_printf ("/app/long-words/%s/fits-a-phone", window_stops[i].name);

        g_test_add_data_func (path, &window_stops[i], test_stop);
      }
  g_test_add_func ("/app/long-words/selected-arena/fits-a-phone", test_selected);

  return g_test_run ();
}
