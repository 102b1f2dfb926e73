// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-history.h"

struct _RoboEditorHistory
{
  GtkPopover parent_instance;

  /* template children */
  GtkScrolledWindow *scroller;
  GtkNoSelection    *edits;

  /* owned */
  RoboDocument *document;
};

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEditorHistory, robo_editor_history, GTK_TYPE_POPOVER)

static void
activate_cb (RoboEditorHistory *self,
             guint              position)
{
  robo_history_seek (robo_document_get_history (self->document), position + 1);
}

static void
start_cb (RoboEditorHistory *self)
{
  robo_history_seek (robo_document_get_history (self->document), 0);
}

/* A row has the name of an edit, and a mark at the current one. */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_list_item_set_child (item, box);
}

static void
show_edit (RoboEdit    *edit,
           GParamSpec  *pspec,
           GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *label = gtk_widget_get_first_child (box);
  GtkWidget *mark = gtk_widget_get_last_child (box);

  gtk_label_set_label (GTK_LABEL (label), robo_edit_get_name (edit));
  gtk_widget_set_opacity (mark, robo_edit_get_is_current (edit) ? 1 : 0);
  if (robo_edit_get_is_done (edit))
    gtk_widget_remove_css_class (label, "dim-label");
  else
    gtk_widget_add_css_class (label, "dim-label");
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  RoboEdit *edit = gtk_list_item_get_item (item);

  g_signal_connect_object (edit, "notify", G_CALLBACK (show_edit), item, 0);
  show_edit (edit, NULL, item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), show_edit, item);
}

/* Scrolls to the end of the list, where edits are added. */
static void
shown_cb (RoboEditorHistory *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
robo_editor_history_set_property (GObject      *object,
                                  guint         property_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  RoboEditorHistory *self = ROBO_EDITOR_HISTORY (object);

  switch (property_id)
    {
    case PROP_DOCUMENT:
      if (!g_set_object (&self->document, g_value_get_object (value)))
        return;
      gtk_no_selection_set_model (self->edits,
                                  self->document == NULL
                                    ? NULL
                                    : robo_history_get_edits (robo_document_get_history (self->document)));
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
robo_editor_history_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_EDITOR_HISTORY);
  g_clear_object (&ROBO_EDITOR_HISTORY (object)->document);

  G_OBJECT_CLASS (robo_editor_history_parent_class)->dispose (object);
}

static void
robo_editor_history_class_init (RoboEditorHistoryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = robo_editor_history_set_property;
  G_OBJECT_CLASS (klass)->dispose = robo_editor_history_dispose;

  properties[PROP_DOCUMENT] =
    g_param_spec_object ("document", NULL, NULL, ROBO_TYPE_DOCUMENT,
                         G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/arenas/robo-editor-history.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboEditorHistory, scroller);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorHistory, edits);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static void
robo_editor_history_init (RoboEditorHistory *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
