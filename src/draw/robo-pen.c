// SPDX-License-Identifier: GPL-3.0-or-later
// Draws paths and text, and fills them with paints.
#include "robo-pen.h"

#include <math.h>
#include <pango/pangocairo.h>

/* Fonts are loaded at this size and then scaled down. Pango's units of 1/1024 would be too coarse for font sizes
 * below 1. */
#define FONT_UNITS 100.0

/* The digits of these fonts are about 0.73 of the font size high. */
#define FONT_FAMILIES "Cantarell, Inter, DejaVu Sans, Sans Bold"

/* The edges of a space reach this far into other spaces, with half a wall and its glow, or with the shadow of a post. */
#define REACH 0.18

RoboPen
robo_pen_init (cairo_t           *cr,
               const RoboPalette *palette)
{
  RoboPen pen = { .cr = cr, .palette = palette };
  double  dx = 1, dy = 0;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_user_to_device_distance (cr, &dx, &dy);

  pen.pixel = 1 / MAX (hypot (dx, dy), 1e-6);
  cairo_clip_extents (cr, &pen.left, &pen.top, &pen.right, &pen.bottom);

  return pen;
}

gboolean
robo_pen_sees (const RoboPen *pen,
               double         x,
               double         y)
{
  return x + 1 + REACH > pen->left && x - REACH < pen->right && y + 1 + REACH > pen->top && y - REACH < pen->bottom;
}

double
robo_pen_snap (const RoboPen *pen,
               double         length)
{
  return MAX (round (length / pen->pixel), 1) * pen->pixel;
}

/* Fills the path and clears it. */
void
robo_pen_fill (const RoboPen *pen,
               RoboPaint      paint,
               double         alpha)
{
  robo_palette_set_source (pen->palette, pen->cr, paint, alpha);
  cairo_fill (pen->cr);
}

/* Strokes the path and clears it. A line is never thinner than a device pixel, because a thinner line would only tint
 * the pixels. */
void
robo_pen_stroke (const RoboPen *pen,
                 RoboPaint      paint,
                 double         alpha,
                 double         width)
{
  robo_palette_set_source (pen->palette, pen->cr, paint, alpha);
  cairo_set_line_width (pen->cr, MAX (width, pen->pixel));
  cairo_stroke (pen->cr);
}

/* Fills the path, strokes it and clears it. The stroke is outside of the filled area. */
void
robo_pen_fill_stroke (const RoboPen *pen,
                      RoboPaint      fill,
                      RoboPaint      stroke,
                      double         width)
{
  robo_palette_set_source (pen->palette, pen->cr, stroke, 1);
  cairo_set_line_width (pen->cr, 2 * MAX (width, pen->pixel));
  cairo_stroke_preserve (pen->cr);
  robo_pen_fill (pen, fill, 1);
}

/* Sets a gradient as the source. */
static void
set_fade (const RoboPen  *pen,
          const RoboFade *fade)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (fade->x0, fade->y0, fade->x1, fade->y1);

  robo_palette_add_stop (pen->palette, pattern, 0, fade->from, fade->from_alpha);
  robo_palette_add_stop (pen->palette, pattern, 1, fade->to, fade->to_alpha);
  cairo_set_source (pen->cr, pattern);
  cairo_pattern_destroy (pattern);
}

void
robo_pen_fill_fade (const RoboPen  *pen,
                    const RoboFade *fade)
{
  set_fade (pen, fade);
  cairo_fill (pen->cr);
}

void
robo_pen_stroke_fade (const RoboPen  *pen,
                      const RoboFade *fade,
                      double          width)
{
  set_fade (pen, fade);
  cairo_set_line_width (pen->cr, MAX (width, pen->pixel));
  cairo_stroke (pen->cr);
}

