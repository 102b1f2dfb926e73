// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-controller-view.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

#include "robo-dice-tray.h"
#include "ui/widgets/layouts/robo-css.h"

enum
{
  REFUSED,
  KEY_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* CSS: node `controller`, with the class `programming` while it has a draft; the unit that is being programmed
 * has the class `at-hand`. Role: group. */
struct _RoboControllerView
{
  GtkWidget parent_instance;

  RoboProgramDraft *draft; /* owned, nullable */
  gboolean          has_choices;
  guint             at_hand;        /* the unit that is being programmed */
  guint             at_hand_before; /* at_hand at the time of the last press */
  gboolean          is_touched;     /* the last press was by a finger */

  /* children */
  GtkWidget       *box;
  RoboControlUnit *units[ROBO_N_UNITS];
  RoboDiceTray    *tray;
  RoboDiePopover  *popover; /* nullable: created on first use */

  guint   popover_unit; /* unit for which the popover was opened */
  RoboDir popover_dir;

  /* fields of the current drag */
  GtkGesture   *drag;        /* borrowed */
  GtkWidget    *drag_source; /* nullable: the pressed key, face or die, which may be dragged */
  GtkWidget    *drag_target; /* nullable: the key or the tray under the dragged die */
  GdkPaintable *drag_icon;   /* owned; NULL if no die is dragged */
  double        drag_x;      /* position of the middle of the icon */
  double        drag_y;
};

G_DEFINE_FINAL_TYPE (RoboControllerView, robo_controller_view, GTK_TYPE_WIDGET)

static void
refuse_die (RoboControllerView *self,
            RoboRefusal         refusal)
{
  if (refusal != ROBO_REFUSED_NOT)
    g_signal_emit (self, signals[REFUSED], 0, refusal);
}

static void
point_popover (RoboControllerView *self)
{
  RoboControlKey *key = robo_control_unit_get_key (self->units[self->popover_unit], self->popover_dir);
  graphene_rect_t area;

  if (gtk_widget_compute_bounds (GTK_WIDGET (key), GTK_WIDGET (self), &area))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle){ area.origin.x, area.origin.y, area.size.width, area.size.height });
}

/* Focuses the unit for which the popover was open. After a touch, focuses the first unit without a die from there on
 * instead, if there is one, because a user who touches the screen cannot move on with the Tab key. */
static void
popover_closed_cb (RoboControllerView *self)
{
  guint unit = self->popover_unit;

  if (self->draft == NULL)
    return;

  for (guint i = 0; self->is_touched && i < ROBO_N_UNITS; i++)
    {
      guint next = (self->popover_unit + i) % ROBO_N_UNITS;

      if (robo_program_draft_find_on_unit (self->draft, next) == ROBO_DRAFT_NO_DIE)
        {
          unit = next;
          break;
        }
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->units[unit]));
}

static void
refused_cb (RoboControllerView *self,
            guint               refusal)
{
  refuse_die (self, (RoboRefusal)refusal);
}

static void
open_popover (RoboControllerView *self,
              guint               unit,
              RoboDir             dir)
{
  self->popover_unit = unit;
  self->popover_dir = dir;
  if (self->popover == NULL)
    {
      self->popover = ROBO_DIE_POPOVER (robo_die_popover_new ());
      gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
      g_signal_connect_object (self->popover, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
    }
  point_popover (self);
  robo_die_popover_open (self->popover, self->draft, unit, dir);
}

static void
set_at_hand (RoboControllerView *self,
             guint               unit)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->units[self->at_hand]), "at-hand");
  self->at_hand = unit;
  gtk_widget_add_css_class (GTK_WIDGET (self->units[unit]), "at-hand");
}

/* The player drags dice from the tray or a key to a key or the tray. These drags don't use the desktop's drag and drop:
 * they never leave the controller, and under X11 a drag and drop that a finger begins never ends. */

/* Returns the index in the draft of the die on a key or in the tray, or ROBO_DRAFT_NO_DIE. */
static guint
find_die (RoboControllerView *self,
          GtkWidget          *widget)
{
  if (self->draft == NULL || widget == NULL)
    return ROBO_DRAFT_NO_DIE;

  if (ROBO_IS_CONTROL_KEY (widget))
    {
      RoboControlKey *key = ROBO_CONTROL_KEY (widget);

      return (robo_control_key_is_middle (key) ? robo_program_draft_find_second : robo_program_draft_find) (
        self->draft, robo_control_key_get_unit (key), robo_control_key_get_dir (key));
    }

  return robo_dice_tray_find_die (self->tray, widget);
}

static gboolean
is_face (RoboControllerView *self,
         GtkWidget          *widget)
{
  RoboColour colour;
  guint      value;

  return robo_dice_tray_find_face (self->tray, widget, &colour, &value);
}

