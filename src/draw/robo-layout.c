// SPDX-License-Identifier: GPL-3.0-or-later
// Has the formula that places spaces, which drawing and finding the space at a point share.
#include "robo-layout.h"

#include <math.h>

static double
snap_down (double value,
           double scale)
{
  return floor (value * scale) / scale;
}

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

void
robo_layout_get_centre (const RoboLayout *layout,
                        guint             space,
                        double           *x,
                        double           *y)
{
  *x = layout->x + (space % layout->columns + 0.5) * layout->cell;
  *y = layout->y + (space / layout->columns + 0.5) * layout->cell;
}

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
