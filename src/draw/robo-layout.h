/* Where the spaces of a board lie in a rectangle, and which space a point is on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* The frame around the board on each side, in spaces. */
#define ROBO_LAYOUT_FRAME 0.3

/**
 * RoboLayout:
 * @columns: of the board
 * @rows: of the board
 * @x: western side of the spaces, in the units of the rectangle
 * @y: northern side of the spaces
 * @cell: side of one space
 * @frame: width of the frame
 * @scale: device pixels a unit
 *
 * A plain value. @x, @y, @cell and @frame are whole device pixels, so that every space is as
 * large and as sharp as every other.
 */
typedef struct
{
  guint  columns;
  guint  rows;
  double x;
  double y;
  double cell;
  double frame;
  double scale;
} RoboLayout;

/**
 * robo_layout_fit:
 * @layout: (out caller-allocates): where to write it
 * @columns: of the board, at least 1
 * @rows: of the board, at least 1
 * @width: of the rectangle to fill
 * @height: of the rectangle to fill
 * @scale: device pixels a unit, positive
 *
 * Places a board in the middle of a rectangle, as large as fits. In a rectangle that is too
 * small a space still is one device pixel wide.
 */
void robo_layout_fit (RoboLayout *layout,
                      guint       columns,
                      guint       rows,
                      double      width,
                      double      height,
                      double      scale);

/**
 * robo_layout_get_outline:
 * @layout: a layout
 * @x: (out): western side of the frame
 * @y: (out): northern side of the frame
 * @width: (out): of board and frame
 * @height: (out): of board and frame
 */
void robo_layout_get_outline (const RoboLayout *layout,
                              double           *x,
                              double           *y,
                              double           *width,
                              double           *height);

/**
 * robo_layout_get_centre:
 * @layout: a layout
 * @space: a space of the board
 * @x: (out): its middle
 * @y: (out): its middle
 */
void robo_layout_get_centre (const RoboLayout *layout,
                             guint             space,
                             double           *x,
                             double           *y);

/**
 * robo_layout_get_space_at:
 * @layout: a layout
 * @x: a point
 * @y: a point
 *
 * Returns: the space the point is on, or %ROBO_NO_SPACE beside the board
 */
guint robo_layout_get_space_at (const RoboLayout *layout,
                                double            x,
                                double            y);

G_END_DECLS