/* Returns the widget at a point: a key, a unit, the tray, or a face or die of the tray. Returns NULL if none of these
 * is there. */
static GtkWidget *
pick_place (RoboControllerView *self,
            double              x,
            double              y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && widget != GTK_WIDGET (self))
    {
      if (ROBO_IS_CONTROL_KEY (widget) || ROBO_IS_CONTROL_UNIT (widget) || ROBO_IS_DICE_TRAY (widget) ||
          is_face (self, widget) || robo_dice_tray_find_die (self->tray, widget) != ROBO_DRAFT_NO_DIE)
        return widget;
      widget = gtk_widget_get_parent (widget);
    }

  return NULL;
}

/* Lets the keys show where the dragged die or face may go. If no die or face is dragged, the keys show this for the
 * face that is chosen in the tray. */
static void
update_offer (RoboControllerView *self)
{
  GtkWidget   *dragged = self->drag_icon != NULL ? self->drag_source : NULL;
  RoboDieOffer offer = { .die = find_die (self, dragged) };

  if (offer.die == ROBO_DRAFT_NO_DIE && !robo_dice_tray_find_face (self->tray, dragged, &offer.colour, &offer.value))
    robo_dice_tray_get_chosen (self->tray, &offer.colour, &offer.value);
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_set_offer (self->units[unit], &offer);
}

static void
set_target (RoboControllerView *self,
            GtkWidget          *target)
{
  if (self->drag_target == target)
    return;

  if (self->drag_target != NULL)
    gtk_widget_remove_css_class (self->drag_target, "target");
  self->drag_target = target;
  if (target != NULL)
    gtk_widget_add_css_class (target, "target");
}

