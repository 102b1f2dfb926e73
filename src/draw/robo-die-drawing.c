// SPDX-License-Identifier: GPL-3.0-or-later
// Draws dice. Blue dice have round corners and round pips. Red dice have cut corners and square pips that stand on
// their tips.
#include "robo-die-drawing.h"

#include "robo-pen.h"

/* HALF is half the side of a die. The unit square is larger, because it has room for the ring around the die, and RING
 * is half the side of that ring. Pips are PIP_STEP apart. */
#define HALF     0.4
#define RING     0.475
#define PIP_STEP 0.215

/* A spent die has this opacity, at which its value can still be read. */
#define SPENT_ALPHA 0.85

/* Lists the pips of each value: one bit for each position of a 3 by 3 grid, row by row. */
static const guint16 faces[] = {
  0,
  0b000010000,
  0b100000001,
  0b100010001,
  0b101000101,
  0b101010101,
  0b101101101,
};

static void
add_outline (const RoboPen *pen,
             RoboColour     colour,
             double         half)
{
  if (colour == ROBO_BLUE)
    robo_pen_rounded (pen, -half, -half, 2 * half, 2 * half, 0.42 * half);
  else
    {
      double       cut = 0.42 * half;
      const double corners[][2] = {
        { -half + cut, -half },
        { half - cut, -half },
        { half, -half + cut },
        { half, half - cut },
        { half - cut, half },
        { -half + cut, half },
        { -half, half - cut },
        { -half, -half + cut },
      };

      robo_pen_polygon (pen, corners, G_N_ELEMENTS (corners));
    }
}

static void
add_pips (const RoboPen *pen,
          RoboColour     colour,
          guint          value)
{
  for (gint i = 0; i < 9; i++)
    if (faces[value] & (1 << i))
      {
        double x = (i % 3 - 1) * PIP_STEP;
        double y = (i / 3 - 1) * PIP_STEP;

        if (colour == ROBO_BLUE)
          robo_pen_disc (pen, x, y, 0.083);
        else
          robo_pen_regular (pen, 4, x, y, 0.108, 0);
      }
}

void
robo_draw_die (cairo_t           *cr,
               const RoboPalette *palette,
               RoboColour         colour,
               guint              value,
               RoboDieMood        mood)
{
  RoboPen pen;

  g_return_if_fail (value <= 6);

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  if (mood == ROBO_DIE_MOOD_SPENT)
    {
      RoboPaint paint = colour == ROBO_BLUE ? ROBO_PAINT_DIE_BLUE_EDGE : ROBO_PAINT_DIE_RED_EDGE;

      add_outline (&pen, colour, HALF - 0.025);
      robo_pen_stroke (&pen, paint, SPENT_ALPHA, 0.05);
      add_pips (&pen, colour, value);
      robo_pen_fill (&pen, paint, SPENT_ALPHA);
    }
  else
    {
      add_outline (&pen, colour, HALF);
      robo_pen_fill (&pen, colour == ROBO_BLUE ? ROBO_PAINT_DIE_BLUE_EDGE : ROBO_PAINT_DIE_RED_EDGE, 1);
      add_outline (&pen, colour, HALF - 0.04);
      robo_pen_fill (&pen, colour == ROBO_BLUE ? ROBO_PAINT_DIE_BLUE : ROBO_PAINT_DIE_RED, 1);
      add_outline (&pen, colour, HALF - 0.04);
      robo_pen_hatch (&pen, colour == ROBO_BLUE ? ROBO_HATCH_LEVEL : ROBO_HATCH_RISING, ROBO_PAINT_OUTLINE, 0.17);
      add_pips (&pen, colour, value);
      robo_pen_fill (&pen, ROBO_PAINT_PIP, 1);
    }
  if (mood == ROBO_DIE_MOOD_ACTING)
    {
      add_outline (&pen, colour, RING);
      robo_pen_stroke (&pen, ROBO_PAINT_ACTING, 1, 0.05);
    }
  cairo_restore (cr);
}
