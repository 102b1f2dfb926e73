// SPDX-License-Identifier: GPL-3.0-or-later
// How the sides of an arena repeat one another: what an editor paints once and shows for every side.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/**
 * RoboSymmetry:
 * @ROBO_SYMMETRY_OFF: nothing repeats
 * @ROBO_SYMMETRY_MIRROR_WE: two halves, the east is the west in a mirror
 * @ROBO_SYMMETRY_MIRROR_NS: two halves, the south is the north in a mirror
 * @ROBO_SYMMETRY_HALF_TURN: two halves, one is the other turned by half a turn
 * @ROBO_SYMMETRY_QUARTERS_MIRRORED: four quarters, mirrored both ways
 * @ROBO_SYMMETRY_QUARTERS_TURNED: four quarters, each the one before turned by a quarter; only
 *   in arenas with as many columns as rows
 */
typedef enum
{
  ROBO_SYMMETRY_OFF,
  ROBO_SYMMETRY_MIRROR_WE,
  ROBO_SYMMETRY_MIRROR_NS,
  ROBO_SYMMETRY_HALF_TURN,
  ROBO_SYMMETRY_QUARTERS_MIRRORED,
  ROBO_SYMMETRY_QUARTERS_TURNED,
} RoboSymmetry;

#define ROBO_N_SYMMETRIES (ROBO_SYMMETRY_QUARTERS_TURNED + 1)
#define ROBO_MAX_IMAGES   4

/**
 * RoboTransform:
 * @is_mirrored: whether west and east change places, before anything is turned
 * @quarters: 0..3, how far it is turned, clockwise
 *
 * One of the eight ways to lay a rectangle onto itself. A plain value.
 */
typedef struct
{
  guint8 is_mirrored;
  guint8 quarters;
} RoboTransform;

/**
 * robo_symmetry_is_possible:
 * @symmetry: a symmetry
 * @columns: of an arena
 * @rows: of an arena
 *
 * Returns: whether an arena of that size can have it: a quarter turn needs as many columns as rows
 */
gboolean robo_symmetry_is_possible (RoboSymmetry symmetry,
                                    guint        columns,
                                    guint        rows);

/**
 * robo_symmetry_get_transforms:
 * @symmetry: a symmetry
 * @transforms: (out caller-allocates): its transforms, the first of which changes nothing
 *
 * Returns: how many there are, 1 to %ROBO_MAX_IMAGES
 */
guint robo_symmetry_get_transforms (RoboSymmetry  symmetry,
                                    RoboTransform transforms[ROBO_MAX_IMAGES]);

/**
 * robo_symmetry_find:
 * @plan: an arena
 *
 * Looks for the symmetry the arena has already. Numbers of VP spaces do not count, since each number is there
 * once; neither does which side a starting space is of.
 *
 * Returns: the one with most images that holds
 */
RoboSymmetry robo_symmetry_find (const RoboPlan *plan);

/**
 * robo_transform_dir:
 * @transform: a transform
 * @dir: a direction
 *
 * Returns: the direction afterwards
 */
RoboDir robo_transform_dir (RoboTransform transform,
                            RoboDir       dir);

/**
 * robo_transform_space:
 * @transform: a transform
 * @columns: of the board before it
 * @rows: of the board before it
 * @space: a space
 *
 * Returns: where the space is afterwards; if the board is turned by a quarter it then has @rows columns
 */
guint robo_transform_space (RoboTransform transform,
                            guint         columns,
                            guint         rows,
                            guint         space);

/**
 * robo_transform_plan:
 * @transform: a transform
 * @plan: what to lay elsewhere
 * @result: (out caller-allocates): the same with spaces, edges, arrows, sides and caution lines in
 *   their new places; not @plan
 */
void robo_transform_plan (RoboTransform   transform,
                          const RoboPlan *plan,
                          RoboPlan       *result);

/**
 * robo_transform_keeps_plan:
 * @transform: a transform
 * @plan: an arena
 *
 * Numbers of VP spaces do not count: the bag draws one as often as another (R4.1).
 *
 * Returns: whether robots that start at a side have the same before them as those that start where @transform lays that
 *   side
 */
gboolean robo_transform_keeps_plan (RoboTransform   transform,
                                    const RoboPlan *plan);

G_END_DECLS
