// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-glyph.h"

#include "robo-desktop-style.h"
#include "ui/widgets/layouts/robo-css.h"

/* Each side of a glyph has FIXED_PX pixels plus PER_LINE times the height of a text line. This is 28 pixels at the
 * usual text size. */
#define FIXED_PX 14
#define PER_LINE 0.8

struct _RoboGlyph
{
  GtkWidget parent_instance;

  RoboGlyphDraw draw;
  guint         shows;
};

G_DEFINE_FINAL_TYPE (RoboGlyph, robo_glyph, GTK_TYPE_WIDGET)

static void
robo_glyph_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  RoboGlyph *self = ROBO_GLYPH (widget);
  double     width = gtk_widget_get_width (widget);
  double     height = gtk_widget_get_height (widget);
  double     size = MIN (width, height);
  cairo_t   *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  self->draw (self, cr, size, self->shows);
  cairo_destroy (cr);
}

static void
robo_glyph_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int               line_px = PANGO_PIXELS (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  *minimum = *natural = FIXED_PX + (int)(PER_LINE * line_px);
}

static void
robo_glyph_class_init (RoboGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = robo_glyph_snapshot;
  widget_class->measure = robo_glyph_measure;

  gtk_widget_class_set_css_name (widget_class, "glyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_glyph_init (RoboGlyph *self)
{
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_glyph_new (RoboGlyphDraw draw,
                guint         shows)
{
  RoboGlyph *self = g_object_new (ROBO_TYPE_GLYPH, NULL);

  self->draw = draw;
  self->shows = shows;

  return GTK_WIDGET (self);
}

void
robo_glyph_begin_sign (RoboGlyph *self,
                       cairo_t   *cr,
                       double     size_px)
{
  robo_css_set_source (GTK_WIDGET (self), cr, 1);
  cairo_translate (cr, size_px / 2, size_px / 2);
  cairo_scale (cr, size_px * 0.42, size_px * 0.42);
  cairo_set_line_width (cr, 0.15);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
}
