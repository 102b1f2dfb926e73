// SPDX-License-Identifier: GPL-3.0-or-later
// Draws VP tokens, mines, and all pieces of a picture.
#include "robo-piece-drawing.h"

#include "robo-pen.h"
#include "robo-shape.h"

/* The tag in the north-west of a robot's space shows the tokens below the robot. The tag has this scale and position,
 * and shows at most TAG_TOKENS tokens, which are TAG_STEP apart. */
#define TAG_SCALE  0.54
#define TAG_X      -0.325
#define TAG_Y      -0.325
#define TAG_STEP   0.44
#define TAG_TOKENS 3

void
robo_draw_token (cairo_t           *cr,
                 const RoboPalette *palette,
                 guint              number,
                 guint              count)
{
  RoboPen pen;
  char    text[16];

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  if (robo_pen_has_depth (&pen))
    robo_pen_glow (&pen, ROBO_PAINT_SHADOW, 0.5, 0.04, 0.08, 0.37);
  /* Draw several tokens as a pile, but never more than three. */
  for (guint i = MIN (count, 3); i-- > 0;)
    {
      double   shift = i * 0.055;
      RoboFade face = { ROBO_PAINT_TOKEN_LIGHT, 1, ROBO_PAINT_TOKEN, 1, -0.2, shift - 0.25, 0.1, shift + 0.25 };
      RoboFade rim = { ROBO_PAINT_TOKEN_RIM, 1, ROBO_PAINT_TOKEN_LIGHT, 1, -0.2, shift - 0.2, 0.15, shift + 0.2 };

      robo_pen_regular (&pen, 6, -shift / 2, shift + 0.035, 0.3, 0);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_TOKEN_RIM, ROBO_PAINT_TOKEN_INK, 0.045);
      robo_pen_regular (&pen, 6, -shift / 2, shift, 0.3, 0);
      robo_pen_stroke (&pen, ROBO_PAINT_TOKEN_INK, 1, 0.045);
      robo_pen_regular (&pen, 6, -shift / 2, shift, 0.3, 0);
      robo_pen_fill_fade (&pen, &face);
      robo_pen_regular (&pen, 6, -shift / 2, shift, 0.235, 0);
      robo_pen_stroke_fade (&pen, &rim, 0.024);
    }
  if (number > 0)
    {
      g_snprintf (text, sizeof text, "%u", number);
      robo_pen_text (&pen, text, 0, 0, 0.36);
      robo_pen_fill (&pen, ROBO_PAINT_TOKEN_INK, 1);
    }
  if (count > 1)
    {
      g_snprintf (text, sizeof text, "×%u", count);
      robo_pen_rounded (&pen, 0.06, 0.15, 0.42, 0.3, 0.12);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_BADGE, ROBO_PAINT_OUTLINE, 0.025);
      robo_pen_text (&pen, text, 0.27, 0.3, 0.28);
      robo_pen_fill (&pen, ROBO_PAINT_BADGE_INK, 1);
    }
  cairo_restore (cr);
}

void
robo_draw_tag (cairo_t           *cr,
               const RoboPalette *palette,
               guint              number,
               guint              count)
{
  RoboPen pen;

  cairo_save (cr);
  cairo_translate (cr, TAG_X, TAG_Y);
  cairo_scale (cr, TAG_SCALE, TAG_SCALE);
  pen = robo_pen_init (cr, palette);
  /* Draw the tokens one below the other, because a number of tokens would be too small to read. The first token has the
   * number of the space. If there are more tokens than fit, the last one has a plus. */
  for (guint i = MIN (count, TAG_TOKENS); i-- > 0;)
    {
      double y = i * TAG_STEP;
      char   text[12] = "+";

      robo_pen_regular (&pen, 6, 0, y, 0.29, 0);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_TOKEN_LIGHT, ROBO_PAINT_OUTLINE, 0.045);
      if (i == 0)
        g_snprintf (text, sizeof text, "%u", number);
      if (i == 0 || (i == TAG_TOKENS - 1 && count > TAG_TOKENS))
        robo_pen_text (&pen, text, 0, y, 0.44);
      robo_pen_fill (&pen, ROBO_PAINT_TOKEN_INK, 1);
    }
  if (count == 0)
    {
      char text[12];

      robo_pen_disc (&pen, 0, 0, 0.28);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_FLOOR, ROBO_PAINT_VP, 0.05);
      g_snprintf (text, sizeof text, "%u", number);
      robo_pen_text (&pen, text, 0, 0, 0.46);
      robo_pen_fill (&pen, ROBO_PAINT_VP, 1);
    }
  cairo_restore (cr);
}

void
robo_draw_mine (cairo_t           *cr,
                const RoboPalette *palette,
                guint              colour,
                gboolean           is_lit)
{
  static const double spike[][2] = { { -0.055, -0.19 }, { 0, -0.31 }, { 0.055, -0.19 } };
  RoboPen             pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  if (robo_pen_has_depth (&pen))
    {
      robo_pen_glow (&pen, ROBO_PAINT_SHADOW, 0.5, 0.03, 0.06, 0.34);
      robo_pen_glow (&pen, ROBO_PAINT_LAMP, is_lit ? 0.85 : 0.35, 0, 0.02, is_lit ? 0.46 : 0.38);
    }
  for (guint i = 0; i < 8; i++)
    {
      robo_pen_polygon (&pen, spike, G_N_ELEMENTS (spike));
      robo_pen_fill_stroke (&pen, ROBO_PAINT_SPIKE, ROBO_PAINT_OUTLINE, 0.026);
      cairo_rotate (cr, G_PI / 4);
    }
  robo_pen_disc (&pen, 0, 0, 0.215);
  robo_pen_fill_stroke (&pen, ROBO_PAINT_MINE, ROBO_PAINT_OUTLINE, 0.026);
  if (robo_pen_has_depth (&pen))
    robo_pen_glow (&pen, ROBO_PAINT_LIGHT, 0.3, -0.07, -0.08, 0.13);
  /* Draw the shape of the owner's robot in the color of that robot. */
  robo_shape_add (&pen, (RoboShape)colour, 0, colour == ROBO_SHAPE_TRIANGLE ? 0.012 : 0, 0.105);
  robo_pen_fill_stroke (&pen, robo_palette_get_body (colour), ROBO_PAINT_SPIKE, 0.03);
  cairo_restore (cr);
}

void
robo_draw_picture (cairo_t                *cr,
                   const RoboPalette      *palette,
                   const RoboLayout       *layout,
                   const RoboPlan         *plan,
                   const RoboBoardPicture *picture)
{
  palette = robo_palette_get_themed (palette, (RoboTheme)plan->theme);
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      guint  seat = robo_board_picture_get_robot_at (picture, i);
      double x, y;

      robo_layout_get_centre (layout, i, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, layout->cell, layout->cell);
      if (picture->mines[i] != 0)
        robo_draw_mine (cr, palette, picture->mines[i] - 1, FALSE);
      if (seat != ROBO_NO_SEAT)
        robo_draw_robot (cr, palette, &picture->robots[seat], ROBO_ROBOT_ALL);
      if (seat != ROBO_NO_SEAT && plan->vp[i] != 0)
        robo_draw_tag (cr, palette, plan->vp[i], picture->tokens[i]);
      else if (picture->tokens[i] > 0)
        robo_draw_token (cr, palette, plan->vp[i], picture->tokens[i]);
      cairo_restore (cr);
    }
}