/* Makes the unit under the dragged die the current unit. This unit grows into the room of the other units. */
static void
follow_dragged_die (RoboControllerView *self,
                    double              x,
                    double              y)
{
  GtkWidget *widget = pick_place (self, x, y);
  GtkWidget *unit = widget != NULL ? gtk_widget_get_ancestor (widget, ROBO_TYPE_CONTROL_UNIT) : NULL;

  self->drag_x = CLAMP (x, 0, gtk_widget_get_width (GTK_WIDGET (self)));
  self->drag_y = CLAMP (y, 0, gtk_widget_get_height (GTK_WIDGET (self)));
  if (widget != NULL && gtk_widget_is_ancestor (widget, GTK_WIDGET (self->tray)))
    widget = GTK_WIDGET (self->tray);
  set_target (self, ROBO_IS_CONTROL_UNIT (widget) ? NULL : widget);
  if (unit != NULL)
    set_at_hand (self, robo_control_unit_get_unit (ROBO_CONTROL_UNIT (unit)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Puts a face on a key, ends the choice of a face in the tray, and focuses the unit for the keyboard. If the die is
 * not allowed there, only emits `refused`. */
static void
put_face (RoboControllerView *self,
          RoboColour          colour,
          guint               value,
          guint               unit,
          RoboDir             dir)
{
  RoboRefusal refusal = robo_program_draft_put (self->draft, colour, value, unit, dir);

  refuse_die (self, refusal);
  if (refusal != ROBO_REFUSED_NOT)
    return;

  robo_dice_tray_choose (self->tray, colour, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->units[unit]));
}

static void
drop_face (RoboControllerView *self,
           GtkWidget          *source,
           GtkWidget          *target)
{
  RoboColour colour = ROBO_BLUE;
  guint      value = 0;

  if (ROBO_IS_CONTROL_KEY (target) && robo_dice_tray_find_face (self->tray, source, &colour, &value))
    put_face (self, colour, value, robo_control_key_get_unit (ROBO_CONTROL_KEY (target)),
              robo_control_key_get_dir (ROBO_CONTROL_KEY (target)));
}

static void
drop_die (RoboControllerView *self,
          GtkWidget          *source,
          GtkWidget          *target)
{
  guint       die = find_die (self, source);
  guint       unit;
  RoboDir     dir;
  RoboRefusal refusal;

  if (die == ROBO_DRAFT_NO_DIE || target == NULL)
    return;

  if (target == GTK_WIDGET (self->tray))
    {
      robo_program_draft_move (self->draft, die, ROBO_DRAFT_IN_TRAY, ROBO_DIR_N);
      return;
    }

  unit = robo_control_key_get_unit (ROBO_CONTROL_KEY (target));
  dir = robo_control_key_get_dir (ROBO_CONTROL_KEY (target));
  refusal = robo_program_draft_move (self->draft, die, unit, dir);
  refuse_die (self, refusal);
  if (refusal != ROBO_REFUSED_NOT)
    return;

  /* A die from the tray has no value yet, so let the player choose one. */
  gtk_widget_grab_focus (GTK_WIDGET (self->units[unit]));
  if (!ROBO_IS_CONTROL_KEY (source) && !robo_program_draft_has_faces (self->draft))
    open_popover (self, unit, dir);
}

static void
forget_drag (RoboControllerView *self)
{
  gboolean was_dragged = self->drag_icon != NULL;

  set_target (self, NULL);
  if (was_dragged)
    {
      gtk_widget_remove_css_class (self->drag_source, "lifted");
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  g_clear_object (&self->drag_icon);
  self->drag_source = NULL;
  if (was_dragged)
    update_offer (self);
}

/* Claims a touch on a die at once, because a list that scrolls by touch would scroll instead. A press of a mouse button
 * is not claimed yet, because the mouse does not scroll and the press may become a click. */
static void
drag_begin_cb (RoboControllerView *self,
               double              x,
               double              y,
               GtkGesture         *gesture)
{
  GtkWidget *widget = pick_place (self, x, y);

  self->is_touched = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;
  self->at_hand_before = self->at_hand;
  if (find_die (self, widget) == ROBO_DRAFT_NO_DIE && !is_face (self, widget))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->drag_source = widget;
  if (self->is_touched)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update_cb (RoboControllerView *self,
                double              dx,
                double              dy,
                GtkGesture         *gesture)
{
  GtkWidget *picture = self->drag_source;
  double     x, y;

  if (self->drag_source == NULL)
    return;
  if (self->drag_icon == NULL && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int)dx, (int)dy))
    return;

  if (self->drag_icon == NULL)
    {
      g_autoptr (GdkPaintable) paintable = NULL;

      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      /* Drag only the die, not the key or button around it. */
      if (GTK_IS_BUTTON (picture))
        picture = gtk_button_get_child (GTK_BUTTON (picture));
      paintable = gtk_widget_paintable_new (picture);
      self->drag_icon = gdk_paintable_get_current_image (paintable);
      update_offer (self);
      gtk_widget_add_css_class (self->drag_source, "lifted");
    }
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  follow_dragged_die (self, x + dx, y + dy);
}

/* Returns TRUE if a second finger ends the gesture of the first finger. No die is put down then. */
static gboolean
is_ended_by_finger (GtkGesture *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return event != NULL && gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN;
}

static void
drag_end_cb (RoboControllerView *self,
             double              dx,
             double              dy,
             GtkGesture         *gesture)
{
  GtkWidget *source = is_ended_by_finger (gesture) ? NULL : self->drag_source;
  GtkWidget *target = self->drag_target;
  gboolean   is_lifted = self->drag_icon != NULL;

  forget_drag (self);
  if (is_lifted && is_face (self, source))
    drop_face (self, source, target);
  else if (is_lifted)
    drop_die (self, source, target);
  else if (self->is_touched && source != NULL && GTK_IS_BUTTON (source))
    g_signal_emit_by_name (source, "clicked"); /* This gesture has claimed the touch, so the button does not emit it. */
}

/* Control units */

static void
unit_focused_cb (RoboControllerView *self,
                 GParamSpec         *pspec,
                 RoboControlUnit    *unit)
{
  if (gtk_widget_has_focus (GTK_WIDGET (unit)))
    set_at_hand (self, robo_control_unit_get_unit (unit));
}

static void
key_clicked_cb (RoboControllerView *self,
                guint               dir,
                RoboControlUnit    *unit)
{
  guint       number = robo_control_unit_get_unit (unit);
  RoboRefusal refusal = robo_control_unit_get_refusal (unit, (RoboDir)dir);
  RoboColour  colour;
  guint       value;

  if (self->draft == NULL)
    g_signal_emit (self, signals[KEY_CHOSEN], 0, number, dir);
  else if (self->is_touched && number != self->at_hand_before &&
           gtk_widget_get_width (GTK_WIDGET (unit)) <
             gtk_widget_get_width (GTK_WIDGET (self->units[self->at_hand_before])))
    return; /* The finger has selected the unit, whose keys were too small for it. */
  else if (robo_dice_tray_get_chosen (self->tray, &colour, &value))
    put_face (self, colour, value, number, (RoboDir)dir);
  else if (self->is_touched && refusal != ROBO_REFUSED_NOT)
    refuse_die (self, refusal); /* Touch does not show tooltips. */
  else
    open_popover (self, number, (RoboDir)dir);
}

static void
robo_controller_view_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  RoboControllerView *self = ROBO_CONTROLLER_VIEW (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  if (self->popover == NULL)
    return;

  /* The key may have moved or changed its size, so place the popover anew. */
  point_popover (self);
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
robo_controller_view_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  gtk_widget_measure (ROBO_CONTROLLER_VIEW (widget)->box, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
robo_controller_view_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  RoboControllerView *self = ROBO_CONTROLLER_VIEW (widget);
  double              width, height;

  GTK_WIDGET_CLASS (robo_controller_view_parent_class)->snapshot (widget, snapshot);
  if (self->drag_icon == NULL)
    return;

  width = gdk_paintable_get_intrinsic_width (self->drag_icon);
  height = gdk_paintable_get_intrinsic_height (self->drag_icon);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->drag_x - width / 2, self->drag_y - height / 2));
  gdk_paintable_snapshot (self->drag_icon, snapshot, width, height);
  gtk_snapshot_restore (snapshot);
}

static void
robo_controller_view_dispose (GObject *object)
{
  RoboControllerView *self = ROBO_CONTROLLER_VIEW (object);

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  g_clear_object (&self->drag_icon);
  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->popover));
  self->popover = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_controller_view_parent_class)->dispose (object);
}

