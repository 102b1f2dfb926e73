// SPDX-License-Identifier: GPL-3.0-or-later
// The open question of a match, unless it is for a program: asked in a panel, on the board and on controllers.
#pragma once

#include "match/robo-match.h"
#include "ui/board/robo-board-view.h"
#include "ui/match/questions/robo-decision-card.h"
#include "ui/match/seat/robo-players.h"

G_BEGIN_DECLS

/**
 * RoboQuestionDesk:
 *
 * Signal `answered (uint64 answer)`: somebody has answered, anywhere; the question is closed.
 */
#define ROBO_TYPE_QUESTION_DESK (robo_question_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboQuestionDesk, robo_question_desk, ROBO, QUESTION_DESK, GObject)

/**
 * robo_question_desk_new:
 * @card: the question and its answers; not seen before there is one
 * @board: where spaces are answers
 * @players: where the card stands, and keys are answers; all three have to live as long as the desk
 *
 * Returns: (transfer full): a desk without a question
 */
RoboQuestionDesk *robo_question_desk_new (RoboDecisionCard *card,
                                          RoboBoardView    *board,
                                          RoboPlayers      *players) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_question_desk_set_match:
 * @self: a desk
 * @match: (nullable): the match whose questions are asked from now on; the open one is closed
 */
void robo_question_desk_set_match (RoboQuestionDesk *self,
                                   RoboMatch        *match);

/**
 * robo_question_desk_ask:
 * @self: a desk whose match asks, but for no program
 *
 * Asks, whoever looks on.
 */
void robo_question_desk_ask (RoboQuestionDesk *self);

/**
 * robo_question_desk_close:
 * @self: a desk
 *
 * Takes the question away, if there is one.
 */
void robo_question_desk_close (RoboQuestionDesk *self);

/**
 * robo_question_desk_set_peeking:
 * @self: a desk
 * @is_peeking: whether somebody looks at the arena as it is: without marks, and with the question and what it shows of
 *   somebody's cards out of sight; ends with the question
 */
void robo_question_desk_set_peeking (RoboQuestionDesk *self,
                                     gboolean          is_peeking);

G_END_DECLS
