// SPDX-License-Identifier: GPL-3.0-or-later
// Draws numbers that rise from the board. Each number is on a small plate, and says what has been gained or lost.
#include "robo-piece-drawing.h"

#include "robo-pen.h"

void
robo_draw_floater (cairo_t           *cr,
                   const RoboPalette *palette,
                   RoboFloaterKind    kind,
                   guint              amount)
{
  char    text[16];
  RoboPen pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  robo_pen_rounded (&pen, -0.4, -0.19, 0.8, 0.38, 0.19);
  robo_pen_fill_stroke (&pen, ROBO_PAINT_BADGE, ROBO_PAINT_OUTLINE, 0.035);
  /* Draw VP as a hexagon and damage as a bar, which are the shapes of VP tokens and damage lights. */
  if (kind == ROBO_FLOATER_VP)
    {
      robo_pen_regular (&pen, 6, -0.2, 0, 0.13, G_PI / 6);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_TOKEN, ROBO_PAINT_OUTLINE, 0.025);
    }
  else
    {
      cairo_rectangle (cr, -0.275, -0.1, 0.15, 0.2);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_DAMAGE, ROBO_PAINT_OUTLINE, 0.025);
    }

  /* Use a true minus sign, because it is as wide as the plus sign. */
  g_snprintf (text, sizeof text, "%s%u", kind == ROBO_FLOATER_REPAIR ? "\342\210\222" : "+", amount);
  robo_pen_text (&pen, text, 0.12, 0, 0.32);
  robo_pen_fill (&pen, ROBO_PAINT_BADGE_INK, 1);
  cairo_restore (cr);
}
