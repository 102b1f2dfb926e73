/* What operators have said once and for all (R13).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "engine/robo-game.h"
#include "files/match/robo-match-file.h"

G_BEGIN_DECLS

/**
 * RoboStandingKind:
 * @ROBO_STANDING_ASK: the operator is asked
 * @ROBO_STANDING_ALWAYS: the answer is given wherever it is legal, else the operator is asked
 * @ROBO_STANDING_IF_DESTROYED: the answer is given if it saves the robot, which would be destroyed
 *   otherwise; else the operator is asked
 */
typedef enum
{
  ROBO_STANDING_ASK,
  ROBO_STANDING_ALWAYS,
  ROBO_STANDING_IF_DESTROYED,
} RoboStandingKind;

/**
 * RoboStandingAnswer:
 * @kind: a RoboStandingKind
 * @answer: what is said; does not count for %ROBO_STANDING_ASK
 *
 * A standing answer.
 */
typedef struct
{
  RoboStandingKind kind;
  RoboAnswer       answer;
} RoboStandingAnswer;

/**
 * RoboStandingAnswers:
 *
 * The standing answers of all seats of a game: one for each kind of question about each card.
 */
#define ROBO_TYPE_STANDING_ANSWERS (robo_standing_answers_get_type ())
G_DECLARE_FINAL_TYPE (RoboStandingAnswers, robo_standing_answers, ROBO, STANDING_ANSWERS, GObject)

/**
 * robo_standing_answers_new:
 *
 * Returns: (transfer full): standing answers of a new game: everybody is asked everything
 */
RoboStandingAnswers *robo_standing_answers_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_standing_answers_can_have:
 * @kind: a kind of question
 *
 * Returns: whether there can be a standing answer to it: it is about a module, and its answers mean the same
 *   every time
 */
gboolean robo_standing_answers_can_have (RoboQuestionKind kind);

/**
 * robo_standing_answers_set:
 * @self: standing answers
 * @seat: whose
 * @kind: for which kind of question, see robo_standing_answers_can_have()
 * @card: about which card
 * @answer: from now on
 *
 * Sets a standing answer, or takes it back.
 */
void robo_standing_answers_set (RoboStandingAnswers      *self,
                                guint                     seat,
                                RoboQuestionKind          kind,
                                guint                     card,
                                const RoboStandingAnswer *answer);

/**
 * robo_standing_answers_get:
 * @self: standing answers
 * @seat: whose
 * @kind: for which kind of question
 * @card: about which card
 *
 * Returns: what it is, %ROBO_STANDING_ASK if nothing was said
 */
RoboStandingAnswer robo_standing_answers_get (RoboStandingAnswers *self,
                                              guint                seat,
                                              RoboQuestionKind     kind,
                                              guint                card);

/**
 * robo_standing_answers_find:
 * @self: standing answers
 * @game: a game that asks
 * @answer: (out): what has been said
 *
 * Returns: whether the question is answered already
 */
gboolean robo_standing_answers_find (RoboStandingAnswers *self,
                                     RoboGame            *game,
                                     RoboAnswer          *answer);

/**
 * robo_standing_answers_store:
 * @self: standing answers of a match
 * @file: that match, which does not have them yet
 *
 * Writes them down with the match, always in the same order.
 */
void robo_standing_answers_store (RoboStandingAnswers *self,
                                  RoboMatchFile       *file);

/**
 * robo_standing_answers_restore:
 * @self: standing answers of a match without any
 * @file: that match
 *
 * Takes what is written down; what cannot be answered once and for all is left out.
 */
void robo_standing_answers_restore (RoboStandingAnswers *self,
                                    const RoboMatchFile *file);

G_END_DECLS
