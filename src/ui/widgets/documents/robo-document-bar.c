// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-bar.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"
#include "ui/widgets/layouts/robo-optional-layout.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/robo-closures.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"
#include "ui/widgets/robo-texts-dialogs.h"
#include "robo-save-changes.h"

/* CSS: node `documentbar`. */
struct _RoboDocumentBar
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget     *box;
  AdwHeaderBar  *header;
  GtkBox        *menu_side;
  GtkWidget     *save_button;
  GtkMenuButton *history_button;
  GtkListBox    *history;
  GMenuModel    *document_menu;

  /* borrowed */
  AdwToastOverlay *toasts; /* weak, since the overlay may contain the bar */

  /* owned */
  RoboDocument       *document;
  GSignalGroup       *history_signals;
  GSignalGroup       *file_signals;
  GSimpleActionGroup *actions;
  char               *failure;         /* nullable: the error in words */
  RoboDocumentError   refusal;         /* code of the error, if a note about the file says the same; otherwise 0 */
  gboolean            has_not_written; /* the document or its copy could not be written; a remedy is to save in
                                        * another folder */
  char               *title;
  char               *subtitle;
  GMenuModel         *page_menu;

  RoboDocumentBarPathFunc path_func;
  gpointer                path_data;
};

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_FAILURE,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_PAGE_MENU,
  PROP_TOASTS,
  N_PROPS
};

enum
{
  LEAVING,
  CLOSED,
  LEFT,
  SAVED,
  CHOOSING,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void buildable_init (GtkBuildableIface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboDocumentBar, robo_document_bar, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))
/* clang-format on */

static GtkBuildableIface *parent_buildable;

/* Closures of the template about properties of the document */

static char *
dup_title (RoboDocumentBar *self,
           const char      *of_page,
           const char      *of_document)
{
  return g_strdup (of_page != NULL ? of_page : of_document);
}

/* Returns the name of a file without its folder. The file may be NULL. */
static char *
dup_name (GFile *file)
{
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;

  return base != NULL ? g_filename_display_name (base) : NULL;
}

static char *
dup_subtitle (RoboDocumentBar *self,
              const char      *of_page,
              GFile           *file,
              gboolean         is_dirty)
{
  g_autofree char *name = dup_name (file);

  if (of_page != NULL)
    return g_strdup (of_page);
  if (name == NULL)
    return g_strdup (_ ("Not saved yet"));
  if (is_dirty)
    /* Translators: This stands below the title of a document that has changes. %s is its file. */
    return g_strdup_printf (_ ("%s, changed"), name);

  return g_steal_pointer (&name);
}

static char *
dup_undo_tooltip (RoboDocumentBar *self,
                  const char      *name)
{
  if (name == NULL)
    return g_strdup (_ ("Nothing to Undo"));

  /* Translators: %s is the edit that would be undone, such as “Edit Name”. */
  return g_strdup_printf (_ ("Undo %s (Ctrl+Z)"), name);
}

static char *
dup_redo_tooltip (RoboDocumentBar *self,
                  const char      *name)
{
  if (name == NULL)
    return g_strdup (_ ("Nothing to Redo"));

  /* Translators: %s is the edit that would be done again, such as “Edit Name”. */
  return g_strdup_printf (_ ("Redo %s (Ctrl+Shift+Z)"), name);
}

/* The functions from here to get_buttons_orientation() are for notes about the file, which have buttons for the
 * remedies. If the problem of a note has prevented saving, the note has the words of the error, and the error is not
 * shown a second time. */

static gboolean
is_refused (RoboDocumentBar  *self,
            const char       *failure,
            RoboDocumentError refusal)
{
  return failure != NULL && self->refusal == refusal;
}

static char *
dup_disk_note (RoboDocumentBar *self,
               gboolean         is_gone,
               const char      *failure)
{
  if (is_refused (self, failure, ROBO_DOCUMENT_ERROR_CHANGED))
    return g_strdup (failure);

  return robo_closure_dup_disk_note (self, is_gone);
}