static void
robo_controller_view_class_init (RoboControllerViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_controller_view_dispose;
  widget_class->measure = robo_controller_view_measure;
  widget_class->size_allocate = robo_controller_view_size_allocate;
  widget_class->snapshot = robo_controller_view_snapshot;

  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  signals[KEY_CHOSEN] = g_signal_new ("key-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "controller");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_controller_view_init (RoboControllerView *self)
{
  GtkWidget *row;

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (row, "units");
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      GtkWidget *widget = robo_control_unit_new (unit);

      self->units[unit] = ROBO_CONTROL_UNIT (widget);
      gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
      g_signal_connect_object (widget, "key-clicked", G_CALLBACK (key_clicked_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (widget, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (widget, "notify::has-focus", G_CALLBACK (unit_focused_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (row), widget);
    }
  gtk_box_append (GTK_BOX (self->box), row);
  self->tray = ROBO_DICE_TRAY (robo_dice_tray_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->tray), FALSE);
  g_signal_connect_object (self->tray, "chosen", G_CALLBACK (update_offer), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->tray));
  self->drag = gtk_gesture_drag_new ();
  /* Handle drags before the keys do, which are buttons and would handle the press. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "cancel", G_CALLBACK (forget_drag), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->drag));
  set_at_hand (self, 0);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("of a robot", "Controller"),
                                  -1);
}

void
robo_controller_view_set_dice (RoboControllerView *self,
                               const RoboDie      *dice,
                               const RoboDieMood  *moods,
                               guint               n_dice)
{
  g_return_if_fail (ROBO_IS_CONTROLLER_VIEW (self));

  if (self->draft != NULL)
    return;

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_take_dice (self->units[unit]);
  for (guint i = 0; i < n_dice; i++)
    robo_control_unit_set_die (self->units[dice[i].unit], &dice[i], moods[i]);
}

void
robo_controller_view_set_draft (RoboControllerView *self,
                                RoboProgramDraft   *draft)
{
  g_return_if_fail (ROBO_IS_CONTROLLER_VIEW (self));
  g_return_if_fail (draft == NULL || ROBO_IS_PROGRAM_DRAFT (draft));

  if (self->draft == draft)
    return;

  /* Cancel a drag that has begun, also when programming ends. */
  if (self->drag_source != NULL)
    gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_set_object (&self->draft, draft);

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_set_draft (self->units[unit], draft);
  set_at_hand (self, 0);
  robo_dice_tray_set_draft (self->tray, draft);
  gtk_widget_set_visible (GTK_WIDGET (self->tray), draft != NULL);
  robo_css_set_class (GTK_WIDGET (self), "programming", draft != NULL);
}

RoboControlUnit *
robo_controller_view_get_unit (RoboControllerView *self,
                               guint               unit)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER_VIEW (self), NULL);
  g_return_val_if_fail (unit < ROBO_N_UNITS, NULL);

  return self->units[unit];
}

void
robo_controller_view_set_choices (RoboControllerView *self,
                                  const guint         keys[ROBO_N_UNITS])
{
  g_return_if_fail (ROBO_IS_CONTROLLER_VIEW (self));

  self->has_choices = FALSE;
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      robo_control_unit_set_choices (self->units[unit], keys[unit]);
      self->has_choices |= keys[unit] != 0;
    }
}

gboolean
robo_controller_view_get_has_choices (RoboControllerView *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER_VIEW (self), FALSE);

  return self->has_choices;
}

void
robo_controller_view_set_key_size (RoboControllerView *self,
                                   int                 size_px)
{
  g_return_if_fail (ROBO_IS_CONTROLLER_VIEW (self));

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
        gtk_widget_set_size_request (GTK_WIDGET (robo_control_unit_get_key (self->units[unit], dir)), size_px, size_px);
      gtk_widget_set_size_request (GTK_WIDGET (robo_control_unit_get_middle (self->units[unit])), size_px, size_px);
    }
}

RoboDiceTray *
robo_controller_view_get_tray (RoboControllerView *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER_VIEW (self), NULL);

  return self->tray;
}
