// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-view-private.h"

#include <math.h>

/* A notch of the wheel. */
#define ZOOM_STEP   1.15
#define SCROLL_STEP 60

/* A key or button. */
#define ZOOM_LEAP 1.4

static void
zoom_at (RoboBoardView *self,
         double         zoom,
         double         x,
         double         y)
{
  if (robo_viewport_zoom_at (&self->viewport, zoom, x, y))
    robo_board_view_place_changed (self);
}

static void
zoom_centre (RoboBoardView *self,
             double         zoom)
{
  zoom_at (self, zoom, self->viewport.width / 2, self->viewport.height / 2);
}

static void
pan (RoboBoardView *self,
     double         dx,
     double         dy)
{
  if (robo_viewport_pan (&self->viewport, dx, dy))
    robo_board_view_place_changed (self);
}

/* Pointer */

static guint
get_space_at (RoboBoardView *self,
              double         x,
              double         y)
{
  if (!robo_viewport_has_layout (&self->viewport))
    return ROBO_NO_SPACE;

  return robo_layout_get_space_at (&self->viewport.layout, x, y);
}

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           RoboBoardView            *self)
{
  self->pointer_x = x;
  self->pointer_y = y;
  robo_board_view_set_hovered (self, get_space_at (self, x, y));
}

static void
leave_cb (GtkEventControllerMotion *motion,
          RoboBoardView            *self)
{
  robo_board_view_set_hovered (self, ROBO_NO_SPACE);
}

static void
released_cb (GtkGestureClick *click,
             int              n_press,
             double           x,
             double           y,
             RoboBoardView   *self)
{
  guint space = get_space_at (self, x, y);

  if (space == ROBO_NO_SPACE)
    return;

  self->cursor = space;
  robo_board_view_activate (self, space);
}

/* A finger that stays, or the right button: somebody wants to know what is there. */
static void
look_closer_cb (GtkGesture    *gesture,
                double         x,
                double         y,
                RoboBoardView *self)
{
  guint space = get_space_at (self, x, y);

  if (space == ROBO_NO_SPACE)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  robo_board_view_open_hint (self, space);
}

static void
right_pressed_cb (GtkGesture    *gesture,
                  int            n_press,
                  double         x,
                  double         y,
                  RoboBoardView *self)
{
  look_closer_cb (gesture, x, y, self);
}

static gboolean
scroll_cb (GtkEventControllerScroll *scroll,
           double                    dx,
           double                    dy,
           RoboBoardView            *self)
{
  if (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll)) & GDK_CONTROL_MASK)
    {
      zoom_at (self, self->viewport.zoom * pow (ZOOM_STEP, -dy), self->pointer_x, self->pointer_y);
      return GDK_EVENT_STOP;
    }

  if (self->viewport.zoom == 1)
    return GDK_EVENT_PROPAGATE;

  pan (self, dx * SCROLL_STEP, dy * SCROLL_STEP);
  return GDK_EVENT_STOP;
}

/* Two fingers hold the place between them: apart they zoom, side by side they move the board. */
static void
pinch_begin_cb (GtkGesture       *pinch,
                GdkEventSequence *sequence,
                RoboBoardView    *self)
{
  double x, y;

  self->pinch_zoom = self->viewport.zoom;
  gtk_gesture_set_state (pinch, GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_gesture_get_bounding_box_center (pinch, &x, &y))
    robo_viewport_get_place (&self->viewport, x, y, &self->pinch_column, &self->pinch_row);
}

static void
pinch_cb (GtkGesture       *pinch,
          GdkEventSequence *sequence,
          RoboBoardView    *self)
{
  double scale = gtk_gesture_zoom_get_scale_delta (GTK_GESTURE_ZOOM (pinch));
  double x, y;

  if (gtk_gesture_get_bounding_box_center (pinch, &x, &y) &&
      robo_viewport_hold (&self->viewport, self->pinch_zoom * scale, self->pinch_column, self->pinch_row, x, y))
    robo_board_view_place_changed (self);
}

/* The left button too, since a finger has no other; a click stays a click. */
static void
drag_begin_cb (GtkGestureDrag *drag,
               double          x,
               double          y,
               RoboBoardView  *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (drag));

  self->drag_x = 0;
  self->drag_y = 0;
  if (button == GDK_BUTTON_SECONDARY)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

/* A board that is seen whole stays where it is, and two fingers do what they do without what one of them does. */
static gboolean
can_pan (RoboBoardView *self)
{
  return self->viewport.zoom != 1 && !gtk_gesture_is_recognized (self->pinch);
}

static void
drag_update_cb (GtkGestureDrag *drag,
                double          x,
                double          y,
                RoboBoardView  *self)
{
  gboolean is_dragged = self->drag_x != 0 || self->drag_y != 0;

  if (!can_pan (self))
    {
      self->drag_x = x;
      self->drag_y = y;
      return;
    }
  if (!is_dragged && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int)x, (int)y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  pan (self, self->drag_x - x, self->drag_y - y);
  self->drag_x = x;
  self->drag_y = y;
}

