// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-bar-private.h"

#include <glib/gi18n.h>

#include "ui/common/robo-save-changes.h"
#include "ui/common/robo-texts-dialogs.h"

/* Everything between a document and the disk: saving, leaving, reading again, translations. */

static GtkWindow *
get_window (RoboDocumentBar *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Saving */

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GTask) task = data;
  RoboDocumentBar *self = g_task_get_source_object (task);
  g_autoptr (GError) error = NULL;

  robo_document_save_finish (ROBO_DOCUMENT (source), result, &error);
  robo_document_bar_show_failure (self, error != NULL ? error->message : NULL);
  if (error == NULL)
    g_signal_emit_by_name (self, "saved");
  g_task_return_boolean (task, error == NULL);
}

void
robo_document_bar_save_async (RoboDocumentBar    *self,
                              GAsyncReadyCallback callback,
                              gpointer            user_data)
{
  GTask           *task = g_task_new (self, NULL, callback, user_data);
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));
  g_return_if_fail (self->document != NULL);

  if (robo_document_get_file (self->document) != NULL)
    {
      robo_document_save_async (self->document, NULL, written_cb, task);
      return;
    }

  path = self->path_func (self->document, self->path_data);
  file = g_file_new_for_path (path);
  robo_document_save_as_async (self->document, file, NULL, written_cb, task);
}

gboolean
robo_document_bar_save_finish (RoboDocumentBar *self,
                               GAsyncResult    *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

static void
save_as_response_cb (RoboDocumentBar *self,
                     int              response,
                     GtkFileChooser  *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

      robo_document_save_as_async (self->document, file, NULL, written_cb, g_task_new (self, NULL, NULL, NULL));
    }
  g_object_unref (chooser);
}

static void
ask_where (RoboDocumentBar *self)
{
  GFile                *old = robo_document_get_file (self->document);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Save As"), get_window (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               _ ("_Save"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  if (old != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), old, NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_as_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Leaving */

static void
finish_leaving (GTask *task)
{
  RoboDocumentBar *self = g_task_get_source_object (task);

  robo_document_close (self->document);
  g_task_return_boolean (task, TRUE);
}

static void
leave_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (GTask) task = data;

  if (robo_document_bar_save_finish (ROBO_DOCUMENT_BAR (source), result))
    finish_leaving (task);
  else
    g_task_return_boolean (task, FALSE);
}

static void
leave_answered_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GPtrArray) to_save = robo_save_changes_finish (result);

  if (to_save == NULL)
    g_task_return_boolean (task, FALSE);
  else if (to_save->len == 0)
    finish_leaving (task);
  else
    robo_document_bar_save_async (g_task_get_source_object (task), leave_saved_cb, g_object_ref (task));
}

void
robo_document_bar_leave_async (RoboDocumentBar    *self,
                               GAsyncReadyCallback callback,
                               gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);
  g_autoptr (GPtrArray) documents = g_ptr_array_new ();

  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));
  g_return_if_fail (self->document != NULL);

  if (!robo_document_get_is_dirty (self->document))
    {
      finish_leaving (task);
      return;
    }

  g_ptr_array_add (documents, self->document);
  robo_save_changes_async (get_window (self), documents, leave_answered_cb, g_object_ref (task));
}

gboolean
robo_document_bar_leave_finish (RoboDocumentBar *self,
                                GAsyncResult    *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

static void
left_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  if (robo_document_bar_leave_finish (ROBO_DOCUMENT_BAR (source), result))
    g_signal_emit_by_name (source, "left");
}

/* The actions */

static void
save_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  robo_document_bar_save_async (data, NULL, NULL);
}

static void
save_as_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       data)
{
  ask_where (data);
}

static void
overwrite_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       data)
{
  RoboDocumentBar *self = data;

  robo_document_keep_mine (self->document);
  robo_document_lift_guard (self->document);
  robo_document_bar_save_async (self, NULL, NULL);
}

static void
reload_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  RoboDocumentBar *self = data;
  g_autoptr (GError) error = NULL;

  robo_document_reload (self->document, &error);
  robo_document_bar_show_failure (self, error != NULL ? error->message : NULL);
}

static void
revert_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  robo_document_revert (ROBO_DOCUMENT_BAR (data)->document);
}

static void
leave_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  robo_document_bar_leave_async (data, left_cb, NULL);
}

/* Texts for translators */

static void
export_texts_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       data)
{
  RoboDocumentBar *self = data;
  GFile           *file = robo_document_get_file (self->document);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("texts");
  g_autoptr (GBytes) bytes = robo_document_to_bytes (self->document);

  robo_texts_dialogs_export (GTK_WIDGET (self), name, bytes, NULL);
}

/* An edit like any other, which can be undone. */
static void
texts_imported_cb (GtkWidget  *widget,
                   GBytes     *changed,
                   const char *sentence)
{
  RoboDocumentBar *self = ROBO_DOCUMENT_BAR (widget);

  /* Translators: an edit, as after “Undo”: the texts of a translation were put in */
  robo_document_edit_bytes (self->document, _ ("Import Translation"), changed);
}

static void
import_texts_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       data)
{
  RoboDocumentBar *self = data;
  g_autoptr (GBytes) bytes = robo_document_to_bytes (self->document);

  robo_texts_dialogs_import (GTK_WIDGET (self), bytes, texts_imported_cb);
}

static const GActionEntry entries[] = {
  { .name = "export-texts", .activate = export_texts_activated_cb },
  { .name = "import-texts", .activate = import_texts_activated_cb },
  { .name = "save", .activate = save_activated_cb },
  { .name = "save-as", .activate = save_as_activated_cb },
  { .name = "overwrite", .activate = overwrite_activated_cb },
  { .name = "reload", .activate = reload_activated_cb },
  { .name = "revert", .activate = revert_activated_cb },
  { .name = "leave", .activate = leave_activated_cb },
};

void
robo_document_bar_add_file_actions (RoboDocumentBar *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}
