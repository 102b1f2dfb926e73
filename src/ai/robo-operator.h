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

RoboAnswer  robo_operator_answer (const RoboOperator *self,
                                  const RoboSight    *sight);
RoboAnswer  robo_operator_answer_on (const RoboOperator *self,
                                     const RoboSight    *sight,
                                     RoboLookahead      *lookahead);
RoboRefusal robo_operator_play (const RoboOperator *self,
                                RoboGame           *game);

G_END_DECLS
