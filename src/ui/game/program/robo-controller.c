// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-controller-private.h"

#include <glib/gi18n.h>

#include "play/common/robo-words.h"

#include "ui/common/robo-die-view.h"

enum
{
  REFUSED,
  KEY_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/**
 * RoboController:
 *
 * CSS: node `controller`, with the class `programming` while it has a draft; the unit whose turn it is has the class
 * `at-hand`; the tray is a node `box.tray`. Role: group.
 */
G_DEFINE_FINAL_TYPE (RoboController, robo_controller, GTK_TYPE_WIDGET)

void
robo_controller_refuse (RoboController *self,
                        RoboRefusal     refusal)
{
  if (refusal != ROBO_REFUSED_NOT)
    g_signal_emit (self, signals[REFUSED], 0, refusal);
}

static void
update_tray (RoboController *self)
{
  gboolean is_empty = TRUE;

  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      const RoboDie *die = self->draft != NULL ? robo_program_draft_get_die (self->draft, i) : NULL;
      gboolean       is_here = die != NULL && die->unit == ROBO_DRAFT_IN_TRAY;

      gtk_widget_set_visible (self->tray_dice[i], is_here);
      is_empty &= !is_here;
      /* What a die in the tray shows is of no account: the face is chosen where it is put. */
      if (is_here)
        robo_die_view_set_die (ROBO_DIE_VIEW (self->tray_dice[i]), die->colour, 0, ROBO_DIE_MOOD_WAITING);
    }

  gtk_label_set_label (GTK_LABEL (self->tray_label), is_empty ? _ ("No die left") : _ ("Dice left"));
}

static void
point_popover (RoboController *self)
{
  RoboControlUnit *unit = self->units[self->popover_unit];
  graphene_rect_t  area;

  if (gtk_widget_compute_bounds (GTK_WIDGET (robo_control_unit_get_key (unit, self->popover_dir)), GTK_WIDGET (self), &area))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle){ area.origin.x, area.origin.y, area.size.width, area.size.height });
}

void
robo_controller_open_popover (RoboController *self,
                              guint           unit,
                              RoboDir         dir)
{
  self->popover_unit = unit;
  self->popover_dir = dir;
  point_popover (self);
  robo_die_popover_open (self->popover, self->draft, unit, dir);
}

/* The first one without a die from @unit on, or @unit if all have one. */
static guint
find_empty_unit (RoboController *self,
                 guint           unit)
{
  for (guint i = 0; i < ROBO_N_UNITS; i++)
    {
      if (robo_program_draft_find_on_unit (self->draft, (unit + i) % ROBO_N_UNITS) == ROBO_DRAFT_NO_DIE)
        return (unit + i) % ROBO_N_UNITS;
    }

  return unit;
}

/* Whoever has chosen a face goes on where the die lies. A finger has no Tab key: it goes on where none lies yet. */
static void
popover_closed_cb (RoboController *self)
{
  guint unit = self->popover_unit;

  if (self->draft == NULL)
    return;

  if (self->is_touched && robo_program_draft_find_on_unit (self->draft, unit) != ROBO_DRAFT_NO_DIE)
    unit = find_empty_unit (self, unit);
  gtk_widget_grab_focus (GTK_WIDGET (self->units[unit]));
}

void
robo_controller_set_at_hand (RoboController *self,
                             guint           unit)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->units[self->at_hand]), "at-hand");
  self->at_hand = unit;
  gtk_widget_add_css_class (GTK_WIDGET (self->units[unit]), "at-hand");
}

static void
unit_focused_cb (RoboController  *self,
                 GParamSpec      *pspec,
                 RoboControlUnit *unit)
{
  if (gtk_widget_has_focus (GTK_WIDGET (unit)))
    robo_controller_set_at_hand (self, robo_control_unit_get_unit (unit));
}

/* Keys that were too small for a finger when it came: it is the unit that it has hit. */
static gboolean
has_hit_unit_only (RoboController *self,
                   guint           unit)
{
  return self->is_touched && unit != self->at_hand_before &&
         gtk_widget_get_width (GTK_WIDGET (self->units[unit])) <
           gtk_widget_get_width (GTK_WIDGET (self->units[self->at_hand_before]));
}

static void
key_clicked_cb (RoboController  *self,
                guint            dir,
                RoboControlUnit *unit)
{
  guint       number = robo_control_unit_get_unit (unit);
  RoboRefusal refusal = robo_control_unit_get_refusal (unit, (RoboDir)dir);

  if (self->draft == NULL)
    g_signal_emit (self, signals[KEY_CHOSEN], 0, number, dir);
  else if (has_hit_unit_only (self, number))
    return;
  else if (self->is_touched && refusal != ROBO_REFUSED_NOT)
    robo_controller_refuse (self, refusal); /* no finger brings up a tooltip */
  else
    robo_controller_open_popover (self, number, (RoboDir)dir);
}

static void
refused_cb (RoboController *self,
            guint           refusal)
{
  robo_controller_refuse (self, (RoboRefusal)refusal);
}

