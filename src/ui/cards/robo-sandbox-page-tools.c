// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-page-private.h"

#include <glib/gi18n.h>

/* By RoboSandboxTool */
static const struct
{
  const char   *name; /* state of the action */
  const char   *title;
  RoboBrushKind kind; /* of those that go onto a space */
} tools[] = {
  { "move", NC_ ("sandbox", "Move"), ROBO_BRUSH_ERASER },
  { "edge", NC_ ("sandbox", "Edge"), ROBO_BRUSH_ERASER },
  { "mine", NC_ ("sandbox", "Mine"), ROBO_BRUSH_ERASER },
  { "pit", NC_ ("sandbox", "Pit"), ROBO_BRUSH_PIT },
  { "solid", NC_ ("sandbox", "Arena Wall"), ROBO_BRUSH_SOLID },
  { "start", NC_ ("sandbox", "Start"), ROBO_BRUSH_START },
  { "voltage", NC_ ("sandbox", "High Voltage"), ROBO_BRUSH_VOLTAGE },
  { "workshop", NC_ ("sandbox", "Workshop"), ROBO_BRUSH_WORKSHOP },
  { "vp", NC_ ("sandbox", "VP Token"), ROBO_BRUSH_VP },
};

static gboolean
takes_two (RoboSandboxPage *self)
{
  return self->tool == ROBO_SANDBOX_MOVE || self->tool == ROBO_SANDBOX_EDGE;
}

static void
use_two (RoboSandboxPage *self,
         guint            from,
         guint            to)
{
  if (self->tool == ROBO_SANDBOX_MOVE)
    robo_sandbox_move (self->sandbox, from, to);
  else
    robo_sandbox_cycle_edge (self->sandbox, from, to);
}

static void
use_one (RoboSandboxPage *self,
         guint            space)
{
  if (self->tool == ROBO_SANDBOX_MINE)
    robo_sandbox_toggle_mine (self->sandbox, space, robo_sandbox_robot_get_seat (self->robot));
  else
    robo_sandbox_toggle_space (self->sandbox, space, tools[self->tool].kind);
}

static void
show_seat_at (RoboSandboxPage *self,
              guint            space)
{
  const RoboState *state = &robo_sandbox_get_position (self->sandbox)->state;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY && state->robots[seat].space == space)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->seat_buttons[seat]), TRUE);
    }
}

static void
space_activated_cb (RoboSandboxPage *self,
                    guint            space)
{
  guint picked = self->picked;

  if (robo_sandbox_get_match (self->sandbox) != NULL)
    return;
  if (!takes_two (self))
    {
      use_one (self, space);
      return;
    }
  if (picked == ROBO_NO_SPACE)
    {
      if (self->tool == ROBO_SANDBOX_EDGE || robo_sandbox_has_piece (self->sandbox, space))
        robo_sandbox_page_pick (self, space);
      show_seat_at (self, space);
      return;
    }

  robo_sandbox_page_pick (self, ROBO_NO_SPACE);
  use_two (self, picked, space);
}

static void
drag_begin_cb (RoboSandboxPage *self,
               double           x,
               double           y)
{
  self->drag_from = robo_board_view_get_space_at (self->board, x, y);
}

static void
drag_update_cb (GtkGestureDrag  *gesture,
                double           dx,
                double           dy,
                RoboSandboxPage *self)
{
  double x, y;
  guint  space;

  if (!takes_two (self) || self->drag_from == ROBO_NO_SPACE || robo_sandbox_get_match (self->sandbox) != NULL)
    return;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  space = robo_board_view_get_space_at (self->board, x + dx, y + dy);
  if (space != self->drag_from)
    robo_board_view_highlight (self->board, space);
}

/* A click is no drag: it is the board's `space-activated`. */
static void
drag_end_cb (GtkGestureDrag  *gesture,
             double           dx,
             double           dy,
             RoboSandboxPage *self)
{
  guint  from = self->drag_from;
  double x, y;
  guint  to;

  self->drag_from = ROBO_NO_SPACE;
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  to = robo_board_view_get_space_at (self->board, x + dx, y + dy);
  if (!takes_two (self) || from == ROBO_NO_SPACE || to == ROBO_NO_SPACE || from == to ||
      robo_sandbox_get_match (self->sandbox) != NULL)
    return;

  robo_sandbox_page_pick (self, ROBO_NO_SPACE);
  use_two (self, from, to);
}

char *
robo_sandbox_page_dup_tool_hint (RoboSandboxPage *self)
{
  switch (self->tool)
    {
    case ROBO_SANDBOX_MOVE:
      return g_strdup (_ ("Drag robots and mines, or choose one and then the space it is to go to."));
    case ROBO_SANDBOX_EDGE:
      return g_strdup (_ ("Choose a space and then its neighbour: between them there will be a wall, then a lightning barrier, then nothing."));
    case ROBO_SANDBOX_MINE:
      return g_strdup (_ ("Choose a space for a mine of the robot at the side, or a mine to take it away."));
    case ROBO_SANDBOX_PIT:
    case ROBO_SANDBOX_SOLID:
    case ROBO_SANDBOX_START:
    case ROBO_SANDBOX_VOLTAGE:
    case ROBO_SANDBOX_WORKSHOP:
    case ROBO_SANDBOX_VP:
      break;
    }

  return g_strdup (_ ("Choose a space to put it there, or to take it away."));
}

static void
show_tool (RoboSandboxPage *self)
{
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->tool_menu_button), g_dpgettext2 (NULL, "sandbox", tools[self->tool].title));
}

void
robo_sandbox_page_tool_cb (GSimpleAction *action,
                           GVariant      *value,
                           gpointer       user_data)
{
  RoboSandboxPage *self = user_data;
  const char      *name = g_variant_get_string (value, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      if (g_str_equal (tools[i].name, name))
        self->tool = i;
    }
  g_simple_action_set_state (action, g_variant_new_string (tools[self->tool].name));
  show_tool (self);
  robo_sandbox_page_pick (self, ROBO_NO_SPACE);
  robo_sandbox_page_update_hint (self);
}

void
robo_sandbox_page_add_board (RoboSandboxPage *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->board = ROBO_BOARD_VIEW (robo_board_view_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->board), TRUE);
  gtk_box_append (self->board_box, GTK_WIDGET (self->board));
  g_signal_connect_object (self->board, "space-activated", G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (drag));
  show_tool (self);
}
