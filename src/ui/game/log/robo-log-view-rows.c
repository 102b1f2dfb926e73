// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of the log: what they show, what can be done with them, and why they happened.
#include "config.h"

#include "robo-log-view-private.h"

#include "ui/common/robo-reason-popover.h"

#define ORIGIN "robo-log-view-origin" /* of a popover: what had the focus before it */

/* Spaces */

static void
hinted_cb (RoboLogView *self,
           guint        space)
{
  g_signal_emit_by_name (self, "space-hinted", space);
}

static void
space_activated_cb (RoboLogView *self,
                    guint        space)
{
  g_signal_emit_by_name (self, "space-activated", space);
}

/* Why */

void
robo_log_view_close_reason (RoboLogView *self)
{
  g_clear_handle_id (&self->close_id, g_source_remove);
  if (!self->popover)
    return;

  g_signal_handlers_disconnect_by_data (self->popover, self);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

static void
close_cb (gpointer data)
{
  RoboLogView *self = data;

  self->close_id = 0;
  robo_log_view_close_reason (self);
}

/* The line it was asked about goes on being read. */
static void
return_focus (GtkWidget *popover)
{
  GtkWidget *origin = g_object_get_data (G_OBJECT (popover), ORIGIN);

  if (origin != NULL && gtk_widget_get_mapped (origin))
    gtk_widget_grab_focus (origin);
}

/* Not from within its own signal. */
static void
popover_closed_cb (RoboLogView *self)
{
  return_focus (self->popover);
  if (self->close_id == 0)
    self->close_id = g_idle_add_once (close_cb, self);
}

void
robo_log_view_explain_row (RoboLogView *self,
                           RoboLogRow  *row)
{
  graphene_rect_t area;
  GtkWidget      *focus;

  robo_log_view_close_reason (self);
  if (!gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self), &area))
    return;

  self->popover = robo_reason_popover_new (self->match, robo_log_item_get_event (robo_log_row_get_item (row)));
  gtk_popover_set_position (GTK_POPOVER (self->popover), self->is_below ? GTK_POS_TOP : GTK_POS_LEFT);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int)area.origin.x, (int)area.origin.y, (int)area.size.width, (int)area.size.height });
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    g_object_set_data_full (G_OBJECT (self->popover), ORIGIN, g_object_ref (focus), g_object_unref);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
why_cb (RoboLogView *self,
        RoboLogRow  *row)
{
  robo_log_view_explain_row (self, row);
}

/* Lines */

static void
show_die (RoboLogView *self,
          RoboLogRow  *row)
{
  RoboLogItem *item = robo_log_row_get_item (row);
  guint        seat = robo_log_item_get_die_seat (item);

  if (seat != ROBO_NO_SEAT)
    robo_log_row_set_colour (row, robo_seat_get_colour (robo_match_get_seat (self->match, seat)));
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *list_item,
          RoboLogView              *self)
{
  GtkWidget *row = robo_log_row_new ();

  g_signal_connect_object (row, "space-hinted", G_CALLBACK (hinted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "space-activated", G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "why", G_CALLBACK (why_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *list_item,
         RoboLogView              *self)
{
  RoboLogRow  *row = ROBO_LOG_ROW (gtk_list_item_get_child (list_item));
  RoboLogItem *item = gtk_list_item_get_item (list_item);

  robo_log_row_set_item (row, item);
  show_die (self, row);
  robo_log_row_set_position (row, robo_match_get_position (self->match));
  robo_log_row_mark_space (row, self->marked_space);
  robo_log_row_set_wide (row, self->is_below);
  g_ptr_array_add (self->rows, row);

  /* The widget around the row is what gets the focus, and what is read then. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (row))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, robo_log_item_get_text (item), -1);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *list_item,
           RoboLogView              *self)
{
  RoboLogRow *row = ROBO_LOG_ROW (gtk_list_item_get_child (list_item));

  g_ptr_array_remove_fast (self->rows, row);
  robo_log_row_set_item (row, NULL);
}

static void
go_to (RoboLogView *self,
       RoboLogItem *item)
{
  robo_match_seek (self->match, robo_log_item_get_event (item) + 1);
}

static void
activate_cb (RoboLogView *self,
             guint        index)
{
  g_autoptr (RoboLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), index);

  go_to (self, item);
}

static RoboLogRow *
find_row_in (RoboLogView *self,
             GtkWidget   *focus)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      if (gtk_widget_get_parent (self->rows->pdata[i]) == focus)
        return self->rows->pdata[i];
    }

  return NULL;
}

/* A list would look for lines beside this one; to the game they are a step. */
static gboolean
step (RoboLogView    *self,
      guint           key,
      GdkModifierType modifiers)
{
  if (modifiers & gtk_accelerator_get_default_mod_mask ())
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Left)
    return gtk_widget_activate_action (GTK_WIDGET (self), "game.step-back", NULL);

  return key == GDK_KEY_Right && gtk_widget_activate_action (GTK_WIDGET (self), "game.step", NULL);
}

static gboolean
key_pressed_cb (RoboLogView    *self,
                guint           key,
                guint           code,
                GdkModifierType modifiers)
{
  GtkWidget  *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  RoboLogRow *row = focus ? ROBO_LOG_ROW (gtk_widget_get_ancestor (focus, ROBO_TYPE_LOG_ROW)) : NULL;
  guint       space;

  /* The focus may be on the list's own widget around the row. */
  if (!row && focus)
    row = find_row_in (self, focus);
  if (row && key == GDK_KEY_question)
    {
      robo_log_view_explain_row (self, row);
      return GDK_EVENT_STOP;
    }

  if (step (self, key, modifiers))
    return GDK_EVENT_STOP;
  if (!row || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter))
    return GDK_EVENT_PROPAGATE;

  space = robo_log_row_get_focused_space (row);
  go_to (self, robo_log_row_get_item (row));
  if (space != ROBO_NO_SPACE)
    g_signal_emit_by_name (self, "space-activated", space);

  return GDK_EVENT_STOP;
}

void
robo_log_view_bind_rows (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}
