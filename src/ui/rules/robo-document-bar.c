// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-bar.h"

#include <glib/gi18n.h>

#include "ui/board/robo-texts-dialogs.h"

/**
 * RoboDocumentBar:
 *
 * CSS: node `documentbar`.
 */
struct _RoboDocumentBar
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget      *box;
  AdwWindowTitle *title;
  GtkWidget      *undo_button;
  GtkWidget      *redo_button;
  GtkMenuButton  *history_button;
  GtkListBox     *history;
  GtkWidget      *changed_bar;
  GtkWidget      *guard_bar;
  GtkWidget      *failure_bar;
  GtkLabel       *failure_label;

  /* owned */
  RoboDocument       *document;
  GSimpleActionGroup *actions;

  RoboDocumentBarPathFunc path_func;
  gpointer                path_data;
  gboolean                leaves_when_saved;
};

enum
{
  LEFT,
  SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboDocumentBar, robo_document_bar, GTK_TYPE_WIDGET)

static GtkWindow *
get_window (RoboDocumentBar *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* What is shown */

static void
set_enabled (RoboDocumentBar *self,
             const char      *name,
             gboolean         is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), is_enabled);
}

static char *
dup_subtitle (RoboDocument *document)
{
  GFile           *file = robo_document_get_file (document);
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;

  if (name == NULL)
    return g_strdup (_ ("Not saved yet"));
  if (robo_document_get_is_dirty (document))
    /* Translators: below the title of a document: %s is its file */
    return g_strdup_printf (_ ("%s, changed"), name);

  return g_steal_pointer (&name);
}

static void
update (RoboDocumentBar *self)
{
  RoboDocument    *document = self->document;
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;
  g_autofree char *subtitle = NULL;

  if (document == NULL)
    return;

  subtitle = dup_subtitle (document);
  /* Translators: %s is what would be undone, such as “Edit Name” */
  undo = g_strdup_printf (_ ("Undo %s (Ctrl+Z)"), robo_document_get_undo_name (document) != NULL
                                                    ? robo_document_get_undo_name (document)
                                                    : "");
  /* Translators: %s is what would be done again, such as “Edit Name” */
  redo = g_strdup_printf (_ ("Redo %s (Ctrl+Shift+Z)"), robo_document_get_redo_name (document) != NULL
                                                          ? robo_document_get_redo_name (document)
                                                          : "");
  adw_window_title_set_title (self->title, robo_document_get_title (document));
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_widget_set_tooltip_text (self->undo_button, undo);
  gtk_widget_set_tooltip_text (self->redo_button, redo);
  gtk_widget_set_visible (self->changed_bar, robo_document_get_is_changed_on_disk (document));
  gtk_widget_set_visible (self->guard_bar, robo_document_get_is_guarded (document));
  set_enabled (self, "undo", robo_document_get_can_undo (document));
  set_enabled (self, "redo", robo_document_get_can_redo (document));
  set_enabled (self, "save", !robo_document_get_is_saving (document) && (robo_document_get_is_dirty (document) || robo_document_get_file (document) == NULL));
  set_enabled (self, "save-as", !robo_document_get_is_saving (document));
  set_enabled (self, "revert", robo_document_get_is_dirty (document));
  set_enabled (self, "reload", robo_document_get_file (document) != NULL);
}

static void
show_failure (RoboDocumentBar *self,
              const char      *sentence)
{
  gtk_label_set_label (self->failure_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->failure_bar, sentence != NULL);
}

static void
copy_failed_cb (RoboDocumentBar *self,
                const char      *sentence)
{
  show_failure (self, sentence);
}

static void
dismiss_cb (RoboDocumentBar *self)
{
  show_failure (self, NULL);
}

/* The history: what it began with, and each edit */

static void
fill_history_cb (RoboDocumentBar *self)
{
  GListModel *edits = robo_document_get_edits (self->document);
  guint       n = g_list_model_get_n_items (edits);
  GtkWidget  *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->history))) != NULL)
    gtk_list_box_remove (self->history, child);

  for (guint i = 0; i <= n; i++)
    {
      g_autoptr (RoboEdit) edit = i > 0 ? g_list_model_get_item (edits, i - 1) : NULL;
      /* Translators: the first entry of the list of edits: before all of them */
      GtkWidget *label = gtk_label_new (edit != NULL ? robo_edit_get_name (edit) : _ ("As It Was Opened"));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      if (edit != NULL && !robo_edit_get_is_done (edit))
        gtk_widget_add_css_class (label, "dim-label");
      gtk_list_box_append (self->history, label);
    }
  gtk_list_box_select_row (self->history,
                           gtk_list_box_get_row_at_index (self->history, (int)robo_document_get_position (self->document)));
}

static void
history_chosen_cb (RoboDocumentBar *self,
                   GtkListBoxRow   *row)
{
  guint position = (guint)gtk_list_box_row_get_index (row);

  gtk_menu_button_popdown (self->history_button);
  robo_document_seek (self->document, position);
}

/* Saving */

static void
leave (RoboDocumentBar *self)
{
  robo_document_close (self->document);
  g_signal_emit (self, signals[LEFT], 0);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (RoboDocumentBar) self = data;
  g_autoptr (GError) error = NULL;

  if (!robo_document_save_finish (ROBO_DOCUMENT (source), result, &error))
    {
      self->leaves_when_saved = FALSE;
      show_failure (self, error->message);
      return;
    }

  show_failure (self, NULL);
  g_signal_emit (self, signals[SAVED], 0);
  if (self->leaves_when_saved)
    leave (self);
}

