// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-page-private.h"

#include <glib/gi18n.h>

#include "draw/robo-render.h"
#include "files/arena/robo-library.h"
#include "files/xml/robo-xml.h"
#include "ui/common/robo-arena-compare.h"

/* Saving, and everything else between a document and the disk. */

static RoboDocument *
get_document (RoboEditorPage *self)
{
  return ROBO_DOCUMENT (self->document);
}

static GtkWindow *
get_window (RoboEditorPage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Names of files */

/* Letters and digits of ASCII, hyphens between: what an id may be, and what every disk can hold. */
static char *
dup_id (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, NULL);
  GString         *id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0'; c++)
    {
      if (g_ascii_isalnum (*c))
        g_string_append_c (id, g_ascii_tolower (*c));
      else if (id->len > 0 && id->str[id->len - 1] != '-')
        g_string_append_c (id, '-');
    }
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "arena");

  return g_string_free (id, FALSE);
}

static char *
dup_free_id (RoboEditorPage *self)
{
  g_autofree char *id = dup_id (robo_document_get_title (get_document (self)));
  char            *numbered = g_strdup (id);

  for (guint i = 2;; i++)
    {
      g_autofree char *name = g_strconcat (numbered, ROBO_ARENA_SUFFIX, NULL);
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return numbered;
      g_free (numbered);
      numbered = g_strdup_printf ("%s-%u", id, i);
    }
}

/* Saving */

static void
show_error (RoboEditorPage *self,
            const char     *heading,
            const GError   *error)
{
  GtkWidget *dialog = adw_message_dialog_new (get_window (self), heading, error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  RoboEditorPage *self = g_task_get_source_object (task);
  g_autoptr (GError) error = NULL;

  if (robo_document_save_finish (ROBO_DOCUMENT (source), result, &error))
    g_signal_emit_by_name (self, "saved");
  else
    show_error (self, _ ("The arena could not be saved"), error);
  g_task_return_boolean (task, error == NULL);
}

/* A new arena goes to the user's others, under its name, without a question. */
static void
save_first_time (RoboEditorPage *self,
                 GTask          *task)
{
  g_autofree char *id = dup_free_id (self);
  g_autofree char *name = g_strconcat (id, ROBO_ARENA_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  robo_document_set_id (get_document (self), id);
  g_mkdir_with_parents (self->folder, 0755);
  robo_document_save_as_async (get_document (self), file, NULL, saved_cb, g_object_ref (task));
}

static void
save_document (RoboEditorPage *self,
               GTask          *task)
{
  if (robo_document_is_in_edit (get_document (self)))
    g_task_return_boolean (task, FALSE);
  else if (robo_document_get_file (get_document (self)) == NULL && self->folder != NULL)
    save_first_time (self, task);
  else
    robo_document_save_async (get_document (self), NULL, saved_cb, g_object_ref (task));
}

void
robo_editor_page_save_async (RoboEditorPage     *self,
                             GAsyncReadyCallback callback,
                             gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

  g_return_if_fail (ROBO_IS_EDITOR_PAGE (self));
  g_return_if_fail (self->document != NULL);

  robo_editor_canvas_cancel (self->canvas);
  save_document (self, task);
}

gboolean
robo_editor_page_save_finish (RoboEditorPage *self,
                              GAsyncResult   *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

static void
save_done_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  RoboEditorPage  *self = ROBO_EDITOR_PAGE (source);
  GFile           *file = self->document == NULL ? NULL : robo_document_get_file (get_document (self));
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), NULL) || file == NULL)
    return;

  base = g_file_get_basename (file);
  name = g_filename_display_name (base);
  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (_ ("Saved as %s"), name);
  robo_editor_page_toast (self, sentence);
}

static void
editor_save_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  g_autoptr (GTask) task = g_task_new (self, NULL, save_done_cb, NULL);

  if (self->document != NULL)
    save_document (self, task);
}

/* Elsewhere */

static GtkFileChooserNative *
make_chooser (RoboEditorPage *self,
              const char     *title,
              const char     *suffix)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, get_window (self),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char      *id = dup_id (robo_document_get_title (get_document (self)));
  g_autofree char      *name = g_strconcat (id, suffix, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);

  return chooser;
}

static void
save_as_response_cb (GtkNativeDialog *dialog,
                     int              response,
                     RoboEditorPage  *self)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GTask) task = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_object_unref (dialog);
  if (file == NULL || self->document == NULL)
    return;

  task = g_task_new (self, NULL, save_done_cb, NULL);
  robo_document_save_as_async (get_document (self), file, NULL, saved_cb, g_object_ref (task));
}

static void
editor_save_as_cb (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  RoboEditorPage       *self = ROBO_EDITOR_PAGE (widget);
  GtkFileChooserNative *chooser = make_chooser (self, _ ("Save Arena As"), ROBO_ARENA_SUFFIX);
  g_autoptr (GFile) folder = self->folder == NULL ? NULL : g_file_new_for_path (self->folder);

  if (folder != NULL && g_mkdir_with_parents (self->folder, 0755) == 0)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_as_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
export_response_cb (GtkNativeDialog *dialog,
                    int              response,
                    RoboEditorPage  *self)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_exported;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_object_unref (dialog);
  if (file == NULL || self->document == NULL)
    return;

  name = g_file_get_basename (file);
  if (g_str_has_suffix (name, ".svg") || g_str_has_suffix (name, ".png"))
    is_exported = robo_render_arena_to_file (robo_arena_document_get_plan (self->document), file, &error);
  else
    is_exported = robo_arena_save_file (robo_arena_document_get_arena (self->document), g_file_peek_path (file),
                                        &error);

  if (is_exported)
    robo_editor_page_toast (self, _ ("Arena exported"));
  else
    show_error (self, _ ("The arena could not be exported"), error);
}

