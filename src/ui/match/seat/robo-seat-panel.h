// SPDX-License-Identifier: GPL-3.0-or-later
// Shows everything about one player and the player's robot.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-seat.h"

#include "ui/match/program/robo-controller-view.h"
#include "ui/match/program/robo-odds-view.h"
#include "ui/match/program/robo-program-line.h"
#include "robo-lights.h"
#include "robo-module-slot.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_PANEL_OPEN,   /* everything, with ample space */
  ROBO_PANEL_TIGHT,  /* everything, in as few rows as possible */
  ROBO_PANEL_FOLDED, /* the name, victory points, damage, the names of modules, and the dice */
  ROBO_PANEL_CARD,   /* as ROBO_PANEL_FOLDED, but narrow and with the pictograms of modules, not their names */
} RoboPanelForm;

/* Has name, starting number, victory points, damage and controller of a seat. With a draft, the seat is programmed
 * here; the buttons of the panel activate `game.undo` and `game.confirm`.
 *
 * Properties, for its template: `seat` (RoboSeat), `draft` (RoboProgramDraft, nullable), `form` (uint, a
 * RoboPanelForm), `hint` (string, nullable: the text below the controller), `is-complaint` (boolean: TRUE if the hint
 * is an error) and `is-unfolded` (boolean, rw: TRUE if the user has unfolded the panel, although there is no room).
 *
 * Signal `unfolded ()`: the user has unfolded the panel, or lets it fold. */
#define ROBO_TYPE_SEAT_PANEL (robo_seat_panel_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatPanel, robo_seat_panel, ROBO, SEAT_PANEL, GtkWidget)

GtkWidget *robo_seat_panel_new (RoboSeat *seat) G_GNUC_WARN_UNUSED_RESULT;

RoboControllerView *robo_seat_panel_get_controller (RoboSeatPanel *self);

/* Returns the lights for points and damage. */
RoboLights *robo_seat_panel_get_lights (RoboSeatPanel *self);

/* Returns the odds below the controller. They are visible only while the player programs with odds. */
RoboOddsView *robo_seat_panel_get_odds_view (RoboSeatPanel *self);

/* Sets the draft that the player makes in this panel, or NULL. */
void robo_seat_panel_set_draft (RoboSeatPanel    *self,
                                RoboProgramDraft *draft);

/* Shows and reads out the reason why an action is not allowed. The sentence stays until the draft changes. */
void robo_seat_panel_refuse (RoboSeatPanel *self,
                             RoboRefusal    refusal);

/* Shows and reads out a sentence about a mistake of the player. The sentence stays until the draft changes. */
void robo_seat_panel_complain (RoboSeatPanel *self,
                               const char    *sentence);

/* Focuses the button that confirms the program. */
void robo_seat_panel_focus_confirm (RoboSeatPanel *self);

/* Opens the entry in which the player types the program. */
void robo_seat_panel_type_program (RoboSeatPanel *self);

/* Shows a question to the operator of the seat, below the controller. The question is a widget without parent; NULL
 * removes the question. */
void robo_seat_panel_set_question (RoboSeatPanel *self,
                                   GtkWidget     *question);

GtkWidget *robo_seat_panel_get_question (RoboSeatPanel *self);

void robo_seat_panel_set_form (RoboSeatPanel *self,
                               RoboPanelForm  form);

RoboPanelForm robo_seat_panel_get_form (RoboSeatPanel *self);

/* Returns TRUE if the player programs in this panel. */
gboolean robo_seat_panel_get_is_programmed (RoboSeatPanel *self);

/* Returns TRUE if other panels should be folded first: the seat is programmed or asked here, keys of its controller
 * are answers, or the user has unfolded the panel. */
gboolean robo_seat_panel_get_wants_open (RoboSeatPanel *self);

/* Lets the panel fold if there is too little room, even if the user has unfolded it. */
void robo_seat_panel_let_fold (RoboSeatPanel *self);

/* Sets where the panel has its module cards and keys. If is_beside is TRUE, cards are beside the controller,
 * otherwise above the controller. Keys have the given size if there is room; -1 stands for the size of the style
 * sheet. If has_faces is TRUE, the tray of dice has room for all their faces. If are_modules_last is TRUE, modules
 * are below everything else. */
void robo_seat_panel_set_arrangement (RoboSeatPanel *self,
                                      gboolean       is_beside,
                                      int            key_size_px,
                                      gboolean       has_faces,
                                      gboolean       are_modules_last);

/* If TRUE, a long word for the state of the player may be broken, since it would make a narrow window wider. */
void robo_seat_panel_set_breaks_words (RoboSeatPanel *self,
                                       gboolean       breaks_words);

/* Sets the match of the seat. If the match has modules, the panel shows the modules of the robot, too. */
void robo_seat_panel_set_match (RoboSeatPanel *self,
                                RoboMatch     *match);

G_END_DECLS
