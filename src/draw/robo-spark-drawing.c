/* What happens for a moment. Each kind is one row of a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-spark-drawing.h"

#include "robo-pen.h"

#include <math.h>

/* How much of a beam's time it takes to arrive, and when it begins to fade. */
#define BEAM_ARRIVES 0.3
#define BEAM_FADES   0.7

static double
fade_out (double progress,
          double from)
{
  return progress <= from ? 1 : MAX (0, (1 - progress) / (1 - from));
}

/* Fast at first: things that burst slow down. */
static double
ease_out (double progress)
{
  return 1 - (1 - progress) * (1 - progress);
}

static void
add_line (const RoboPen   *pen,
          const RoboSpark *spark,
          double           part)
{
  cairo_move_to (pen->cr, spark->x, spark->y);
  cairo_line_to (pen->cr,
                 spark->x + part * (spark->to_x - spark->x),
                 spark->y + part * (spark->to_y - spark->y));
}

static void
draw_beam (const RoboPen   *pen,
           const RoboSpark *spark)
{
  double part = MIN (spark->progress / BEAM_ARRIVES, 1);
  double alpha = fade_out (spark->progress, BEAM_FADES);

  add_line (pen, spark, part);
  robo_pen_stroke (pen, ROBO_PAINT_BEAM, 0.25 * alpha, 0.2);
  add_line (pen, spark, part);
  robo_pen_stroke (pen, ROBO_PAINT_BEAM, alpha, 0.09);
  add_line (pen, spark, part);
  robo_pen_stroke (pen, ROBO_PAINT_BEAM_CORE, alpha, 0.03);
}

/* A star of @n tips, the inner corners at @inner of its radius. */
static void
add_star (const RoboPen *pen,
          guint          n,
          double         x,
          double         y,
          double         radius,
          double         inner)
{
  cairo_new_sub_path (pen->cr);
  for (guint i = 0; i < 2 * n; i++)
    {
      double r = i % 2 ? radius * inner : radius;

      cairo_line_to (pen->cr, x + r * sin (i * G_PI / n), y - r * cos (i * G_PI / n));
    }
  cairo_close_path (pen->cr);
}

static void
draw_blast (const RoboPen   *pen,
            const RoboSpark *spark)
{
  double size = spark->radius * (0.35 + 0.65 * ease_out (spark->progress));
  double alpha = fade_out (spark->progress, 0.5);

  robo_pen_disc (pen, spark->x, spark->y, size * 0.97);
  robo_pen_stroke (pen, ROBO_PAINT_BLAST, 0.8 * alpha, 0.05);
  add_star (pen, 11, spark->x, spark->y, size * 0.85, 0.6);
  robo_pen_fill (pen, ROBO_PAINT_BLAST, 0.9 * alpha);
  add_star (pen, 9, spark->x, spark->y, size * 0.52, 0.6);
  robo_pen_fill (pen, ROBO_PAINT_BLAST_CORE, alpha);
}

static void
draw_flash (const RoboPen   *pen,
            const RoboSpark *spark)
{
  double size = spark->radius * (0.6 + 0.4 * ease_out (spark->progress));
  double alpha = fade_out (spark->progress, 0.4);

  for (guint i = 0; i < 8; i++)
    {
      double dx = sin ((i + 0.5) * G_PI / 4);
      double dy = cos ((i + 0.5) * G_PI / 4);

      cairo_move_to (pen->cr, spark->x + 0.62 * size * dx, spark->y + 0.62 * size * dy);
      cairo_line_to (pen->cr, spark->x + size * dx, spark->y + size * dy);
    }
  robo_pen_stroke (pen, ROBO_PAINT_BEAM, alpha, 0.07);
}