static char *
dup_guard_note (RoboDocumentBar *self,
                const char      *failure)
{
  return g_strdup (is_refused (self, failure, ROBO_DOCUMENT_ERROR_GUARDED)
                     ? failure
                     : _ ("Part of the file couldn’t be read. The file stays as it is unless you overwrite it."));
}

static char **
dup_note_classes (gboolean is_failure)
{
  const char *const classes[] = { "document-note", is_failure ? "failure" : NULL, NULL };

  return g_strdupv ((char **)classes);
}

static char **
dup_disk_classes (RoboDocumentBar *self,
                  const char      *failure)
{
  return dup_note_classes (is_refused (self, failure, ROBO_DOCUMENT_ERROR_CHANGED));
}

static char **
dup_guard_classes (RoboDocumentBar *self,
                   const char      *failure)
{
  return dup_note_classes (is_refused (self, failure, ROBO_DOCUMENT_ERROR_GUARDED));
}

static gboolean
has_failed (RoboDocumentBar *self,
            const char      *failure)
{
  return is_refused (self, failure, 0);
}

/* Returns the orientation of the buttons. They are stacked if there is little room, because three buttons side by side
 * are wider than a phone. */
static GtkOrientation
get_buttons_orientation (RoboDocumentBar *self,
                         gboolean         has_room)
{
  return has_room ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
}

static gboolean
is_of_writing (RoboDocumentBar *self,
               const char      *failure)
{
  return failure != NULL && self->has_not_written;
}

/* Returns the file of the document, or NULL if the document has no file. */
static GFile *
get_file (RoboDocumentBar *self)
{
  return robo_document_file_get_location (robo_document_get_file (self->document));
}

static void
set_enabled (RoboDocumentBar *self,
             const char      *name,
             gboolean         is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)),
                               is_enabled);
}

/* Returns FALSE during a long edit, such as a stroke of a brush, which has to end before the user can do anything
 * else. */
static gboolean
can_act (RoboDocumentBar *self)
{
  return !robo_history_is_in_edit (robo_document_get_history (self->document));
}

static void
update_actions (RoboDocumentBar *self)
{
  RoboHistory      *history;
  RoboDocumentFile *file;
  gboolean          is_saving, is_dirty, has_file, is_gone;

  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->actions));

  for (guint i = 0; names[i] != NULL; i++)
    set_enabled (self, names[i], self->document != NULL || g_str_equal (names[i], "leave"));
  if (self->document == NULL)
    return;

  history = robo_document_get_history (self->document);
  file = robo_document_get_file (self->document);
  is_saving = robo_document_file_get_is_saving (file);
  is_dirty = robo_history_get_is_dirty (history);
  has_file = get_file (self) != NULL;
  g_object_get (file, "is-gone", &is_gone, NULL);

  set_enabled (self, "undo", robo_history_get_can_undo (history));
  set_enabled (self, "redo", robo_history_get_can_redo (history));
  set_enabled (self, "save", !is_saving && (is_dirty || !has_file || is_gone));
  set_enabled (self, "save-as", !is_saving);
  set_enabled (self, "share", has_file && !is_saving && !is_dirty && !is_gone);
  set_enabled (self, "revert", is_dirty);
  set_enabled (self, "reload", has_file);
}

static void
set_failure (RoboDocumentBar  *self,
             const char       *sentence,
             RoboDocumentError refusal,
             gboolean          has_not_written)
{
  g_free (self->failure);
  self->failure = g_strdup (sentence);
  self->refusal = refusal;
  self->has_not_written = has_not_written;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILURE]);
}

/* Shows an error in words. If `sentence` is NULL, hides the error that was shown. */
static void
show_failure (RoboDocumentBar *self,
              const char      *sentence)
{
  set_failure (self, sentence, 0, FALSE);
}

static void
copy_failed_cb (RoboDocumentBar *self,
                const char      *sentence)
{
  set_failure (self, sentence, 0, TRUE);
}

