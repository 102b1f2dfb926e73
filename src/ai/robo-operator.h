// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players that plan their answers: the ladder from Pip to Oracle.
#pragma once

#include "robo-lookahead.h"

G_BEGIN_DECLS

/* A computer player without memory, which sees what a person in its seat would see (RoboSight). Its answer
 * depends on the level, the seed and the sight alone, on every machine, and not on the time. */
typedef struct
{
  RoboLevel level; /* playing strength */
  guint64   seed;  /* makes it different from other computer players; independent of the seed of the game's dice */
  /* returns whether the answer is no longer needed, or NULL; called often, from any thread */
  gboolean (*is_over) (gpointer data);
  gpointer is_over_data; /* passed to is_over */
} RoboOperator;

/* Returns the operators' seed for a game that can be repeated from one number. The sequences of dice and of
 * programs are unrelated. Games with people draw the operators' seed separately. */
guint64 robo_operator_get_seed (guint64 seed);

/* Finds an answer to the question of the sight, with all processors. The strongest levels take up to about
 * half a second. May be called in any thread, but not for ROBO_LEVEL_CHANCE. */
RoboAnswer robo_operator_answer (const RoboOperator *self,
                                 const RoboSight    *sight);

/* Does the same as robo_operator_answer() for callers with thousands of questions. The lookahead must be of
 * the same set-up and goals. */
RoboAnswer robo_operator_answer_on (const RoboOperator *self,
                                    const RoboSight    *sight,
                                    RoboLookahead      *lookahead);

/* Answers the open question of the game. The level must not be ROBO_LEVEL_CHANCE. */
RoboRefusal robo_operator_play (const RoboOperator *self,
                                RoboGame           *game);

G_END_DECLS
