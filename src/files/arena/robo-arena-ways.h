// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the ways that robots can drive in an arena.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* The spaces that robots without modules can reach from their starting spaces over floor, orthogonally (R5.1),
 * never through energy walls, and whether KillBots keep moving. */
typedef struct
{
  guint8 has_starts[4]; /* by orthogonal side (n, e, s, w): whether robots start there */
  /* likewise: the VP numbers (bit 1 to 9) that a robot from there can reach without crossing a lightning
   * barrier */
  guint16 avoiding[4];
  guint16 crossing[4]; /* the same if it may cross barriers */
  guint16 numbers;     /* all VP numbers of the arena */
  /* by orthogonal side: the first space by row where a KillBot from there is stuck at a wall, or
   * ROBO_NO_SPACE; see robo_arena_find_stuck() */
  guint8 stuck[4];
  guint8 columns;
  /* by space: bit i for the side i from which robots get there without crossing a barrier, bit 4 + i if they
   * may cross them */
  guint8 reached[ROBO_MAX_SPACES];
} RoboWays;

/* Connected spaces. */
typedef struct
{
  guint8 piece[ROBO_MAX_SPACES]; /* by space: the number of its piece of floor, from 1; 0 if it is no floor */
} RoboPieces;

/* Returns whether a robot without modules can drive from a space to the next one on a side; the same holds for
 * the way back. */
gboolean robo_arena_can_drive (const RoboPlan *plan,
                               guint           from,
                               RoboDir         side,
                               gboolean        crosses_barriers);

/* Finds the pieces of floor between which no robot can drive. Problems and descriptions of ways are based on
 * this. */
void robo_arena_find_pieces (const RoboPlan *plan,
                             gboolean        crosses_barriers,
                             RoboPieces     *pieces);

/* Fast enough for each move of a pointer. */
void robo_arena_find_ways (const RoboPlan *plan,
                           RoboWays       *ways);

/* Returns at least one translated sentence about the VP spaces that a robot from that side reaches, reaches
 * only through lightning barriers, or does not reach. */
char **robo_ways_dup_sentences (const RoboWays *ways,
                                RoboDir         side) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name of that side of an arena, translated, as a title. */
const char *robo_side_get_name (RoboDir side);

G_END_DECLS
