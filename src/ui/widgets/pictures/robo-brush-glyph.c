// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-brush-glyph.h"

#include "draw/robo-arena-drawing.h"
#include "draw/robo-pen.h"
#include "draw/robo-piece-drawing.h"

#include "robo-desktop-style.h"
#include "robo-glyph.h"

/* A sample of a brush is an arena of SIDE by SIDE spaces. Only the space MIDDLE, or the edge west of it, is visible. */

#define SIDE   3
#define MIDDLE 4

static void
draw_sample (cairo_t      *cr,
             double        size,
             RoboBrushKind kind,
             gboolean      is_mined)
{
  const RoboPalette *palette = robo_desktop_style_get_palette (robo_desktop_style_get_default ());
  gboolean           is_edge = kind == ROBO_BRUSH_WALL || kind == ROBO_BRUSH_BARRIER;
  RoboLayout         layout = { SIDE, SIDE, .cell = size, .frame = size * ROBO_LAYOUT_FRAME, .scale = 1 };
  RoboPlan           plan = { .columns = SIDE, .rows = SIDE };
  RoboBrush          brush = { .kind = kind, .number = 1, .side = ROBO_DIR_S, .arrow = ROBO_DIR_N, .turn = 2 };
  RoboTouch          touch;

  robo_touch_init_side (&touch, MIDDLE, kind == ROBO_BRUSH_CAUTION ? ROBO_DIR_N : ROBO_DIR_W);
  robo_brush_paint (&brush, ROBO_SYMMETRY_OFF, &plan, &touch);
  layout.x = is_edge ? -size / 2 : -size;
  layout.y = -size;
  cairo_save (cr);
  robo_pen_rounded (&(RoboPen){ .cr = cr }, 0, 0, size, size, size / 7);
  cairo_clip (cr);
  robo_draw_arena (cr, palette, &layout, &plan, ROBO_CAUTIONS_FULL);
  if (is_mined)
    {
      cairo_translate (cr, size / 2, size / 2);
      cairo_scale (cr, size, size);
      robo_draw_mine (cr, palette, 0, TRUE);
    }
  cairo_restore (cr);
}

/* Draws an eraser with one dark end. */
static void
draw_eraser (RoboGlyph *glyph,
             cairo_t   *cr,
             double     size)
{
  robo_glyph_begin_sign (glyph, cr, size);
  cairo_rotate (cr, -G_PI / 4);
  robo_pen_rounded (&(RoboPen){ .cr = cr }, -0.85, -0.42, 1.7, 0.84, 0.16);
  cairo_stroke (cr);
  cairo_rectangle (cr, -0.85, -0.42, 0.75, 0.84);
  cairo_fill (cr);
}

static void
draw_brush (RoboGlyph *glyph,
            cairo_t   *cr,
            double     size,
            guint      kind)
{
  if (kind == ROBO_BRUSH_ERASER)
    draw_eraser (glyph, cr, size);
  else
    draw_sample (cr, size, (RoboBrushKind)kind, FALSE);
}

static void
draw_mine (RoboGlyph *glyph,
           cairo_t   *cr,
           double     size,
           guint      shows)
{
  draw_sample (cr, size, ROBO_BRUSH_FLOOR, TRUE);
}

/* Draws arrows to all four sides. */
static void
draw_move (RoboGlyph *glyph,
           cairo_t   *cr,
           double     size,
           guint      shows)
{
  robo_glyph_begin_sign (glyph, cr, size);
  for (guint i = 0; i < 4; i++)
    {
      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, 0, -0.85);
      cairo_move_to (cr, -0.26, -0.6);
      cairo_line_to (cr, 0, -0.88);
      cairo_line_to (cr, 0.26, -0.6);
      cairo_stroke (cr);
      cairo_rotate (cr, G_PI / 2);
    }
}

GtkWidget *
robo_brush_glyph_new (RoboBrushKind kind)
{
  return robo_glyph_new (draw_brush, kind);
}

GtkWidget *
robo_brush_glyph_new_mine (void)
{
  return robo_glyph_new (draw_mine, 0);
}

GtkWidget *
robo_brush_glyph_new_move (void)
{
  return robo_glyph_new (draw_move, 0);
}
