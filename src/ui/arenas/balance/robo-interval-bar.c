// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-interval-bar.h"

#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-ink.h"

#define HEIGHT_PX        20
#define TRACK_PX         6
#define INTERVAL_PX      12
#define MIN_WIDTH_PX     60
#define NATURAL_WIDTH_PX 100

/* CSS: node `intervalbar`. Role: presentation. */
struct _RoboIntervalBar
{
  GtkWidget parent_instance;

  RoboInterval interval;
  RoboPaint    paint;
};

G_DEFINE_FINAL_TYPE (RoboIntervalBar, robo_interval_bar, GTK_TYPE_WIDGET)

static void
add_lane (cairo_t *cr,
          double   left,
          double   right,
          double   middle,
          double   height)
{
  double radius = height / 2;

  right = MAX (right, left + height);
  cairo_new_path (cr);
  cairo_arc (cr, left + radius, middle, radius, G_PI_2, 1.5 * G_PI);
  cairo_arc (cr, right - radius, middle, radius, -G_PI_2, G_PI_2);
  cairo_close_path (cr);
}

static void
robo_interval_bar_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT_PX : MIN_WIDTH_PX;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT_PX : NATURAL_WIDTH_PX;
}

static void
robo_interval_bar_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  const double        dashes[] = { 3, 2 };
  RoboIntervalBar    *self = ROBO_INTERVAL_BAR (widget);
  const RoboPalette  *palette = robo_ink_get_page_palette ();
  const RoboInterval *what = &self->interval;
  double              width = gtk_widget_get_width (widget);
  double              height = gtk_widget_get_height (widget);
  double              scale = what->most > 0 ? width / what->most : 0;
  cairo_t            *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }

  add_lane (cr, 0, width, height / 2, TRACK_PX);
  robo_css_set_source (GTK_WIDGET (self), cr, 0.12);
  cairo_fill (cr);

  add_lane (cr, what->low * scale, MIN (what->high * scale, width), height / 2, INTERVAL_PX);
  robo_palette_set_source (palette, cr, self->paint, 0.55);
  cairo_fill (cr);

  if (what->mark >= 0)
    {
      robo_css_set_source (GTK_WIDGET (self), cr, 0.7);
      cairo_set_line_width (cr, 1.5);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_move_to (cr, what->mark * scale, 0);
      cairo_line_to (cr, what->mark * scale, height);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }

  cairo_arc (cr, CLAMP (what->value * scale, INTERVAL_PX / 2.0, width - INTERVAL_PX / 2.0), height / 2,
             INTERVAL_PX / 2.0 - 1, 0, 2 * G_PI);
  robo_palette_set_source (palette, cr, self->paint, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  robo_css_set_source (GTK_WIDGET (self), cr, 0.8);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
robo_interval_bar_class_init (RoboIntervalBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = robo_interval_bar_measure;
  widget_class->snapshot = robo_interval_bar_snapshot;

  gtk_widget_class_set_css_name (widget_class, "intervalbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_interval_bar_init (RoboIntervalBar *self)
{
  self->interval = (RoboInterval){ .high = 1, .mark = -1, .most = 1 };
  self->paint = ROBO_PAINT_SEAT_1;
  robo_ink_watch (GTK_WIDGET (self));
}

GtkWidget *
robo_interval_bar_new (void)
{
  return g_object_new (ROBO_TYPE_INTERVAL_BAR, NULL);
}

void
robo_interval_bar_set (RoboIntervalBar    *self,
                       const RoboInterval *interval,
                       RoboPaint           paint)
{
  g_return_if_fail (ROBO_IS_INTERVAL_BAR (self));
  g_return_if_fail (interval != NULL && paint < ROBO_N_PAINTS);

  self->interval = *interval;
  self->paint = paint;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
