// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the questions that a module asks its operator repeatedly, and their possible standing answers (R13).
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-question.h"

G_BEGIN_DECLS

#define ROBO_MAX_STANDING_ANSWERS 9
#define ROBO_MAX_STANDING_TOPICS  21

/* Describes one kind of question about one card. */
typedef struct
{
  RoboAnswer answers[ROBO_MAX_STANDING_ANSWERS]; /* the possible answers to this kind of question, n_answers of them */
  guint      kind;                               /* a RoboQuestionKind */
  guint      n_answers;
  guint      n_saving; /* number of answers that may save the robot and can be kept for that case; these answers are
                        * last */
} RoboStandingTopic;

/* Fills in the questions of a card, first those of its abilities, and returns their number. */
guint robo_standing_topics_fill (const RoboCard   *card,
                                 RoboStandingTopic topics[ROBO_MAX_STANDING_TOPICS]);

G_END_DECLS