/* Shows an error of saving. If `error` is NULL, hides the error that was shown. */
static void
show_error (RoboDocumentBar *self,
            const GError    *error)
{
  gboolean is_guarded = g_error_matches (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_GUARDED);
  gboolean is_changed = g_error_matches (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);

  if (error == NULL)
    show_failure (self, NULL);
  else
    set_failure (self, error->message, is_guarded || is_changed ? (RoboDocumentError)error->code : 0, TRUE);
}

static void
dismiss_cb (RoboDocumentBar *self)
{
  show_failure (self, NULL);
}

/* History: the initial state, and each edit */

static void
fill_history_cb (RoboDocumentBar *self)
{
  RoboHistory *history = robo_document_get_history (self->document);
  GListModel  *edits = robo_history_get_edits (history);
  guint        n = g_list_model_get_n_items (edits);
  GtkWidget   *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->history))) != NULL)
    gtk_list_box_remove (self->history, child);

  for (guint i = 0; i <= n; i++)
    {
      g_autoptr (RoboEdit) edit = i > 0 ? g_list_model_get_item (edits, i - 1) : NULL;
      /* Translators: This is the first entry of the list of edits: the document as it was before all edits. */
      GtkWidget *label = gtk_label_new (edit != NULL ? robo_edit_get_name (edit) : _ ("As Opened"));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      if (edit != NULL && !robo_edit_get_is_done (edit))
        gtk_widget_add_css_class (label, "dim-label");
      gtk_list_box_append (self->history, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gtk_label_get_text (GTK_LABEL (label)), -1);
    }
  gtk_list_box_select_row (self->history,
                           gtk_list_box_get_row_at_index (self->history, (int)robo_history_get_position (history)));
}

/* Focuses the row of the current state. The popover itself would focus the list, and a screen reader would read the
 * name of the list, not the name of the row. */
static void
focus_history_cb (RoboDocumentBar *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->history);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
history_chosen_cb (RoboDocumentBar *self,
                   GtkListBoxRow   *row)
{
  guint position = (guint)gtk_list_box_row_get_index (row);

  gtk_menu_button_popdown (self->history_button);
  robo_history_seek (robo_document_get_history (self->document), position);
}

static void
history_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       data)
{
  gtk_menu_button_popup (ROBO_DOCUMENT_BAR (data)->history_button);
}

/* Actions */

static void
undo_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  robo_history_undo (robo_document_get_history (ROBO_DOCUMENT_BAR (data)->document));
}

static void
redo_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  robo_history_redo (robo_document_get_history (ROBO_DOCUMENT_BAR (data)->document));
}

/* Document and file: saving, leaving, reloading, translations */

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

  robo_document_finish (ROBO_DOCUMENT (source), result, &error);
  show_error (self, error);
  if (error == NULL)
    g_signal_emit (self, signals[SAVED], 0);
  g_task_return_boolean (task, error == NULL);
}

static void
save_document (RoboDocumentBar *self,
               GTask           *task)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  if (!can_act (self))
    {
      g_task_return_boolean (task, FALSE);
      return;
    }

  if (get_file (self) == NULL && self->path_func != NULL)
    path = self->path_func (self->document, self->path_data);
  if (path == NULL)
    {
      robo_document_save_async (self->document, NULL, written_cb, g_object_ref (task));
      return;
    }

  file = g_file_new_for_path (path);
  robo_document_save_as_async (self->document, file, NULL, written_cb, g_object_ref (task));
}

void
robo_document_bar_save_async (RoboDocumentBar    *self,
                              GAsyncReadyCallback callback,
                              gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));
  g_return_if_fail (self->document != NULL);

  g_signal_emit (self, signals[LEAVING], 0);
  save_document (self, task);
}

