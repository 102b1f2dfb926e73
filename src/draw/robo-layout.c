/* The one formula that places spaces: drawing and hit testing both use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-layout.h"

#include <math.h>

static double
snap_down (double value,
           double scale)
{
  return floor (value * scale) / scale;
}

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
void
robo_layout_fit (RoboLayout *layout,
                 guint       columns,
                 guint       rows,
                 double      width,
                 double      height,
                 double      scale)
{
  double cell;

  g_return_if_fail (columns > 0 && rows > 0);
  g_return_if_fail (scale > 0);

  cell = MIN (width / (columns + 2 * ROBO_LAYOUT_FRAME), height / (rows + 2 * ROBO_LAYOUT_FRAME));

  layout->columns = columns;
  layout->rows = rows;
  layout->scale = scale;
  layout->cell = MAX (snap_down (cell, scale), 1 / scale);
  layout->frame = snap_down (layout->cell * ROBO_LAYOUT_FRAME, scale);
  layout->x = snap_down ((width - columns * layout->cell) / 2, scale);
  layout->y = snap_down ((height - rows * layout->cell) / 2, scale);
}

/**
 * robo_layout_get_outline:
 * @layout: a layout
 * @x: (out): western side of the frame
 * @y: (out): northern side of the frame
 * @width: (out): of board and frame
 * @height: (out): of board and frame
 */
void
robo_layout_get_outline (const RoboLayout *layout,
                         double           *x,
                         double           *y,
                         double           *width,
                         double           *height)
{
  *x = layout->x - layout->frame;
  *y = layout->y - layout->frame;
  *width = layout->columns * layout->cell + 2 * layout->frame;
  *height = layout->rows * layout->cell + 2 * layout->frame;
}

/**
 * robo_layout_get_centre:
 * @layout: a layout
 * @space: a space of the board
 * @x: (out): its middle
 * @y: (out): its middle
 */
void
robo_layout_get_centre (const RoboLayout *layout,
                        guint             space,
                        double           *x,
                        double           *y)
{
  *x = layout->x + (space % layout->columns + 0.5) * layout->cell;
  *y = layout->y + (space / layout->columns + 0.5) * layout->cell;
}

/**
 * robo_layout_get_space_at:
 * @layout: a layout
 * @x: a point
 * @y: a point
 *
 * Returns: the space the point is on, or %ROBO_NO_SPACE beside the board
 */
guint
robo_layout_get_space_at (const RoboLayout *layout,
                          double            x,
                          double            y)
{
  double column = floor ((x - layout->x) / layout->cell);
  double row = floor ((y - layout->y) / layout->cell);

  if (column < 0 || row < 0 || column >= layout->columns || row >= layout->rows)
    return ROBO_NO_SPACE;

  return (guint)row * layout->columns + (guint)column;
}
