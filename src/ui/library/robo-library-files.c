// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "files/xml/robo-languages.h"
#include "draw/robo-render.h"
#include "files/arena/robo-arena-files.h"

#include "robo-library-page-private.h"

/* What the page does with the files of the library, and what it says of it. */

static void
show_file (RoboLibraryPage *self,
           const char      *path)
{
  robo_library_page_select_file (self, path);
  robo_library_reload (self->library);
}

/* Taking in */

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (RoboLibraryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) paths = robo_arena_files_import_finish (result, &error);
  g_autofree char *title = NULL;

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  if (paths->len > 0)
    {
      /* Translators: how many arenas were taken into the library. */
      title = g_strdup_printf (ngettext ("%u arena imported", "%u arenas imported", paths->len), paths->len);
      robo_library_page_toast (self, title);
      show_file (self, paths->pdata[paths->len - 1]);
    }
  if (error != NULL)
    robo_library_page_complain (self, _ ("The arena could not be imported"), error->message);
}

void
robo_library_page_import (RoboLibraryPage *self,
                          GPtrArray       *files)
{
  g_return_if_fail (ROBO_IS_LIBRARY_PAGE (self));
  g_return_if_fail (files != NULL);

  robo_arena_files_import_async (robo_library_get_own_folder (self->library), files, NULL, imported_cb, g_object_ref (self));
}

static void
import_chosen_cb (RoboLibraryPage      *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  if (response == GTK_RESPONSE_ACCEPT)
    {
      for (guint i = 0; i < g_list_model_get_n_items (chosen); i++)
        g_ptr_array_add (files, g_list_model_get_item (chosen, i));
      robo_library_page_import (self, files);
    }
  g_object_unref (chooser);
}

static GtkFileChooserNative *
create_chooser (RoboLibraryPage     *self,
                const char          *title,
                GtkFileChooserAction action,
                const char          *accept)
{
  GtkWindow            *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, accept, _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);

  return chooser;
}

void
robo_library_page_ask_for_import (RoboLibraryPage *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileChooserNative *chooser = create_chooser (self, _ ("Import Arenas"), GTK_FILE_CHOOSER_ACTION_OPEN, C_ ("button", "_Import"));

  gtk_file_filter_set_name (filter, _ ("Arenas"));
  gtk_file_filter_add_pattern (filter, "*" ROBO_ARENA_SUFFIX);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (import_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* The clipboard: an arena is text, so it can be sent around as such. */

static void
pasted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RoboLibraryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autofree char *path = NULL;

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (text == NULL)
    {
      robo_library_page_toast (self, _ ("There is no arena on the clipboard"));
      return;
    }

  path = robo_arena_files_import_text (robo_library_get_own_folder (self->library), text, &error);
  if (path == NULL)
    {
      robo_library_page_complain (self, _ ("There is no arena on the clipboard"), error->message);
      return;
    }
  robo_library_page_toast (self, _ ("Arena pasted"));
  show_file (self, path);
}

void
robo_library_page_paste (RoboLibraryPage *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, pasted_cb, g_object_ref (self));
}

void
robo_library_page_copy_text (RoboLibraryPage *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (robo_library_arena_get_path (robo_library_page_get_selected (self)), &text, NULL, &error))
    {
      robo_library_page_complain (self, _ ("The arena could not be copied"), error->message);
      return;
    }

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  robo_library_page_toast (self, _ ("Arena copied as text"));
}

/* Duplicates: the id and each name get the first number that makes the id a new one. */

static char *
dup_free_id (RoboLibraryPage *self,
             const char      *id,
             guint           *number)
{
  for (*number = 2;; (*number)++)
    {
      g_autofree char *other = g_strdup_printf ("%.50s-%u", id, *number);

      if (robo_library_find_arena (self->library, other) == NULL)
        return g_steal_pointer (&other);
    }
}

static RoboArena *
with_numbered_name (RoboArena  *arena,
                    const char *language,
                    guint       number)
{
  const char      *name = robo_arena_get_name_in (arena, language);
  g_autofree char *numbered = name != NULL ? g_strdup_printf ("%s %u", name, number) : NULL;

  return name != NULL ? robo_arena_with_name (arena, language, numbered) : robo_arena_ref (arena);
}

static RoboArena *
create_duplicate (RoboLibraryPage *self,
                  RoboArena       *arena)
{
  guint            number;
  g_autofree char *id = dup_free_id (self, robo_arena_get_id (arena), &number);
  g_auto (GStrv) languages = robo_arena_dup_languages (arena);
  g_autoptr (RoboArena) duplicate = robo_arena_with_id (arena, id);

  for (guint i = 0; i == 0 || languages[i - 1] != NULL; i++)
    {
      RoboArena *next = with_numbered_name (duplicate, i == 0 ? NULL : languages[i - 1], number);

      robo_arena_unref (duplicate);
      duplicate = next;
    }

  return g_steal_pointer (&duplicate);
}

void
robo_library_page_duplicate (RoboLibraryPage *self)
{
  RoboArena *arena = robo_library_arena_get_arena (robo_library_page_get_selected (self));
  g_autoptr (RoboArena) duplicate = create_duplicate (self, arena);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = robo_arena_files_add (robo_library_get_own_folder (self->library), duplicate, &error);

  if (path == NULL)
    robo_library_page_complain (self, _ ("The arena could not be duplicated"), error->message);
  else
    show_file (self, path);
}

/* Names. What is changed is the name that is shown: that in the language of the interface, if there is one. */

