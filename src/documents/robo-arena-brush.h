// SPDX-License-Identifier: GPL-3.0-or-later
// What the board editor paints with: pure functions from one plan to the next.
#pragma once

#include "files/arena/robo-arena-symmetry.h"

G_BEGIN_DECLS

/* Leaves to the place which side or direction it is to be. */
#define ROBO_BRUSH_AUTO 255

/**
 * RoboBrushKind:
 * What a brush leaves behind. The first eight go onto spaces, the next three onto edges.
 */
typedef enum
{
  ROBO_BRUSH_FLOOR,
  ROBO_BRUSH_PIT,
  ROBO_BRUSH_WATER,
  ROBO_BRUSH_SOLID,
  ROBO_BRUSH_VP,
  ROBO_BRUSH_WORKSHOP,
  ROBO_BRUSH_VOLTAGE,
  ROBO_BRUSH_START,
  ROBO_BRUSH_WALL,
  ROBO_BRUSH_BARRIER,
  ROBO_BRUSH_CAUTION,
  ROBO_BRUSH_ERASER,
} RoboBrushKind;

#define ROBO_N_BRUSHES (ROBO_BRUSH_ERASER + 1)

/**
 * RoboErasing:
 * @ROBO_ERASING_ALL: an edge if the pointer is at one that carries something, else the space
 * @ROBO_ERASING_SPACES: the space, edges never
 * @ROBO_ERASING_EDGES: the nearest edge, spaces never
 */
typedef enum
{
  ROBO_ERASING_ALL,
  ROBO_ERASING_SPACES,
  ROBO_ERASING_EDGES,
} RoboErasing;

/**
 * RoboBrush:
 * @kind: what it leaves behind
 * @number: of a VP space, 1..9; 0 for the next that is free
 * @side: which side's starting space it is, orthogonal; %ROBO_BRUSH_AUTO for the nearest
 * @arrow: of a starting space, orthogonal; %ROBO_BRUSH_AUTO for away from @side
 * @turn: of a caution line: 2 turns clockwise, -2 the other way, 0 to where the pointer is nearer
 * @erasing: what an eraser takes
 *
 * A plain value; zeroed it is plain floor.
 */
typedef struct
{
  RoboBrushKind kind;
  guint8        number;
  guint8        side;
  guint8        arrow;
  gint8         turn;
  RoboErasing   erasing;
} RoboBrush;

/**
 * RoboTouch:
 * @space: the space touched
 * @side: the nearest side of it, orthogonal
 * @end: along that side to the nearer corner
 * @is_at_edge: whether the point is so near the edge that it is meant, if there is something there
 * @is_along_edge: whether a stroke through the point goes along the edge, rather than past a corner of it
 *
 * A point of the board in terms of the rules.
 */
typedef struct
{
  guint8   space;
  RoboDir  side;
  RoboDir  end;
  gboolean is_at_edge;
  gboolean is_along_edge;
} RoboTouch;

/**
 * robo_touch_init:
 * @touch: (out caller-allocates): where to write it
 * @plan: the arena
 * @x: in spaces from its north-western corner
 * @y: in spaces downwards
 *
 * Returns: whether the point is on the board
 */
gboolean robo_touch_init (RoboTouch      *touch,
                          const RoboPlan *plan,
                          double          x,
                          double          y);

/**
 * robo_touch_init_side:
 * @touch: (out caller-allocates): where to write it
 * @space: a space
 * @side: one of its sides, for those who have no pointer
 */
void robo_touch_init_side (RoboTouch *touch,
                           guint      space,
                           RoboDir    side);

/**
 * robo_plan_has_edge_mark:
 * @plan: an arena
 * @touch: a place
 *
 * Returns: whether there is an energy wall, a lightning barrier or a caution line at the edge that is nearest
 */
gboolean robo_plan_has_edge_mark (const RoboPlan  *plan,
                                  const RoboTouch *touch);

/**
 * RoboPainted:
 * @ROBO_PAINTED: something is different now
 * @ROBO_PAINTED_NOTHING: it is so already
 * @ROBO_PAINTED_NO_EDGE: the border of the arena cannot have a wall or a barrier
 * @ROBO_PAINTED_AT_SOLID: an arena wall stops everything, so that an edge at it carries nothing
 * @ROBO_PAINTED_NO_FLOOR: caution lines are on floor
 * @ROBO_PAINTED_NO_NUMBER: there are not enough numbers left for the VP spaces
 * @ROBO_PAINTED_TOO_MANY_STARTS: there are as many starting spaces as an arena can have
 *
 * What came of painting. With all but the first the plan is as it was.
 */
