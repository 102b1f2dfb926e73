// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-brush-glyph.h"

#include "draw/arena/robo-arena-drawing.h"
#include "draw/pen/robo-pen.h"
#include "draw/robo-piece-drawing.h"
#include "ui/pictures/robo-desktop-style.h"

/* 28 pixels with text as large as usual */
#define FIXED_PX 14
#define PER_LINE 0.8

/* After the kinds of brushes */
#define SHOWS_MINE ROBO_N_BRUSHES
#define SHOWS_MOVE (ROBO_N_BRUSHES + 1)

struct _RoboBrushGlyph
{
  GtkWidget parent_instance;

  guint shows;
};

G_DEFINE_FINAL_TYPE (RoboBrushGlyph, robo_brush_glyph, GTK_TYPE_WIDGET)

/* Samples: three by three spaces, of which the middle one is seen, or the edge west of it. */

#define SIDE   3
#define MIDDLE 4

static void
draw_sample (RoboBrushGlyph *self,
             cairo_t        *cr,
             double          size)
{
  const RoboPalette *palette = robo_desktop_style_get_palette (robo_desktop_style_get_default ());
  gboolean           is_mine = self->shows == SHOWS_MINE;
  RoboBrushKind      kind = is_mine ? ROBO_BRUSH_FLOOR : (RoboBrushKind)self->shows;
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
  robo_draw_arena (cr, palette, &layout, &plan);
  if (is_mine)
    {
      cairo_translate (cr, size / 2, size / 2);
      cairo_scale (cr, size, size);
      robo_draw_mine (cr, palette, 0, TRUE);
    }
  cairo_restore (cr);
}

/* Signs, in a square from -1 to 1 */

/* Arrows to four sides */
static void
draw_move (cairo_t *cr)
{
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

static void
draw_sign (RoboBrushGlyph *self,
           cairo_t        *cr,
           double          size)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, size / 2, size / 2);
  cairo_scale (cr, size * 0.42, size * 0.42);
  cairo_set_line_width (cr, 0.15);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (self->shows == SHOWS_MOVE)
    {
      draw_move (cr);
      return;
    }

  /* A rubber, of which one end is dark. */
  cairo_rotate (cr, -G_PI / 4);
  robo_pen_rounded (&(RoboPen){ .cr = cr }, -0.85, -0.42, 1.7, 0.84, 0.16);
  cairo_stroke (cr);
  cairo_rectangle (cr, -0.85, -0.42, 0.75, 0.84);
  cairo_fill (cr);
}

static void
robo_brush_glyph_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  RoboBrushGlyph *self = ROBO_BRUSH_GLYPH (widget);
  double          width = gtk_widget_get_width (widget);
  double          height = gtk_widget_get_height (widget);
  double          size = MIN (width, height);
  cairo_t        *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  if (self->shows == SHOWS_MOVE || self->shows == ROBO_BRUSH_ERASER)
    draw_sign (self, cr, size);
  else
    draw_sample (self, cr, size);
  cairo_destroy (cr);
}

static void
robo_brush_glyph_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  *minimum = *natural = robo_brush_glyph_get_size_px (widget);
}

static void
robo_brush_glyph_class_init (RoboBrushGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = robo_brush_glyph_snapshot;
  widget_class->measure = robo_brush_glyph_measure;

  gtk_widget_class_set_css_name (widget_class, "glyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_brush_glyph_init (RoboBrushGlyph *self)
{
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_glyph (guint shows)
{
  RoboBrushGlyph *self = g_object_new (ROBO_TYPE_BRUSH_GLYPH, NULL);

  self->shows = shows;

  return GTK_WIDGET (self);
}

GtkWidget *
robo_brush_glyph_new (RoboBrushKind kind)
{
  return new_glyph (kind);
}

GtkWidget *
robo_brush_glyph_new_mine (void)
{
  return new_glyph (SHOWS_MINE);
}

GtkWidget *
robo_brush_glyph_new_move (void)
{
  return new_glyph (SHOWS_MOVE);
}

int
robo_brush_glyph_get_size_px (GtkWidget *widget)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int               line_px = PANGO_PIXELS (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);

  return FIXED_PX + (int)(PER_LINE * line_px);
}
