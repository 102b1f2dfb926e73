// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena-files.h"

/* The library of arenas, and arenas that somebody opens. */

/* How many problems of a file a dialog lists; the library has them all. */
#define MAX_SAID 4

RoboLibrary *
robo_window_get_library (RoboWindow *self)
{
  if (self->library == NULL)
    {
      self->library = robo_library_new_watching (NULL, NULL);
      robo_arena_files_purge (robo_library_get_own_folder (self->library));
    }

  return self->library;
}

RoboArenaList *
robo_window_get_arenas (RoboWindow *self)
{
  if (self->arenas == NULL)
    self->arenas = robo_arena_list_new (robo_window_get_library (self));

  return self->arenas;
}

void
robo_window_ensure_library_page (RoboWindow *self)
{
  if (self->library_page != NULL)
    return;

  self->library_page = ROBO_LIBRARY_PAGE (robo_library_page_new (robo_window_get_library (self)));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->library_page), "library");
}

static void
show_in_library (RoboWindow *self,
                 const char *path)
{
  robo_window_show_page (self, "library");
  robo_library_page_select_file (self->library_page, path);
}

void
robo_window_import (RoboWindow *self,
                    GPtrArray  *files)
{
  robo_window_show_page (self, "library");
  robo_library_page_import (self->library_page, files);
}

void
robo_window_play_arena (RoboWindow *self,
                        const char *path)
{
  g_autoptr (GError) error = NULL;
  guint position = robo_arena_list_find_file (robo_window_get_arenas (self), path);

  if (position == G_MAXUINT)
    position = robo_arena_list_open (self->arenas, path, &error);
  if (position == G_MAXUINT)
    {
      robo_window_complain (self, _ ("The arena cannot be played"), error->message);
      return;
    }

  robo_window_ensure_new_game_page (self);
  robo_new_game_page_choose_arena (self->new_game_page, position);
  robo_window_show_page (self, "new-game");
}

/* Arenas from elsewhere */

static gboolean
is_in_folder (const char *path,
              const char *folder)
{
  g_autofree char *parent = g_path_get_dirname (path);
  g_autoptr (GFile) one = g_file_new_for_path (parent);
  g_autoptr (GFile) other = g_file_new_for_path (folder);

  return g_file_equal (one, other);
}

static void
import_wanted (RoboWindow *self,
               const char *path)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_file_new_for_path (path));
  robo_window_import (self, files);
}

static void
answer_cb (RoboWindow       *self,
           const char       *response,
           AdwMessageDialog *dialog)
{
  const char *path = g_object_get_data (G_OBJECT (dialog), "path");

  if (g_str_equal (response, "import"))
    import_wanted (self, path);
  else if (g_str_equal (response, "edit"))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-arena", "s", path);
  else if (g_str_equal (response, "play"))
    robo_window_play_arena (self, path);
}

static char *
dup_body (const RoboProblems *problems)
{
  g_autoptr (GString) body = g_string_new (_ ("The arena is not among yours. Import it to keep it."));
  guint n = robo_problems_get_length (problems);

  for (guint i = 0; i < MIN (n, MAX_SAID); i++)
    g_string_append_printf (body, "\n\n%s", robo_problems_get (problems, i)->sentence);
  if (n > MAX_SAID)
    {
      g_string_append (body, "\n\n");
      /* Translators: after a list of problems of a file. */
      g_string_append_printf (body, ngettext ("There is %u more problem.", "There are %u more problems.", n - MAX_SAID), n - MAX_SAID);
    }

  return g_string_free (g_steal_pointer (&body), FALSE);
}

static void
offer (RoboWindow         *self,
       const char         *path,
       const char         *name,
       const RoboProblems *problems)
{
  g_autofree char  *body = dup_body (problems);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (self), name, body));

  adw_message_dialog_add_responses (dialog,
                                    "close", _ ("_Cancel"),
                                    "play", C_ ("arena", "_Play"),
                                    "edit", _ ("_Edit a Copy"),
                                    "import", C_ ("button", "_Import"),
                                    NULL);
  adw_message_dialog_set_response_enabled (dialog, "play", !robo_problems_has_errors (problems));
  adw_message_dialog_set_response_appearance (dialog, "import", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "import");
  adw_message_dialog_set_close_response (dialog, "close");
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (answer_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* As much of it as can be read has a name. */
static void
open_foreign (RoboWindow *self,
              const char *path)
{
  g_autoptr (RoboLibraryArena) entry = robo_library_arena_new_for_file (path);
  g_autoptr (GError) error = NULL;

  if (robo_library_arena_get_readable (entry) != NULL)
    {
      offer (self, path, robo_library_arena_get_title (entry), robo_library_arena_get_problems (entry));
      return;
    }

  robo_problems_check (robo_library_arena_get_problems (entry), &error);
  robo_window_complain (self, _ ("The arena could not be opened"), error->message);
}

void
robo_window_open_arena (RoboWindow *self,
                        const char *path)
{
  RoboLibrary *library = robo_window_get_library (self);
  g_autoptr (RoboLibraryArena) entry = robo_library_arena_new_for_file (path);

  if (is_in_folder (path, robo_library_get_bundled_folder (library)))
    show_in_library (self, path);
  else if (!is_in_folder (path, robo_library_get_own_folder (library)))
    open_foreign (self, path);
  else if (robo_library_arena_get_readable (entry) == NULL ||
           !gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-arena", "s", path))
    show_in_library (self, path);
}

/* Actions */

static void
library_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  robo_window_show_page (ROBO_WINDOW (widget), "library");
}

static void
play_arena_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  robo_window_play_arena (ROBO_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

void
robo_window_install_library (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.library", NULL, library_cb);
  gtk_widget_class_install_action (widget_class, "win.play-arena", "s", play_arena_cb);
}
