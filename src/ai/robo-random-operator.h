/* An operator that does anything legal, each thing as likely as the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/**
 * RoboRandomOperator:
 * @seed: what makes it different from others
 *
 * It has no memory: what it answers depends on the seed, the position and the question alone, so
 * that it says the same when it is asked again after a transaction was left (RoboPolicy), after
 * undo and in a replay. One may answer for several seats. Being random it looks at no secret,
 * though the whole position goes into the dice it throws.
 */
typedef struct
{
  guint64 seed;
} RoboRandomOperator;

/**
 * robo_random_operator_init:
 * @self: (out caller-allocates): an operator
 * @seed: any number; the same one gives the same operator
 */
void robo_random_operator_init (RoboRandomOperator *self,
                                guint64             seed);

/**
 * robo_random_operator_answer:
 * @self: an operator
 * @setup: the set-up of the game
 * @state: the position in which it is asked
 * @question: what is asked
 *
 * Returns: one of the legal answers, each equally likely
 */
RoboAnswer robo_random_operator_answer (const RoboRandomOperator *self,
                                        const RoboSetup          *setup,
                                        const RoboState          *state,
                                        const RoboQuestion       *question);

/**
 * robo_random_operator_reply:
 * @setup: the set-up of the game
 * @state: the position in which it is asked
 * @question: what is asked
 * @answer: (out): one of the legal answers
 * @data: a RoboRandomOperator
 *
 * A RoboPolicy in which one random operator answers for all seats.
 *
 * Returns: %ROBO_REPLY_ANSWERED
 */
RoboReply robo_random_operator_reply (const RoboSetup    *setup,
                                      const RoboState    *state,
                                      const RoboQuestion *question,
                                      RoboAnswer         *answer,
                                      gpointer            data);

G_END_DECLS