static void
add_bolts (const RoboPen   *pen,
           const RoboSpark *spark)
{
  double r = spark->radius;

  for (guint i = 0; i < 6; i++)
    {
      cairo_save (pen->cr);
      cairo_translate (pen->cr, spark->x, spark->y);
      cairo_rotate (pen->cr, i * G_PI / 3 + spark->progress);
      cairo_move_to (pen->cr, 0.55 * r, 0);
      cairo_line_to (pen->cr, 0.72 * r, -0.12 * r);
      cairo_line_to (pen->cr, 0.8 * r, 0.1 * r);
      cairo_line_to (pen->cr, r, 0);
      cairo_restore (pen->cr);
    }
}

static void
draw_lightning (const RoboPen   *pen,
                const RoboSpark *spark)
{
  double alpha = fade_out (spark->progress, 0.5);

  add_bolts (pen, spark);
  robo_pen_stroke (pen, ROBO_PAINT_BARRIER_EDGE, alpha, 0.11);
  add_bolts (pen, spark);
  robo_pen_stroke (pen, ROBO_PAINT_BARRIER, alpha, 0.055);
}

static void
draw_ring (const RoboPen   *pen,
           const RoboSpark *spark)
{
  double size = spark->radius * (0.4 + 0.6 * ease_out (spark->progress));

  robo_pen_disc (pen, spark->x, spark->y, size);
  robo_pen_stroke (pen, spark->paint, fade_out (spark->progress, 0.3), 0.07);
}

static void
draw_arrow (const RoboPen   *pen,
            const RoboSpark *spark)
{
  static const double head[][2] = { { -0.2, -0.17 }, { 0.05, 0 }, { -0.2, 0.17 } };
  double              alpha = fade_out (spark->progress, 0.6);

  add_line (pen, spark, 0.86);
  robo_pen_stroke (pen, spark->paint, 0.7 * alpha, 0.08);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, spark->to_x, spark->to_y);
  cairo_rotate (pen->cr, atan2 (spark->to_y - spark->y, spark->to_x - spark->x));
  robo_pen_polygon (pen, head, G_N_ELEMENTS (head));
  cairo_restore (pen->cr);
  robo_pen_fill (pen, spark->paint, alpha);
}

static void
draw_outline (const RoboPen   *pen,
              const RoboSpark *spark)
{
  robo_pen_rounded (pen, spark->x - 0.46, spark->y - 0.46, 0.92, 0.92, 0.08);
  robo_pen_stroke (pen, ROBO_PAINT_FLOOR, 1, 0.1);
  robo_pen_rounded (pen, spark->x - 0.46, spark->y - 0.46, 0.92, 0.92, 0.08);
  robo_pen_stroke (pen, spark->paint, 1, 0.05);
}

static void (*const drawers[]) (const RoboPen   *pen,
                                const RoboSpark *spark) = {
  [ROBO_SPARK_BEAM] = draw_beam,
  [ROBO_SPARK_BLAST] = draw_blast,
  [ROBO_SPARK_FLASH] = draw_flash,
  [ROBO_SPARK_LIGHTNING] = draw_lightning,
  [ROBO_SPARK_RING] = draw_ring,
  [ROBO_SPARK_ARROW] = draw_arrow,
  [ROBO_SPARK_OUTLINE] = draw_outline,
};

void
robo_draw_spark (cairo_t           *cr,
                 const RoboPalette *palette,
                 const RoboSpark   *spark)
{
  RoboPen pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  drawers[spark->kind](&pen, spark);
  cairo_restore (cr);
}

void
robo_spark_get_extent (const RoboSpark *spark,
                       double          *left,
                       double          *top,
                       double          *right,
                       double          *bottom)
{
  gboolean is_line = spark->kind == ROBO_SPARK_BEAM || spark->kind == ROBO_SPARK_ARROW;
  double   reach = MAX (spark->radius, 0.5) + 0.1;
  double   to_x = is_line ? spark->to_x : spark->x;
  double   to_y = is_line ? spark->to_y : spark->y;

  *left = MIN (spark->x, to_x) - reach;
  *top = MIN (spark->y, to_y) - reach;
  *right = MAX (spark->x, to_x) + reach;
  *bottom = MAX (spark->y, to_y) + reach;
}
