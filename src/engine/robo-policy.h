// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions in place of the operators.
#pragma once

#include "robo-question.h"
#include "robo-setup.h"

G_BEGIN_DECLS

/* Names the replies of a RoboPolicy to a question. */
typedef enum
{
  ROBO_REPLY_UNKNOWN,  /* not known yet: the game stops and asks */
  ROBO_REPLY_ANSWERED, /* the answer is given */
  ROBO_REPLY_REFUSED,  /* there is no legal answer: the game stops for good */
} RoboReply;

/* Answers in an operator's place, at once. `state` is the position in the middle of a transaction. After
 * ROBO_REPLY_UNKNOWN, the policy may be asked the same question again. */
typedef RoboReply (*RoboPolicy) (const RoboSetup    *setup,
                                 const RoboState    *state,
                                 const RoboQuestion *question,
                                 RoboAnswer         *answer,
                                 gpointer            data);

G_END_DECLS