void
robo_pen_soft_disc (const RoboPen *pen,
                    RoboPaint      paint,
                    double         alpha,
                    double         x,
                    double         y,
                    double         radius,
                    double         bend,
                    double         bend_alpha)
{
  cairo_pattern_t *pattern = cairo_pattern_create_radial (x, y, 0, x, y, radius);

  robo_palette_add_stop (pen->palette, pattern, 0, paint, alpha);
  robo_palette_add_stop (pen->palette, pattern, bend, paint, bend_alpha);
  robo_palette_add_stop (pen->palette, pattern, 1, paint, 0);
  robo_pen_disc (pen, x, y, radius);
  cairo_set_source (pen->cr, pattern);
  cairo_fill (pen->cr);
  cairo_pattern_destroy (pattern);
}

void
robo_pen_glow (const RoboPen *pen,
               RoboPaint      paint,
               double         alpha,
               double         x,
               double         y,
               double         radius)
{
  robo_pen_soft_disc (pen, paint, alpha, x, y, radius, 0.5, 0.55 * alpha);
}

gboolean
robo_pen_has_depth (const RoboPen *pen)
{
  return !robo_style_is_contrast (robo_palette_get_style (pen->palette));
}

void
robo_pen_hatch (const RoboPen *pen,
                RoboHatch      hatch,
                RoboPaint      paint,
                double         step)
{
  static const double turns[] = { -G_PI / 4, 0, G_PI / 2, G_PI / 4 };

  if (!robo_palette_get_has_patterns (pen->palette))
    {
      cairo_new_path (pen->cr);
      return;
    }

  cairo_save (pen->cr);
  cairo_clip (pen->cr);
  cairo_rotate (pen->cr, turns[hatch]);
  for (double y = -1; y <= 1; y += step)
    {
      cairo_move_to (pen->cr, -1, y);
      cairo_line_to (pen->cr, 1, y);
    }
  robo_pen_stroke (pen, paint, 0.55, step / 3);
  cairo_restore (pen->cr);
}

void
robo_pen_disc (const RoboPen *pen,
               double         x,
               double         y,
               double         radius)
{
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (pen->cr);
}

void
robo_pen_polygon (const RoboPen *pen,
                  const double (*points)[2],
                  guint n_points)
{
  cairo_new_sub_path (pen->cr);
  for (guint i = 0; i < n_points; i++)
    cairo_line_to (pen->cr, points[i][0], points[i][1]);
  cairo_close_path (pen->cr);
}

/* Adds a regular polygon. The turn is in radians clockwise; if the turn is 0, a corner points east. */
void
robo_pen_regular (const RoboPen *pen,
                  guint          n_corners,
                  double         x,
                  double         y,
                  double         radius,
                  double         turn)
{
  cairo_new_sub_path (pen->cr);
  for (guint i = 0; i < n_corners; i++)
    cairo_line_to (pen->cr,
                   x + radius * cos (turn + 2 * G_PI * i / n_corners),
                   y + radius * sin (turn + 2 * G_PI * i / n_corners));
  cairo_close_path (pen->cr);
}

void
robo_pen_rounded (const RoboPen *pen,
                  double         x,
                  double         y,
                  double         width,
                  double         height,
                  double         radius)
{
  double r = MIN (radius, MIN (width, height) / 2);

  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x + width - r, y + r, r, -G_PI / 2, 0);
  cairo_arc (pen->cr, x + width - r, y + height - r, r, 0, G_PI / 2);
  cairo_arc (pen->cr, x + r, y + height - r, r, G_PI / 2, G_PI);
  cairo_arc (pen->cr, x + r, y + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path (pen->cr);
}

void
robo_pen_text (const RoboPen *pen,
               const char    *text,
               double         x,
               double         y,
               double         height)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT_FAMILIES);
  g_autoptr (PangoLayout) layout = NULL;
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoRectangle        ink;
  double                zoom = height / FONT_UNITS;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, zoom, zoom);
  layout = pango_cairo_create_layout (pen->cr);

  /* Ignore the hinting of the desktop, because it would distort the outlines. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  cairo_font_options_destroy (options);

  pango_font_description_set_absolute_size (font, FONT_UNITS * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  cairo_move_to (pen->cr,
                 -(ink.x + ink.width / 2.0) / PANGO_SCALE,
                 -(ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_layout_path (pen->cr, layout);
  cairo_restore (pen->cr);
}
