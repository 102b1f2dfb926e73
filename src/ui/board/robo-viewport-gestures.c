// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-viewport-gestures.h"

#include <math.h>

/* One notch of the wheel zooms by the factor ZOOM_STEP or scrolls by SCROLL_STEP pixels. */
#define ZOOM_STEP   1.15
#define SCROLL_STEP 60

/* One press of a key or button zooms by this factor. */
#define ZOOM_LEAP 1.4

struct _RoboViewportGestures
{
  GObject parent_instance;

  /* borrowed */
  GtkWidget    *widget;
  RoboViewport *viewport;
  GtkGesture   *pinch;

  double pointer_x;
  double pointer_y;
  double pinch_zoom;   /* zoom when the pinch began */
  double pinch_column; /* column and row of the board between the fingers */
  double pinch_row;
  double drag_x; /* last offset of the drag that the board has followed */
  double drag_y;
};

enum
{
  SIGNAL_MOVED,
  SIGNAL_PINCHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboViewportGestures, robo_viewport_gestures, G_TYPE_OBJECT)

static void
zoom_at (RoboViewportGestures *self,
         double                zoom,
         double                x,
         double                y)
{
  if (robo_viewport_zoom_at (self->viewport, zoom, x, y))
    g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

static void
zoom_to (RoboViewportGestures *self,
         double                zoom)
{
  zoom_at (self, zoom, self->viewport->width / 2, self->viewport->height / 2);
}

static void
pan_view (RoboViewportGestures *self,
          double                dx,
          double                dy)
{
  if (robo_viewport_pan (self->viewport, dx, dy))
    g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           RoboViewportGestures     *self)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

static gboolean
scroll_cb (GtkEventControllerScroll *scroll,
           double                    dx,
           double                    dy,
           RoboViewportGestures     *self)
{
  if (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll)) & GDK_CONTROL_MASK)
    {
      zoom_at (self, self->viewport->zoom * pow (ZOOM_STEP, -dy), self->pointer_x, self->pointer_y);
      return GDK_EVENT_STOP;
    }

  if (self->viewport->zoom == 1)
    return GDK_EVENT_PROPAGATE;

  pan_view (self, dx * SCROLL_STEP, dy * SCROLL_STEP);
  return GDK_EVENT_STOP;
}

/* Remembers the point of the board between the two fingers. Spreading the fingers zooms around this point, and
 * moving both fingers moves it. */
static void
pinch_begin_cb (GtkGesture           *pinch,
                GdkEventSequence     *sequence,
                RoboViewportGestures *self)
{
  double x, y;

  self->pinch_zoom = self->viewport->zoom;
  g_signal_emit (self, signals[SIGNAL_PINCHED], 0);
  gtk_gesture_set_state (pinch, GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_gesture_get_bounding_box_center (pinch, &x, &y))
    robo_viewport_get_place (self->viewport, x, y, &self->pinch_column, &self->pinch_row);
}

