// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-save-changes.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-message.h"

/* Holds the documents with unsaved changes. If there are several documents, `checks` has a check button for each
 * document. Otherwise `checks` is empty. */
typedef struct
{
  GPtrArray *documents;
  GPtrArray *checks;
  GPtrArray *to_save; /* nullable: the documents to save, after the answer of the user */
} Question;

static void
question_free (gpointer data)
{
  Question *self = data;

  g_ptr_array_unref (self->documents);
  g_ptr_array_unref (self->checks);
  g_clear_pointer (&self->to_save, g_ptr_array_unref);
  g_free (self);
}

/* Returns the answer when the dialog is gone. GTK does not allow closing the parent of the dialog while a button of the
 * dialog is clicked. */
static gboolean
return_cb (gpointer user_data)
{
  GTask    *task = user_data;
  Question *question = g_task_get_task_data (task);

  g_task_return_pointer (task, g_steal_pointer (&question->to_save), (GDestroyNotify)g_ptr_array_unref);

  return G_SOURCE_REMOVE;
}

static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             gpointer          user_data)
{
  GTask    *task = user_data;
  Question *question = g_task_get_task_data (task);

  if (!g_str_equal (response, "cancel"))
    question->to_save = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; g_str_equal (response, "save") && i < question->documents->len; i++)
    {
      if (question->checks->len == 0 || gtk_check_button_get_active (question->checks->pdata[i]))
        g_ptr_array_add (question->to_save, g_object_ref (question->documents->pdata[i]));
    }
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, return_cb, task, g_object_unref);
}

static AdwMessageDialog *
create_dialog (GtkWindow *parent,
               Question  *question)
{
  AdwMessageDialog *dialog = robo_message_new (parent, NULL, NULL);
  GtkWidget        *list;

  if (question->documents->len == 1)
    {
      adw_message_dialog_format_heading (dialog,
                                         /* Translators: %s is the title of a document. */
                                         _ ("Save Changes to “%s”?"), robo_document_get_title (question->documents->pdata[0]));
      adw_message_dialog_set_body (dialog, _ ("Unsaved changes will be lost."));
      return dialog;
    }

  list = gtk_list_box_new ();
  adw_message_dialog_set_heading (dialog, _ ("Save Changes Before Closing?"));
  adw_message_dialog_set_body (dialog, _ ("Changes you don’t check will be lost."));
  adw_message_dialog_set_extra_child (dialog, list);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Documents to save"), -1);
  for (guint i = 0; i < question->documents->len; i++)
    {
      RoboDocument    *document = question->documents->pdata[i];
      const char      *title = robo_document_get_title (document);
      GFile           *file = robo_document_file_get_location (robo_document_get_file (document));
      g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
      g_autofree char *name = base != NULL ? g_filename_display_name (base) : g_strdup (_ ("Not saved yet"));
      GtkWidget       *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "subtitle", name, NULL);
      GtkWidget       *check = gtk_check_button_new ();

      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
      g_ptr_array_add (question->checks, g_object_ref (check));
    }

  return dialog;
}

void
robo_save_changes_async (GtkWindow          *parent,
                         GPtrArray          *documents,
                         GAsyncReadyCallback callback,
                         gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (parent, NULL, callback, user_data);
  Question         *question = g_new0 (Question, 1);
  AdwMessageDialog *dialog;

  g_return_if_fail (documents->len > 0);

  question->documents = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < documents->len; i++)
    g_ptr_array_add (question->documents, g_object_ref (documents->pdata[i]));
  question->checks = g_ptr_array_new_with_free_func (g_object_unref);
  g_task_set_task_data (task, question, question_free);

  dialog = create_dialog (parent, question);
  adw_message_dialog_add_response (dialog, "cancel", _ ("_Cancel"));
  if (documents->len == 1)
    /* Translators: This is a button. It throws away changes that were not saved. */
    adw_message_dialog_add_response (dialog, "discard", _ ("_Discard"));
  else
    /* Translators: This is a button. It throws away changes of several documents that were not saved. */
    adw_message_dialog_add_response (dialog, "discard", _ ("_Discard All"));
  /* Translators: This is a button. It saves the documents before they are left. */
  adw_message_dialog_add_response (dialog, "save", _ ("_Save"));
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), g_object_ref (task));
  gtk_window_present (GTK_WINDOW (dialog));
}

GPtrArray *
robo_save_changes_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
