// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-tool-glyph.h"

#include "draw/robo-pen.h"
#include "ui/widgets/pictures/robo-glyph.h"

static void
draw_mode (RoboGlyph *glyph,
           cairo_t   *cr,
           double     size,
           guint      mode)
{
  static const double dashes[] = { 0.34, 0.26 };

  robo_glyph_begin_sign (glyph, cr, size);
  switch ((RoboEditorMode)mode)
    {
    case ROBO_EDITOR_DRAW:
      cairo_rotate (cr, G_PI / 4);
      cairo_move_to (cr, -0.26, -0.9);
      cairo_line_to (cr, 0.26, -0.9);
      cairo_line_to (cr, 0.26, 0.4);
      cairo_line_to (cr, 0, 0.95);
      cairo_line_to (cr, -0.26, 0.4);
      cairo_close_path (cr);
      cairo_stroke (cr);
      cairo_move_to (cr, -0.26, 0.4);
      cairo_line_to (cr, 0.26, 0.4);
      cairo_stroke (cr);
      break;
    case ROBO_EDITOR_BOX:
      robo_pen_rounded (&(RoboPen){ .cr = cr }, -0.85, -0.62, 1.7, 1.24, 0.14);
      cairo_stroke (cr);
      break;
    case ROBO_EDITOR_FILL:
      cairo_move_to (cr, 0, -0.8);
      cairo_line_to (cr, 0.75, 0);
      cairo_line_to (cr, 0, 0.8);
      cairo_line_to (cr, -0.75, 0);
      cairo_close_path (cr);
      cairo_stroke (cr);
      cairo_move_to (cr, -0.75, 0);
      cairo_line_to (cr, 0.75, 0);
      cairo_line_to (cr, 0, 0.8);
      cairo_close_path (cr);
      cairo_fill (cr);
      break;
    case ROBO_EDITOR_SELECT:
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      robo_pen_rounded (&(RoboPen){ .cr = cr }, -0.8, -0.8, 1.6, 1.6, 0.1);
      cairo_stroke (cr);
      break;
    }
}

static void
draw_symmetry (RoboGlyph *glyph,
               cairo_t   *cr,
               double     size,
               guint      symmetry)
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n = robo_symmetry_get_transforms ((RoboSymmetry)symmetry, transforms);

  robo_glyph_begin_sign (glyph, cr, size);
  cairo_set_line_width (cr, 0.12);
  robo_pen_rounded (&(RoboPen){ .cr = cr }, -0.95, -0.95, 1.9, 1.9, 0.2);
  cairo_stroke (cr);
  for (guint i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, transforms[i].quarters * G_PI / 2);
      if (transforms[i].is_mirrored)
        cairo_scale (cr, -1, 1);
      /* Draw a flag at each symmetric image. The pole of the flag points up in the image that is not transformed. */
      cairo_move_to (cr, -0.72, -0.2);
      cairo_line_to (cr, -0.72, -0.82);
      cairo_line_to (cr, -0.24, -0.6);
      cairo_line_to (cr, -0.72, -0.42);
      cairo_stroke_preserve (cr);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

GtkWidget *
robo_tool_glyph_new_mode (RoboEditorMode mode)
{
  return robo_glyph_new (draw_mode, mode);
}

GtkWidget *
robo_tool_glyph_new_symmetry (RoboSymmetry symmetry)
{
  return robo_glyph_new (draw_symmetry, symmetry);
}
