// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-bar-private.h"

#include <glib/gi18n.h>

/**
 * RoboDocumentBar:
 *
 * CSS: node `documentbar`.
 */

enum
{
  LEFT,
  SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboDocumentBar, robo_document_bar, GTK_TYPE_WIDGET)

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

void
robo_document_bar_show_failure (RoboDocumentBar *self,
                                const char      *sentence)
{
  gtk_label_set_label (self->failure_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->failure_bar, sentence != NULL);
}

static void
copy_failed_cb (RoboDocumentBar *self,
                const char      *sentence)
{
  robo_document_bar_show_failure (self, sentence);
}

static void
dismiss_cb (RoboDocumentBar *self)
{
  robo_document_bar_show_failure (self, NULL);
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

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_activated_cb },
  { .name = "redo", .activate = redo_activated_cb },
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
  robo_document_bar_add_file_actions (self);
}

void
robo_document_bar_set_document (RoboDocumentBar *self,
                                RoboDocument    *document)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_BAR (self));

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;

  g_signal_connect_swapped (document, "notify", G_CALLBACK (update), self);
  g_signal_connect_swapped (document, "autosave-failed", G_CALLBACK (copy_failed_cb), self);
  robo_document_bar_show_failure (self, NULL);
  update (self);
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