static void
pinch_cb (GtkGesture           *pinch,
          GdkEventSequence     *sequence,
          RoboViewportGestures *self)
{
  double scale = gtk_gesture_zoom_get_scale_delta (GTK_GESTURE_ZOOM (pinch));
  double x, y;

  if (gtk_gesture_get_bounding_box_center (pinch, &x, &y) &&
      robo_viewport_hold (self->viewport, self->pinch_zoom * scale, self->pinch_column, self->pinch_row, x, y))
    g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

static void
drag_begin_cb (GtkGestureDrag       *drag,
               double                x,
               double                y,
               RoboViewportGestures *self)
{
  self->drag_x = 0;
  self->drag_y = 0;
  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (drag)) == GDK_BUTTON_SECONDARY)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag       *drag,
                double                x,
                double                y,
                RoboViewportGestures *self)
{
  gboolean is_dragged = self->drag_x != 0 || self->drag_y != 0;

  /* Don't move a board that is entirely visible. Don't move it during a pinch, because the drag belongs to the first
   * finger of the pinch. */
  if (self->viewport->zoom == 1 || gtk_gesture_is_recognized (self->pinch))
    {
      self->drag_x = x;
      self->drag_y = y;
      return;
    }
  /* A drag that is shorter than the threshold is a click. */
  if (!is_dragged && !gtk_drag_check_threshold (self->widget, 0, 0, (int)x, (int)y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  pan_view (self, self->drag_x - x, self->drag_y - y);
  self->drag_x = x;
  self->drag_y = y;
}

static void
robo_viewport_gestures_class_init (RoboViewportGesturesClass *klass)
{
  signals[SIGNAL_MOVED] =
    g_signal_new ("moved", ROBO_TYPE_VIEWPORT_GESTURES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PINCHED] =
    g_signal_new ("pinched", ROBO_TYPE_VIEWPORT_GESTURES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
robo_viewport_gestures_init (RoboViewportGestures *self)
{
}

/* Returns the key under which a widget keeps its gestures, for the functions of its actions. */
static GQuark
gestures_quark (void)
{
  return g_quark_from_static_string ("robo-viewport-gestures");
}

static RoboViewportGestures *
find_gestures (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), gestures_quark ());
}

RoboViewportGestures *
robo_viewport_gestures_new (GtkWidget    *widget,
                            RoboViewport *viewport,
                            guint         pan_button)
{
  RoboViewportGestures *self = g_object_new (ROBO_TYPE_VIEWPORT_GESTURES, NULL);
  GtkEventController   *motion = gtk_event_controller_motion_new ();
  GtkEventController   *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture           *drag = gtk_gesture_drag_new ();

  self->widget = widget;
  self->viewport = viewport;
  self->pinch = gtk_gesture_zoom_new ();
  g_object_set_qdata_full (G_OBJECT (widget), gestures_quark (), self, g_object_unref);

  g_signal_connect_object (motion, "enter", G_CALLBACK (motion_cb), self, 0);
  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, 0);
  gtk_widget_add_controller (widget, motion);

  g_signal_connect_object (scroll, "scroll", G_CALLBACK (scroll_cb), self, 0);
  gtk_widget_add_controller (widget, scroll);

  g_signal_connect_object (self->pinch, "begin", G_CALLBACK (pinch_begin_cb), self, 0);
  g_signal_connect_object (self->pinch, "update", G_CALLBACK (pinch_cb), self, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (self->pinch));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), pan_button);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, 0);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  robo_viewport_gestures_join (self, drag);

  return self;
}

void
robo_viewport_gestures_join (RoboViewportGestures *self,
                             GtkGesture           *gesture)
{
  g_return_if_fail (ROBO_IS_VIEWPORT_GESTURES (self));
  g_return_if_fail (GTK_IS_GESTURE (gesture));

  gtk_gesture_group (gesture, self->pinch);
}

static void
zoom_in_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  robo_viewport_gestures_zoom_in (find_gestures (widget));
}

static void
zoom_out_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  robo_viewport_gestures_zoom_out (find_gestures (widget));
}

static void
zoom_fit_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  robo_viewport_gestures_zoom_fit (find_gestures (widget));
}

void
robo_viewport_gestures_class_init_zoom (GtkWidgetClass *widget_class,
                                        const char     *zoom_in,
                                        const char     *zoom_out,
                                        const char     *zoom_fit)
{
  gtk_widget_class_install_action (widget_class, zoom_in, NULL, zoom_in_cb);
  gtk_widget_class_install_action (widget_class, zoom_out, NULL, zoom_out_cb);
  gtk_widget_class_install_action (widget_class, zoom_fit, NULL, zoom_fit_cb);
}

void
robo_viewport_gestures_zoom_in (RoboViewportGestures *self)
{
  g_return_if_fail (ROBO_IS_VIEWPORT_GESTURES (self));

  zoom_to (self, self->viewport->zoom * ZOOM_LEAP);
}

void
robo_viewport_gestures_zoom_out (RoboViewportGestures *self)
{
  g_return_if_fail (ROBO_IS_VIEWPORT_GESTURES (self));

  zoom_to (self, self->viewport->zoom / ZOOM_LEAP);
}

void
robo_viewport_gestures_zoom_fit (RoboViewportGestures *self)
{
  g_return_if_fail (ROBO_IS_VIEWPORT_GESTURES (self));

  zoom_to (self, 1);
}

void
robo_viewport_gestures_reveal (RoboViewportGestures *self,
                               guint                 space)
{
  g_return_if_fail (ROBO_IS_VIEWPORT_GESTURES (self));

  if (robo_viewport_reveal (self->viewport, space))
    g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}
