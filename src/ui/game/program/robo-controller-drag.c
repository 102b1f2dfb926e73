// SPDX-License-Identifier: GPL-3.0-or-later
// Dice are dragged from the tray or a key to a key or the tray. It is no drag and drop of the desktop: nothing leaves the
// controller, and under X11 a finger that begins such a one never ends it.
#include "config.h"

#include "robo-controller-private.h"

static gboolean
is_die_of_tray (RoboController *self,
                GtkWidget      *widget)
{
  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      if (self->tray_dice[i] == widget)
        return TRUE;
    }

  return FALSE;
}

/* The number of the die that lies on a key or is one of the tray. */
static guint
find_die (RoboController *self,
          GtkWidget      *widget)
{
  if (self->draft == NULL || widget == NULL)
    return ROBO_DRAFT_NO_DIE;

  if (ROBO_IS_CONTROL_KEY (widget))
    return robo_program_draft_find (self->draft, robo_control_key_get_unit (ROBO_CONTROL_KEY (widget)),
                                    robo_control_key_get_dir (ROBO_CONTROL_KEY (widget)));

  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      if (self->tray_dice[i] == widget)
        return i;
    }

  return ROBO_DRAFT_NO_DIE;
}

/* The key, unit, die of the tray or tray at a point. */
static GtkWidget *
pick (RoboController *self,
      double          x,
      double          y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && widget != GTK_WIDGET (self))
    {
      if (ROBO_IS_CONTROL_KEY (widget) || ROBO_IS_CONTROL_UNIT (widget) || widget == self->tray ||
          is_die_of_tray (self, widget))
        return widget;
      widget = gtk_widget_get_parent (widget);
    }

  return NULL;
}

static gboolean
is_by_finger (GtkGesture *gesture)
{
  return gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;
}

/* Keys show where the die may go. */
static void
set_lifted (RoboController *self,
            guint           die)
{
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_set_lifted (self->units[unit], die);
}

static void
set_target (RoboController *self,
            GtkWidget      *target)
{
  if (self->drag_target == target)
    return;

  if (self->drag_target != NULL)
    gtk_widget_remove_css_class (self->drag_target, "target");
  self->drag_target = target;
  if (target != NULL)
    gtk_widget_add_css_class (target, "target");
}

/* Only the die is lifted, not the key under it. */
static void
lift (RoboController *self)
{
  GtkWidget *picture = self->drag_source;
  g_autoptr (GdkPaintable) paintable = NULL;

  if (ROBO_IS_CONTROL_KEY (picture))
    picture = gtk_button_get_child (GTK_BUTTON (picture));
  paintable = gtk_widget_paintable_new (picture);
  self->drag_icon = gdk_paintable_get_current_image (paintable);
  set_lifted (self, find_die (self, self->drag_source));
  gtk_widget_add_css_class (self->drag_source, "lifted");
}

