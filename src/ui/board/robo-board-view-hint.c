// SPDX-License-Identifier: GPL-3.0-or-later
// What is on a space, in words, for whoever looks closer: holds a finger on it or presses the right button.
#include "config.h"

#include "robo-board-view-private.h"

#include "ui/common/robo-space-text.h"

#define LINE_CHARS 28

/* While it is there it is a child, but not one of the grid that assistive technology knows: it has the same words. */
static GtkWidget *
hint_new (RoboBoardView *self,
          guint          space)
{
  RoboSpaceText    text = { &self->plan, &self->picture, (const char *const *)self->names };
  g_autofree char *words = robo_space_text_dup (&text, space);
  GtkWidget       *label = gtk_label_new (words);
  GtkWidget       *popover = gtk_popover_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return popover;
}

void
robo_board_view_close_hint (RoboBoardView *self)
{
  g_clear_handle_id (&self->hint_id, g_source_remove);
  if (self->hint == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->hint, self);
  g_clear_pointer (&self->hint, gtk_widget_unparent);
}

static void
close_cb (gpointer user_data)
{
  RoboBoardView *self = user_data;

  self->hint_id = 0;
  robo_board_view_close_hint (self);
}

/* Not from within its own signal. What was pointed at is so no more. */
static void
closed_cb (RoboBoardView *self)
{
  robo_board_view_set_hovered (self, ROBO_NO_SPACE);
  if (self->hint_id == 0)
    self->hint_id = g_idle_add_once (close_cb, self);
}

void
robo_board_view_open_hint (RoboBoardView *self,
                           guint          space)
{
  GdkRectangle area;

  robo_board_view_close_hint (self);
  robo_board_view_get_space_area (self, space, &area);
  robo_board_view_set_hovered (self, space);
  self->hint = hint_new (self, space);
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->hint), &area);
  g_signal_connect_object (self->hint, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->hint));
}
