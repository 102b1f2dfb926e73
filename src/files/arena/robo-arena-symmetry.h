// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and applies symmetries of arenas. With a symmetry, an editor repeats every stroke in the other parts of the
// arena.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_SYMMETRY_OFF,               /* no symmetry */
  ROBO_SYMMETRY_MIRROR_WE,         /* two halves; the east mirrors the west */
  ROBO_SYMMETRY_MIRROR_NS,         /* two halves; the south mirrors the north */
  ROBO_SYMMETRY_HALF_TURN,         /* two halves; half a turn maps each half onto the other */
  ROBO_SYMMETRY_QUARTERS_MIRRORED, /* four quarters, mirrored both ways */
  /* The arena has four quarters; a quarter turn maps each quarter onto the next. This needs as many columns as rows. */
  ROBO_SYMMETRY_QUARTERS_TURNED,
} RoboSymmetry;

#define ROBO_N_SYMMETRIES (ROBO_SYMMETRY_QUARTERS_TURNED + 1)
#define ROBO_MAX_IMAGES   4

/* Describes one of the eight ways to mirror and turn a board. */
typedef struct
{
  guint8 is_mirrored; /* whether west and east are exchanged; this happens before the turn */
  guint8 quarters;    /* number of quarter turns, 0..3, clockwise */
} RoboTransform;

/* Returns the name on the command line, such as "half-turn". */
const char *robo_symmetry_get_id (RoboSymmetry symmetry);

/* Looks up a name of robo_symmetry_get_id(). Returns FALSE, and does not change `symmetry`, if there is no such name. */
gboolean robo_symmetry_from_id (const char   *id,
                                RoboSymmetry *symmetry);

/* Returns whether an arena of this size can have the symmetry. A quarter turn needs as many columns as rows. */
gboolean robo_symmetry_is_possible (RoboSymmetry symmetry,
                                    guint        columns,
                                    guint        rows);

/* Gets the transforms of a symmetry. The first transform changes nothing. Returns the number of transforms, 1 to
 * ROBO_MAX_IMAGES. */
guint robo_symmetry_get_transforms (RoboSymmetry  symmetry,
                                    RoboTransform transforms[ROBO_MAX_IMAGES]);

/* Returns whether the arena has the symmetry. Ignores the sides of starting spaces. Also ignores the numbers of VP
 * spaces, because each number exists only once, and caution lines that lie across the axis of a mirror, because such a
 * line turns either to the left or to the right. */
gboolean robo_symmetry_holds (RoboSymmetry    symmetry,
                              const RoboPlan *plan);

/* Returns the symmetry with the most images among all symmetries that the arena has. */
RoboSymmetry robo_symmetry_find (const RoboPlan *plan);

/* Returns whether two arenas have the same size, spaces, edges, caution lines and arrows. Ignores the numbers of VP
 * spaces and the sides of starting spaces. */
gboolean robo_plan_has_same_look (const RoboPlan *one,
                                  const RoboPlan *other);

RoboDir robo_transform_dir (RoboTransform transform,
                            RoboDir       dir);

/* Returns the space after the transform. After one or three quarter turns the board has `rows` columns. */
guint robo_transform_space (RoboTransform transform,
                            guint         columns,
                            guint         rows,
                            guint         space);

/* Applies the transform to spaces, edges, arrows, sides and caution lines. `result` must not be `plan`. */
void robo_transform_plan (RoboTransform   transform,
                          const RoboPlan *plan,
                          RoboPlan       *result);

/* Returns whether robots that start at a side have the same arena in front of them as robots that start at the
 * transformed side. Ignores the numbers of VP spaces, because the bag draws all numbers with the same probability
 * (R4.1). */
gboolean robo_transform_keeps_plan (RoboTransform   transform,
                                    const RoboPlan *plan);

G_END_DECLS
