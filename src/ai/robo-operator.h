/* Computers that play with sense: levels from beginner to master.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-lookahead.h"

G_BEGIN_DECLS

/**
 * RoboOperator:
 * @level: how well it plays
 * @seed: what makes it different from others
 *
 * It has no memory and sees what a person in its place would see (RoboSight): what it answers depends on the level, the
 * seed and the sight alone, on every machine. It looks at no clock.
 */
typedef struct
{
  RoboLevel level;
  guint64   seed;
} RoboOperator;

/**
 * robo_operator_answer:
 * @self: an operator that does not play by chance
 * @sight: what it is asked, and what it sees
 *
 * Thinks. A master takes up to about a second; any thread may do it.
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
