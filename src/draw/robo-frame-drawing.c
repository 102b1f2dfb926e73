// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the frame of an arena, with the numbers of its columns and rows as on a ruler.
#include "robo-arena-drawing-private.h"

/* If a space is less than this many device pixels wide, the frame has no numbers, because they would not be
 * readable. */
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
  robo_pen_text (pen, text, x, y, 0.22);
  robo_pen_fill (pen, ROBO_PAINT_LABEL, 1);
}

/* Draws blades of grass along the northern and the southern side of the frame, except where the numbers are. */
static void
draw_grass (const RoboPen    *pen,
            const RoboLayout *layout,
            double            frame)
{
  for (guint i = 0; i < 4 * layout->columns; i++)
    {
      double x = i / 4.0 + 0.06;
      double y = (i * 37 % 10) / 10.0 * 0.35 * frame;

      /* Skip the middle of each space, where the numbers are. */
      if (i % 4 == 1 || i % 4 == 2)
        continue;

      for (guint end = 0; end < 2; end++)
        {
          double top = end == 0 ? -0.78 * frame + y : layout->rows + 0.3 * frame + y;

          cairo_move_to (pen->cr, x, top);
          cairo_rel_line_to (pen->cr, 0.03, 0.07);
          cairo_rel_line_to (pen->cr, 0.03, -0.08);
          cairo_move_to (pen->cr, x + 0.035, top + 0.06);
          cairo_rel_line_to (pen->cr, 0.045, -0.035);
        }
    }
  robo_pen_stroke (pen, ROBO_PAINT_GRASS, 0.9, 0.016);
}

static void
draw_plate (const RoboPen    *pen,
            const RoboLayout *layout)
{
  double   frame = layout->frame / layout->cell;
  double   light = robo_pen_snap (pen, 0.02);
  double   width = layout->columns + 2 * frame, height = layout->rows + 2 * frame;
  RoboFade metal = { ROBO_PAINT_FRAME, 1, ROBO_PAINT_FRAME_SHADE, 1, 0, -frame, 0, layout->rows + frame };
  RoboFade edge = { ROBO_PAINT_FRAME_LIGHT, 1, ROBO_PAINT_FRAME_LIGHT, 0.15, 0, 0, layout->columns, layout->rows };

  robo_pen_rounded (pen, -frame, -frame, width, height, 0.26);
  robo_pen_fill_fade (pen, &metal);
  robo_pen_rounded (pen, -frame + light / 2, -frame + light / 2, width - light, height - light, 0.26);
  if (!robo_pen_has_depth (pen))
    {
      robo_pen_stroke (pen, ROBO_PAINT_FRAME_LIGHT, 1, light);
      return;
    }

  robo_pen_stroke_fade (pen, &edge, light);
  if (robo_palette_get_theme (pen->palette) == ROBO_THEME_CONCRETE && 1 / pen->pixel >= LABEL_PIXELS)
    draw_grass (pen, layout, frame);
  for (guint i = 0; i < 4 && 1 / pen->pixel >= LABEL_PIXELS; i++)
    robo_pen_disc (pen, i % 2 == 0 ? -frame / 2 : layout->columns + frame / 2,
                   i / 2 == 0 ? -frame / 2 : layout->rows + frame / 2, 0.04);
  robo_pen_fill_stroke (pen, ROBO_PAINT_FRAME_LIGHT, ROBO_PAINT_FRAME_SHADE, 0.015);
  robo_pen_rounded (pen, -0.025, -0.025, layout->columns + 0.05, layout->rows + 0.05, 0.07);
  robo_pen_stroke (pen, ROBO_PAINT_OUTLINE, 1, 0.045);
}

void
robo_draw_frame (const RoboPen    *pen,
                 const RoboLayout *layout)
{
  double frame = layout->frame / layout->cell;

  draw_plate (pen, layout);
  /* Count from 1 (R1.1). Draw the numbers on all four sides, so that every space is near a number. */
  for (guint i = 0; 1 / pen->pixel >= LABEL_PIXELS && i < layout->columns; i++)
    {
      draw_label (pen, i + 1, i + 0.5, -frame / 2);
      draw_label (pen, i + 1, i + 0.5, layout->rows + frame / 2);
    }
  for (guint i = 0; 1 / pen->pixel >= LABEL_PIXELS && i < layout->rows; i++)
    {
      draw_label (pen, i + 1, -frame / 2, i + 0.5);
      draw_label (pen, i + 1, layout->columns + frame / 2, i + 0.5);
    }
}
