// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the spaces where a single KillBot gets stuck at a wall.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* Pass these sides to robo_arena_find_stuck() if the KillBot may start at any side. */
#define ROBO_ARENA_ALL_SIDES 0xfu

/* Holds the spaces where a KillBot stops moving. */
typedef struct
{
  /* by space: a bit for each orthogonal facing, 1 << (facing / 2), in which a KillBot is stuck at a wall */
  guint8 facings[ROBO_MAX_SPACES];
} RoboStuck;

/* Drives a KillBot from each starting space of the sides (R4.5, R9.4), in every way that its rolls allow. A VP space
 * may have a token or not, so the KillBot may turn to each VP space that it spots, or drive on. Caution lines turn the
 * KillBot before a step. A KillBot that would hit a wall in two steps in a row in spite of caution lines is stuck until
 * a robot comes into its view. Pits and water end its way. This is fast enough for each change in an editor.
 *
 * The plan need not be well formed. `sides` has a bit for each orthogonal side, 1 << (side / 2). Returns whether
 * there is a space where the KillBot is stuck. */
gboolean robo_arena_find_stuck (const RoboPlan *plan,
                                guint           sides,
                                RoboStuck      *stuck);

G_END_DECLS
