/* Who the computers are: what each looks at, what it likes, and how well it plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-search.h"

G_BEGIN_DECLS

/**
 * RoboSkill:
 * @weights: what it likes
 * @effort: how it looks for a program, if it does not @search
 * @search: how it does; no programs: it does not
 * @glance: how it sees what cards and places would be good for; no stages: by rules of thumb
 * @n_worlds: in how many ways the rest of the round is played for each answer to another question; 0 for rules of thumb
 * @n_rounds: how many rounds after it
 *
 * How a computer thinks.
 */
typedef struct
{
  RoboWeights      weights;
  RoboPlanEffort   effort;
  RoboSearchEffort search;
  RoboPlanEffort   glance;
  guint            n_worlds;
  guint            n_rounds;
} RoboSkill;

/**
 * robo_ladder_get_skill:
 * @level: a level, not chance
 *
 * Returns: (transfer none): how it thinks
 */
const RoboSkill *robo_ladder_get_skill (RoboLevel level);

G_END_DECLS