/* The unit that the die comes to is there for it. It opens under the die, since it grows to where others were. */
static void
carry (RoboController *self,
       double          x,
       double          y)
{
  GtkWidget *widget = pick (self, x, y);
  GtkWidget *unit = widget != NULL ? gtk_widget_get_ancestor (widget, ROBO_TYPE_CONTROL_UNIT) : NULL;

  self->drag_x = CLAMP (x, 0, gtk_widget_get_width (GTK_WIDGET (self)));
  self->drag_y = CLAMP (y, 0, gtk_widget_get_height (GTK_WIDGET (self)));
  if (widget != NULL && is_die_of_tray (self, widget))
    widget = self->tray;
  set_target (self, ROBO_IS_CONTROL_UNIT (widget) ? NULL : widget);
  if (unit != NULL)
    robo_controller_set_at_hand (self, robo_control_unit_get_unit (ROBO_CONTROL_UNIT (unit)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drop_on_key (RoboController *self,
             guint           die,
             RoboControlKey *key,
             gboolean        is_from_tray)
{
  guint       unit = robo_control_key_get_unit (key);
  RoboDir     dir = robo_control_key_get_dir (key);
  RoboRefusal refusal = robo_program_draft_move (self->draft, die, unit, dir);

  robo_controller_refuse (self, refusal);
  if (refusal != ROBO_REFUSED_NOT)
    return;

  /* A die from the tray has no face yet that anybody has chosen. */
  gtk_widget_grab_focus (GTK_WIDGET (self->units[unit]));
  if (is_from_tray)
    robo_controller_open_popover (self, unit, dir);
}

static void
drop (RoboController *self,
      GtkWidget      *source,
      GtkWidget      *target)
{
  guint die = find_die (self, source);

  if (die == ROBO_DRAFT_NO_DIE || target == NULL)
    return;

  if (target == self->tray)
    robo_program_draft_move (self->draft, die, ROBO_DRAFT_IN_TRAY, ROBO_DIR_N);
  else
    drop_on_key (self, die, ROBO_CONTROL_KEY (target), !ROBO_IS_CONTROL_KEY (source));
}

static void
forget_drag (RoboController *self)
{
  set_target (self, NULL);
  if (self->drag_icon != NULL)
    {
      set_lifted (self, ROBO_DRAFT_NO_DIE);
      gtk_widget_remove_css_class (self->drag_source, "lifted");
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  g_clear_object (&self->drag_icon);
  self->drag_source = NULL;
}

/* A list that scrolls under a finger would take the die for one of its rows: whoever touches a die has it. With the mouse
 * nothing scrolls so, and a press may still become a click. */
static void
drag_begin_cb (RoboController *self,
               double          x,
               double          y,
               GtkGesture     *gesture)
{
  GtkWidget *widget = pick (self, x, y);

  self->is_touched = is_by_finger (gesture);
  self->at_hand_before = self->at_hand;
  if (find_die (self, widget) == ROBO_DRAFT_NO_DIE)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->drag_source = widget;
  if (self->is_touched)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update_cb (RoboController *self,
                double          dx,
                double          dy,
                GtkGesture     *gesture)
{
  double x, y;

  if (self->drag_source == NULL)
    return;
  if (self->drag_icon == NULL && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int)dx, (int)dy))
    return;

  if (self->drag_icon == NULL)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      lift (self);
    }
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  carry (self, x + dx, y + dy);
}

/* The gesture of one finger ends when a second one comes, too, and then nothing is put anywhere. */
static gboolean
is_ended_by_finger (GtkGesture *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return event != NULL && gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN;
}

static void
drag_end_cb (RoboController *self,
             double          dx,
             double          dy,
             GtkGesture     *gesture)
{
  GtkWidget *source = is_ended_by_finger (gesture) ? NULL : self->drag_source;
  GtkWidget *target = self->drag_target;
  gboolean   is_lifted = self->drag_icon != NULL;

  forget_drag (self);
  if (is_lifted)
    drop (self, source, target);
  else if (self->is_touched && source != NULL && ROBO_IS_CONTROL_KEY (source))
    g_signal_emit_by_name (source, "clicked"); /* which its button has not had, since the touch was ours */
}

void
robo_controller_add_drag (RoboController *self)
{
  self->drag = gtk_gesture_drag_new ();
  /* Before the keys, which are buttons. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "cancel", G_CALLBACK (forget_drag), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->drag));
}

/* What is dragged goes back, as when there is nothing to program any more. */
void
robo_controller_stop_drag (RoboController *self)
{
  if (self->drag_source != NULL)
    gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));
}

void
robo_controller_snapshot_drag (RoboController *self,
                               GtkSnapshot    *snapshot)
{
  double width, height;

  if (self->drag_icon == NULL)
    return;

  width = gdk_paintable_get_intrinsic_width (self->drag_icon);
  height = gdk_paintable_get_intrinsic_height (self->drag_icon);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->drag_x - width / 2, self->drag_y - height / 2));
  gdk_paintable_snapshot (self->drag_icon, snapshot, width, height);
  gtk_snapshot_restore (snapshot);
}
