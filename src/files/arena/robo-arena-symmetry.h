// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and applies symmetries of arenas, which an editor paints once and repeats on every side.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_SYMMETRY_OFF,               /* no repetition */
  ROBO_SYMMETRY_MIRROR_WE,         /* two halves, the east mirrors the west */
  ROBO_SYMMETRY_MIRROR_NS,         /* two halves, the south mirrors the north */
  ROBO_SYMMETRY_HALF_TURN,         /* two halves, one is the other after half a turn */
  ROBO_SYMMETRY_QUARTERS_MIRRORED, /* four quarters, mirrored both ways */
  /* four quarters, each a quarter turn of the one before; needs as many columns as rows */
  ROBO_SYMMETRY_QUARTERS_TURNED,
} RoboSymmetry;

#define ROBO_N_SYMMETRIES (ROBO_SYMMETRY_QUARTERS_TURNED + 1)
#define ROBO_MAX_IMAGES   4

/* One of the eight ways to map a rectangle onto itself. A plain value. */
typedef struct
{
  guint8 is_mirrored; /* whether west and east are exchanged, before the turn */
  guint8 quarters;    /* 0..3, clockwise */
} RoboTransform;

/* Returns whether an arena of that size can have the symmetry: a quarter turn needs as many columns as rows. */
gboolean robo_symmetry_is_possible (RoboSymmetry symmetry,
                                    guint        columns,
                                    guint        rows);

/* Gets the transforms of a symmetry, the first of which changes nothing. Returns their number, 1 to
 * ROBO_MAX_IMAGES. */
guint robo_symmetry_get_transforms (RoboSymmetry  symmetry,
                                    RoboTransform transforms[ROBO_MAX_IMAGES]);

/* Returns the symmetry with most images that the arena already has. Ignores the numbers of VP spaces, since
 * each number exists only once, and the sides of starting spaces. */
RoboSymmetry robo_symmetry_find (const RoboPlan *plan);

/* Returns the direction after the transform. */
RoboDir robo_transform_dir (RoboTransform transform,
                            RoboDir       dir);

/* Returns the space after the transform; after a quarter turn the board has `rows` columns. */
guint robo_transform_space (RoboTransform transform,
                            guint         columns,
                            guint         rows,
                            guint         space);

/* Moves spaces, edges, arrows, sides and caution lines to their new places. The result must not be the plan
 * itself. */
void robo_transform_plan (RoboTransform   transform,
                          const RoboPlan *plan,
                          RoboPlan       *result);

/* Returns whether robots that start at a side have the same arena before them as those that start at the
 * transformed side. Ignores the numbers of VP spaces, because the bag draws all with the same probability
 * (R4.1). */
gboolean robo_transform_keeps_plan (RoboTransform   transform,
                                    const RoboPlan *plan);

G_END_DECLS
