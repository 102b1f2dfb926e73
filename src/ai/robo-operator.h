/* Computers that play with sense: the ladder from Pip to Oracle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-lookahead.h"

G_BEGIN_DECLS

/**
 * RoboOperator:
 * @level: how well it plays
 * @seed: what makes it different from others; of its own, and not that of the game's dice
 * @is_over: (nullable): whether nobody wants to know the answer any more; asked often, from any thread
 * @is_over_data: given to @is_over
 *
 * It has no memory and sees what a person in its place would see (RoboSight): what it answers depends on the level, the
 * seed and the sight alone, on every machine. It looks at no clock.
 */
typedef struct
{
  RoboLevel level;
  guint64   seed;
  gboolean (*is_over) (gpointer data);
  gpointer is_over_data;
} RoboOperator;

/**
 * robo_operator_get_seed:
 * @seed: of a game
 *
 * For whoever wants the same games again from one number. Dice and programs come from sequences that have nothing to do
 * with each other; where people play, the operators' seed is drawn by itself.
 *
 * Returns: a seed for operators
 */
guint64 robo_operator_get_seed (guint64 seed);

/**
 * robo_operator_answer:
 * @self: an operator that does not play by chance
 * @sight: what it is asked, and what it sees
 *
 * Thinks, on all processors. The strongest take up to about half a second; any thread may ask.
 *
 * Returns: one of the legal answers
 */
RoboAnswer robo_operator_answer (const RoboOperator *self,
                                 const RoboSight    *sight);

/**
 * robo_operator_answer_on:
 * @self: an operator that does not play by chance
 * @sight: what it is asked, and what it sees
 * @lookahead: a game to try things on, of the same set-up and goals
 *
 * As robo_operator_answer(), for those who ask a thousand times.
 *
 * Returns: one of the legal answers
 */
RoboAnswer robo_operator_answer_on (const RoboOperator *self,
                                    const RoboSight    *sight,
                                    RoboLookahead      *lookahead);

/**
 * robo_operator_play:
 * @self: an operator that does not play by chance
 * @game: a game that asks
 *
 * Gives the answer, at once.
 *
 * Returns: %ROBO_REFUSED_NOT
 */
RoboRefusal robo_operator_play (const RoboOperator *self,
                                RoboGame           *game);

G_END_DECLS
