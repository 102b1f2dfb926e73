// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-viewport.h"

#include <math.h>

/* Returns where a board of n spaces begins if its coordinate `middle` is in the center of `length`. Corrects
 * `middle` if an empty border would be wider than necessary. */
static double
place_board (const RoboLayout *layout,
             double            length,
             guint             n,
             double           *middle)
{
  double seen = length / layout->cell / 2;
  double frame = layout->frame / layout->cell;

  if (2 * seen >= n + 2 * frame)
    *middle = n / 2.0;
  else
    *middle = CLAMP (*middle, seen - frame, n + frame - seen);

  return floor ((length / 2 - *middle * layout->cell) * layout->scale) / layout->scale;
}

static void
update_layout (RoboViewport *self)
{
  if (!robo_viewport_has_layout (self))
    return;

  robo_layout_fit (&self->layout, self->layout.columns, self->layout.rows,
                   self->width * self->zoom, self->height * self->zoom, self->layout.scale);
  self->layout.x = place_board (&self->layout, self->width, self->layout.columns, &self->x);
  self->layout.y = place_board (&self->layout, self->height, self->layout.rows, &self->y);
}

void
robo_viewport_set_board (RoboViewport *self,
                         guint         columns,
                         guint         rows)
{
  self->layout.columns = columns;
  self->layout.rows = rows;
  self->zoom = 1;
  self->x = columns / 2.0;
  self->y = rows / 2.0;
  update_layout (self);
}

void
robo_viewport_set_size (RoboViewport *self,
                        double        width,
                        double        height,
                        double        scale)
{
  self->width = width;
  self->height = height;
  self->layout.scale = scale;
  update_layout (self);
}

gboolean
robo_viewport_has_layout (const RoboViewport *self)
{
  return self->layout.columns > 0 && self->width > 0 && self->height > 0;
}

gboolean
robo_viewport_get_place (const RoboViewport *self,
                         double              x,
                         double              y,
                         double             *column,
                         double             *row)
{
  if (!robo_viewport_has_layout (self))
    return FALSE;

  *column = (x - self->layout.x) / self->layout.cell;
  *row = (y - self->layout.y) / self->layout.cell;

  return TRUE;
}

gboolean
robo_viewport_hold (RoboViewport *self,
                    double        zoom,
                    double        column,
                    double        row,
                    double        x,
                    double        y)
{
  RoboLayout before = self->layout;

  if (!robo_viewport_has_layout (self))
    return FALSE;

  self->zoom = CLAMP (zoom, 1, ROBO_VIEWPORT_MAX_ZOOM);
  update_layout (self);
  self->x = column - (x - self->width / 2) / self->layout.cell;
  self->y = row - (y - self->height / 2) / self->layout.cell;
  update_layout (self);

  return before.cell != self->layout.cell || before.x != self->layout.x || before.y != self->layout.y;
}

gboolean
robo_viewport_zoom_at (RoboViewport *self,
                       double        zoom,
                       double        x,
                       double        y)
{
  double column, row;

  if (CLAMP (zoom, 1, ROBO_VIEWPORT_MAX_ZOOM) == self->zoom || !robo_viewport_get_place (self, x, y, &column, &row))
    return FALSE;

  robo_viewport_hold (self, zoom, column, row, x, y);

  return TRUE;
}

gboolean
robo_viewport_pan (RoboViewport *self,
                   double        dx,
                   double        dy)
{
  RoboLayout before = self->layout;

  if (!robo_viewport_has_layout (self))
    return FALSE;

  self->x += dx / self->layout.cell;
  self->y += dy / self->layout.cell;
  update_layout (self);

  return before.x != self->layout.x || before.y != self->layout.y;
}

/* Returns how far an interval with this start and size extends beyond length. If the interval begins before the start
 * of the widget, the result is negative. */
static double
get_excess (double start,
            double size,
            double length)
{
  if (start < 0)
    return start;

  return MAX (0, start + size - length);
}

gboolean
robo_viewport_reveal (RoboViewport *self,
                      guint         space)
{
  const RoboLayout *layout = &self->layout;

  if (!robo_viewport_has_layout (self))
    return FALSE;

  return robo_viewport_pan (self,
                            get_excess (layout->x + space % layout->columns * layout->cell, layout->cell, self->width),
                            get_excess (layout->y + space / layout->columns * layout->cell, layout->cell,
                                        self->height));
}
