// SPDX-License-Identifier: GPL-3.0-or-later
// Paints marks on the spaces and edges of a plan for the board editor.
#pragma once

#include "files/arena/robo-arena-symmetry.h"

G_BEGIN_DECLS

/* As the side or arrow of a brush, this value means that the side or arrow follows from the touched space. */
#define ROBO_BRUSH_AUTO 255

/* Names the kind of mark that a brush paints. The first eight are for spaces, the next three for edges. */
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

typedef enum
{
  ROBO_ERASING_ALL,    /* erases the marks of an edge if the pointer is near an edge with a mark, otherwise makes the
                        * space plain floor */
  ROBO_ERASING_SPACES, /* makes the space plain floor without caution lines; energy walls and lightning barriers stay */
  ROBO_ERASING_EDGES,  /* removes the energy wall or lightning barrier of the nearest edge, and the caution line of the
                        * touched space at this edge */
} RoboErasing;

/* Holds a brush as a plain value. A zeroed brush paints plain floor. */
typedef struct
{
  RoboBrushKind kind;
  guint8        number; /* number of a VP space, 1..9; 0 to keep the number of a VP space, or to take the lowest free
                         * number */
  guint8        side;   /* side of a starting space, orthogonal; ROBO_BRUSH_AUTO for the side of the arena that is
                         * nearest */
  guint8        arrow;  /* arrow of a starting space, orthogonal; ROBO_BRUSH_AUTO for the direction away from the
                         * side */
  /* The turn of a caution line is 2 for clockwise, -2 for counterclockwise, or 0 for the direction to the corner of the
   * edge that is nearer to the touched point. */
  gint8       turn;
  RoboErasing erasing; /* marks that an eraser removes */
} RoboBrush;

/* Holds a touched point of the board as a space and its nearest edge. */
typedef struct
{
  guint8   space;         /* the space at the point */
  RoboDir  side;          /* nearest side of the space, orthogonal */
  RoboDir  end;           /* direction along that side to the nearer corner */
  gboolean is_at_edge;    /* whether the point is near enough to the edge to select it, if the edge has a mark */
  gboolean is_along_edge; /* whether a stroke through the point goes along the edge and not past a corner */
} RoboTouch;

/* Initializes a touch from a point. `x` and `y` are in widths of a space, to the east and to the south of the
 * north-western corner of the board. Returns FALSE, and changes nothing, if the point is not on the board. */
gboolean robo_touch_init (RoboTouch      *touch,
                          const RoboPlan *plan,
                          double          x,
                          double          y);

/* Initializes a touch from a space and a side, for keyboard users. */
void robo_touch_init_side (RoboTouch *touch,
                           guint      space,
                           RoboDir    side);

/* Returns whether the touched edge has an energy wall, a lightning barrier, or a caution line of the touched space. */
gboolean robo_plan_has_edge_mark (const RoboPlan  *plan,
                                  const RoboTouch *touch);

/* Names the result of painting. Unless the result is ROBO_PAINTED, the plan is unchanged. */
typedef enum
{
  ROBO_PAINTED,                 /* the plan has changed */
  ROBO_PAINTED_NOTHING,         /* painting would change nothing, for example because the mark is there already */
  ROBO_PAINTED_NO_EDGE,         /* the border of the arena cannot have a wall or a barrier */
  ROBO_PAINTED_AT_SOLID,        /* an edge of an arena wall cannot have an energy wall or a lightning barrier */
  ROBO_PAINTED_NO_FLOOR,        /* caution lines need floor */
  ROBO_PAINTED_NO_NUMBER,       /* there are not enough free numbers for the VP spaces */
  ROBO_PAINTED_TOO_MANY_STARTS, /* the arena has its maximum of starting spaces */
} RoboPainted;

/* Returns whether the brush paints only edges. */
gboolean robo_brush_is_for_edges (const RoboBrush *brush);

/* Paints the touched space or edge and its images under the symmetry. Incompatible marks are removed: an arena wall has
 * no energy walls or lightning barriers at its edges, a pit is no VP space, workshop or starting space, a workshop is
 * no VP space, an energy wall replaces a lightning barrier. If an image falls onto the touched space or edge itself,
 * the mark of the brush is painted there and not the image. */
RoboPainted robo_brush_paint (const RoboBrush *brush,
                              RoboSymmetry     symmetry,
                              RoboPlan        *plan,
                              const RoboTouch *touch);

/* Gets the touch and its images, the touch first, and each space or edge once. Returns the number of touches. */
guint robo_brush_get_images (const RoboBrush *brush,
                             RoboSymmetry     symmetry,
                             const RoboPlan  *plan,
                             const RoboTouch *touch,
                             RoboTouch        images[ROBO_MAX_IMAGES]);

/* Makes the brush paint the mark at the touched point. Settings of the brush that do not belong to this mark stay,
 * such as the turn of a caution line if the mark is a pit. */
void robo_brush_pick (RoboBrush       *brush,
                      const RoboPlan  *plan,
                      const RoboTouch *touch);

/* Returns the index of the starting space at a space. If the space is no starting space, returns n_starts of the
 * plan. */
guint robo_plan_get_start_at (const RoboPlan *plan,
                              guint           space);

/* Returns the lowest free number for a VP space, 1..9. Returns 0 if all numbers are in use. */
guint robo_plan_find_free_vp (const RoboPlan *plan);

/* Makes the space plain floor without caution lines. Energy walls and lightning barriers at the edges of the space
 * stay, since its neighbors share them. */
void robo_plan_clear_space (RoboPlan *plan,
                            guint     space);

/* Areas */

/* Holds a set of spaces of an arena. */
typedef struct
{
  guint8 has[ROBO_MAX_SPACES]; /* by space, whether the space belongs to the area */
} RoboArea;

/* Selects the connected spaces that are like the given space, with the same terrain and the same kinds of features.
 * Numbers of VP spaces, sides of starting spaces, and caution lines may differ. Energy walls and lightning barriers end
 * the area. */
void robo_area_init_flood (RoboArea       *area,
                           const RoboPlan *plan,
                           guint           space);

/* Selects a rectangle between two opposite corners, both included. */
void robo_area_init_box (RoboArea       *area,
                         const RoboPlan *plan,
                         guint           from,
                         guint           to);

/* Paints the spaces of the area that the brush can paint. Brushes for edges paint the outline of the area; caution
 * lines are on the inner side of the outline. Returns ROBO_PAINTED if the plan has changed, otherwise a reason why the
 * plan has not changed. */
RoboPainted robo_brush_paint_area (const RoboBrush *brush,
                                   RoboSymmetry     symmetry,
                                   RoboPlan        *plan,
                                   const RoboArea  *area);

G_END_DECLS