static void
save (RoboDocumentBar *self)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  if (robo_document_get_file (self->document) != NULL)
    {
      robo_document_save_async (self->document, NULL, saved_cb, g_object_ref (self));
      return;
    }

  path = self->path_func (self->document, self->path_data);
  file = g_file_new_for_path (path);
  robo_document_save_as_async (self->document, file, NULL, saved_cb, g_object_ref (self));
}

static void
save_as_response_cb (RoboDocumentBar *self,
                     int              response,
                     GtkFileChooser  *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

      robo_document_save_as_async (self->document, file, NULL, saved_cb, g_object_ref (self));
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
leave_response_cb (RoboDocumentBar *self,
                   const char      *response)
{
  if (g_str_equal (response, "discard"))
    leave (self);
  else if (g_str_equal (response, "save"))
    {
      self->leaves_when_saved = TRUE;
      save (self);
    }
}

static void
ask_whether_to_save (RoboDocumentBar *self)
{
  GtkWidget *dialog = adw_message_dialog_new (get_window (self), NULL,
                                              _ ("If you do not save it, the changes are lost."));

  adw_message_dialog_format_heading (ADW_MESSAGE_DIALOG (dialog),
                                     /* Translators: %s is the title of a document */
                                     _ ("Save the changes of “%s”?"), robo_document_get_title (self->document));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  /* Translators: changes that were not saved */
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "discard", _ ("_Discard"));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "save", _ ("_Save"));
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (leave_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The actions */

static void
undo_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  robo_document_undo (ROBO_DOCUMENT_BAR (data)->document);
}

static void
redo_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  robo_document_redo (ROBO_DOCUMENT_BAR (data)->document);
}

static void
save_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  save (data);
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
  save (self);
}

static void
reload_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  RoboDocumentBar *self = data;
  g_autoptr (GError) error = NULL;

  robo_document_reload (self->document, &error);
  show_failure (self, error != NULL ? error->message : NULL);
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
  RoboDocumentBar *self = data;

  if (robo_document_get_is_dirty (self->document))
    ask_whether_to_save (self);
  else
    leave (self);
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
  RoboDocumentBar   *self = ROBO_DOCUMENT_BAR (widget);
  RoboDocumentClass *klass = ROBO_DOCUMENT_GET_CLASS (self->document);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gboolean is_complete;
  gpointer state = klass->read (changed, problems, &is_complete);

  if (state == NULL)
    return;

  /* Translators: an edit, as after “Undo”: the texts of a translation were put in */
  robo_document_edit (self->document, _ ("Import Translation"), state);
  klass->unref_state (state);
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
  { .name = "undo", .activate = undo_activated_cb },
  { .name = "redo", .activate = redo_activated_cb },
  { .name = "save", .activate = save_activated_cb },
  { .name = "save-as", .activate = save_as_activated_cb },
  { .name = "overwrite", .activate = overwrite_activated_cb },
  { .name = "reload", .activate = reload_activated_cb },
  { .name = "revert", .activate = revert_activated_cb },
  { .name = "leave", .activate = leave_activated_cb },
};

/* The object */

static void
robo_document_bar_dispose (GObject *object)
{
  RoboDocumentBar *self = ROBO_DOCUMENT_BAR (object);

  robo_document_bar_set_document (self, NULL);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_DOCUMENT_BAR);

  G_OBJECT_CLASS (robo_document_bar_parent_class)->dispose (object);
}

static void
robo_document_bar_class_init (RoboDocumentBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_document_bar_dispose;

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "documentbar");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-document-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, box);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, title);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, undo_button);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, redo_button);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, history_button);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, history);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, changed_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, guard_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, failure_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboDocumentBar, failure_label);
  gtk_widget_class_bind_template_callback (widget_class, fill_history_cb);
  gtk_widget_class_bind_template_callback (widget_class, history_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, dismiss_cb);
}

static void
robo_document_bar_init (RoboDocumentBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
robo_document_bar_set_document (RoboDocumentBar *self,
                                RoboDocument    *document)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  self->leaves_when_saved = FALSE;
  if (document == NULL)
    return;

  g_signal_connect_swapped (document, "notify", G_CALLBACK (update), self);
  g_signal_connect_swapped (document, "autosave-failed", G_CALLBACK (copy_failed_cb), self);
  show_failure (self, NULL);
  update (self);
}

/**
 * robo_document_bar_set_path_func:
 * @self: a bar
 * @func: finds where to save a document without a file
 * @data: for @func
 *
 * To be set before the document.
 */
void
robo_document_bar_set_path_func (RoboDocumentBar        *self,
                                 RoboDocumentBarPathFunc func,
                                 gpointer                data)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));

  self->path_func = func;
  self->path_data = data;
}

static void
add_shortcut (GtkEventController *controller,
              const char         *trigger,
              const char         *action)
{
  g_autofree char *full = g_strconcat ("action(", action, ")", NULL);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                                                          gtk_shortcut_action_parse_string (full)));
}

void
robo_document_bar_install (RoboDocumentBar *self,
                           GtkWidget       *page)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));

  gtk_widget_insert_action_group (page, "document", G_ACTION_GROUP (self->actions));
  /* Before an entry takes them for itself: it would undo in its own text only. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  add_shortcut (controller, "<Control>z", "document.undo");
  add_shortcut (controller, "<Control><Shift>z|<Control>y", "document.redo");
  add_shortcut (controller, "<Control>s", "document.save");
  add_shortcut (controller, "<Control><Shift>s", "document.save-as");
  gtk_widget_add_controller (page, controller);
}