static void
add_unit (RoboController *self,
          GtkWidget      *row,
          guint           unit)
{
  GtkWidget *widget = robo_control_unit_new (unit);

  self->units[unit] = ROBO_CONTROL_UNIT (widget);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  g_signal_connect_object (widget, "key-clicked", G_CALLBACK (key_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "notify::has-focus", G_CALLBACK (unit_focused_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), widget);
}

static void
add_units (RoboController *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "units");
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    add_unit (self, row, unit);
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
add_tray (RoboController *self)
{
  self->tray = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->tray, "tray");
  self->tray_label = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->tray_label, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (self->tray_label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->tray_label), TRUE);
  gtk_widget_set_hexpand (self->tray_label, TRUE);
  gtk_box_append (GTK_BOX (self->tray), self->tray_label);

  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      self->tray_dice[i] = robo_die_view_new (i < ROBO_DICE_A_COLOUR ? ROBO_BLUE : ROBO_RED, 0);
      gtk_widget_set_tooltip_text (self->tray_dice[i], _ ("Drag it to a key"));
      gtk_box_append (GTK_BOX (self->tray), self->tray_dice[i]);
    }

  gtk_widget_set_visible (self->tray, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->tray);
}

static void
robo_controller_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  RoboController *self = ROBO_CONTROLLER (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  /* Its key may be elsewhere now, and of another size. */
  point_popover (self);
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
robo_controller_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  gtk_widget_measure (ROBO_CONTROLLER (widget)->box, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
robo_controller_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (robo_controller_parent_class)->snapshot (widget, snapshot);
  robo_controller_snapshot_drag (ROBO_CONTROLLER (widget), snapshot);
}

static void
robo_controller_dispose (GObject *object)
{
  RoboController *self = ROBO_CONTROLLER (object);

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  g_clear_object (&self->drag_icon);
  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->popover));
  self->popover = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_controller_parent_class)->dispose (object);
}

static void
robo_controller_class_init (RoboControllerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_controller_dispose;
  widget_class->measure = robo_controller_measure;
  widget_class->size_allocate = robo_controller_size_allocate;
  widget_class->snapshot = robo_controller_snapshot;

  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  signals[KEY_CHOSEN] = g_signal_new ("key-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "controller");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_controller_init (RoboController *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_units (self);
  add_tray (self);
  robo_controller_add_drag (self);
  robo_controller_set_at_hand (self, 0);

  self->popover = ROBO_DIE_POPOVER (robo_die_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
  g_signal_connect_object (self->popover, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("of a robot", "Controller"),
                                  -1);
}

GtkWidget *
robo_controller_new (void)
{
  return g_object_new (ROBO_TYPE_CONTROLLER, NULL);
}

void
robo_controller_set_dice (RoboController    *self,
                          const RoboDie     *dice,
                          const RoboDieMood *moods,
                          guint              n_dice)
{
  g_return_if_fail (ROBO_IS_CONTROLLER (self));

  if (self->draft != NULL)
    return;

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_take_dice (self->units[unit]);
  for (guint i = 0; i < n_dice; i++)
    robo_control_unit_set_die (self->units[dice[i].unit], &dice[i], moods[i]);
}

RoboProgramDraft *
robo_controller_get_draft (RoboController *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), NULL);

  return self->draft;
}

void
robo_controller_set_draft (RoboController   *self,
                           RoboProgramDraft *draft)
{
  g_return_if_fail (ROBO_IS_CONTROLLER (self));
  g_return_if_fail (draft == NULL || ROBO_IS_PROGRAM_DRAFT (draft));

  if (self->draft == draft)
    return;

  robo_controller_stop_drag (self);
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_set_object (&self->draft, draft);
  if (draft != NULL)
    g_signal_connect_object (draft, "changed", G_CALLBACK (update_tray), self, G_CONNECT_SWAPPED);

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_set_draft (self->units[unit], draft);
  robo_controller_set_at_hand (self, 0);
  update_tray (self);
  gtk_widget_set_visible (self->tray, draft != NULL);
  if (draft != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "programming");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "programming");
}

RoboControlUnit *
robo_controller_get_unit (RoboController *self,
                          guint           unit)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), NULL);
  g_return_val_if_fail (unit < ROBO_N_UNITS, NULL);

  return self->units[unit];
}

RoboDiePopover *
robo_controller_get_popover (RoboController *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), NULL);

  return self->popover;
}

GtkWidget *
robo_controller_get_tray (RoboController *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), NULL);

  return self->tray;
}

void
robo_controller_set_choices (RoboController *self,
                             const guint     keys[ROBO_N_UNITS])
{
  g_return_if_fail (ROBO_IS_CONTROLLER (self));

  self->has_choices = FALSE;
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      robo_control_unit_set_choices (self->units[unit], keys[unit]);
      self->has_choices |= keys[unit] != 0;
    }
}

gboolean
robo_controller_get_has_choices (RoboController *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), FALSE);

  return self->has_choices;
}

void
robo_controller_set_key_size (RoboController *self,
                              int             size_px)
{
  g_return_if_fail (ROBO_IS_CONTROLLER (self));

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
        gtk_widget_set_size_request (GTK_WIDGET (robo_control_unit_get_key (self->units[unit], dir)), size_px, size_px);
    }
}
