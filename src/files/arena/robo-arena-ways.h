// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the ways that robots can drive in an arena.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* Holds the spaces that robots without modules can reach from their starting spaces: over floor, orthogonally (R5.1),
 * and never through energy walls. Also tells whether KillBots keep moving. */
typedef struct
{
  guint8 has_starts[4]; /* by orthogonal side (n, e, s, w): whether robots start there */
  /* by orthogonal side: bit n, from 1 to 9, is set if a robot from this side can reach VP space n without crossing a
   * lightning barrier */
  guint16 avoiding[4];
  guint16 crossing[4]; /* by orthogonal side: the same bits for a robot that may cross lightning barriers */
  guint16 numbers;     /* bit n is set if the arena has VP space n */
  /* by orthogonal side: the first space by row where a KillBot from this side is stuck at a wall, or ROBO_NO_SPACE;
   * see robo_arena_find_stuck() */
  guint8 stuck[4];
  guint8 columns;
  /* by space: bit i is set if robots from side i reach the space without crossing a barrier, and bit 4 + i if they
   * reach it and may cross barriers */
  guint8 reached[ROBO_MAX_SPACES];
} RoboWays;

/* Divides the floor into pieces of connected spaces. */
typedef struct
{
  guint8 piece[ROBO_MAX_SPACES]; /* by space: the number of the piece of floor to which it belongs, from 1; 0 if the
                                  * space is not floor */
} RoboPieces;

/* Returns whether a robot without modules can drive from a space to its neighbor on a side, and stands on floor
 * there. If both spaces are floor, the same holds for the way back. */
gboolean robo_arena_can_drive (const RoboPlan *plan,
                               guint           from,
                               RoboDir         side,
                               gboolean        crosses_barriers);

/* Finds the pieces of floor between which robots without modules cannot drive. */
void robo_arena_find_pieces (const RoboPlan *plan,
                             gboolean        crosses_barriers,
                             RoboPieces     *pieces);

/* Finds the reachable spaces and VP spaces. This is fast enough to be called at each move of the pointer. */
void robo_arena_find_ways (const RoboPlan *plan,
                           RoboWays       *ways);

/* Returns translated sentences, at least one, that say which VP spaces a robot from this side reaches, reaches only
 * through lightning barriers, or does not reach, or that there is no start or no VP space. The last sentence says
 * where a KillBot from this side gets stuck, if it does. */
char **robo_ways_dup_sentences (const RoboWays *ways,
                                RoboDir         side) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the translated name of this side of an arena, as a title. */
const char *robo_side_get_name (RoboDir side);

G_END_DECLS
