// SPDX-License-Identifier: GPL-3.0-or-later
// Where a KillBot that is alone in an arena drives against a wall for ever.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* What robo_arena_find_stuck() takes for a KillBot that may come from anywhere. */
#define ROBO_ARENA_ALL_SIDES 0xfu

/**
 * RoboStuck:
 * @facings: (array): by space: a bit for each orthogonal facing, 1 << (facing / 2), in which it stands against a wall
 *
 * Where it stops moving.
 */
typedef struct
{
  guint8 facings[ROBO_MAX_SPACES];
} RoboStuck;

/**
 * robo_arena_find_stuck:
 * @plan: a plan, well formed or not
 * @sides: from which it sets out: a bit for each orthogonal side, 1 << (side / 2)
 * @stuck: (out caller-allocates): where its steps fail twice in a row
 *
 * Drives a KillBot from each starting space of @sides (R4.5, R9.4), with every roll and past VP spaces that have tokens
 * or not, so that it may turn to each that it spots. The lines of its space turn it before a step; where two steps in a
 * row are walled all the same, nothing but somebody who comes into its view will ever turn it again. What is a pit or
 * water ends its way. Fast enough for each change in an editor.
 *
 * Returns: whether there is such a space
 */
gboolean robo_arena_find_stuck (const RoboPlan *plan,
                                guint           sides,
                                RoboStuck      *stuck);

G_END_DECLS
