// SPDX-License-Identifier: GPL-3.0-or-later
// All that is to be known of one player and their robot.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-seat.h"

#include "ui/match/program/robo-controller.h"
#include "ui/match/program/robo-odds-view.h"
#include "ui/match/program/robo-program-line.h"
#include "robo-lights.h"
#include "robo-module-slot.h"

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
 *
 * Properties, for its template: `seat` (RoboSeat), `draft` (RoboProgramDraft, nullable), `form` (uint, a
 * RoboPanelForm), `hint` (string, nullable: what is said below the controller), `is-complaint` (boolean: whether
 * something is wrong) and `is-unfolded` (boolean, rw: by somebody, although there is no room).
 *
 * Signal `unfolded ()`: somebody has unfolded it, or lets it be folded again.
 */
#define ROBO_TYPE_SEAT_PANEL (robo_seat_panel_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatPanel, robo_seat_panel, ROBO, SEAT_PANEL, GtkWidget)

/**
 * robo_seat_panel_new:
 * @seat: the seat to show
 *
 * Returns: (transfer floating): a panel
 */
GtkWidget *robo_seat_panel_new (RoboSeat *seat) G_GNUC_WARN_UNUSED_RESULT;

RoboController *robo_seat_panel_get_controller (RoboSeatPanel *self);

/* (transfer none): its points and damage */
RoboLights *robo_seat_panel_get_lights (RoboSeatPanel *self);

/**
 * robo_seat_panel_get_odds_view:
 * @self: a panel
 *
 * Returns: (transfer none): where odds are shown below the controller while it is programmed; at first it is not visible
 */
RoboOddsView *robo_seat_panel_get_odds_view (RoboSeatPanel *self);

/**
 * robo_seat_panel_set_draft:
 * @self: a panel
 * @draft: (nullable): the program that is being made here
 */
void robo_seat_panel_set_draft (RoboSeatPanel    *self,
                                RoboProgramDraft *draft);

/**
 * robo_seat_panel_refuse:
 * @self: a panel with a draft
 * @refusal: why something that was tried is not allowed
 *
 * Says so until something else happens.
 */
void robo_seat_panel_refuse (RoboSeatPanel *self,
                             RoboRefusal    refusal);

/**
 * robo_seat_panel_complain:
 * @self: a panel with a draft
 * @sentence: what is wrong with something that was tried
 *
 * Says so until something else happens.
 */
void robo_seat_panel_complain (RoboSeatPanel *self,
                               const char    *sentence);

/* The button that confirms the program gets the focus. */
void robo_seat_panel_focus_confirm (RoboSeatPanel *self);

/**
 * robo_seat_panel_type_program:
 * @self: a panel with a draft
 *
 * Lets the program be typed in one line.
 */
void robo_seat_panel_type_program (RoboSeatPanel *self);

/**
 * robo_seat_panel_set_question:
 * @self: a panel
 * @question: (nullable): what its operator is asked by, which has no parent; it stands below the controller
 *
 * A panel with a question does not fold away what it is asked about.
 */
void robo_seat_panel_set_question (RoboSeatPanel *self,
                                   GtkWidget     *question);

GtkWidget *robo_seat_panel_get_question (RoboSeatPanel *self);

void robo_seat_panel_set_form (RoboSeatPanel *self,
                               RoboPanelForm  form);

/**
 * robo_seat_panel_get_wants_open:
 * @self: a panel
 *
 * Returns: whether it must not be folded: it is programmed or asked here, or somebody has unfolded it
 */
gboolean robo_seat_panel_get_wants_open (RoboSeatPanel *self);

/**
 * robo_seat_panel_let_fold:
 * @self: a panel
 *
 * Forgets that somebody has unfolded it.
 */
void robo_seat_panel_let_fold (RoboSeatPanel *self);

/**
 * robo_seat_panel_set_arrangement:
 * @self: a panel
 * @is_beside: whether module cards stand beside the controller, else above it
 * @key_size_px: how large keys are where there is room, or -1 for as small as ever
 */
void robo_seat_panel_set_arrangement (RoboSeatPanel *self,
                                      gboolean       is_beside,
                                      int            key_size_px);

/**
 * robo_seat_panel_set_match:
 * @self: a panel
 * @match: the match of its seat: with modules the panel shows them too
 */
void robo_seat_panel_set_match (RoboSeatPanel *self,
                                RoboMatch     *match);

G_END_DECLS
