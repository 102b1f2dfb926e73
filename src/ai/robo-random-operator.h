// SPDX-License-Identifier: GPL-3.0-or-later
// Gives random legal answers, each of them equally likely.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* Describes a computer player that answers at random. It has no memory: its answer depends only on the seed, the
 * position and the question. So the answer is the same when the question is asked again after a transaction was
 * abandoned (RoboPolicy), after undo and in a replay. One operator may answer for several seats. The answer also
 * depends on secrets in the position, but does not reveal them. */
typedef struct
{
  guint64 seed; /* seed that makes the operator different from other operators */
} RoboRandomOperator;

/* Initializes an operator with any seed; the same seed gives the same operator. */
void robo_random_operator_init (RoboRandomOperator *self,
                                guint64             seed);

/* Returns one of the legal answers, each equally likely; if the question is not about a program and lists no options,
 * returns its fallback. The state is the position in which the question is asked. */
RoboAnswer robo_random_operator_answer (const RoboRandomOperator *self,
                                        const RoboSetup          *setup,
                                        const RoboState          *state,
                                        const RoboQuestion       *question);

/* Lets the RoboRandomOperator `data` answer for every seat that is asked. This is a RoboPolicy. */
RoboReply robo_random_operator_reply (const RoboSetup    *setup,
                                      const RoboState    *state,
                                      const RoboQuestion *question,
                                      RoboAnswer         *answer,
                                      gpointer            data);

G_END_DECLS
