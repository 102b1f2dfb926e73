// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that importing a translation into a module set is an edit that can be undone, and that its texts are
// exported for translators.
#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "documents/robo-module-set-document.h"
#include "files/cards/robo-module-edit.h"
#include "tests/ui/ui-drive.h"
#include "ui/widgets/documents/robo-document-bar.h"

static const char modules[] =
  "<modules xmlns='urn:x-robodrome:modules:1' id='mine'>\n"
  "  <name>Mine</name>\n"
  "  <module id='brake' colour='blue'>\n"
  "    <name>Brake</name>\n"
  "    <text>Stop.</text>\n"
  "    <die colour='blue' min='1' max='6'/>\n"
  "    <ability kind='shorten-move' amount='2'/>\n"
  "  </module>\n"
  "</modules>\n";

static const char catalogue[] =
  "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
  "msgctxt \"brake name\"\nmsgid \"Brake\"\nmsgstr \"Bremse\"\n";

static gpointer
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

static const char *
get_german_name (RoboModuleSetDocument *document)
{
  return robo_module_set_get_card_name_in (robo_module_set_document_get_set (document), 0, "de");
}

static void
open_bar (RoboModuleSetDocument *document,
          GtkWidget             *window,
          GtkWidget             *bar)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_memory (modules, strlen (modules), problems);

  robo_document_start (ROBO_DOCUMENT (document), set);
  g_object_set (bar, "document", document, NULL);
  gtk_window_set_child (GTK_WINDOW (window), bar);
  robo_document_bar_install (ROBO_DOCUMENT_BAR (bar), bar);
  ui_drive_show (GTK_WINDOW (window));
}

static const char *
get_tooltip (GtkWidget  *bar,
             const char *action)
{
  GtkWidget *button;

  for (guint i = 0; (button = ui_drive_find (bar, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
      return gtk_widget_get_tooltip_text (button);

  return NULL;
}

static void
test_import (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.de.po", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (RoboModuleSetDocument) document = robo_module_set_document_new ();
  g_autoptr (GError) error = NULL;
  GtkWidget      *window = gtk_window_new ();
  GtkWidget      *bar = g_object_new (ROBO_TYPE_DOCUMENT_BAR, NULL);
  GtkFileChooser *chooser;

  g_assert_true (g_file_set_contents (path, catalogue, -1, NULL));
  open_bar (document, window, bar);
  g_assert_cmpstr (get_tooltip (bar, "document.undo"), ==, "Nothing to Undo");
  g_assert_cmpstr (get_tooltip (bar, "document.redo"), ==, "Nothing to Redo");

  g_assert_true (gtk_widget_activate_action (bar, "document.import-texts", NULL));
  ui_drive_until (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  chooser = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_file_chooser_set_file (chooser, file, &error);
  g_assert_no_error (error);
  ui_drive_until (ui_drive_has_chosen (chooser, path));
  ui_drive_settle (GTK_WIDGET (chooser));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  /* Another thread reads the file. */
  g_assert_null (get_german_name (document));
  ui_drive_until (g_strcmp0 (get_german_name (document), "Bremse") == 0);
  g_assert_cmpstr (get_tooltip (bar, "document.undo"), ==, "Undo Import Translation (Ctrl+Z)");

  g_assert_true (robo_history_undo (robo_document_get_history (ROBO_DOCUMENT (document))));
  g_assert_null (get_german_name (document));
  g_assert_cmpstr (get_tooltip (bar, "document.redo"), ==, "Redo Import Translation (Ctrl+Shift+Z)");

  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (document)));
  gtk_window_destroy (GTK_WINDOW (window));
  g_unlink (path);
  g_rmdir (folder);
}

static gboolean
holds (const char *path,
       const char *text)
{
  g_autofree char *contents = NULL;

  return g_file_get_contents (path, &contents, NULL, NULL) && strstr (contents, text) != NULL;
}

/* The dialogs ask for the language, then for the file, which is written in the background. */
static void
test_export (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.pl.po", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autoptr (RoboModuleSetDocument) document = robo_module_set_document_new ();
  g_autoptr (GError) error = NULL;
  GtkWidget      *window = gtk_window_new ();
  GtkWidget      *bar = g_object_new (ROBO_TYPE_DOCUMENT_BAR, NULL);
  GtkFileChooser *chooser;

  open_bar (document, window, bar);

  g_assert_true (gtk_widget_activate_action (bar, "document.export-texts", NULL));
  ui_drive_until (find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  adw_message_dialog_response (find_window (ADW_TYPE_MESSAGE_DIALOG), "export");
  ui_drive_until (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  chooser = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  ui_drive_settle (GTK_WIDGET (chooser));
  gtk_file_chooser_set_current_folder (chooser, place, &error);
  g_assert_no_error (error);
  gtk_file_chooser_set_current_name (chooser, "mine.pl.po");
  ui_drive_until (ui_drive_has_chosen (chooser, path));
  ui_drive_settle (GTK_WIDGET (chooser));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  ui_drive_until (holds (path, "msgid \"Brake\""));

  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (document)));
  gtk_window_destroy (GTK_WINDOW (window));
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/cards/document-texts/imported-translation/can-be-undone", test_import);
  g_test_add_func ("/ui/cards/document-texts/exported-texts/are-written-to-the-chosen-file", test_export);

  return g_test_run ();
}
