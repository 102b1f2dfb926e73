// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the standing answers of operators, which hold until they are taken back (R13).
#pragma once

#include <glib-object.h>

#include "engine/robo-game.h"
#include "files/match/robo-match-file.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_STANDING_ASK,    /* the operator is asked */
  ROBO_STANDING_ALWAYS, /* the answer is given wherever it is legal, else the operator is asked */
  /* The answer is given if it saves the robot from destruction, else the operator is asked. */
  ROBO_STANDING_IF_DESTROYED,
} RoboStandingKind;

/* Holds an answer that is given each time a kind of question about a card comes up. */
typedef struct
{
  RoboStandingKind kind;   /* when the answer is given (RoboStandingKind) */
  RoboAnswer       answer; /* ignored for ROBO_STANDING_ASK */
} RoboStandingAnswer;

/* Stores the standing answers of all seats of a game: at most one for each kind of question about each card. The signal
 * `changed ()` is emitted when a standing answer is set or taken back. */
#define ROBO_TYPE_STANDING_ANSWERS (robo_standing_answers_get_type ())
G_DECLARE_FINAL_TYPE (RoboStandingAnswers, robo_standing_answers, ROBO, STANDING_ANSWERS, GObject)

/* Creates the standing answers of a new game, in which every operator is asked every question. */
RoboStandingAnswers *robo_standing_answers_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a kind of question can have a standing answer: it is about a module, and its answers mean
 * the same every time. */
gboolean robo_standing_answers_can_have (RoboQuestionKind kind);

/* Sets a standing answer from now on, or takes it back. robo_standing_answers_can_have() must allow the kind. */
void robo_standing_answers_set (RoboStandingAnswers      *self,
                                guint                     seat,
                                RoboQuestionKind          kind,
                                guint                     card,
                                const RoboStandingAnswer *answer);

/* Returns the standing answer. The result is ROBO_STANDING_ASK if there is no standing answer. */
RoboStandingAnswer robo_standing_answers_get (RoboStandingAnswers *self,
                                              guint                seat,
                                              RoboQuestionKind     kind,
                                              guint                card);

/* Returns whether the game's current question has a standing answer that applies. */
gboolean robo_standing_answers_find (RoboStandingAnswers *self,
                                     RoboGame            *game,
                                     RoboAnswer          *answer);

/* Writes the answers, always in the same order, to a match file that has no standing answers yet. */
void robo_standing_answers_store (RoboStandingAnswers *self,
                                  RoboMatchFile       *file);

/* Reads the answers of a match file into an empty object. Skips answers that no question can have. */
void robo_standing_answers_restore (RoboStandingAnswers *self,
                                    const RoboMatchFile *file);

G_END_DECLS
