// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "content/robo-languages.h"
#include "content/robo-texts-po.h"
#include "content/robo-xml.h"

#include "robo-library-page-private.h"

/* Texts of an arena go out to translators as a catalogue, and come back. */

static GBytes *
read_file (RoboLibraryArena *entry,
           GError          **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (robo_library_arena_get_path (entry));
  GBytes *bytes = robo_xml_load_file (robo_library_arena_get_path (entry), ROBO_XML_MAX_SIZE, problems);

  if (bytes == NULL)
    robo_problems_check (problems, error);

  return bytes;
}

static GtkFileChooserNative *
create_chooser (RoboLibraryPage     *self,
                RoboLibraryArena    *entry,
                const char          *title,
                GtkFileChooserAction action,
                const char          *accept)
{
  GtkWindow            *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, accept, _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_object_set_data_full (G_OBJECT (chooser), "file", g_object_ref (entry), g_object_unref);

  return chooser;
}

/* Going out: first the language, then the file. */

static gboolean
write_catalogue (RoboLibraryArena *entry,
                 const char       *language,
                 GFile            *file,
                 GError          **error)
{
  g_autofree char *name = g_path_get_basename (robo_library_arena_get_path (entry));
  g_autoptr (RoboProblems) problems = robo_problems_new (name);
  g_autoptr (GBytes) bytes = read_file (entry, error);
  g_autoptr (RoboPo) po = bytes != NULL ? robo_texts_po_export (bytes, name, language, problems) : NULL;
  g_autoptr (GBytes) catalogue = NULL;

  if (bytes == NULL || !robo_problems_check (problems, error))
    return FALSE;
  if (po == NULL)
    {
      g_set_error_literal (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING, robo_problems_get (problems, 0)->sentence);
      return FALSE;
    }

  catalogue = robo_po_to_bytes (po);
  return g_file_replace_contents (file, g_bytes_get_data (catalogue, NULL), g_bytes_get_size (catalogue), NULL, FALSE,
                                  G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL, error);
}

static void
export_chosen_cb (RoboLibraryPage      *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  RoboLibraryArena *entry = g_object_get_data (G_OBJECT (chooser), "file");
  const char       *language = g_object_get_data (G_OBJECT (chooser), "language");
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      if (write_catalogue (entry, language, file, &error))
        robo_library_page_toast (self, _ ("Texts exported"));
      else
        robo_library_page_complain (self, _ ("The texts could not be exported"), error->message);
    }
  g_object_unref (chooser);
}

static void
ask_for_catalogue (RoboLibraryPage  *self,
                   RoboLibraryArena *entry,
                   const char       *language)
{
  GtkFileChooserNative *chooser = create_chooser (self, entry, _ ("Export Texts for Translation"), GTK_FILE_CHOOSER_ACTION_SAVE, C_ ("button", "_Export"));
  g_autofree char      *name = g_strdup_printf ("%s.%s" ROBO_PO_SUFFIX, robo_arena_get_id (robo_library_arena_get_arena (entry)), language);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_object_set_data_full (G_OBJECT (chooser), "language", g_strdup (language), g_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
language_chosen_cb (RoboLibraryPage  *self,
                    const char       *response,
                    AdwMessageDialog *dialog)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (adw_message_dialog_get_extra_child (dialog));
  guint        chosen = gtk_drop_down_get_selected (drop_down);

  if (g_str_equal (response, "export") && chosen != GTK_INVALID_LIST_POSITION)
    ask_for_catalogue (self, g_object_get_data (G_OBJECT (dialog), "file"), robo_languages_get_known ()[chosen]);
}

/* The one of the interface is what most people would translate into. */
static GtkWidget *
create_language_drop_down (void)
{
  const char *const *known = robo_languages_get_known ();
  const char *const *preferred = g_get_language_names ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *drop_down;
  guint      chosen = 0;

  for (guint i = 0; known[i] != NULL; i++)
    {
      gtk_string_list_append (names, robo_language_get_name (known[i]));
      if (g_strv_contains (preferred, known[i]))
        chosen = i;
    }
  drop_down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (drop_down), TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), chosen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Language to translate into"), -1);

  return drop_down;
}

