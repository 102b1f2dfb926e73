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
 * @numbers: the VP numbers there are
 * @stuck: (array): by orthogonal side: where a KillBot from there drives against a wall for ever, the first by row, or
 *   %ROBO_NO_SPACE; see robo_arena_find_stuck()
 * @columns: of the arena
 * @reached: (array): by space: bit i for the side i from which robots get there without crossing one, bit 4 + i if they
 *   may cross them
 *
 * What robots without modules can reach from their starting spaces over floor, orthogonally (R5.1), never through
 * energy walls, and whether KillBots keep moving.
 */
typedef struct
{
  guint8  has_starts[4];
  guint16 avoiding[4];
  guint16 crossing[4];
  guint16 numbers;
  guint8  stuck[4];
  guint8  columns;
  guint8  reached[ROBO_MAX_SPACES];
} RoboWays;

/**
 * RoboPieces:
 * @piece: (array): by space: the number of the piece of floor it belongs to, from 1; 0 for what is no floor
 *
 * Which spaces hang together.
 */
typedef struct
{
  guint8 piece[ROBO_MAX_SPACES];
} RoboPieces;

/**
 * robo_arena_can_drive:
 * @plan: a plan
 * @from: a space
 * @side: an orthogonal direction
 * @crosses_barriers: whether lightning barriers stop nobody
 *
 * Returns: whether a robot without modules gets from @from to the next space that way, both ways being the same
 */
gboolean robo_arena_can_drive (const RoboPlan *plan,
                               guint           from,
                               RoboDir         side,
                               gboolean        crosses_barriers);

/**
 * robo_arena_find_pieces:
 * @plan: a plan
 * @crosses_barriers: whether lightning barriers stop nobody
 * @pieces: (out): the pieces of floor between which no robot drives
 *
 * What is said of ways, as problems and side by side, is all made of this.
 */
void robo_arena_find_pieces (const RoboPlan *plan,
                             gboolean        crosses_barriers,
                             RoboPieces     *pieces);

/**
 * robo_arena_find_ways:
 * @plan: a plan
 * @ways: (out): what can be reached
 *
 * Fast enough for each move of a pointer.
 */
void robo_arena_find_ways (const RoboPlan *plan,
                           RoboWays       *ways);

/**
 * robo_ways_dup_sentences:
 * @ways: the ways of a plan
 * @side: an orthogonal direction
 *
 * Returns: (transfer full) (array zero-terminated=1): translated: which VP spaces a robot from that side reaches, which
 *   only through lightning barriers and which not at all; at least one sentence
 */
char **robo_ways_dup_sentences (const RoboWays *ways,
                                RoboDir         side) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_side_get_name:
 * @side: an orthogonal direction
 *
 * Returns: (transfer none): what that side of an arena is called, translated, as a title
 */
const char *robo_side_get_name (RoboDir side);

G_END_DECLS