gboolean
robo_document_bar_save_finish (RoboDocumentBar *self,
                               GAsyncResult    *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

/* Reports that the user has saved, if there is an overlay for toasts. */
static void
user_saved_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  RoboDocumentBar *self = ROBO_DOCUMENT_BAR (source);
  g_autofree char *name = self->document != NULL ? dup_name (get_file (self)) : NULL;
  g_autofree char *sentence = NULL;

  if (!robo_document_bar_save_finish (self, result) || name == NULL || self->toasts == NULL)
    return;

  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (_ ("Saved as %s"), name);
  robo_message_toast (self->toasts, sentence);
}

static void
save_for_user (RoboDocumentBar *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, user_saved_cb, NULL);

  save_document (self, task);
}

static void
save_as_response_cb (RoboDocumentBar *self,
                     int              response,
                     GtkFileChooser  *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;

  g_object_unref (chooser);
  if (file != NULL && self->document != NULL && can_act (self))
    robo_document_save_as_async (self->document, file, NULL, written_cb, g_task_new (self, NULL, user_saved_cb, NULL));
}

/* Leaving */

static void
finish_leaving (GTask *task)
{
  RoboDocumentBar *self = g_task_get_source_object (task);

  robo_document_file_close (robo_document_get_file (self->document));
  g_signal_emit (self, signals[CLOSED], 0);
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
    {
      RoboDocumentBar *self = g_task_get_source_object (task);
      g_autoptr (GTask) saving = g_task_new (self, NULL, leave_saved_cb, g_object_ref (task));

      save_document (self, saving);
    }
}

void
robo_document_bar_leave_async (RoboDocumentBar    *self,
                               GAsyncReadyCallback callback,
                               gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);
  g_autoptr (GPtrArray) documents = g_ptr_array_new ();

  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));

  if (self->document == NULL)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  g_signal_emit (self, signals[LEAVING], 0);
  if (!robo_history_get_is_dirty (robo_document_get_history (self->document)))
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
    g_signal_emit (source, signals[LEFT], 0);
}

/* Actions */

static void
save_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  save_for_user (data);
}

static void
save_as_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       data)
{
  RoboDocumentBar      *self = data;
  GFile                *old = get_file (self);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Save As"), get_window (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               _ ("_Save"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  if (g_signal_has_handler_pending (self, signals[CHOOSING], 0, FALSE))
    g_signal_emit (self, signals[CHOOSING], 0, chooser);
  else if (old != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), old, NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_as_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
overwrite_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       data)
{
  RoboDocumentBar *self = data;

  robo_document_allow_overwrite (self->document);
  robo_document_file_allow_loss (robo_document_get_file (self->document));
  save_for_user (self);
}

static void
reloaded_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (RoboDocumentBar) self = user_data;
  g_autoptr (GError) error = NULL;

  robo_document_finish (ROBO_DOCUMENT (source), result, &error);
  /* While the file was read, the page may have been removed. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  robo_opening_end (GTK_WIDGET (self), g_task_get_cancellable (G_TASK (result)));
  show_failure (self, error != NULL ? error->message : NULL);
}

static void
reload_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  RoboDocumentBar *self = data;
  g_autofree char *shown = NULL;
  g_autoptr (GCancellable) cancellable = NULL;

  if (!can_act (self))
    return;

  shown = g_file_get_parse_name (get_file (self));
  cancellable = robo_opening_begin (GTK_WIDGET (self), shown);
  robo_document_reload_async (self->document, cancellable, reloaded_cb, g_object_ref (self));
}

static void
revert_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  if (can_act (data))
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
  GFile           *file = get_file (self);
  g_autofree char *name = file != NULL ? dup_name (file) : g_strdup ("texts");
  g_autoptr (GBytes) bytes = robo_document_to_bytes (self->document);

  robo_texts_dialogs_export (GTK_WIDGET (self), name, bytes, NULL);
}

/* Applies the imported texts as an edit, so that the user can undo the import. Does nothing if the bar has another
 * document by now. */
static void
texts_imported_cb (GtkWidget  *widget,
                   gpointer    document,
                   GBytes     *changed,
                   const char *sentence)
{
  /* While the texts were read, the user may have opened another document. */
  if (ROBO_DOCUMENT_BAR (widget)->document != document)
    return;

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user puts the texts of a
   * translation into the document. */
  robo_document_edit_bytes (document, _ ("Import Translation"), changed);
}

