// SPDX-License-Identifier: GPL-3.0-or-later
// Places the spaces of a board in a rectangle, and finds the space at a point.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* The frame around the board has this width on each side, in spaces. */
#define ROBO_LAYOUT_FRAME 0.3

/* Holds the position of a board in a rectangle, as a plain value. x, y, cell and frame are whole device pixels, so
 * that all spaces have the same size and are sharp. */
typedef struct
{
  guint  columns;
  guint  rows;
  double x;     /* western side of the spaces, in the units of the rectangle */
  double y;     /* northern side of the spaces */
  double cell;  /* side of one space */
  double frame; /* width of the frame */
  double scale; /* device pixels per unit */
} RoboLayout;

/* Places a board (at least 1 by 1) in the middle of a rectangle, as large as it fits. If the rectangle is too small, a
 * space is one device pixel wide. The scale is the number of device pixels per unit, and must be positive. */
void robo_layout_fit (RoboLayout *layout,
                      guint       columns,
                      guint       rows,
                      double      width,
                      double      height,
                      double      scale);

/* Sets the rectangle that the board and its frame cover. */
void robo_layout_get_outline (const RoboLayout *layout,
                              double           *x,
                              double           *y,
                              double           *width,
                              double           *height);

/* Sets x and y to the middle of a space. */
void robo_layout_get_centre (const RoboLayout *layout,
                             guint             space,
                             double           *x,
                             double           *y);

/* Returns the space at a point. Returns ROBO_NO_SPACE if the point is beside the board. */
guint robo_layout_get_space_at (const RoboLayout *layout,
                                double            x,
                                double            y);

G_END_DECLS