typedef enum
{
  ROBO_PAINTED,
  ROBO_PAINTED_NOTHING,
  ROBO_PAINTED_NO_EDGE,
  ROBO_PAINTED_AT_SOLID,
  ROBO_PAINTED_NO_FLOOR,
  ROBO_PAINTED_NO_NUMBER,
  ROBO_PAINTED_TOO_MANY_STARTS,
} RoboPainted;

/**
 * robo_brush_is_for_edges:
 * @brush: a brush
 *
 * Returns: whether it paints edges wherever it touches, and never spaces
 */
gboolean robo_brush_is_for_edges (const RoboBrush *brush);

/**
 * robo_brush_paint:
 * @brush: a brush
 * @symmetry: possible for the arena
 * @plan: (inout): the arena
 * @touch: where
 *
 * Paints one place and its images. What cannot be together gives way: an arena wall has no walls at its edges,
 * a pit nothing on it, a workshop is no VP space, an energy wall replaces a lightning barrier. Where an image falls
 * onto the place itself, what was painted there counts.
 *
 * Returns: what came of it
 */
RoboPainted robo_brush_paint (const RoboBrush *brush,
                              RoboSymmetry     symmetry,
                              RoboPlan        *plan,
                              const RoboTouch *touch);

/**
 * robo_brush_get_images:
 * @brush: a brush
 * @symmetry: possible for the arena
 * @plan: the arena
 * @touch: where
 * @images: (out caller-allocates): the touched places, each once, @touch first
 *
 * Returns: how many there are
 */
guint robo_brush_get_images (const RoboBrush *brush,
                             RoboSymmetry     symmetry,
                             const RoboPlan  *plan,
                             const RoboTouch *touch,
                             RoboTouch        images[ROBO_MAX_IMAGES]);

/**
 * robo_brush_pick:
 * @brush: (inout): becomes one that paints what is there; what it does not say, such as the turn of a
 *   caution line for a pit, stays
 * @plan: the arena
 * @touch: where
 */
void robo_brush_pick (RoboBrush       *brush,
                      const RoboPlan  *plan,
                      const RoboTouch *touch);

/**
 * robo_plan_get_start_at:
 * @plan: an arena
 * @space: a space
 *
 * Returns: the index of the starting space there, or @plan's n_starts
 */
guint robo_plan_get_start_at (const RoboPlan *plan,
                              guint           space);

/**
 * robo_plan_find_free_vp:
 * @plan: an arena
 *
 * Returns: the lowest number no VP space has, 1..9, or 0 if all are taken
 */
guint robo_plan_find_free_vp (const RoboPlan *plan);

/**
 * robo_plan_clear_space:
 * @plan: an arena
 * @space: a space
 *
 * Makes it plain floor without caution lines. Its edges stay, which are its neighbours' too.
 */
void robo_plan_clear_space (RoboPlan *plan,
                            guint     space);

/* Areas */

/**
 * RoboArea:
 * @has: (array): by space, whether it belongs
 *
 * Some spaces of an arena.
 */
typedef struct
{
  guint8 has[ROBO_MAX_SPACES];
} RoboArea;

/**
 * robo_area_init_flood:
 * @area: (out caller-allocates): where to write it
 * @plan: the arena
 * @space: where to begin
 *
 * Spaces like @space that hang together with it: same terrain, both with the same things on them. Energy walls
 * and lightning barriers are where it ends.
 */
void robo_area_init_flood (RoboArea       *area,
                           const RoboPlan *plan,
                           guint           space);

/**
 * robo_area_init_box:
 * @area: (out caller-allocates): where to write it
 * @plan: the arena
 * @from: a corner
 * @to: the opposite corner, which belongs to it
 */
void robo_area_init_box (RoboArea       *area,
                         const RoboPlan *plan,
                         guint           from,
                         guint           to);

/**
 * robo_brush_paint_area:
 * @brush: a brush
 * @symmetry: possible for the arena
 * @plan: (inout): the arena
 * @area: where
 *
 * Paints every space of the area; what goes onto edges is painted round it, caution lines on the inner side.
 *
 * Returns: %ROBO_PAINTED if something is different now, otherwise why not
 */
RoboPainted robo_brush_paint_area (const RoboBrush *brush,
                                   RoboSymmetry     symmetry,
                                   RoboPlan        *plan,
                                   const RoboArea  *area);

G_END_DECLS
