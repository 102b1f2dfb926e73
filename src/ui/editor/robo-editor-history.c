// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-history.h"

#include <glib/gi18n.h>

struct _RoboEditorHistory
{
  GtkPopover parent_instance;

  /* borrowed */
  GtkWidget *list;
  GtkWidget *start;

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
  robo_document_seek (self->document, position + 1);
}

static void
start_cb (RoboEditorHistory *self)
{
  robo_document_seek (self->document, 0);
}

/* One row: the name, and a mark where the document is. */

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

static GtkWidget *
make_list (RoboEditorHistory *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget          *list = gtk_list_view_new (NULL, factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (list), TRUE);
  gtk_widget_add_css_class (list, "navigation-sidebar");
  g_signal_connect_object (list, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("History"), -1);

  return list;
}

/* The end of the list is where something happens. */
static void
shown_cb (RoboEditorHistory *self)
{
  GtkWidget     *scroller = gtk_widget_get_ancestor (self->list, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
set_document (RoboEditorHistory *self,
              RoboDocument      *document)
{
  GtkSelectionModel *model = NULL;

  g_return_if_fail (ROBO_IS_EDITOR_HISTORY (self));
  g_return_if_fail (document == NULL || ROBO_IS_DOCUMENT (document));

  if (!g_set_object (&self->document, document))
    return;

  if (document != NULL)
    model = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (robo_document_get_edits (document))));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), model);
  g_clear_object (&model);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static void
robo_editor_history_set_property (GObject      *object,
                                  guint         property_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_DOCUMENT:
      set_document (ROBO_EDITOR_HISTORY (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
robo_editor_history_dispose (GObject *object)
{
  g_clear_object (&ROBO_EDITOR_HISTORY (object)->document);

  G_OBJECT_CLASS (robo_editor_history_parent_class)->dispose (object);
}

static void
robo_editor_history_class_init (RoboEditorHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = robo_editor_history_set_property;
  G_OBJECT_CLASS (klass)->dispose = robo_editor_history_dispose;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, ROBO_TYPE_DOCUMENT, G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
robo_editor_history_init (RoboEditorHistory *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->start = gtk_button_new_with_label (_ ("As It Was Opened"));
  gtk_widget_add_css_class (self->start, "flat");
  g_signal_connect_object (self->start, "clicked", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  self->list = make_list (self);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);
  gtk_box_append (GTK_BOX (box), self->start);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_widget_set_size_request (box, 260, -1);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  g_signal_connect (self, "map", G_CALLBACK (shown_cb), NULL);
}
