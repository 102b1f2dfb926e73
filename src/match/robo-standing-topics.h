// SPDX-License-Identifier: GPL-3.0-or-later
// What a module can ask its operator again and again, and what may be said to it once and for all (R13).
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-question.h"

G_BEGIN_DECLS

#define ROBO_MAX_STANDING_ANSWERS 9
#define ROBO_MAX_STANDING_TOPICS  18

/**
 * RoboStandingTopic:
 * @answers: (array length=n_answers): what can be said, as answers to @kind
 * @kind: a RoboQuestionKind
 * @n_answers: how many
 * @n_saving: the last of how many of them may save the robot, so that they can be kept for that
 *
 * One kind of question about one card.
 */
typedef struct
{
  RoboAnswer answers[ROBO_MAX_STANDING_ANSWERS];
  guint      kind;
  guint      n_answers;
  guint      n_saving;
} RoboStandingTopic;

/**
 * robo_standing_topics_fill:
 * @card: a module
 * @topics: (out): its questions, in the order in which they come
 *
 * Returns: how many there are
 */
guint robo_standing_topics_fill (const RoboCard   *card,
                                 RoboStandingTopic topics[ROBO_MAX_STANDING_TOPICS]);

G_END_DECLS