static void
add_closer_look (RoboBoardView *self)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkGesture *right = gtk_gesture_click_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (hold, "pressed", G_CALLBACK (look_closer_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect (right, "pressed", G_CALLBACK (right_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (right));
}

static void
add_gestures (RoboBoardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  self->pinch = pinch;
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "update", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  /* One finger may have begun to move the board when the other one comes. */
  gtk_gesture_group (drag, pinch);
}

void
robo_board_view_add_controllers (RoboBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);

  add_gestures (self);
  add_closer_look (self);
}

/* Keyboard */

static gboolean
has_focus (RoboBoardView *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static gboolean
move_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  guint          next;

  if (!has_focus (self))
    return GDK_EVENT_PROPAGATE;

  next = robo_plan_get_neighbour (&self->plan, self->cursor, (RoboDir)g_variant_get_int32 (args));
  if (next == ROBO_NO_SPACE)
    gtk_widget_error_bell (widget);
  else
    robo_board_view_set_cursor (self, next);

  return GDK_EVENT_STOP;
}

static gboolean
activate_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  gboolean       needs_choice = g_variant_get_boolean (args);

  if (!has_focus (self) || (needs_choice && !self->is_choice[self->cursor]))
    return GDK_EVENT_PROPAGATE;

  robo_board_view_activate (self, self->cursor);
  return GDK_EVENT_STOP;
}

/* Tab comes in, to the cursor, and goes out again; arrow keys are bound below. */
static gboolean
robo_board_view_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  if (has_focus (self) || self->spaces->len == 0)
    return FALSE;

  return gtk_widget_grab_focus (g_ptr_array_index (self->spaces, self->cursor));
}

static gboolean
robo_board_view_grab_focus (GtkWidget *widget)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  return self->spaces->len > 0 && gtk_widget_grab_focus (g_ptr_array_index (self->spaces, self->cursor));
}

static void
zoom_in_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  robo_board_view_zoom_in (ROBO_BOARD_VIEW (widget));
}

static void
zoom_out_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  robo_board_view_zoom_out (ROBO_BOARD_VIEW (widget));
}

static void
zoom_fit_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  robo_board_view_zoom_fit (ROBO_BOARD_VIEW (widget));
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint   key;
    RoboDir dir;
  } moves[] = {
    { GDK_KEY_Up, ROBO_DIR_N },
    { GDK_KEY_Right, ROBO_DIR_E },
    { GDK_KEY_Down, ROBO_DIR_S },
    { GDK_KEY_Left, ROBO_DIR_W },
  };
  static const guint activates[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_add_binding (widget_class, moves[i].key, 0, move_cb, "i", moves[i].dir);
  for (guint i = 0; i < G_N_ELEMENTS (activates); i++)
    gtk_widget_class_add_binding (widget_class, activates[i], 0, activate_cb, "b", FALSE);

  /* Elsewhere in a game Space means something else. */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, 0, activate_cb, "b", TRUE);
}

static void
bind_zoom (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.zoom-in", NULL, zoom_in_cb);
  gtk_widget_class_install_action (widget_class, "board.zoom-out", NULL, zoom_out_cb);
  gtk_widget_class_install_action (widget_class, "board.zoom-fit", NULL, zoom_fit_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, GDK_CONTROL_MASK, "board.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_equal, GDK_CONTROL_MASK, "board.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Add, GDK_CONTROL_MASK, "board.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, GDK_CONTROL_MASK, "board.zoom-out", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "board.zoom-out", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, GDK_CONTROL_MASK, "board.zoom-fit", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0, GDK_CONTROL_MASK, "board.zoom-fit", NULL);
}

void
robo_board_view_class_init_input (GtkWidgetClass *widget_class)
{
  widget_class->focus = robo_board_view_focus;
  widget_class->grab_focus = robo_board_view_grab_focus;

  bind_keys (widget_class);
  bind_zoom (widget_class);
}

guint
robo_board_view_get_space_at (RoboBoardView *self,
                              double         x,
                              double         y)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), ROBO_NO_SPACE);

  return get_space_at (self, x, y);
}

double
robo_board_view_get_zoom (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), 1);

  return self->viewport.zoom;
}

void
robo_board_view_zoom_in (RoboBoardView *self)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  zoom_centre (self, self->viewport.zoom * ZOOM_LEAP);
}

void
robo_board_view_zoom_out (RoboBoardView *self)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  zoom_centre (self, self->viewport.zoom / ZOOM_LEAP);
}

void
robo_board_view_zoom_fit (RoboBoardView *self)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  zoom_centre (self, 1);
}
