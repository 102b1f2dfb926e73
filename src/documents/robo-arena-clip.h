// SPDX-License-Identifier: GPL-3.0-or-later
// Rectangles of an arena: to copy, move and paste them, also as text; and the size of the whole.
#pragma once

#include "files/arena/robo-arena-symmetry.h"

G_BEGIN_DECLS

/**
 * RoboRegion:
 * @column: western side, from 0
 * @row: northern side, from 0
 * @columns: how wide, at least 1; 0 for none
 * @rows: how high
 *
 * A rectangle of spaces. Signed, since it may stick out of the arena while it is moved.
 */
typedef struct
{
  gint column;
  gint row;
  gint columns;
  gint rows;
} RoboRegion;

/**
 * robo_region_init:
 * @region: (out caller-allocates): where to write it
 * @plan: the arena
 * @from: a corner
 * @to: the opposite corner, which belongs to it
 */
void robo_region_init (RoboRegion     *region,
                       const RoboPlan *plan,
                       guint           from,
                       guint           to);

/**
 * robo_region_has:
 * @region: a rectangle
 * @plan: the arena
 * @space: a space of it
 *
 * Returns: whether the space is in the rectangle
 */
gboolean robo_region_has (const RoboRegion *region,
                          const RoboPlan   *plan,
                          guint             space);

/**
 * robo_region_transform:
 * @region: a rectangle
 * @plan: the arena it is of
 * @transform: one of a symmetry that is possible for the arena
 *
 * Returns: its image
 */
RoboRegion robo_region_transform (const RoboRegion *region,
                                  const RoboPlan   *plan,
                                  RoboTransform     transform);

/* Of a starting space that comes from nowhere: behind all others. */
#define ROBO_NO_RANK ROBO_MAX_STARTS

/**
 * RoboClip:
 * @plan: what is in it, of 1..15 columns and rows; `edge_east` and `edge_south` of its last column and row are edges
 *   of its border
 * @edge_west: (array): by row: the edges of its western border
 * @edge_north: (array): by column: those of its northern border
 * @start_ranks: (array): by starting space of @plan: which one it is in the arena it comes from, from 0, or %ROBO_NO_RANK
 *
 * A rectangle taken out of an arena, with the edges around it. A plain value.
 */
typedef struct
{
  RoboPlan plan;
  guint8   edge_west[ROBO_MAX_SIDE];
  guint8   edge_north[ROBO_MAX_SIDE];
  guint8   start_ranks[ROBO_MAX_STARTS];
} RoboClip;

/**
 * robo_clip_init:
 * @clip: (out caller-allocates): where to write it
 * @plan: an arena
 * @region: a rectangle inside it
 */
void robo_clip_init (RoboClip         *clip,
                     const RoboPlan   *plan,
                     const RoboRegion *region);

/**
 * robo_clip_init_whole:
 * @clip: (out caller-allocates): where to write it
 * @plan: an arena
 */
void robo_clip_init_whole (RoboClip       *clip,
                           const RoboPlan *plan);

/**
 * robo_clip_transform:
 * @clip: a clip
 * @transform: how to turn it
 * @result: (out caller-allocates): the same turned; not @clip
 */
void robo_clip_transform (const RoboClip *clip,
                          RoboTransform   transform,
                          RoboClip       *result);

/**
 * robo_clip_paste:
 * @clip: a clip
 * @symmetry: possible for the arena
 * @plan: (inout): the arena
 * @column: where its north-western corner goes, from 0; may be outside
 * @row: the same downwards
 *
 * Puts it into the arena, and its images likewise; what sticks out is lost. Everything that was there goes, of the edges
 * round it only where the clip has something. A VP space whose number is taken gets a free one; if there is none, the
 * space is plain. Starting spaces get the place in their order (R4.5) that they had where they come from.
 */
void robo_clip_paste (const RoboClip *clip,
                      RoboSymmetry    symmetry,
                      RoboPlan       *plan,
                      gint            column,
                      gint            row);

/**
 * robo_region_clear:
 * @region: a rectangle
 * @symmetry: possible for the arena
 * @plan: (inout): the arena
 *
 * Makes it and its images plain floor without edges inside; those around it stay.
 */
void robo_region_clear (const RoboRegion *region,
                        RoboSymmetry      symmetry,
                        RoboPlan         *plan);

/**
 * robo_region_move:
 * @region: a rectangle
 * @symmetry: possible for the arena
 * @plan: (inout): the arena
 * @dx: how far to the east
 * @dy: how far to the south
 *
 * Moves what is there with the edges round it, and the images likewise. Plain floor stays behind, and what leaves the
 * arena is lost; VP spaces keep their numbers, starting spaces their order (R4.5).
 */
void robo_region_move (const RoboRegion *region,
                       RoboSymmetry      symmetry,
                       RoboPlan         *plan,
                       gint              dx,
                       gint              dy);

/* As text */

/**
 * robo_clip_to_text:
 * @clip: a clip
 *
 * The text begins with a line "robodrome-part 1 COLUMNSxROWS"; then comes a line a row with the letters of arena files
 * (. o ~ #), then a line a thing: "vp 2,1 3" (number), "workshop 1,1", "high-voltage 1,1", "start 1,1 s n 3" (side, arrow, which one in
 * its arena, may be left out),
 * "energy-wall 1,1 e" and "lightning-barrier 1,1 e" (side), "caution 1,1 w n" (side, turn). Places are those of the part.
 *
 * Returns: (transfer full): the clip for the clipboard, a forum, another window
 */
char *robo_clip_to_text (const RoboClip *clip) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_clip_from_text:
 * @clip: (out caller-allocates): where to write it
 * @text: anything
 *
 * Reads what robo_clip_to_text() wrote, white space around it left aside. Text is not trusted: what is not such a part in every line is none.
 *
 * Returns: whether it was one; otherwise @clip is of no use
 */
gboolean robo_clip_from_text (RoboClip   *clip,
                              const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The whole */

/**
 * robo_plan_resize:
 * @plan: an arena
 * @columns: 5..15
 * @rows: 5..15
 * @dx: how far to the east everything goes
 * @dy: how far to the south
 * @result: (out caller-allocates): the arena with that size; not @plan
 *
 * What does not fit any more is lost, new spaces are plain floor.
 */
void robo_plan_resize (const RoboPlan *plan,
                       guint           columns,
                       guint           rows,
                       gint            dx,
                       gint            dy,
                       RoboPlan       *result);

G_END_DECLS
