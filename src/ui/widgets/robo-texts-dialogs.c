// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-texts-dialogs.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "files/robo-texts-po.h"
#include "files/xml/robo-languages.h"
#include "files/xml/robo-problem.h"
#include "robo-access.h"
#include "robo-message.h"
#include "robo-opening-bar.h"

/* Attaches the file and the callback to a dialog. */
static void
set_subject (gpointer    dialog,
             const char *name,
             GBytes     *bytes,
             gpointer    func)
{
  g_object_set_data_full (G_OBJECT (dialog), "name", g_strdup (name), g_free);
  g_object_set_data_full (G_OBJECT (dialog), "bytes", g_bytes_ref (bytes), (GDestroyNotify)g_bytes_unref);
  g_object_set_data (G_OBJECT (dialog), "func", func);
}

static gpointer
get_subject (gpointer    dialog,
             const char *what)
{
  return g_object_get_data (G_OBJECT (dialog), what);
}

static GtkWindow *
get_window (GtkWidget *widget)
{
  return GTK_WINDOW (gtk_widget_get_root (widget));
}

static void
complain (GtkWidget    *widget,
          const char   *heading,
          const GError *error)
{
  robo_message_show_error (widget, heading, error->message);
}

/* Returns TRUE if the texts can be used. A file without texts to translate is an error here. The reader of the file
 * only warns of this, because such a file can be used for everything else. */
static gboolean
check (gconstpointer       result,
       const RoboProblems *problems,
       GError            **error)
{
  if (!robo_problems_check_plain (problems, error))
    return FALSE;
  if (result == NULL)
    g_set_error_literal (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING,
                         robo_problem_get_plain (robo_problems_get (problems, 0)));

  return result != NULL;
}

/* Export: first the language, then the file */

static GBytes *
make_catalogue (GBytes     *bytes,
                const char *name,
                const char *language,
                GError    **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (name);
  g_autoptr (RoboPo) po = robo_texts_po_export (bytes, name, language, problems);

  return check (po, problems, error) ? robo_po_to_bytes (po) : NULL;
}

static void choose_file (GtkWidget  *widget,
                         gpointer    dialog,
                         const char *language);

static void
export_again_cb (GtkWidget        *widget,
                 const char       *response,
                 AdwMessageDialog *dialog)
{
  choose_file (widget, dialog, get_subject (dialog, "language"));
}

static void
exported_cb (GObject      *file,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GtkFileChooserNative) chooser = user_data;
  GtkWidget            *widget = get_subject (chooser, "widget");
  RoboTextsExportedFunc func = get_subject (chooser, "func");
  g_autoptr (GError) error = NULL;
  gboolean is_written = g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);

  /* If the user has left the page, report neither success nor an error. */
  if (gtk_widget_get_root (widget) == NULL)
    return;
  if (!is_written)
    {
      AdwMessageDialog *dialog = robo_message_show_write_error (widget, _ ("Texts Could Not Be Exported"), error,
                                                                G_CALLBACK (export_again_cb), widget);

      set_subject (dialog, get_subject (chooser, "name"), get_subject (chooser, "bytes"), func);
      g_object_set_data (G_OBJECT (dialog), "language", get_subject (chooser, "language"));
    }
  else if (func != NULL)
    func (widget, _ ("Texts exported"));
}

/* Writes the file asynchronously, because it may be on a slow disk. */
static void
export_chosen_cb (GtkWidget            *widget,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GBytes) catalogue = NULL;
  g_autoptr (GError) error = NULL;

  if (response != GTK_RESPONSE_ACCEPT || file == NULL)
    {
      g_object_unref (chooser);
      return;
    }

  catalogue = make_catalogue (get_subject (chooser, "bytes"), get_subject (chooser, "name"),
                              get_subject (chooser, "language"), &error);
  if (catalogue == NULL)
    {
      complain (widget, _ ("Texts Could Not Be Exported"), error);
      g_object_unref (chooser);
      return;
    }

  g_object_set_data_full (G_OBJECT (chooser), "widget", g_object_ref (widget), g_object_unref);
  g_file_replace_contents_bytes_async (file, catalogue, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL,
                                       exported_cb, chooser);
}

/* Asks for a file to which the texts are exported. The name and contents of the original are attached to `dialog`. */
static void
choose_file (GtkWidget  *widget,
             gpointer    dialog,
             const char *language)
{
  const char           *name = get_subject (dialog, "name");
  g_autofree char      *suggestion = g_strdup_printf ("%.*s.%s" ROBO_PO_SUFFIX, (int)strcspn (name, "."), name, language);
  GtkFileChooserNative *chooser = robo_message_create_chooser (widget, _ ("Export Texts for Translation"),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, C_ ("button", "_Export"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), suggestion);
  set_subject (chooser, name, get_subject (dialog, "bytes"), get_subject (dialog, "func"));
  g_object_set_data (G_OBJECT (chooser), "language", (gpointer)language);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_chosen_cb), widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
language_chosen_cb (GtkWidget        *widget,
                    const char       *response,
                    AdwMessageDialog *dialog)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (adw_message_dialog_get_extra_child (dialog));
  guint        chosen = gtk_drop_down_get_selected (drop_down);

  if (g_str_equal (response, "export") && chosen != GTK_INVALID_LIST_POSITION)
    choose_file (widget, dialog, robo_languages_get_known ()[chosen]);
}