void
robo_library_page_export_texts (RoboLibraryPage *self)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Export Texts for Translation"),
                                              _ ("Name and description are written as a catalogue (.po) that every translation program can open. What is translated already is in it."));

  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), create_language_drop_down ());
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "export", _ ("_Choose a File…"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "export", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "export");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (robo_library_page_get_selected (self)), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (language_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Coming back. The file as it was is kept for undo. */

static gboolean
write_file (const char *path,
            GBytes     *bytes,
            GError    **error)
{
  return g_file_set_contents_full (path, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0666, error);
}

static void
undo_import_cb (RoboLibraryPage *self,
                AdwToast        *toast)
{
  const char *path = g_object_get_data (G_OBJECT (toast), "path");
  g_autoptr (GError) error = NULL;

  if (write_file (path, g_object_get_data (G_OBJECT (toast), "bytes"), &error))
    robo_library_reload (self->library);
  else
    robo_library_page_complain (self, _ ("The arena could not be brought back"), error->message);
}

static void
say_imported (RoboLibraryPage       *self,
              const char            *path,
              GBytes                *before,
              const char            *language,
              const RoboTextsImport *result)
{
  g_autofree char *title = g_markup_printf_escaped (
    /* Translators: how many texts of an arena are translated now, of how many, and the name of the language in itself. */
    ngettext ("%u of %u text is translated now (%s)", "%u of %u texts are translated now (%s)", result->n_texts),
    result->n_translated, result->n_texts, robo_language_get_name (language));
  AdwToast *toast = adw_toast_new (title);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "path", g_strdup (path), g_free);
  g_object_set_data_full (G_OBJECT (toast), "bytes", g_bytes_ref (before), (GDestroyNotify)g_bytes_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_import_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static RoboPo *
read_catalogue (GFile   *file,
                GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, error);

  return bytes != NULL ? robo_po_load_bytes (bytes, shown, error) : NULL;
}

static gboolean
import_catalogue (RoboLibraryPage  *self,
                  RoboLibraryArena *entry,
                  GFile            *file,
                  GError          **error)
{
  const char *path = robo_library_arena_get_path (entry);
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboPo) po = read_catalogue (file, error);
  g_autofree char *language = po != NULL ? robo_texts_po_dup_language (po, NULL, error) : NULL;
  g_autoptr (GBytes) before = language != NULL ? read_file (entry, error) : NULL;
  g_autoptr (GBytes) after = NULL;
  RoboTextsImport result = { 0 };

  if (before == NULL)
    return FALSE;

  after = robo_texts_po_import (before, po, language, &result, problems);
  if (after == NULL || !robo_problems_check (problems, error) || !write_file (path, after, error))
    return FALSE;

  say_imported (self, path, before, language, &result);
  robo_library_reload (self->library);

  return TRUE;
}

static void
import_chosen_cb (RoboLibraryPage      *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL &&
      !import_catalogue (self, g_object_get_data (G_OBJECT (chooser), "file"), file, &error))
    robo_library_page_complain (self, _ ("The translation could not be imported"),
                                error != NULL ? error->message : _ ("There is nothing to translate in the arena. Give it a name first."));
  g_object_unref (chooser);
}

void
robo_library_page_import_texts (RoboLibraryPage *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileChooserNative *chooser = create_chooser (self, robo_library_page_get_selected (self), _ ("Import a Translation"),
                                                  GTK_FILE_CHOOSER_ACTION_OPEN, C_ ("button", "_Import"));

  gtk_file_filter_set_name (filter, _ ("Translations (.po)"));
  gtk_file_filter_add_pattern (filter, "*" ROBO_PO_SUFFIX);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_signal_connect_object (chooser, "response", G_CALLBACK (import_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