static void
editor_export_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  RoboEditorPage       *self = ROBO_EDITOR_PAGE (widget);
  GtkFileChooserNative *chooser = make_chooser (self, _ ("Export Arena as .svg, .png or .arena.xml"), ".svg");

  g_signal_connect_object (chooser, "response", G_CALLBACK (export_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
editor_copy_text_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  g_autoptr (GBytes) bytes = robo_document_to_bytes (get_document (self));
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  robo_editor_page_toast (self, _ ("Arena copied as text"));
}

/* The file as it is on the disk */

static void
editor_revert_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  if (!robo_document_is_in_edit (get_document (self)))
    robo_document_revert (get_document (self));
}

static void
editor_reload_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (robo_document_is_in_edit (get_document (self)))
    return;
  if (!robo_document_reload (get_document (self), &error))
    show_error (self, _ ("The file could not be read"), error);
}

static void
editor_keep_mine_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  robo_document_keep_mine (get_document (ROBO_EDITOR_PAGE (widget)));
}

/* As far as it can be read: one compares with what somebody else broke, too. */
static RoboArena *
read_saved (RoboEditorPage *self,
            GError        **error)
{
  const char *path = g_file_peek_path (robo_document_get_file (get_document (self)));
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, problems);
  RoboArena *arena = NULL;
  gboolean   is_complete;

  if (bytes != NULL)
    arena = robo_arena_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems, &is_complete);
  if (arena == NULL)
    robo_problems_check (problems, error);

  return arena;
}

static void
editor_compare_cb (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  g_autoptr (RoboArena) saved = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *compare;

  if (robo_document_get_file (get_document (self)) == NULL)
    return;
  saved = read_saved (self, &error);
  if (saved == NULL)
    {
      show_error (self, _ ("The file could not be read"), error);
      return;
    }

  compare = robo_arena_compare_new ();
  robo_arena_compare_set_arenas (ROBO_ARENA_COMPARE (compare), saved, _ ("On the disk"),
                                 robo_arena_document_get_arena (self->document), _ ("In the editor"));
  robo_arena_compare_present (ROBO_ARENA_COMPARE (compare), get_window (self), _ ("Compare with the File"));
}

/* Leaving */

static void
finish_leaving (GTask *task)
{
  RoboEditorPage *self = g_task_get_source_object (task);

  robo_document_close (get_document (self));
  robo_editor_page_set_document (self, NULL);
  g_task_return_boolean (task, TRUE);
}

static void
leave_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  if (g_task_propagate_boolean (G_TASK (result), NULL))
    finish_leaving (task);
  else
    g_task_return_boolean (task, FALSE);
}

static void
leave_response_cb (AdwMessageDialog *dialog,
                   const char       *response,
                   gpointer          user_data)
{
  g_autoptr (GTask) task = user_data;
  RoboEditorPage *self = g_task_get_source_object (task);

  if (g_str_equal (response, "save"))
    {
      g_autoptr (GTask) saving = g_task_new (self, NULL, leave_saved_cb, g_object_ref (task));

      save_document (self, saving);
    }
  else if (g_str_equal (response, "discard"))
    finish_leaving (task);
  else
    g_task_return_boolean (task, FALSE);
}

static void
ask_to_save (RoboEditorPage *self,
             GTask          *task)
{
  g_autofree char *heading = g_strdup_printf (
    /* Translators: %s is the name of an arena. */
    _ ("Save changes to “%s”?"), robo_document_get_title (get_document (self)));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (get_window (self), heading,
                                                                         _ ("Changes that are not saved are lost.")));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"), "save", _ ("_Save"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (leave_response_cb), g_object_ref (task));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
robo_editor_page_leave_async (RoboEditorPage     *self,
                              GAsyncReadyCallback callback,
                              gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

  g_return_if_fail (ROBO_IS_EDITOR_PAGE (self));

  if (self->document == NULL)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  robo_editor_canvas_cancel (self->canvas);
  if (robo_document_get_is_dirty (get_document (self)))
    ask_to_save (self, task);
  else
    finish_leaving (task);
}

gboolean
robo_editor_page_leave_finish (RoboEditorPage *self,
                               GAsyncResult   *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

void
robo_editor_page_class_init_files (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "editor.save", NULL, editor_save_cb);
  gtk_widget_class_install_action (widget_class, "editor.save-as", NULL, editor_save_as_cb);
  gtk_widget_class_install_action (widget_class, "editor.export", NULL, editor_export_cb);
  gtk_widget_class_install_action (widget_class, "editor.copy-text", NULL, editor_copy_text_cb);
  gtk_widget_class_install_action (widget_class, "editor.revert", NULL, editor_revert_cb);
  gtk_widget_class_install_action (widget_class, "editor.reload", NULL, editor_reload_cb);
  gtk_widget_class_install_action (widget_class, "editor.keep-mine", NULL, editor_keep_mine_cb);
  gtk_widget_class_install_action (widget_class, "editor.compare", NULL, editor_compare_cb);
}
