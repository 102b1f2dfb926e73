// SPDX-License-Identifier: GPL-3.0-or-later
// All that is to be known of one player and their robot.
#pragma once

#include <gtk/gtk.h>

#include "model/robo-seat.h"

#include "robo-controller.h"
#include "robo-module-slot.h"
#include "robo-program-line.h"

G_BEGIN_DECLS

/**
 * RoboPanelForm:
 * @ROBO_PANEL_OPEN: everything, with room
 * @ROBO_PANEL_TIGHT: everything, in as few lines as it goes
 * @ROBO_PANEL_FOLDED: who it is, victory points, damage, the modules' names and the dice
 */
typedef enum
{
  ROBO_PANEL_OPEN,
  ROBO_PANEL_TIGHT,
  ROBO_PANEL_FOLDED,
} RoboPanelForm;

/**
 * RoboSeatPanel:
 *
 * Name, starting number, victory points, damage and controller of a seat. With a draft, the seat is programmed here;
 * its buttons activate `game.undo` and `game.confirm`.
 */
#define ROBO_TYPE_SEAT_PANEL (robo_seat_panel_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatPanel, robo_seat_panel, ROBO, SEAT_PANEL, GtkWidget)

GtkWidget *robo_seat_panel_new (RoboSeat *seat) G_GNUC_WARN_UNUSED_RESULT;

RoboSeat       *robo_seat_panel_get_seat (RoboSeatPanel *self);
RoboController *robo_seat_panel_get_controller (RoboSeatPanel *self);
GtkWidget      *robo_seat_panel_get_confirm_button (RoboSeatPanel *self);
void            robo_seat_panel_set_draft (RoboSeatPanel    *self,
                                           RoboProgramDraft *draft);
void            robo_seat_panel_refuse (RoboSeatPanel *self,
                                        RoboRefusal    refusal);
void            robo_seat_panel_complain (RoboSeatPanel *self,
                                          const char    *sentence);
void            robo_seat_panel_type_program (RoboSeatPanel *self);

RoboProgramLine *robo_seat_panel_get_program_line (RoboSeatPanel *self);

RoboPanelForm robo_seat_panel_get_form (RoboSeatPanel *self);
void          robo_seat_panel_set_form (RoboSeatPanel *self,
                                        RoboPanelForm  form);

/**
 * robo_seat_panel_get_wants_open:
 * @self: a panel
 *
 * Returns: whether it must not be folded: it is programmed or asked here, or somebody has unfolded it
 */
gboolean   robo_seat_panel_get_wants_open (RoboSeatPanel *self);
void       robo_seat_panel_let_fold (RoboSeatPanel *self);
GtkWidget *robo_seat_panel_get_unfold_button (RoboSeatPanel *self);
void       robo_seat_panel_set_arrangement (RoboSeatPanel *self,
                                            gboolean       is_beside,
                                            int            key_size_px);

/**
 * robo_seat_panel_set_match:
 * @self: a panel
 * @match: the match of its seat: with modules the panel shows them too
 */
void            robo_seat_panel_set_match (RoboSeatPanel *self,
                                           RoboMatch     *match);
RoboModuleSlot *robo_seat_panel_get_module_slot (RoboSeatPanel *self,
                                                 guint          slot);

G_END_DECLS