static void
import_texts_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       data)
{
  RoboDocumentBar *self = data;
  g_autoptr (GBytes) bytes = robo_document_to_bytes (self->document);

  robo_texts_dialogs_import (GTK_WIDGET (self), self->document, bytes, texts_imported_cb);
}

/* Shares the file of the document as a pack. The action is enabled only while the document has no unsaved changes,
 * because the pack is made from the file. */
static void
share_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  RoboDocumentBar *self = data;
  const char      *path = g_file_peek_path (get_file (self));

  if (path != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.share", "^ay", path);
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_activated_cb },
  { .name = "redo", .activate = redo_activated_cb },
  { .name = "history", .activate = history_activated_cb },
  { .name = "export-texts", .activate = export_texts_activated_cb },
  { .name = "import-texts", .activate = import_texts_activated_cb },
  { .name = "save", .activate = save_activated_cb },
  { .name = "share", .activate = share_activated_cb },
  { .name = "save-as", .activate = save_as_activated_cb },
  { .name = "overwrite", .activate = overwrite_activated_cb },
  { .name = "reload", .activate = reload_activated_cb },
  { .name = "revert", .activate = revert_activated_cb },
  { .name = "leave", .activate = leave_activated_cb },
};

/* Object */

static void
robo_document_bar_add_child (GtkBuildable *buildable,
                             GtkBuilder   *builder,
                             GObject      *child,
                             const char   *type)
{
  RoboDocumentBar *self = ROBO_DOCUMENT_BAR (buildable);

  if (g_strcmp0 (type, "end") == 0)
    adw_header_bar_pack_end (self->header, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "beside-menu") == 0)
    {
      gtk_box_append (self->menu_side, GTK_WIDGET (child));
      gtk_widget_set_visible (GTK_WIDGET (self->menu_side), TRUE);
    }
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = robo_document_bar_add_child;
}

static void
robo_document_bar_dispose (GObject *object)
{
  RoboDocumentBar *self = ROBO_DOCUMENT_BAR (object);

  g_clear_object (&self->history_signals);
  g_clear_object (&self->file_signals);
  g_clear_object (&self->document);
  g_clear_object (&self->actions);
  g_clear_object (&self->page_menu);
  g_clear_weak_pointer (&self->toasts);
  g_clear_pointer (&self->failure, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->subtitle, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_DOCUMENT_BAR);

  G_OBJECT_CLASS (robo_document_bar_parent_class)->dispose (object);
}

static void
set_document (RoboDocumentBar *self,
              RoboDocument    *document)
{
  if (!g_set_object (&self->document, document))
    return;

  g_signal_group_set_target (self->history_signals, document != NULL ? robo_document_get_history (document) : NULL);
  g_signal_group_set_target (self->file_signals, document != NULL ? robo_document_get_file (document) : NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  show_failure (self, NULL);
  update_actions (self);
}

static void
set_toasts (RoboDocumentBar *self,
            AdwToastOverlay *toasts)
{
  if (g_set_weak_pointer (&self->toasts, toasts))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOASTS]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_FIELD (OBJECT, "document", RoboDocumentBar, document), .type = robo_document_get_type, .set = G_CALLBACK (set_document) },
  [PROP_FAILURE] = { ROBO_PROPERTY_FIELD (STRING, "failure", RoboDocumentBar, failure) },
  [PROP_TITLE] = { ROBO_PROPERTY_FIELD (STRING, "title", RoboDocumentBar, title), .is_stored = TRUE },
  [PROP_SUBTITLE] = { ROBO_PROPERTY_FIELD (STRING, "subtitle", RoboDocumentBar, subtitle), .is_stored = TRUE },
  [PROP_PAGE_MENU] = { ROBO_PROPERTY_FIELD (OBJECT, "page-menu", RoboDocumentBar, page_menu), .type = g_menu_model_get_type, .is_stored = TRUE },
  [PROP_TOASTS] = { ROBO_PROPERTY_FIELD (OBJECT, "toasts", RoboDocumentBar, toasts), .type = adw_toast_overlay_get_type, .set = G_CALLBACK (set_toasts) },
};

