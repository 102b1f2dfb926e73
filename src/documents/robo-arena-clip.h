// SPDX-License-Identifier: GPL-3.0-or-later
// Copies, moves and pastes rectangles of an arena, also as text, and resizes arenas.
#pragma once

#include "files/arena/robo-arena-symmetry.h"

G_BEGIN_DECLS

/* Holds a rectangle of spaces. Its numbers are signed, since it may be partly outside of the arena while it is
 * moved. */
typedef struct
{
  gint column;  /* column of the western side, from 0 */
  gint row;     /* row of the northern side, from 0 */
  gint columns; /* width, at least 1, or 0 if there is no rectangle */
  gint rows;
} RoboRegion;

/* Initializes a rectangle from the spaces in two opposite corners, both included. */
void robo_region_init (RoboRegion     *region,
                       const RoboPlan *plan,
                       guint           from,
                       guint           to);

/* Returns whether the space is in the rectangle. */
gboolean robo_region_has (const RoboRegion *region,
                          const RoboPlan   *plan,
                          guint             space);

/* Returns the image of a rectangle. The transform must belong to a symmetry that is possible for the arena. */
RoboRegion robo_region_transform (const RoboRegion *region,
                                  const RoboPlan   *plan,
                                  RoboTransform     transform);

/* A starting space whose rank in the order of starting spaces is unknown has this rank, which comes after all other
 * ranks. */
#define ROBO_NO_RANK ROBO_MAX_STARTS

/* Holds a rectangle that was copied from an arena, with the edges around it. It is a plain value. */
typedef struct
{
  /* The plan has 1..15 columns and rows; `edge_east` of its last column and `edge_south` of its last row are the
   * edges of the clip's border. */
  RoboPlan plan;
  guint8   edge_west[ROBO_MAX_SIDE];  /* by row, the edges of the western border */
  guint8   edge_north[ROBO_MAX_SIDE]; /* by column, the edges of the northern border */
  /* For each starting space of `plan`, this is its index in the original arena, from 0, or ROBO_NO_RANK. */
  guint8 start_ranks[ROBO_MAX_STARTS];
} RoboClip;

void robo_clip_init (RoboClip         *clip,
                     const RoboPlan   *plan,
                     const RoboRegion *region);

void robo_clip_init_whole (RoboClip       *clip,
                           const RoboPlan *plan);

/* Transforms a clip. The result must not be the clip itself. */
void robo_clip_transform (const RoboClip *clip,
                          RoboTransform   transform,
                          RoboClip       *result);

/* Pastes a clip with its north-western corner at a column and a row, counted from 0, and pastes its images under the
 * symmetry. The corner may be outside of the arena; parts outside are dropped. The old content of the spaces is
 * removed. An edge around the clip changes only if the clip has an energy wall or a lightning barrier there. A VP space
 * whose number is in use gets a free number, or is no VP space if no number is free. Starting spaces get the rank in
 * the order of starting spaces that they had in their arena; those above ROBO_MAX_STARTS are dropped. */
void robo_clip_paste (const RoboClip *clip,
                      RoboSymmetry    symmetry,
                      RoboPlan       *plan,
                      gint            column,
                      gint            row);

/* Makes the rectangle and its images plain floor. Energy walls and lightning barriers inside these rectangles are
 * removed; those around the rectangles stay. */
void robo_region_clear (const RoboRegion *region,
                        RoboSymmetry      symmetry,
                        RoboPlan         *plan);

/* Moves the content of the rectangle by (dx, dy) with the edges around it. The images of the rectangle move by the
 * images of this offset. Plain floor remains where the content was, and parts that leave the arena are dropped. VP
 * spaces keep their numbers, as far as these are free, and starting spaces keep their order. */
void robo_region_move (const RoboRegion *region,
                       RoboSymmetry      symmetry,
                       RoboPlan         *plan,
                       gint              dx,
                       gint              dy);

/* Clips as text */

/* Returns a text for the clipboard or a forum. It begins with a line "robodrome-part 1 COLUMNSxROWS". Then it has a
 * line for each row with the letters of arena files (. o ~ #), and a line for each feature: "vp 2,1 3" (number),
 * "workshop 1,1", "high-voltage 1,1", "start 1,1 s n 3" (side, arrow, optional index in its arena, from 1),
 * "energy-wall 1,1 e" and "lightning-barrier 1,1 e" (side), "caution 1,1 w n" (side, turn). Columns and rows are
 * counted within the clip, from 1. */
char *robo_clip_to_text (const RoboClip *clip) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a text of robo_clip_to_text(). The text may be part of a message that quotes the text, adds words before or
 * after, or changes blanks. Returns FALSE if the text has no valid clip or is too long; the clip is then undefined. */
gboolean robo_clip_from_text (RoboClip   *clip,
                              const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The whole arena */

/* Moves everything in the plan by (dx, dy) to the east and south, and then changes the size to 5..15 columns and
 * rows. Parts outside are dropped, and new spaces are plain floor. The result must not be the plan itself. */
void robo_plan_resize (const RoboPlan *plan,
                       guint           columns,
                       guint           rows,
                       gint            dx,
                       gint            dy,
                       RoboPlan       *result);

G_END_DECLS
