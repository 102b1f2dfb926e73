/* An arena from the ground up: frame, terrain, what spaces carry, what edges carry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-arena-drawing.h"
#include "robo-arena-drawing-private.h"

/* Below this many device pixels a space is a thumbnail's, and numbers would be dirt. */
#define LABEL_PIXELS 22

static void
draw_label (const RoboPen *pen,
            guint          number,
            double         x,
            double         y)
{
  char text[12];

  if (!robo_pen_sees (pen, x - 0.5, y - 0.5))
    return;

  g_snprintf (text, sizeof text, "%u", number);
  robo_pen_text (pen, text, x, y, 0.21);
  robo_pen_fill (pen, ROBO_PAINT_LABEL, 1);
}

void
robo_draw_arena (cairo_t           *cr,
                 const RoboPalette *palette,
                 const RoboLayout  *layout,
                 const RoboPlan    *plan)
{
  RoboPen pen;
  double  frame;
  double  light;

  g_return_if_fail (layout->columns == plan->columns && layout->rows == plan->rows);

  cairo_save (cr);
  cairo_translate (cr, layout->x, layout->y);
  cairo_scale (cr, layout->cell, layout->cell);
  pen = robo_pen_init (cr, palette);

  frame = layout->frame / layout->cell;
  light = robo_pen_snap (&pen, 0.02);
  robo_pen_rounded (&pen, -frame, -frame, layout->columns + 2 * frame, layout->rows + 2 * frame, 0.26);
  robo_pen_fill (&pen, ROBO_PAINT_FRAME, 1);
  robo_pen_rounded (&pen, -frame + light / 2, -frame + light / 2,
                    layout->columns + 2 * frame - light, layout->rows + 2 * frame - light, 0.26);
  robo_pen_stroke (&pen, ROBO_PAINT_FRAME_LIGHT, 1, light);
  /* People count from 1 (R1.1). On all four sides, since a robot is never far from one then. */
  for (guint i = 0; 1 / pen.pixel >= LABEL_PIXELS && i < layout->columns; i++)
    {
      draw_label (&pen, i + 1, i + 0.5, -frame / 2);
      draw_label (&pen, i + 1, i + 0.5, layout->rows + frame / 2);
    }
  for (guint i = 0; 1 / pen.pixel >= LABEL_PIXELS && i < layout->rows; i++)
    {
      draw_label (&pen, i + 1, -frame / 2, i + 0.5);
      draw_label (&pen, i + 1, layout->columns + frame / 2, i + 0.5);
    }
  robo_draw_terrain (&pen, plan);
  robo_draw_features (&pen, plan);
  robo_draw_cautions (&pen, plan);
  robo_draw_edges (&pen, plan);

  cairo_restore (cr);
}
