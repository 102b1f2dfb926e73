// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the computer players: what each considers, its preferences, and its strength.
#pragma once

#include "robo-search.h"

G_BEGIN_DECLS

/* Holds the playing strength and style of a computer player. */
typedef struct
{
  RoboWeights      weights; /* preferences */
  RoboPlanEffort   effort;  /* planning of programs, without a search */
  RoboSearchEffort search;  /* search for programs; without a number of programs there is no search */
  RoboPlanEffort   glance;  /* planning used to rate cards and places; without stages, rules of thumb rate them */
  /* worlds in which the rest of the round is played for each answer to another question; with 0, rules of thumb
   * answer */
  guint n_worlds;
  guint n_rounds; /* rounds played after that round */
} RoboSkill;

/* Returns the skill of a level, which must not be ROBO_LEVEL_CHANCE. */
const RoboSkill *robo_ladder_get_skill (RoboLevel level);

G_END_DECLS
