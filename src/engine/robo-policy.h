/* Who answers in the operators' place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-question.h"
#include "robo-setup.h"

G_BEGIN_DECLS

/**
 * RoboReply:
 * What a RoboPolicy says to a question.
 * @ROBO_REPLY_UNKNOWN: not known yet: the game stops and asks
 * @ROBO_REPLY_ANSWERED: the answer is given
 * @ROBO_REPLY_REFUSED: there is no legal answer: the game stops for good
 */
typedef enum
{
  ROBO_REPLY_UNKNOWN,
  ROBO_REPLY_ANSWERED,
  ROBO_REPLY_REFUSED,
} RoboReply;

/**
 * RoboPolicy:
 * @setup: the set-up of the game that asks
 * @state: the position in which it asks, in the middle of a transaction
 * @question: what is asked
 * @answer: (out): the answer
 * @data: the data given with the policy
 *
 * Answers in an operator's place, at once. It may be asked again for the same question when an
 * earlier one stopped the transaction, and then has to say the same.
 */
typedef RoboReply (*RoboPolicy) (const RoboSetup    *setup,
                                 const RoboState    *state,
                                 const RoboQuestion *question,
                                 RoboAnswer         *answer,
                                 gpointer            data);

G_END_DECLS
