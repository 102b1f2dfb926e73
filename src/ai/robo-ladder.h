// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the computer players: what each player considers and prefers, and how strong each player is.
#pragma once

#include "robo-search.h"

G_BEGIN_DECLS

/* Holds the playing strength and style of a computer player. */
typedef struct
{
  RoboWeights      weights; /* preferences of the player */
  RoboPlanEffort   effort;  /* planning of programs, without a search */
  RoboSearchEffort search;  /* search for programs; if its n_programs is 0, there is no search */
  RoboPlanEffort   glance;  /* planning that rates answers before the programs of a round; if its n_stages is 0, rules
                             * of thumb give these answers */
  /* For most questions after the programs of a round, the rest of the round is played in this many worlds for each
   * answer. With 0 worlds, rules of thumb answer all questions that ask for no program. */
  guint n_worlds;
  guint n_rounds; /* number of rounds that are played after the round of the question */
} RoboSkill;

/* Returns the skill of a level, which must not be ROBO_LEVEL_CHANCE. */
const RoboSkill *robo_ladder_get_skill (RoboLevel level);

G_END_DECLS
