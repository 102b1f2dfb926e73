// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "robo-card-page-private.h"

/* Effects and abilities are dragged to another place by their rows, where no menu or button is. What is dragged is an int, which
 * tells it from a card of the list beside it. */

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double         x,
            double         y,
            GtkListBoxRow *row)
{
  return gdk_content_provider_new_typed (G_TYPE_INT, gtk_list_box_row_get_index (row));
}

static void
drag_begin_cb (GtkDragSource *source,
               GdkDrag       *drag,
               GtkWidget     *row)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, picture, 12, 12);
}

static gboolean
drop_cb (RoboCardPage  *self,
         const GValue  *value,
         double         x,
         double         y,
         GtkDropTarget *target)
{
  GtkWidget     *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  guint          from = (guint)g_value_get_int (value);
  guint          to = (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  RoboModuleSet *set;

  if (self->document == NULL || from == to)
    return FALSE;

  set = robo_module_set_document_get_set (self->document);
  if (from >= robo_module_set_get_n_rows (set, self->card))
    return FALSE;

  /* Translators: in the list of edits, after “Undo”: of a module. */
  robo_card_page_change (self, _ ("Move Effect"), NULL, robo_module_set_with_row_moved (set, self->card, from, to));

  return TRUE;
}

/*< private >
 * robo_card_page_make_draggable:
 * @self: a page
 * @row: the row of an effect or an ability
 */
void
robo_card_page_make_draggable (RoboCardPage *self,
                               GtkWidget    *row)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_cb), row, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), row, 0);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}
