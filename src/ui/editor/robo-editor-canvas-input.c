// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-canvas-private.h"

/* Pointer */

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           RoboEditorCanvas         *self)
{
  /* What moves under a pointer that rests has not been pointed at. */
  if (self->has_pointer && x == self->pointer_x && y == self->pointer_y)
    return;

  robo_editor_canvas_set_pointer (self, TRUE, x, y);
}

static void
leave_cb (GtkEventControllerMotion *motion,
          RoboEditorCanvas         *self)
{
  if (!self->is_by_keyboard)
    robo_editor_canvas_set_pointer (self, FALSE, 0, 0);
}

/* Buttons: left uses the tool, right picks or erases, middle moves the arena. */

static void
press_left (RoboEditorCanvas *self,
            const RoboTouch  *touch)
{
  robo_editor_canvas_begin (self, touch, robo_editor_tools_get_brush (self->tools));
}

static void
drag_begin_cb (GtkGestureDrag   *drag,
               double            x,
               double            y,
               RoboEditorCanvas *self)
{
  guint     button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (drag));
  RoboTouch touch;

  /* Another button while one is down gives up what that one does. */
  if (robo_editor_canvas_cancel (self))
    return;

  if (button == GDK_BUTTON_MIDDLE || self->document == NULL || !robo_editor_canvas_get_touch (self, x, y, &touch))
    return;

  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  robo_editor_canvas_set_pointer (self, TRUE, x, y);
  self->spaces.cursor = touch.space;
  gtk_widget_grab_focus (g_ptr_array_index (self->spaces.children, touch.space));
  self->is_by_keyboard = FALSE;
  self->first = touch;
  if (button == GDK_BUTTON_PRIMARY)
    press_left (self, &touch);
  else if (button == GDK_BUTTON_SECONDARY)
    self->action = ROBO_CANVAS_WAITING;
}

/* The right button moved: it erases, from where it was pressed on. */
static void
begin_erasing (RoboEditorCanvas *self)
{
  RoboBrush eraser = robo_editor_canvas_get_eraser (self);

  self->action = ROBO_CANVAS_IDLE;
  self->is_eraser = TRUE;
  robo_editor_canvas_stop_pasting (self);
  robo_editor_canvas_begin (self, &self->first, &eraser);
}

static void
drag_update_cb (GtkGestureDrag   *drag,
                double            dx,
                double            dy,
                RoboEditorCanvas *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (self->action == ROBO_CANVAS_WAITING && gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int)dx, (int)dy))
    begin_erasing (self);
  robo_editor_canvas_go_on (self, x + dx, y + dy);
}

/* The gesture of one finger ends when a second one comes. */
static gboolean
is_ended_by_finger (GtkGestureDrag *drag)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (drag));

  return event != NULL && gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN;
}

static void
drag_end_cb (GtkGestureDrag   *drag,
             double            dx,
             double            dy,
             RoboEditorCanvas *self)
{
  gboolean was_waiting = self->action == ROBO_CANVAS_WAITING;

  if (self->action == ROBO_CANVAS_IDLE)
    return;
  if (is_ended_by_finger (drag))
    {
      robo_editor_canvas_cancel (self);
      return;
    }

  robo_editor_canvas_end (self);
  if (was_waiting)
    robo_editor_canvas_pick (self, &self->first);
}

/* A finger has no right button: it picks by staying. What it has drawn by coming is taken back. */
static void
held_cb (GtkGestureLongPress *hold,
         double               x,
         double               y,
         RoboEditorCanvas    *self)
{
  RoboTouch touch;

  if (robo_editor_canvas_cancel (self) && robo_editor_canvas_get_touch (self, x, y, &touch))
    robo_editor_canvas_pick (self, &touch);
}

static void
drag_cancel_cb (GtkGesture       *drag,
                GdkEventSequence *sequence,
                RoboEditorCanvas *self)
{
  robo_editor_canvas_cancel (self);
}

static void
add_gestures (RoboEditorCanvas *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  self->gestures = robo_viewport_gestures_new (GTK_WIDGET (self), &self->viewport, GDK_BUTTON_MIDDLE);
  g_signal_connect_object (self->gestures, "moved", G_CALLBACK (robo_editor_canvas_place_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->gestures, "pinched", G_CALLBACK (robo_editor_canvas_cancel), self, G_CONNECT_SWAPPED);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));

  /* One finger has begun to draw when the other one comes, or when it has stayed where it is. */
  robo_viewport_gestures_join (self->gestures, drag);
  robo_viewport_gestures_join (self->gestures, hold);
}

void
robo_editor_canvas_add_controllers (RoboEditorCanvas *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  add_gestures (self);
}
