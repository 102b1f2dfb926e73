// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-page-private.h"

/* Tools */

static gboolean
takes_two (RoboSandboxPage *self)
{
  return gtk_toggle_button_get_active (self->move_button) || gtk_toggle_button_get_active (self->wall_button);
}

static void
use_two (RoboSandboxPage *self,
         guint            from,
         guint            to)
{
  if (gtk_toggle_button_get_active (self->move_button))
    robo_sandbox_move (self->sandbox, from, to);
  else
    robo_sandbox_cycle_edge (self->sandbox, from, to);
}

static void
toggle_terrain (RoboSandboxPage *self,
                guint            space,
                RoboTerrain      terrain)
{
  const RoboPlan *plan = robo_arena_get_plan (robo_sandbox_get_position (self->sandbox)->arena);

  robo_sandbox_set_terrain (self->sandbox, space, plan->terrain[space] == terrain ? ROBO_TERRAIN_FLOOR : terrain);
}

static void
use_one (RoboSandboxPage *self,
         guint            space)
{
  if (gtk_toggle_button_get_active (self->mine_button))
    robo_sandbox_toggle_mine (self->sandbox, space, robo_sandbox_robot_get_seat (self->robot));
  else if (gtk_toggle_button_get_active (self->pit_button))
    toggle_terrain (self, space, ROBO_TERRAIN_PIT);
  else
    toggle_terrain (self, space, ROBO_TERRAIN_SOLID);
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
      if (gtk_toggle_button_get_active (self->wall_button) || robo_sandbox_has_piece (self->sandbox, space))
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

static void
tool_cb (RoboSandboxPage *self)
{
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
}

void
robo_sandbox_page_add_tools (RoboSandboxPage *self)
{
  GtkToggleButton *const tools[] = { self->move_button, self->wall_button, self->mine_button, self->pit_button, self->solid_button };

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    g_signal_connect_object (tools[i], "toggled", G_CALLBACK (tool_cb), self, G_CONNECT_SWAPPED);
}