static const char *
find_shown_language (RoboArena *arena)
{
  for (const char *const *language = robo_languages_get_wanted (); *language != NULL; language++)
    if (robo_arena_get_name_in (arena, *language) != NULL)
      return *language;

  return NULL;
}

static void
rename_cb (RoboLibraryPage  *self,
           const char       *response,
           AdwMessageDialog *dialog)
{
  GtkEditable      *entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  RoboLibraryArena *file = g_object_get_data (G_OBJECT (dialog), "file");
  RoboArena        *arena = robo_library_arena_get_arena (file);
  g_autofree char  *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  g_autoptr (RoboArena) renamed = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "rename") || name[0] == '\0')
    return;

  renamed = robo_arena_with_name (arena, find_shown_language (arena), name);
  if (robo_arena_save_file (renamed, robo_library_arena_get_path (file), &error))
    show_file (self, robo_library_arena_get_path (file));
  else
    robo_library_page_complain (self, _ ("The arena could not be renamed"), error->message);
}

static void
name_changed_cb (GtkEditable      *entry,
                 AdwMessageDialog *dialog)
{
  adw_message_dialog_set_response_enabled (dialog, "rename", gtk_editable_get_text (entry)[0] != '\0');
}

void
robo_library_page_rename (RoboLibraryPage *self)
{
  RoboLibraryArena *file = robo_library_page_get_selected (self);
  GtkWidget        *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Rename the Arena"), NULL);
  GtkWidget        *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), robo_library_arena_get_title (file));
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name of the arena"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "rename", C_ ("button", "_Rename"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "rename", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "rename");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (file), g_object_unref);
  g_signal_connect (entry, "changed", G_CALLBACK (name_changed_cb), dialog);
  g_signal_connect_object (dialog, "response", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Removing. The toast has the file until it goes. */

static void
undo_remove_cb (RoboLibraryPage *self,
                AdwToast        *toast)
{
  RoboRemovedFile *removed = g_object_get_data (G_OBJECT (toast), "removed");
  g_autoptr (GError) error = NULL;
  g_autofree char *path = robo_removed_file_restore (removed, &error);

  if (path == NULL)
    robo_library_page_complain (self, _ ("The arena could not be brought back"), error->message);
  else
    show_file (self, path);
}

void
robo_library_page_remove (RoboLibraryPage *self)
{
  RoboLibraryArena *entry = robo_library_page_get_selected (self);
  g_autoptr (GError) error = NULL;
  RoboRemovedFile *removed = robo_arena_files_remove (robo_library_arena_get_path (entry), &error);
  g_autofree char *title = NULL;
  AdwToast        *toast;

  if (removed == NULL)
    {
      robo_library_page_complain (self, _ ("The arena could not be deleted"), error->message);
      return;
    }

  /* Translators: %s is the name of an arena. */
  title = g_markup_printf_escaped (_ ("“%s” deleted"), robo_library_arena_get_title (entry));
  toast = adw_toast_new (title);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "removed", removed, (GDestroyNotify)robo_removed_file_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_remove_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
  robo_library_reload (self->library);
}

/* Going out */

static gboolean
export_to (RoboLibraryArena *entry,
           GFile            *file,
           const char       *suffix,
           GError          **error)
{
  g_autoptr (GFile) source = g_file_new_for_path (robo_library_arena_get_path (entry));

  if (!g_str_has_suffix (suffix, ".xml"))
    return robo_render_arena_to_file (robo_arena_get_plan (robo_library_arena_get_readable (entry)), file, error);

  return g_file_copy (source, file, G_FILE_COPY_OVERWRITE | G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, error);
}

/* The name decides what a picture becomes, and a person may have left its end out. */
static GFile *
complete_name (GFile      *file,
               const char *suffix)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *whole = g_strconcat (name, suffix, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  if (g_str_has_suffix (name, suffix) || folder == NULL)
    return g_object_ref (file);

  return g_file_get_child (folder, whole);
}

static void
export_chosen_cb (RoboLibraryPage      *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  RoboLibraryArena *entry = g_object_get_data (G_OBJECT (chooser), "file");
  const char       *suffix = g_object_get_data (G_OBJECT (chooser), "suffix");
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GFile) file = chosen != NULL ? complete_name (chosen, suffix) : NULL;
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      if (export_to (entry, file, suffix, &error))
        robo_library_page_toast (self, _ ("Arena exported"));
      else
        robo_library_page_complain (self, _ ("The arena could not be exported"), error->message);
    }
  g_object_unref (chooser);
}

void
robo_library_page_export (RoboLibraryPage *self,
                          const char      *suffix)
{
  RoboLibraryArena     *entry = robo_library_page_get_selected (self);
  RoboArena            *arena = robo_library_arena_get_readable (entry);
  g_autofree char      *name = g_strconcat (arena != NULL ? robo_arena_get_id (arena) : "arena", suffix, NULL);
  GtkFileChooserNative *chooser = create_chooser (self, _ ("Export the Arena"), GTK_FILE_CHOOSER_ACTION_SAVE, C_ ("button", "_Export"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_object_set_data_full (G_OBJECT (chooser), "file", g_object_ref (entry), g_object_unref);
  g_object_set_data (G_OBJECT (chooser), "suffix", (gpointer)suffix);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
robo_library_page_open_folder (RoboLibraryPage *self)
{
  g_autofree char *uri = g_filename_to_uri (robo_library_get_own_folder (self->library), NULL, NULL);

  gtk_show_uri (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), uri, GDK_CURRENT_TIME);
}
