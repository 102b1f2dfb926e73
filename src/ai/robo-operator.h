// SPDX-License-Identifier: GPL-3.0-or-later
// Provides computer players that plan their answers: the ladder from Pip to Oracle.
#pragma once

#include "robo-lookahead.h"

G_BEGIN_DECLS

/* Describes a computer player without memory, which sees what a person in its seat would see (RoboSight). Its answer
 * depends only on the level, the seed and the sight, not on the machine or the time. */
typedef struct
{
  RoboLevel level; /* playing strength */
  guint64   seed;  /* makes this player different from other computer players; independent of the seed of the game's dice */
  /* Returns whether the answer is no longer needed. The function may be NULL, and is called often, from any thread. */
  gboolean (*is_over) (gpointer data);
  gpointer is_over_data; /* passed to is_over */
} RoboOperator;

/* Returns the seed of the operators for a game that can be repeated from one number, the seed of its dice. The random
 * numbers of the operators and of the dice are unrelated. In games with people, the operators have a seed of their
 * own. */
guint64 robo_operator_get_seed (guint64 seed);

/* Finds an answer to the question of the sight, on up to ROBO_SEARCH_MAX_THREADS processors. The strongest levels take
 * up to about half a second. Any thread may call this function. The level must not be ROBO_LEVEL_CHANCE. */
RoboAnswer robo_operator_answer (const RoboOperator *self,
                                 const RoboSight    *sight);

/* Does the same as robo_operator_answer(), for callers with thousands of questions. The lookahead must have the same
 * set-up and goals as the sight. */
RoboAnswer robo_operator_answer_on (const RoboOperator *self,
                                    const RoboSight    *sight,
                                    RoboLookahead      *lookahead);

/* Answers the open question of the game. The level must not be ROBO_LEVEL_CHANCE. */
RoboRefusal robo_operator_play (const RoboOperator *self,
                                RoboGame           *game);

G_END_DECLS
