/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "robo-heat-drawing.h"

#include <math.h>

#include "robo-pen.h"

/* Discs have these radii, in spaces. The smallest disc has room for a number. */
#define MIN_RADIUS 0.26
#define MAX_RADIUS 0.47
#define RING_WIDTH 0.07

void
robo_draw_heat (cairo_t           *cr,
                const RoboPalette *palette,
                const RoboLayout  *layout,
                const guint       *counts,
                guint              most,
                RoboPaint          paint)
{
  RoboPen pen;

  if (most == 0)
    return;

  cairo_save (cr);
  cairo_translate (cr, layout->x, layout->y);
  cairo_scale (cr, layout->cell, layout->cell);
  pen = robo_pen_init (cr, palette);
  for (guint i = 0; i < layout->columns * layout->rows; i++)
    {
      double x = i % layout->columns + 0.5;
      double y = i / layout->columns + 0.5;
      /* Make the area of the disc proportional to the count, as long as the disc has room for the number. */
      double radius = MAX (MIN_RADIUS, MAX_RADIUS * sqrt ((double)counts[i] / most));
      char   text[12];

      if (counts[i] == 0)
        continue;

      g_snprintf (text, sizeof text, "%u", counts[i]);
      robo_pen_disc (&pen, x, y, radius - RING_WIDTH / 2);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_BADGE, paint, RING_WIDTH);
      robo_pen_text (&pen, text, x, y, counts[i] < 100 ? radius : radius * 0.7);
      robo_pen_fill (&pen, ROBO_PAINT_BADGE_INK, 1);
    }
  cairo_restore (cr);
}