static void
robo_document_bar_class_init (RoboDocumentBarClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_document_bar_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[LEAVING] = robo_signal_new ("leaving", klass);
  signals[CLOSED] = robo_signal_new ("closed", klass);
  signals[LEFT] = robo_signal_new ("left", klass);
  signals[SAVED] = robo_signal_new ("saved", klass);
  signals[CHOOSING] = g_signal_new ("choosing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, GTK_TYPE_FILE_CHOOSER_NATIVE);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "documentbar");
  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  g_type_ensure (ROBO_TYPE_OPTIONAL_LAYOUT);
  g_type_ensure (ROBO_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/widgets/robo-document-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, box);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, header);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, menu_side);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, save_button);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, document_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, history_button);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, history);
  gtk_widget_class_bind_template_callback (widget_class, dup_title);
  gtk_widget_class_bind_template_callback (widget_class, dup_subtitle);
  gtk_widget_class_bind_template_callback (widget_class, dup_undo_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, dup_redo_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, has_failed);
  gtk_widget_class_bind_template_callback (widget_class, is_of_writing);
  gtk_widget_class_bind_template_callback (widget_class, get_buttons_orientation);
  gtk_widget_class_bind_template_callback (widget_class, dup_disk_note);
  gtk_widget_class_bind_template_callback (widget_class, dup_disk_classes);
  gtk_widget_class_bind_template_callback (widget_class, dup_guard_note);
  gtk_widget_class_bind_template_callback (widget_class, dup_guard_classes);
  gtk_widget_class_bind_template_callback (widget_class, robo_closure_is_not);
  gtk_widget_class_bind_template_callback (widget_class, fill_history_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_history_cb);
  gtk_widget_class_bind_template_callback (widget_class, history_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, dismiss_cb);
}

static void
robo_document_bar_init (RoboDocumentBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self, "page-menu", self->document_menu, NULL);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  self->history_signals = g_signal_group_new (ROBO_TYPE_HISTORY);
  g_signal_group_connect_swapped (self->history_signals, "notify", G_CALLBACK (update_actions), self);
  self->file_signals = g_signal_group_new (ROBO_TYPE_DOCUMENT_FILE);
  g_signal_group_connect_swapped (self->file_signals, "notify", G_CALLBACK (update_actions), self);
  g_signal_group_connect_swapped (self->file_signals, "copy-failed", G_CALLBACK (copy_failed_cb), self);
  update_actions (self);
}

void
robo_document_bar_set_path_func (RoboDocumentBar        *self,
                                 RoboDocumentBarPathFunc func,
                                 gpointer                data)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));

  self->path_func = func;
  self->path_data = data;
}

const RoboShortcut robo_document_bar_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Undo"), .keys = "<Control>z", .action = "document.undo" },
  { .title = NC_ ("shortcut window", "Redo"), .keys = "<Control><Shift>z <Control>y", .action = "document.redo" },
  { .title = NC_ ("shortcut window", "History"), .keys = "<Control>h", .action = "document.history" },
  { .title = NC_ ("shortcut window", "Save"), .keys = "<Control>s", .action = "document.save" },
  { .title = NC_ ("shortcut window", "Save as"), .keys = "<Control><Shift>s", .action = "document.save-as" },
  { 0 },
};

void
robo_document_bar_install (RoboDocumentBar *self,
                           GtkWidget       *page)
{
  GtkEventController *keys;

  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));

  gtk_widget_insert_action_group (page, "document", G_ACTION_GROUP (self->actions));
  /* Handle these keys before the entry with the focus does, because an entry would undo only changes of its own
   * text. */
  keys = robo_shortcuts_add (page, robo_document_bar_shortcuts, NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
}
