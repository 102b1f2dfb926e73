// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-divider.h"

#include "base/robo-properties.h"
#include "ui/widgets/keys/robo-key-press.h"

#define KEY_STEP_PX 16

/* CSS: node `divider` with the class `horizontal` or `vertical`. Role: separator. */
struct _RoboDivider
{
  GtkWidget parent_instance;

  GtkOrientation orientation;
  double         taken_at_px; /* position of the pointer in the window when the drag began */
};

enum
{
  PROP_0,
  PROP_ORIENTATION,
};

enum
{
  TAKEN,
  PULLED,
  LET_GO,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboDivider, robo_divider, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ORIENTABLE, NULL))
/* clang-format on */

static double
find_in_window (RoboDivider *self,
                double       x,
                double       y)
{
  GtkWidget       *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_point_t point;

  if (!gtk_widget_compute_point (GTK_WIDGET (self), window, &GRAPHENE_POINT_INIT (x, y), &point))
    return self->taken_at_px;

  return self->orientation == GTK_ORIENTATION_VERTICAL ? point.x : point.y;
}

static void
drag_begin_cb (RoboDivider    *self,
               double          x,
               double          y,
               GtkGestureDrag *drag)
{
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->taken_at_px = find_in_window (self, x, y);
  g_signal_emit (self, signals[TAKEN], 0);
}

static void
drag_update_cb (RoboDivider    *self,
                double          dx,
                double          dy,
                GtkGestureDrag *drag)
{
  double x;
  double y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  g_signal_emit (self, signals[PULLED], 0, (int)(find_in_window (self, x + dx, y + dy) - self->taken_at_px));
}

static void
drag_end_cb (RoboDivider *self)
{
  g_signal_emit (self, signals[LET_GO], 0);
}

static int
get_key_step (RoboDivider        *self,
              const RoboKeyPress *press)
{
  gboolean is_vertical = self->orientation == GTK_ORIENTATION_VERTICAL;

  if (robo_key_press_means (press, is_vertical ? GDK_KEY_Left : GDK_KEY_Up))
    return -KEY_STEP_PX;

  return robo_key_press_means (press, is_vertical ? GDK_KEY_Right : GDK_KEY_Down) ? KEY_STEP_PX : 0;
}

static gboolean
key_pressed_cb (RoboDivider        *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };
  int step;

  robo_key_press_init (&press, controller, keyval, keycode);
  step = get_key_step (self, &press);
  if (step == 0)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[TAKEN], 0);
  g_signal_emit (self, signals[PULLED], 0, step);
  g_signal_emit (self, signals[LET_GO], 0);

  return GDK_EVENT_STOP;
}

static void
set_orientation (RoboDivider   *self,
                 GtkOrientation orientation)
{
  gboolean is_vertical = orientation == GTK_ORIENTATION_VERTICAL;

  self->orientation = orientation;
  gtk_widget_remove_css_class (GTK_WIDGET (self), is_vertical ? "horizontal" : "vertical");
  gtk_widget_add_css_class (GTK_WIDGET (self), is_vertical ? "vertical" : "horizontal");
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), is_vertical ? "col-resize" : "row-resize");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_ORIENTATION, orientation, -1);
}

static void
robo_divider_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ORIENTATION:
      g_value_set_enum (value, ROBO_DIVIDER (object)->orientation);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_divider_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  RoboDivider *self = ROBO_DIVIDER (object);

  switch (prop_id)
    {
    case PROP_ORIENTATION:
      if (self->orientation == (GtkOrientation)g_value_get_enum (value))
        return;
      set_orientation (self, g_value_get_enum (value));
      g_object_notify_by_pspec (object, pspec);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_divider_class_init (RoboDividerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = robo_divider_get_property;
  object_class->set_property = robo_divider_set_property;
  g_object_class_override_property (object_class, PROP_ORIENTATION, "orientation");

  signals[TAKEN] = robo_signal_new ("taken", klass);
  signals[PULLED] = g_signal_new ("pulled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[LET_GO] = robo_signal_new ("let-go", klass);

  gtk_widget_class_set_css_name (widget_class, "divider");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SEPARATOR);
}

static void
robo_divider_init (RoboDivider *self)
{
  GtkGesture         *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  set_orientation (self, GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