/* Creates the list of languages. A language that the user prefers is selected, because most people translate into
 * their own; if the list has none of these, its first language is selected. */
static GtkWidget *
create_language_drop_down (void)
{
  const char *const *known = robo_languages_get_known ();
  const char *const *preferred = robo_languages_get_wanted ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *drop_down;
  guint      chosen = 0;

  for (guint i = 0; known[i] != NULL; i++)
    {
      gtk_string_list_take (names, robo_language_dup_title (known[i]));
      if (g_strv_contains (preferred, known[i]))
        chosen = i;
    }
  drop_down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)),
                                 gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (drop_down), TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), chosen);
  robo_access_name_list (GTK_DROP_DOWN (drop_down), _ ("Language to translate into"));

  return drop_down;
}

void
robo_texts_dialogs_export (GtkWidget            *widget,
                           const char           *name,
                           GBytes               *bytes,
                           RoboTextsExportedFunc func)
{
  AdwMessageDialog *dialog;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL && bytes != NULL);

  dialog = robo_message_new (get_window (widget), _ ("Export Texts for Translation"),
                             _ ("Names and texts are saved as a catalog (.po) that any translation program can open. It includes existing translations."));
  adw_message_dialog_set_extra_child (dialog, create_language_drop_down ());
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "export", _ ("_Choose a File…"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "export", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "export");
  adw_message_dialog_set_close_response (dialog, "cancel");
  set_subject (dialog, name, bytes, func);
  g_signal_connect_object (dialog, "response", G_CALLBACK (language_chosen_cb), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Import */

typedef struct
{
  GtkWidget            *widget; /* weak */
  GObject              *subject;
  GBytes               *bytes;
  RoboTextsImportedFunc func;
  GFile                *file;

  /* These fields hold the result. */
  GBytes         *changed;
  char           *language;
  RoboTextsImport result;
} Import;

static void
import_free (gpointer data)
{
  Import *self = data;

  g_clear_weak_pointer (&self->widget);
  g_clear_object (&self->subject);
  g_bytes_unref (self->bytes);
  g_clear_object (&self->file);
  g_clear_pointer (&self->changed, g_bytes_unref);
  g_free (self->language);
  g_free (self);
}

static gboolean
import_thread (gpointer      data,
               GCancellable *cancellable,
               GError      **error)
{
  Import *import = data;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPo) po = robo_po_load (import->file, cancellable, error);

  robo_problems_set_cancellable (problems, cancellable);
  import->language = po != NULL ? robo_texts_po_dup_language (po, NULL, error) : NULL;
  if (import->language != NULL)
    import->changed = robo_texts_po_import (import->bytes, po, import->language, &import->result, problems);

  return import->language != NULL && check (import->changed, problems, error);
}

static void
imported_cb (gpointer      owner,
             gpointer      data,
             GCancellable *cancellable,
             const GError *error)
{
  GtkWidget       *widget = owner;
  const Import    *import = data;
  g_autofree char *sentence = NULL;

  if (gtk_widget_get_root (widget) == NULL)
    return;

  robo_opening_end (widget, cancellable);
  if (error != NULL)
    {
      complain (widget, _ ("Translation Could Not Be Imported"), error);
      return;
    }

  sentence = g_strdup_printf (
    /* Translators: The first %u is how many texts of a file are translated now, the second how many texts it has, and
     * %s the name of the language in itself. */
    ngettext ("%u of %u text translated (%s)", "%u of %u texts translated (%s)", import->result.n_texts),
    import->result.n_translated, import->result.n_texts, robo_language_get_name (import->language));
  import->func (widget, import->subject, import->changed, sentence);
}

/* Imports the texts in another thread, and takes ownership of the import. */
static void
import_async (Import *import)
{
  g_autofree char *shown = g_file_get_parse_name (import->file);
  g_autoptr (GCancellable) cancellable = robo_opening_begin (import->widget, shown);

  robo_work_run (import->widget, cancellable, import_thread, imported_cb, import, import_free);
}

static void
import_chosen_cb (GtkWidget            *widget,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  Import *import = g_object_steal_data (G_OBJECT (chooser), "import");

  import->file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (response == GTK_RESPONSE_ACCEPT && import->file != NULL)
    import_async (import);
  else
    import_free (import);
  g_object_unref (chooser);
}

void
robo_texts_dialogs_import (GtkWidget            *widget,
                           gpointer              subject,
                           GBytes               *bytes,
                           RoboTextsImportedFunc func)
{
  GtkFileChooserNative *chooser;
  Import               *import;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (G_IS_OBJECT (subject));
  g_return_if_fail (bytes != NULL && func != NULL);

  chooser = robo_message_create_chooser (widget, _ ("Import a Translation"), GTK_FILE_CHOOSER_ACTION_OPEN, C_ ("button", "_Import"));
  robo_message_add_filter (chooser, _ ("Translations (.po)"), "*" ROBO_PO_SUFFIX, NULL);

  import = g_new0 (Import, 1);
  g_set_weak_pointer (&import->widget, widget);
  import->subject = g_object_ref (subject);
  import->bytes = g_bytes_ref (bytes);
  import->func = func;
  g_object_set_data_full (G_OBJECT (chooser), "import", import, import_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (import_chosen_cb), widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
