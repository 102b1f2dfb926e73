// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of a seat's panel share: -panel.c shows the seat, -form.c how much of it.
#pragma once

#include "ui/common/robo-die-view.h"
#include "ui/common/robo-seat-mark.h"

#include "robo-lights.h"
#include "robo-seat-panel.h"

G_BEGIN_DECLS

struct _RoboSeatPanel
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *box;
  GtkBox          *header;
  RoboSeatMark    *mark;
  GtkLabel        *name_label;
  GtkLabel        *robot_label;
  GtkLabel        *status_label;
  GtkToggleButton *unfold_button;
  GtkLabel        *number_label;
  GtkBox          *lights_row;
  RoboLights      *lights;
  GtkBox          *body;
  GtkBox          *modules_box;
  GtkWidget       *side;
  RoboController  *controller;
  GtkWidget       *killbot_box;
  RoboDieView     *killbot_die;
  GtkLabel        *killbot_label;
  GtkBox          *foot;
  GtkBox          *dice_box;
  GtkWidget       *program_box;
  GtkLabel        *hint_label;
  RoboProgramLine *program_line;
  GtkWidget       *undo_button;
  GtkWidget       *confirm_button;

  /* owned */
  RoboSeat         *seat;
  RoboProgramDraft *draft; /* nullable */

  /* children */
  RoboModuleSlot *slots[ROBO_MAX_SLOTS]; /* nullable */
  GtkWidget      *inventory;             /* nullable */

  RoboPanelForm form;
  gboolean      is_complaint; /* what is said below the controller */
  gboolean      is_beside;
  int           key_size_px; /* where there is room, or -1 */
};

void        robo_seat_panel_set_class (RoboSeatPanel *self,
                                       const char    *name,
                                       gboolean       is_set);
RoboDieMood robo_seat_panel_get_mood (const RoboSeatDie *die);

void robo_seat_panel_update_remarks (RoboSeatPanel *self);

void robo_seat_panel_install_signals (RoboSeatPanelClass *klass);
void robo_seat_panel_bind_form (GtkWidgetClass *widget_class);
void robo_seat_panel_update_form (RoboSeatPanel *self);
void robo_seat_panel_update_dice (RoboSeatPanel *self);

G_END_DECLS
