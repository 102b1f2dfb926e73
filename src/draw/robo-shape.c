// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the silhouettes of robots.
#include "robo-shape.h"

void
robo_shape_add (const RoboPen *pen,
                RoboShape      shape,
                double         x,
                double         y,
                double         radius)
{
  double round = 0.16 * radius;

  switch (shape)
    {
    case ROBO_SHAPE_HEXAGON:
      robo_pen_regular (pen, 6, x, y, 1.1 * radius, 0);
      break;
    case ROBO_SHAPE_DISC:
      robo_pen_disc (pen, x, y, radius);
      break;
    case ROBO_SHAPE_TRIANGLE:
      /* Round the corners of the triangle. With sharp corners it would look too thin at 40 pixels. */
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, x, y - 0.92 * radius, round, G_PI * 7 / 6, G_PI * 11 / 6);
      cairo_arc (pen->cr, x + 1.04 * radius, y + 0.72 * radius, round, -G_PI / 6, G_PI / 2);
      cairo_arc (pen->cr, x - 1.04 * radius, y + 0.72 * radius, round, G_PI / 2, G_PI * 7 / 6);
      cairo_close_path (pen->cr);
      break;
    case ROBO_SHAPE_SQUARE:
      robo_pen_rounded (pen, x - 0.9 * radius, y - 0.9 * radius, 1.8 * radius, 1.8 * radius, 0.22 * radius);
      break;
    }
}
