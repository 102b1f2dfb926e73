// SPDX-License-Identifier: GPL-3.0-or-later
// Where robots can drive on an arena.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/**
 * RoboWays:
 * @has_starts: (array): by orthogonal side (n, e, s, w): whether robots start there
 * @avoiding: (array): likewise: the VP numbers (bit 1 to 9) that a robot from there can reach without crossing
 *   a lightning barrier
 * @crossing: (array): the same if it may cross them
 * @reached: (array): by space: bit i for the side i from which robots get there without crossing one, bit 4 + i if they
 *   may cross them
 *
 * What robots without modules can reach from their starting spaces over floor, orthogonally (R5.1), never through
 * energy walls.
 */
typedef struct
{
  guint8  has_starts[4];
  guint16 avoiding[4];
  guint16 crossing[4];
  guint8  reached[ROBO_MAX_SPACES];
} RoboWays;

/**
 * robo_arena_find_ways:
 * @plan: a plan
 * @ways: (out): what can be reached
 *
 * Fast enough for each move of a pointer.
 */
void robo_arena_find_ways (const RoboPlan *plan,
                           RoboWays       *ways);

G_END_DECLS
