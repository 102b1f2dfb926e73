// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-fairness-needle.h"

#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-ink.h"

#define SIZE_PX 18

/* CSS: node `fairnessneedle`. Role: presentation. */
struct _RoboFairnessNeedle
{
  GtkWidget parent_instance;

  RoboVerdict verdict; /* ROBO_VERDICT_NONE without figures */
  guint       ahead;   /* has a bit for each side, as in robo_fairness_get_sides() */
  guint       behind;
};

G_DEFINE_FINAL_TYPE (RoboFairnessNeedle, robo_fairness_needle, GTK_TYPE_WIDGET)

/* The drawing is in the unit square around the origin. */

#define RADIUS 0.44
#define STROKE 0.08

static void
draw_ring (RoboFairnessNeedle *self,
           cairo_t            *cr)
{
  const double dashes[] = { 0.17, 0.14 };

  if (self->verdict == ROBO_VERDICT_UNCLEAR)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_arc (cr, 0, 0, RADIUS, 0, 2 * G_PI);
  robo_css_set_source (GTK_WIDGET (self), cr, self->verdict == ROBO_VERDICT_NONE ? 0.5 : 0.85);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Draws an arrow from the middle to a side. */
static void
draw_arrow (RoboFairnessNeedle *self,
            cairo_t            *cr,
            guint               side,
            gboolean            is_full)
{
  cairo_save (cr);
  cairo_rotate (cr, side * G_PI_2);
  cairo_move_to (cr, 0, -0.36);
  cairo_line_to (cr, 0.2, -0.02);
  cairo_line_to (cr, -0.2, -0.02);
  cairo_close_path (cr);
  cairo_restore (cr);
  if (is_full)
    robo_palette_set_source (robo_ink_get_page_palette (), cr, ROBO_PAINT_DANGER, 1);
  else
    robo_css_set_source (GTK_WIDGET (self), cr, 0.85);
  cairo_set_line_width (cr, STROKE * 0.8);
  if (is_full)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
}

static void
draw_sign (RoboFairnessNeedle *self,
           cairo_t            *cr)
{
  robo_css_set_source (GTK_WIDGET (self), cr, 1);
  if (self->verdict == ROBO_VERDICT_FAIR)
    {
      cairo_move_to (cr, -0.2, -0.09);
      cairo_line_to (cr, 0.2, -0.09);
      cairo_move_to (cr, -0.2, 0.09);
      cairo_line_to (cr, 0.2, 0.09);
      cairo_stroke (cr);
    }
  else if (self->verdict == ROBO_VERDICT_UNCLEAR)
    {
      cairo_arc (cr, 0, 0, 0.1, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
robo_fairness_needle_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  *minimum = *natural = SIZE_PX;
}

static void
robo_fairness_needle_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  RoboFairnessNeedle *self = ROBO_FAIRNESS_NEEDLE (widget);
  cairo_t            *cr = robo_ink_begin (snapshot, gtk_widget_get_width (widget) / 2.0,
                                           gtk_widget_get_height (widget) / 2.0, SIZE_PX);

  cairo_set_line_width (cr, STROKE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_ring (self, cr);
  draw_sign (self, cr);
  for (guint side = 0; side < ROBO_N_SIDES; side++)
    {
      if ((self->ahead & 1u << side) != 0)
        draw_arrow (self, cr, side, TRUE);
      if ((self->behind & 1u << side) != 0)
        draw_arrow (self, cr, side, FALSE);
    }
  cairo_destroy (cr);
}

static void
robo_fairness_needle_class_init (RoboFairnessNeedleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = robo_fairness_needle_measure;
  widget_class->snapshot = robo_fairness_needle_snapshot;

  gtk_widget_class_set_css_name (widget_class, "fairnessneedle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_fairness_needle_init (RoboFairnessNeedle *self)
{
  self->verdict = ROBO_VERDICT_NONE;
  robo_ink_watch (GTK_WIDGET (self));
}

GtkWidget *
robo_fairness_needle_new (void)
{
  return g_object_new (ROBO_TYPE_FAIRNESS_NEEDLE, NULL);
}

void
robo_fairness_needle_set_figures (RoboFairnessNeedle *self,
                                  const RoboFairness *figures)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_NEEDLE (self));

  self->verdict = figures != NULL ? robo_fairness_get_verdict (figures) : ROBO_VERDICT_NONE;
  self->ahead = figures != NULL ? robo_fairness_get_sides (figures, ROBO_VERDICT_FAVOURED) : 0;
  self->behind = figures != NULL ? robo_fairness_get_sides (figures, ROBO_VERDICT_HANDICAPPED) : 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
