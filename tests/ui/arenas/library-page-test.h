// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the library page in the real window, with real files in the user's folder.
#pragma once

#include <string.h>

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "tests/remove-folder.h"
#include "tests/ui/ui-drive.h"
#include "ui/arenas/library/robo-library-card.h"
#include "ui/arenas/library/robo-library-page.h"

G_BEGIN_DECLS

/* This arena has 5 columns and 6 rows; %s are the id and the name. */
#define TEXT                                                                                            \
  "<!-- by hand --><arena xmlns='urn:x-robodrome:arena:1' id='%s' columns='5' rows='6'><name>%s</name>" \
  "<name xml:lang='fr'>Crochet</name><terrain><row>.....</row><row>.....</row><row>.....</row>"         \
  "<row>.....</row><row>.....</row><row>.....</row></terrain><features><vp at='2,3' number='1'/>"       \
  "<start at='3,6' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features></arena>\n"

static GtkApplication *app;

typedef struct
{
  char            *folder;    /* folder of the user's arenas */
  char            *elsewhere; /* another folder */
  GtkWindow       *window;
  RoboLibraryPage *page;
} Fixture;

static inline gpointer
get_child (gpointer    widget,
           GType       type,
           const char *name)
{
  return gtk_widget_get_template_child (widget, type, name);
}

static inline RoboLibraryPage *
get_page (GtkWindow *window)
{
  return ROBO_LIBRARY_PAGE (gtk_stack_get_child_by_name (get_child (window, ROBO_TYPE_WINDOW, "pages"), "library"));
}

static inline void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_build_filename (g_get_user_data_dir (), "robodrome", "arenas", NULL);
  fixture->elsewhere = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  test_remove_folder (fixture->folder);
  g_mkdir_with_parents (fixture->folder, 0700);
  g_application_activate (G_APPLICATION (app));
  fixture->window = gtk_application_get_active_window (app);
  gtk_window_set_default_size (fixture->window, 1200, 800);
  ui_drive_show (fixture->window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.library", NULL));
  fixture->page = get_page (fixture->window);
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static inline void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  test_remove_folder (fixture->folder);
  test_remove_folder (fixture->elsewhere);
  g_free (fixture->folder);
  g_free (fixture->elsewhere);
}

static inline char *
write_file (const char *folder,
            const char *name,
            const char *contents)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));

  return path;
}

static inline char *
write_arena (const char *folder,
             const char *id,
             const char *name)
{
  g_autofree char *text = g_strdup_printf (TEXT, id, name);
  g_autofree char *file_name = g_strconcat (id, ".arena.xml", NULL);

  return write_file (folder, file_name, text);
}

static inline GListModel *
get_shown (Fixture *fixture)
{
  return G_LIST_MODEL (gtk_grid_view_get_model (get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "grid")));
}

static inline guint
count_shown (Fixture *fixture)
{
  return g_list_model_get_n_items (get_shown (fixture));
}

static inline gboolean
is_selected (Fixture    *fixture,
             const char *title)
{
  RoboLibraryArena *entry = robo_library_page_get_selected (fixture->page);

  return entry != NULL && g_str_equal (robo_library_arena_get_title (entry), title);
}

/* Writes a file directly and waits for the page. */
static inline char *
put_arena (Fixture    *fixture,
           const char *id,
           const char *name)
{
  guint n = count_shown (fixture);
  char *path = write_arena (fixture->folder, id, name);

  ui_drive_until (count_shown (fixture) == n + 1);
  robo_library_page_select_file (fixture->page, path);
  g_assert_true (is_selected (fixture, name));

  return path;
}

static inline void
activate (Fixture    *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static inline gpointer
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

static inline char *
read_file (const char *path)
{
  char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));

  return contents;
}

/* Returns the undo button of the toast, once it has appeared. */
static inline GtkWidget *
find_undo (Fixture *fixture)
{
  GtkWidget *button;
  guint      i = 0;

  do
    button = ui_drive_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, i++);
  while (button != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "_Undo") != 0);

  return button;
}

/* Don't use the pointer, because a slow machine would be too late. */
static inline void
press_undo (Fixture *fixture)
{
  ui_drive_until (find_undo (fixture) != NULL);
  g_signal_emit_by_name (find_undo (fixture), "clicked");
}

static inline void
start_application (int    *argc,
                   char ***argv)
{
  ui_test_init (argc, argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  /* Tests press and close faster than a user, and Adwaita 1.2 crashes if a toast is dismissed while it appears
   * and its window closes. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

#define ADD(name, function) g_test_add ("/ui/arenas/library-page/" name, Fixture, NULL, set_up, function, tear_down)

G_END_DECLS
