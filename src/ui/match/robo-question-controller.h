// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the open question of a match, unless it is about a program, in a panel, on the board and on controllers.
#pragma once

#include "match/robo-match.h"
#include "ui/board/robo-board-view.h"
#include "ui/match/questions/robo-decision-card.h"
#include "ui/match/seat/robo-players.h"

G_BEGIN_DECLS

/* Signal `answered (uint64 answer)`: the player has answered in the panel, on the board or on a controller; the
 * question is closed. */
#define ROBO_TYPE_QUESTION_CONTROLLER (robo_question_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboQuestionController, robo_question_controller, ROBO, QUESTION_CONTROLLER, GObject)

/* Creates the controller. The card shows the question and its answers, and is hidden if there is no question. The
 * board lets the player click spaces that are answers. The players have the panel that contains the card, and the
 * controller keys that are answers. All three widgets have to live as long as the question controller. */
RoboQuestionController *robo_question_controller_new (RoboDecisionCard *card,
                                                      RoboBoardView    *board,
                                                      RoboPlayers      *players) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the match whose questions are asked from now on, or NULL, and closes the open question. */
void robo_question_controller_set_match (RoboQuestionController *self,
                                         RoboMatch              *match);

/* Asks the open question of the match. The caller makes sure that the match does not ask for a program. */
void robo_question_controller_ask (RoboQuestionController *self);

/* Closes the question. Does nothing if no question is open. */
void robo_question_controller_close (RoboQuestionController *self);

/* If is_peeking is TRUE, shows the arena without marks and hides the question. Closing the question ends this. */
void robo_question_controller_set_peeking (RoboQuestionController *self,
                                           gboolean                is_peeking);

G_END_DECLS
