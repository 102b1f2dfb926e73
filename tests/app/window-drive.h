// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the whole program in tests, page by page.
#pragma once

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "files/match/robo-match-file.h"
#include "files/xml/robo-paths.h"
#include "match/robo-game-folder.h"
#include "match/robo-match-private.h"
#include "tests/ui/ui-drive.h"
#include "ui/learning/robo-help-window.h"
#include "ui/match/robo-game-page.h"

/* Starts the program independently of other instances, without transitions between pages. */
static inline GtkApplication *
window_drive_start (void)
{
  GtkApplication *app = GTK_APPLICATION (robo_application_new ());
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  return app;
}

static inline GtkWidget *
window_drive_find (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

/* Opens the window of the program, 1280 by 800 pixels, with the start page. */
static inline GtkWidget *
window_drive_open (GtkApplication *app)
{
  GtkWidget *window;

  g_application_activate (G_APPLICATION (app));
  window = window_drive_find (ROBO_TYPE_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  ui_drive_show (GTK_WINDOW (window));

  return window;
}

/* Opens the window of the program in its default size, but without a frame, so that screen pixels are those of the
 * window. */
static inline GtkWidget *
window_drive_open_bare (GtkApplication *app)
{
  GtkWidget *window;

  g_application_activate (G_APPLICATION (app));
  window = GTK_WIDGET (gtk_application_get_active_window (app));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  ui_drive_show (GTK_WINDOW (window));

  return window;
}

/* Closes the window like its button, and waits until everything is saved. */
static inline void
window_drive_close (GtkApplication *app,
                    GtkWidget      *window)
{
  gtk_window_close (GTK_WINDOW (window));
  ui_drive_until (gtk_application_get_windows (app) == NULL);
}

/* Returns the path of the folder of saved games. */
static inline char *
window_drive_dup_games (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", "games", NULL);
}

/* Counts the files of a folder, except those that only reserve a name. */
static inline guint
window_drive_count_games (void)
{
  g_autofree char *folder = window_drive_dup_games ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      n += robo_game_folder_has_game (path);
    }

  return n;
}

static inline void
window_drive_empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (file), ==, 0);
    }
}

static inline void
window_drive_remove_games (void)
{
  g_autofree char *folder = window_drive_dup_games ();

  window_drive_empty_folder (folder);
}

/* Returns the folder of the user's arenas. */
static inline char *
window_drive_dup_arenas (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", "arenas", NULL);
}

static inline guint
window_drive_count_arenas (void)
{
  g_autofree char *folder = window_drive_dup_arenas ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static inline GtkWidget *
window_drive_get_page (GtkWidget  *window,
                       const char *name)
{
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (window, ROBO_TYPE_WINDOW, "pages"));

  return gtk_stack_get_child_by_name (pages, name);
}

static inline gboolean
window_drive_is_shown (GtkWidget  *window,
                       const char *page)
{
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (window, ROBO_TYPE_WINDOW, "pages"));

  return g_str_equal (gtk_stack_get_visible_child_name (pages), page);
}

/* Goes to a page; some pages are read in another thread first. */
static inline void
window_drive_go_to (GtkWidget  *window,
                    const char *page)
{
  robo_window_show_page (ROBO_WINDOW (window), page);
  ui_drive_until (window_drive_is_shown (window, page));
}

/* Opens a bundled file and waits for its page. */
static inline void
window_drive_open_bundled (GtkWidget  *window,
                           const char *folder,
                           const char *name,
                           const char *page)
{
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), folder, name, NULL);
  GtkWidget       *opened;

  gtk_widget_activate_action (window, "win.open-file", "^ay", path);
  ui_drive_until ((opened = window_drive_get_page (window, page)) != NULL && gtk_widget_get_mapped (opened));
}

/* Saves a match and opens the file. */
static inline void
window_drive_open_match (GtkWidget *window,
                         RoboMatch *match)
{
  g_autofree char *path =
    g_build_filename (g_get_user_data_dir (), "robodrome", "games", "walk" ROBO_MATCH_SUFFIX, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (robo_match_file_save (file, path, &error));
  g_assert_no_error (error);
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (ui_drive_find (window, ROBO_TYPE_GAME_PAGE, 0) != NULL);
  g_unlink (path);
}

/* Opens a dialog by an action of the program, and waits until it has its content. */
static inline GtkWidget *
window_drive_open_dialog (GtkApplication *app,
                          const char     *action,
                          GType           type)
{
  GtkWidget *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (app), action, NULL);
  ui_drive_until ((dialog = window_drive_find (type)) != NULL);
  ui_drive_until (!ROBO_IS_HELP_WINDOW (dialog) || robo_help_window_get_is_whole (ROBO_HELP_WINDOW (dialog)));

  return dialog;
}
