// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-divider-touch.h"

/* A finger can be this far from the divider on each side. With a larger distance, the divider would take touches
 * from the widgets beside it. */
#define REACH_PX 12

static gboolean
is_horizontal (GtkPaned *paned)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (paned)) == GTK_ORIENTATION_HORIZONTAL;
}

/* Returns the distance of a point from the start of the first child. */
static double
get_distance (GtkPaned *paned,
              double    x,
              double    y)
{
  if (is_horizontal (paned) && gtk_widget_get_direction (GTK_WIDGET (paned)) == GTK_TEXT_DIR_RTL)
    return gtk_widget_get_width (GTK_WIDGET (paned)) - x;

  return is_horizontal (paned) ? x : y;
}

static void
drag_begin_cb (GtkPaned   *paned,
               double      x,
               double      y,
               GtkGesture *drag)
{
  double from_divider = get_distance (paned, x, y) - gtk_paned_get_position (paned);

  gtk_gesture_set_state (drag, ABS (from_divider) <= REACH_PX ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkPaned       *paned,
                double          dx,
                double          dy,
                GtkGestureDrag *drag)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  gtk_paned_set_position (paned, (int)get_distance (paned, x + dx, y + dy));
}

void
robo_divider_touch_init (GtkPaned *paned)
{
  g_autoptr (GListModel) controllers = NULL;
  GtkGesture *drag;

  g_return_if_fail (GTK_IS_PANED (paned));

  /* Disable the paned's touch gesture. Its other gestures don't handle touch. */
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (paned));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_PAN (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }

  drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), paned, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), paned, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (paned), GTK_EVENT_CONTROLLER (drag));
}
