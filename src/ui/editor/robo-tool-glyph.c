// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-tool-glyph.h"

#include "draw/pen/robo-pen.h"
#include "ui/common/robo-brush-glyph.h"

typedef enum
{
  GLYPH_MODE,
  GLYPH_SYMMETRY,
} Kind;

struct _RoboToolGlyph
{
  GtkWidget parent_instance;

  Kind  kind;
  guint value;
};

G_DEFINE_FINAL_TYPE (RoboToolGlyph, robo_tool_glyph, GTK_TYPE_WIDGET)

/* Signs, in a square from -1 to 1 */

static void
draw_mode (RoboToolGlyph *self,
           cairo_t       *cr)
{
  static const double dashes[] = { 0.34, 0.26 };

  switch ((RoboEditorMode)self->value)
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
draw_symmetry (RoboToolGlyph *self,
               cairo_t       *cr)
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n = robo_symmetry_get_transforms ((RoboSymmetry)self->value, transforms);

  cairo_set_line_width (cr, 0.12);
  robo_pen_rounded (&(RoboPen){ .cr = cr }, -0.95, -0.95, 1.9, 1.9, 0.2);
  cairo_stroke (cr);
  for (guint i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, transforms[i].quarters * G_PI / 2);
      if (transforms[i].is_mirrored)
        cairo_scale (cr, -1, 1);
      /* A flag, whose pole says which way is up, where the images of it stand. */
      cairo_move_to (cr, -0.72, -0.2);
      cairo_line_to (cr, -0.72, -0.82);
      cairo_line_to (cr, -0.24, -0.6);
      cairo_line_to (cr, -0.72, -0.42);
      cairo_stroke_preserve (cr);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

static void
draw_sign (RoboToolGlyph *self,
           cairo_t       *cr,
           double         size)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, size / 2, size / 2);
  cairo_scale (cr, size * 0.42, size * 0.42);
  cairo_set_line_width (cr, 0.15);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (self->kind == GLYPH_MODE)
    draw_mode (self, cr);
  else
    draw_symmetry (self, cr);
}

static void
robo_tool_glyph_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RoboToolGlyph *self = ROBO_TOOL_GLYPH (widget);
  double         width = gtk_widget_get_width (widget);
  double         height = gtk_widget_get_height (widget);
  double         size = MIN (width, height);
  cairo_t       *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  draw_sign (self, cr, size);
  cairo_destroy (cr);
}

static void
robo_tool_glyph_measure (GtkWidget     *widget,
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
robo_tool_glyph_class_init (RoboToolGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = robo_tool_glyph_snapshot;
  widget_class->measure = robo_tool_glyph_measure;

  gtk_widget_class_set_css_name (widget_class, "glyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_tool_glyph_init (RoboToolGlyph *self)
{
}

static GtkWidget *
new_glyph (Kind  kind,
           guint value)
{
  RoboToolGlyph *self = g_object_new (ROBO_TYPE_TOOL_GLYPH, NULL);

  self->kind = kind;
  self->value = value;

  return GTK_WIDGET (self);
}

GtkWidget *
robo_tool_glyph_new_mode (RoboEditorMode mode)
{
  return new_glyph (GLYPH_MODE, mode);
}

GtkWidget *
robo_tool_glyph_new_symmetry (RoboSymmetry symmetry)
{
  return new_glyph (GLYPH_SYMMETRY, symmetry);
}
