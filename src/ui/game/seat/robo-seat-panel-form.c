// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-panel-private.h"

#define SPACING_PX       6
#define TIGHT_SPACING_PX 3

enum
{
  UNFOLDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What is shown in another place keeps what it is. */
static void
move_child (GtkWidget *child,
            GtkBox    *box,
            GtkWidget *sibling)
{
  if (gtk_widget_get_parent (child) == GTK_WIDGET (box))
    return;

  g_object_ref (child);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (child)), child);
  gtk_box_insert_child_after (box, child, sibling);
  g_object_unref (child);
}

static gboolean
is_open (RoboSeatPanel *self)
{
  return self->form == ROBO_PANEL_OPEN;
}

static gboolean
is_folded (RoboSeatPanel *self)
{
  return self->form == ROBO_PANEL_FOLDED;
}

static void
set_vertical (GtkBox  *box,
              gboolean is_vertical)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  is_vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/* One line less: the lights stand where the robot is named. */
static void
place_lights (RoboSeatPanel *self)
{
  gboolean has_row = is_open (self);

  if (has_row)
    {
      move_child (GTK_WIDGET (self->lights), self->lights_row, NULL);
      move_child (GTK_WIDGET (self->status_label), self->lights_row, GTK_WIDGET (self->lights));
    }
  else
    {
      move_child (GTK_WIDGET (self->lights), self->header, GTK_WIDGET (self->name_label));
      move_child (GTK_WIDGET (self->status_label), self->header, GTK_WIDGET (self->lights));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lights_row), has_row);
  gtk_widget_set_visible (GTK_WIDGET (self->robot_label), has_row);
  robo_seat_panel_update_remarks (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self->lights), !has_row);
  gtk_widget_set_hexpand (GTK_WIDGET (self->status_label), has_row);
}

static void
place_inventory (RoboSeatPanel *self)
{
  if (self->inventory == NULL)
    return;

  if (is_open (self))
    move_child (self->inventory, self->lights_row, GTK_WIDGET (self->status_label));
  else
    move_child (self->inventory, self->foot, NULL);
}

/* A KillBot without modules has no place for any. */
static gboolean
has_cards (RoboSeatPanel *self)
{
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      if (self->slots[i] != NULL && gtk_widget_get_visible (GTK_WIDGET (self->slots[i])))
        return TRUE;
    }

  return FALSE;
}

static void
place_cards (RoboSeatPanel *self)
{
  gboolean is_beside = self->is_beside && has_cards (self);
  gboolean is_column = is_beside && !is_folded (self);

  gtk_widget_set_visible (GTK_WIDGET (self->modules_box), has_cards (self));
  set_vertical (self->body, !is_beside && !is_folded (self));
  set_vertical (self->modules_box, is_column);
  gtk_widget_set_valign (GTK_WIDGET (self->modules_box), is_column ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  /* All controllers stand one below the other, whatever their cards say. */
  gtk_widget_set_halign (GTK_WIDGET (self->controller), is_beside ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (self->side, !is_beside || robo_seat_get_is_killbot (self->seat));
  for (guint i = 0; i < ROBO_MAX_SLOTS && self->slots[i] != NULL; i++)
    robo_module_slot_set_room (self->slots[i], is_folded (self), is_column && is_open (self));
}

/* Dice on the controller, which does not show when it is folded away. */
void
robo_seat_panel_update_dice (RoboSeatPanel *self)
{
  GtkWidget *child;
  guint      n_dice = is_folded (self) ? robo_seat_get_n_dice (self->seat) : 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice_box))) != NULL)
    gtk_box_remove (self->dice_box, child);
  for (guint i = 0; i < n_dice; i++)
    {
      const RoboSeatDie *die = robo_seat_get_die (self->seat, i);
      GtkWidget         *view = robo_die_view_new (die->colour, die->value);

      robo_die_view_set_die (ROBO_DIE_VIEW (view), die->colour, die->value, robo_seat_panel_get_mood (die));
      gtk_box_append (self->dice_box, view);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->dice_box), n_dice > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->body),
                          !is_folded (self) || n_dice > 0 || has_cards (self));
}

void
robo_seat_panel_update_form (RoboSeatPanel *self)
{
  robo_seat_panel_set_class (self, "folded", is_folded (self));
  robo_seat_panel_set_class (self, "tight", self->form == ROBO_PANEL_TIGHT);
  gtk_box_set_spacing (GTK_BOX (self->box), is_open (self) ? SPACING_PX : TIGHT_SPACING_PX);
  robo_controller_set_key_size (self->controller, is_open (self) ? self->key_size_px : -1);
  place_lights (self);
  place_inventory (self);
  place_cards (self);
  gtk_widget_set_visible (self->side, !is_folded (self));
  gtk_widget_set_visible (GTK_WIDGET (self->unfold_button),
                          is_folded (self) || gtk_toggle_button_get_active (self->unfold_button));
  robo_seat_panel_update_dice (self);
}

static void
unfold_toggled_cb (RoboSeatPanel *self)
{
  gboolean is_unfolded = gtk_toggle_button_get_active (self->unfold_button);

  gtk_button_set_icon_name (GTK_BUTTON (self->unfold_button), is_unfolded ? "pan-up-symbolic" : "pan-down-symbolic");
  g_signal_emit (self, signals[UNFOLDED], 0);
}

void
robo_seat_panel_bind_form (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, unfold_toggled_cb);
}

void
robo_seat_panel_install_signals (RoboSeatPanelClass *klass)
{
  /* Somebody has unfolded it, or lets it be folded again. */
  signals[UNFOLDED] = g_signal_new ("unfolded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
}

RoboPanelForm
robo_seat_panel_get_form (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), ROBO_PANEL_OPEN);

  return self->form;
}

void
robo_seat_panel_set_form (RoboSeatPanel *self,
                          RoboPanelForm  form)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  if (self->form == form)
    return;

  self->form = form;
  robo_seat_panel_update_form (self);
}

gboolean
robo_seat_panel_get_wants_open (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), FALSE);

  return self->draft != NULL || robo_seat_get_is_asked (self->seat) ||
         robo_controller_get_has_choices (self->controller) || gtk_toggle_button_get_active (self->unfold_button);
}

void
robo_seat_panel_let_fold (RoboSeatPanel *self)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  gtk_toggle_button_set_active (self->unfold_button, FALSE);
}

GtkWidget *
robo_seat_panel_get_unfold_button (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return GTK_WIDGET (self->unfold_button);
}

void
robo_seat_panel_set_arrangement (RoboSeatPanel *self,
                                 gboolean       is_beside,
                                 int            key_size_px)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  if (self->is_beside == is_beside && self->key_size_px == key_size_px)
    return;

  self->is_beside = is_beside;
  self->key_size_px = key_size_px;
  robo_seat_panel_update_form (self);
}
