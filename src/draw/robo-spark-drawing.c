// SPDX-License-Identifier: GPL-3.0-or-later
// Draws short effects. Each kind of effect has a row in a table.
#include "robo-spark-drawing.h"

#include "robo-pen.h"

#include <math.h>

/* A beam arrives and begins to fade after these parts of its time. */
#define BEAM_ARRIVES 0.32
#define BEAM_FADES   0.52

/* At its beginning, a beam or a stream has this share of its width at the target. */
#define TAPER_BEGINS 0.25

static double
fade_out (double progress,
          double from)
{
  return progress <= from ? 1 : MAX (0, (1 - progress) / (1 - from));
}

/* Turns progress into motion that is fast at first, like the motion of fragments of an explosion. */
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

/* Returns a number from 0 to 1 that looks random, but is always the same for a position of a spark and an index. */
static double
get_chance (const RoboSpark *spark,
            guint            index)
{
  guint seed = (guint)(spark->x * 8) * 73856093u ^ (guint)(spark->y * 8) * 19349663u ^ (index + 1) * 83492791u;

  seed ^= seed >> 16;
  seed *= 0x45d9f3bu;
  seed ^= seed >> 16;
  seed *= 0x45d9f3bu;

  return ((seed ^ seed >> 16) & 0xffff) / 65536.0;
}

/* Describes a shower of n short strokes. They begin at a distance of `from` from the middle, end at a distance of about
 * `to` or less, and fall by `fall` on the way, in spaces. `part` is the progress, from 0 to 1. The strokes use random
 * numbers from the index `first` on. */
typedef struct
{
  double x;
  double y;
  guint  n;
  double from;
  double to;
  double fall;
  double part;
  guint  first;
} Shower;

/* Draws short strokes that fly apart and fall. */
static void
draw_shower (const RoboPen   *pen,
             const RoboSpark *spark,
             const Shower    *shower,
             RoboPaint        edge,
             RoboPaint        core)
{
  double alpha = fade_out (shower->part, 0.45);

  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < shower->n; i++)
        {
          double angle = 2 * G_PI * (i + get_chance (spark, shower->first + i)) / shower->n;
          double reach = shower->from + (shower->to - shower->from) *
                                          (0.5 + 0.5 * get_chance (spark, shower->first + 40 + i)) *
                                          ease_out (shower->part);
          double length = 0.05 + 0.09 * (1 - shower->part);
          double down = shower->fall * shower->part * shower->part;

          cairo_move_to (pen->cr, shower->x + reach * cos (angle), shower->y + reach * sin (angle) + down);
          cairo_line_to (pen->cr, shower->x + (reach + length) * cos (angle),
                         shower->y + (reach + length) * sin (angle) + down * 1.2);
        }
      robo_pen_stroke (pen, pass == 0 ? edge : core, alpha, pass == 0 ? 0.042 : 0.022);
    }
}

/* Draws a piece of a cloud. Light comes from the upper left, so that overlapping pieces stay distinct. */
static void
draw_puff (const RoboPen *pen,
           RoboPaint      paint,
           double         alpha,
           double         x,
           double         y,
           double         radius)
{
  robo_pen_soft_disc (pen, paint, alpha, x, y, radius, 0.82, 0.9 * alpha);
  robo_pen_glow (pen, ROBO_PAINT_LIGHT, 0.45 * alpha, x - 0.26 * radius, y - 0.3 * radius, 0.66 * radius);
}

/* Adds a shape that is thin at the beginning of the effect and thick at its tip, which has made `part` of the way to
 * the target. */
static void
add_taper (const RoboPen   *pen,
           const RoboSpark *spark,
           double           part,
           double           width)
{
  double angle = atan2 (spark->to_y - spark->y, spark->to_x - spark->x);
  double x = spark->x + part * (spark->to_x - spark->x);
  double y = spark->y + part * (spark->to_y - spark->y);
  double dx = -sin (angle) * width, dy = cos (angle) * width;

  cairo_move_to (pen->cr, spark->x + TAPER_BEGINS * dx, spark->y + TAPER_BEGINS * dy);
  cairo_line_to (pen->cr, x + dx, y + dy);
  cairo_line_to (pen->cr, x + 0.6 * width * cos (angle), y + 0.6 * width * sin (angle));
  cairo_line_to (pen->cr, x - dx, y - dy);
  cairo_line_to (pen->cr, spark->x - TAPER_BEGINS * dx, spark->y - TAPER_BEGINS * dy);
  cairo_close_path (pen->cr);
}

static void
draw_muzzle (const RoboPen   *pen,
             const RoboSpark *spark)
{
  static const double outer[][2] = { { -0.06, -0.08 }, { 0.08, -0.11 }, { 0.14, -0.2 }, { 0.18, -0.09 }, { 0.44, 0 }, { 0.18, 0.09 }, { 0.14, 0.2 }, { 0.08, 0.11 }, { -0.06, 0.08 } };
  static const double inner[][2] = { { -0.03, -0.04 }, { 0.1, -0.06 }, { 0.3, 0 }, { 0.1, 0.06 }, { -0.03, 0.04 } };
  double              size = 1 - 0.4 * spark->progress / BEAM_ARRIVES;

  robo_pen_glow (pen, ROBO_PAINT_BLAST_CORE, 0.7, spark->x, spark->y, 0.42);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, spark->x, spark->y);
  cairo_rotate (pen->cr, atan2 (spark->to_y - spark->y, spark->to_x - spark->x));
  cairo_scale (pen->cr, size, size);
  robo_pen_polygon (pen, outer, G_N_ELEMENTS (outer));
  robo_pen_fill (pen, ROBO_PAINT_FIRE, 1);
  robo_pen_polygon (pen, inner, G_N_ELEMENTS (inner));
  robo_pen_fill (pen, ROBO_PAINT_BLAST_CORE, 1);
  cairo_restore (pen->cr);
}

static void
draw_beam (const RoboPen   *pen,
           const RoboSpark *spark)
{
  static const struct
  {
    double    width;
    RoboPaint paint;
    double    alpha;
  } layers[] = {
    { 0.18, ROBO_PAINT_LAMP, 0.16 },
    { 0.125, ROBO_PAINT_LAMP, 0.24 },
    { 0.075, ROBO_PAINT_BEAM, 1 },
    { 0.052, ROBO_PAINT_LAMP, 1 },
    { 0.028, ROBO_PAINT_BEAM_CORE, 1 },
  };
  double part = MIN (spark->progress / BEAM_ARRIVES, 1);
  double alpha = fade_out (spark->progress, BEAM_FADES);
  double thin = 0.35 + 0.65 * alpha;

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      add_taper (pen, spark, part, layers[i].width * thin);
      robo_pen_fill (pen, layers[i].paint, layers[i].alpha * alpha);
    }
  if (spark->progress < BEAM_ARRIVES)
    draw_muzzle (pen, spark);
  else
    {
      Shower shower = {
        spark->to_x, spark->to_y, 14, 0.06, 0.42, 0.3, (spark->progress - BEAM_ARRIVES) / (1 - BEAM_ARRIVES), 0
      };

      robo_pen_glow (pen, ROBO_PAINT_BLAST_CORE, 0.8 * (1 - shower.part), spark->to_x, spark->to_y, 0.4);
      draw_shower (pen, spark, &shower, ROBO_PAINT_BLAST, ROBO_PAINT_TOKEN_LIGHT);
    }
}

static void
draw_calm_beam (const RoboPen   *pen,
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

/* Adds a star with n tips. Its inner corners are at the share `inner` of its radius. */
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
draw_calm_blast (const RoboPen   *pen,
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
draw_fireball (const RoboPen   *pen,
               const RoboSpark *spark,
               double           radius,
               double           alpha)
{
  static const struct
  {
    double    size;
    RoboPaint paint;
  } layers[] = { { 1.08, ROBO_PAINT_BLAST },
                 { 0.92, ROBO_PAINT_FIRE },
                 { 0.66, ROBO_PAINT_VOLTAGE_TINT },
                 { 0.36, ROBO_PAINT_BLAST_CORE } };

  robo_pen_glow (pen, ROBO_PAINT_FIRE, 0.7 * alpha, spark->x, spark->y, 1.7 * radius);
  for (guint layer = 0; layer < G_N_ELEMENTS (layers); layer++)
    {
      for (guint i = 0; i < 8; i++)
        {
          double angle = i * G_PI / 4 + get_chance (spark, i);
          double out = 0.55 * radius * get_chance (spark, 10 + i);

          robo_pen_disc (pen, spark->x + out * cos (angle), spark->y + 0.85 * out * sin (angle),
                         layers[layer].size * radius * (0.42 + 0.24 * get_chance (spark, 20 + i)));
        }
      robo_pen_fill (pen, layers[layer].paint, alpha);
    }
}

/* Draws flying pieces of a robot or of a weapon. */
static void
draw_debris (const RoboPen   *pen,
             const RoboSpark *spark,
             double           part)
{
  static const double piece[][2] = { { -1, -0.6 }, { 1, -0.8 }, { 0.7, 1 }, { -0.5, 0.6 } };

  for (guint i = 0; i < 9; i++)
    {
      double angle = 2 * G_PI * (i + get_chance (spark, 60 + i)) / 9;
      double reach = (0.35 + 0.5 * get_chance (spark, 70 + i)) * MAX (spark->radius, 0.6) * ease_out (part);
      double size = 0.03 + 0.035 * get_chance (spark, 80 + i);

      cairo_save (pen->cr);
      cairo_translate (pen->cr, spark->x + reach * cos (angle),
                       spark->y + 0.9 * reach * sin (angle) + 0.25 * part * part);
      cairo_rotate (pen->cr, 8 * part * get_chance (spark, 90 + i));
      cairo_scale (pen->cr, size, size);
      robo_pen_polygon (pen, piece, G_N_ELEMENTS (piece));
      cairo_restore (pen->cr);
      robo_pen_fill_stroke (pen, i % 2 ? spark->paint : ROBO_PAINT_SMOKE, ROBO_PAINT_OUTLINE, 0.016);
    }
}

/* Draws a white flash, a fireball and its ring, and then rising smoke and flying pieces. */
static void
draw_blast (const RoboPen   *pen,
            const RoboSpark *spark)
{
  double p = spark->progress;
  double fire = 0.5 * MIN (spark->radius, 0.9) * (1 - pow (1 - MIN (p / 0.25, 1), 3));
  double ring = spark->radius * (1 - pow (1 - MIN (p / 0.4, 1), 4));
  Shower shower = { spark->x, spark->y, 14, 0.3, 0.8 * spark->radius + 0.2, 0.35, MIN (p / 0.6, 1), 30 };

  if (p < 0.5)
    {
      robo_pen_disc (pen, spark->x, spark->y, ring);
      robo_pen_stroke (pen, ROBO_PAINT_LIGHT, 0.6 * (1 - p / 0.5), 0.07 * (1 - p));
    }
  if (p > 0.15)
    for (guint i = 0; i < 9; i++)
      {
        double part = (p - 0.15) / 0.85;
        double x = spark->x + 0.55 * (get_chance (spark, 100 + i) - 0.5) * (0.8 + 0.6 * part);
        double y = spark->y + 0.5 * (get_chance (spark, 110 + i) - 0.55) - (0.35 + 0.03 * i) * part;
        double radius = (0.13 + 0.1 * get_chance (spark, 120 + i)) * (1 + 0.6 * part);

        draw_puff (pen, ROBO_PAINT_SMOKE, 0.85 * fade_out (part, 0.35), x, y, radius);
      }
  if (p < 0.45)
    draw_fireball (pen, spark, fire, fade_out (p / 0.45, 0.5));
  if (p < 0.08)
    robo_pen_glow (pen, ROBO_PAINT_LIGHT, 0.95, spark->x, spark->y, 0.55);
  draw_shower (pen, spark, &shower, ROBO_PAINT_BLAST, ROBO_PAINT_TOKEN_LIGHT);
  if (p > 0.06 && p < 0.8)
    draw_debris (pen, spark, p / 0.8);
}

/* Draws water that splashes up and sinks back. */
static void
draw_splash_of_water (const RoboPen   *pen,
                      const RoboSpark *spark,
                      double           part)
{
  double up = 0.42 * sin (part * G_PI);
  double half = 0.16 + 0.16 * ease_out (part);
  double foot = spark->y + 0.1;

  cairo_move_to (pen->cr, spark->x - half, foot);
  for (guint i = 0; i < 5; i++)
    {
      double x = spark->x - half + (2 * half) * (i + 0.5) / 5;
      double tip = up * (i % 2 ? 0.75 : 1) * (0.8 + 0.2 * get_chance (spark, 40 + i));
      double lean = 0.5 * (x - spark->x);

      cairo_line_to (pen->cr, x + lean, foot - tip);
      cairo_line_to (pen->cr, spark->x - half + (2 * half) * (i + 1) / 5, foot - 0.35 * up);
    }
  cairo_line_to (pen->cr, spark->x + half, foot);
  cairo_curve_to (pen->cr, spark->x + 0.6 * half, foot + 0.1, spark->x - 0.6 * half, foot + 0.1, spark->x - half, foot);
  cairo_close_path (pen->cr);
  robo_pen_fill (pen, ROBO_PAINT_LIGHT, 0.85 * fade_out (part, 0.6));
}

static void
draw_splash (const RoboPen   *pen,
             const RoboSpark *spark)
{
  double p = spark->progress;

  for (guint i = 0; i < 3; i++)
    {
      double part = p * 1.4 - 0.2 * i;

      if (part <= 0 || part >= 1)
        continue;
      cairo_save (pen->cr);
      cairo_translate (pen->cr, spark->x, spark->y);
      cairo_scale (pen->cr, 1, 0.7);
      robo_pen_disc (pen, 0, 0, 0.12 + 0.36 * ease_out (part));
      cairo_restore (pen->cr);
      robo_pen_stroke (pen, ROBO_PAINT_LIGHT, 0.8 * (1 - part), 0.045);
    }
  if (p < 0.7)
    draw_splash_of_water (pen, spark, p / 0.7);
  for (guint i = 0; i < 12 && p < 0.9; i++)
    {
      double angle = G_PI + G_PI * (i + 0.5) / 12;
      double reach = (0.3 + 0.25 * get_chance (spark, i)) * ease_out (p / 0.9);

      robo_pen_disc (pen, spark->x + reach * cos (angle), spark->y + 1.4 * reach * sin (angle) + 0.9 * p * p,
                     (0.035 + 0.025 * get_chance (spark, 20 + i)) * (1 - 0.6 * p));
      robo_pen_fill_stroke (pen, ROBO_PAINT_LIGHT, ROBO_PAINT_WATER, 0.02);
    }
}

static void
draw_dust (const RoboPen   *pen,
           const RoboSpark *spark)
{
  for (guint i = 0; i < 8; i++)
    {
      double angle = i * G_PI / 4;
      double reach = spark->radius * (0.3 + 0.7 * ease_out (spark->progress));

      draw_puff (pen, ROBO_PAINT_DUST, 0.75 * fade_out (spark->progress, 0.3), spark->x + reach * cos (angle),
                 spark->y + 0.6 * reach * sin (angle) - 0.1 * spark->progress,
                 (0.08 + 0.03 * (i % 3)) * (0.8 + 0.5 * spark->progress));
    }
}

/* Adds every second of 16 squares that fly on an arc to the left of their way. So squares that fly in the opposite
 * direction are on the other side. */
static void
add_crossing_squares (const RoboPen   *pen,
                      const RoboSpark *spark,
                      guint            from)
{
  double dx = spark->to_x - spark->x, dy = spark->to_y - spark->y;

  for (guint i = from; i < 16; i += 2)
    {
      double part = CLAMP ((spark->progress - 0.18 - 0.02 * i) / 0.34, 0, 1);
      double bend = (0.22 + 0.2 * get_chance (spark, 20 + i)) * sin (part * G_PI);
      double size = 0.04 + 0.04 * get_chance (spark, 30 + i);

      if (part > 0 && part < 1)
        cairo_rectangle (pen->cr, spark->x + part * dx + bend * dy - size / 2,
                         spark->y + part * dy - bend * dx - 0.15 - size / 2, size, size);
    }
}

/* Draws squares that rise in a column, above a ring on the floor. If the effect has another end, also draws squares that
 * fly to it. */
static void
draw_beaming (const RoboPen   *pen,
              const RoboSpark *spark)
{
  double   glow = sin (spark->progress * G_PI);
  RoboFade column = { ROBO_PAINT_LIGHT, 0, ROBO_PAINT_WALL, 0.7 * glow, 0, spark->y - 0.75, 0, spark->y + 0.4 };

  robo_pen_rounded (pen, spark->x - 0.22 * glow, spark->y - 0.75, 0.44 * glow, 1.15, 0.2 * glow);
  robo_pen_fill_fade (pen, &column);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, spark->x, spark->y + 0.36);
  cairo_scale (pen->cr, 1, 0.3);
  robo_pen_disc (pen, 0, 0, 0.2 + 0.18 * glow);
  cairo_restore (pen->cr);
  robo_pen_stroke (pen, ROBO_PAINT_WALL, glow, 0.045);
  for (guint i = 0; i < 16; i++)
    {
      double rise = fmod (get_chance (spark, i) + spark->progress, 1);
      double size = 0.025 + 0.035 * get_chance (spark, 20 + i);

      cairo_rectangle (pen->cr, spark->x + 0.5 * (get_chance (spark, 40 + i) - 0.5), spark->y + 0.4 - 1.1 * rise, size,
                       size);
      robo_pen_fill (pen, i % 3 == 0 ? spark->paint : i % 3 == 1 ? ROBO_PAINT_WALL
                                                                 : ROBO_PAINT_LIGHT,
                     glow * (1 - rise));
    }
  if (spark->to_x == spark->x && spark->to_y == spark->y)
    return;

  for (guint i = 0; i < 2; i++)
    {
      add_crossing_squares (pen, spark, i);
      robo_pen_fill_stroke (pen, i == 0 ? spark->paint : ROBO_PAINT_LIGHT, ROBO_PAINT_OUTLINE, 0.014);
    }
}

/* Draws a pane in front of the robot. Light runs over the pane from the upper to the lower end. */
static void
draw_shield (const RoboPen   *pen,
             const RoboSpark *spark)
{
  double   p = spark->progress;
  double   size = spark->radius * (0.85 + 0.15 * ease_out (MIN (3 * p, 1)));
  double   alpha = fade_out (p, 0.45);
  double   at = spark->y - size + 2 * size * p;
  RoboFade gleam = { ROBO_PAINT_LIGHT, 0, ROBO_PAINT_LIGHT, 0.75 * alpha, 0, at - 0.3, 0, at };

  robo_pen_glow (pen, ROBO_PAINT_SHIELD, 0.22 * alpha, spark->x, spark->y, 1.25 * size);
  robo_pen_regular (pen, 6, spark->x, spark->y, size, G_PI / 6);
  robo_pen_fill (pen, ROBO_PAINT_SHIELD, 0.16 * alpha);
  cairo_save (pen->cr);
  robo_pen_regular (pen, 6, spark->x, spark->y, size, G_PI / 6);
  cairo_clip (pen->cr);
  cairo_rectangle (pen->cr, spark->x - size, at - 0.3, 2 * size, 0.3);
  robo_pen_fill_fade (pen, &gleam);
  cairo_restore (pen->cr);
  robo_pen_regular (pen, 6, spark->x, spark->y, size, G_PI / 6);
  robo_pen_stroke (pen, ROBO_PAINT_OUTLINE, 0.6 * alpha, 0.07);
  robo_pen_regular (pen, 6, spark->x, spark->y, size, G_PI / 6);
  robo_pen_stroke (pen, ROBO_PAINT_SHIELD, alpha, 0.045);
}

/* Draws crosses that appear one after the other. */
static void
draw_mending (const RoboPen   *pen,
              const RoboSpark *spark)
{
  robo_pen_glow (pen, spark->paint, 0.18 * sin (spark->progress * G_PI), spark->x, spark->y, 0.6);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < 6; i++)
      {
        double part = CLAMP ((spark->progress - 0.09 * i) / 0.5, 0, 1);
        double x = spark->x + (i % 3 - 1.0) * 0.28 + 0.1 * (get_chance (spark, i) - 0.5);
        double y = spark->y + 0.3 - 0.65 * ease_out (part);
        double size = 0.045 + 0.03 * get_chance (spark, 10 + i);

        if (part == 0 || part == 1)
          continue;
        cairo_move_to (pen->cr, x - size, y);
        cairo_rel_line_to (pen->cr, 2 * size, 0);
        cairo_move_to (pen->cr, x, y - size);
        cairo_rel_line_to (pen->cr, 0, 2 * size);
        robo_pen_stroke (pen, pass == 0 ? ROBO_PAINT_LIGHT : spark->paint, fade_out (part, 0.5),
                         pass == 0 ? 0.075 : 0.045);
      }
}

static void
draw_jet (const RoboPen   *pen,
          const RoboSpark *spark)
{
  double alpha = sin (MIN (spark->progress * 1.1, 1) * G_PI);

  for (gint side = -1; side <= 1; side += 2)
    {
      double length = 0.28 + 0.12 * get_chance (spark, (guint)(spark->progress * 20) * 2 + (side > 0));

      cairo_move_to (pen->cr, spark->x + side * 0.14 - 0.07, spark->y + 0.25);
      cairo_curve_to (pen->cr, spark->x + side * 0.14 - 0.07, spark->y + 0.25 + 0.5 * length, spark->x + side * 0.14,
                      spark->y + 0.25 + 0.8 * length, spark->x + side * 0.14, spark->y + 0.25 + length);
      cairo_curve_to (pen->cr, spark->x + side * 0.14, spark->y + 0.25 + 0.8 * length, spark->x + side * 0.14 + 0.07,
                      spark->y + 0.25 + 0.5 * length, spark->x + side * 0.14 + 0.07, spark->y + 0.25);
      cairo_close_path (pen->cr);
    }
  robo_pen_fill_stroke (pen, ROBO_PAINT_FIRE, ROBO_PAINT_BLAST, 0.02);
  robo_pen_glow (pen, ROBO_PAINT_BLAST_CORE, 0.8 * alpha, spark->x, spark->y + 0.36, 0.25);
}

/* Returns how high above the floor the grenade is. It rises and then falls. */
static double
get_height (const RoboSpark *spark,
            double           part)
{
  return spark->radius * 4 * part * (1 - part);
}

/* Draws a grenade with its trail after a part of its flight. The higher the grenade is, the larger it is. */
static void
draw_thrown (const RoboPen   *pen,
             const RoboSpark *spark,
             double           part,
             gboolean         has_depth)
{
  cairo_t *cr = pen->cr;
  double   x = spark->x + part * (spark->to_x - spark->x);
  double   y = spark->y + part * (spark->to_y - spark->y);
  double   height = get_height (spark, part);

  if (has_depth)
    robo_pen_glow (pen, ROBO_PAINT_SHADOW, 0.5, x + 0.04, y + 0.07, 0.2 - 0.06 * height);
  for (guint i = 0; i < (guint)(part * 14); i++)
    {
      double at = i / 14.0;
      double old_x = spark->x + at * (spark->to_x - spark->x);
      double old_y = spark->y + at * (spark->to_y - spark->y) - get_height (spark, at);

      robo_pen_disc (pen, old_x, old_y, 0.035);
      robo_pen_fill_stroke (pen, has_depth ? ROBO_PAINT_SMOKE : ROBO_PAINT_BLAST, ROBO_PAINT_LIGHT, 0.012);
    }

  cairo_save (cr);
  cairo_translate (cr, x, y - height);
  cairo_scale (cr, 1 + 0.35 * height, 1 + 0.35 * height);
  cairo_rotate (cr, (has_depth ? 9 : 0) * part + 0.5);
  robo_pen_rounded (pen, -0.045, -0.2, 0.09, 0.1, 0.02);
  robo_pen_fill_stroke (pen, ROBO_PAINT_SPIKE, ROBO_PAINT_OUTLINE, 0.024);
  cairo_move_to (cr, 0.03, -0.18);
  cairo_curve_to (cr, 0.17, -0.18, 0.17, -0.1, 0.16, 0.02);
  robo_pen_stroke (pen, ROBO_PAINT_OUTLINE, 1, 0.075);
  cairo_move_to (cr, 0.03, -0.18);
  cairo_curve_to (cr, 0.17, -0.18, 0.17, -0.1, 0.16, 0.02);
  robo_pen_stroke (pen, ROBO_PAINT_SPIKE, 1, 0.035);
  robo_pen_disc (pen, 0, 0, 0.155);
  robo_pen_fill (pen, ROBO_PAINT_KEYLINE, 1);
  robo_pen_disc (pen, 0, 0, 0.135);
  robo_pen_fill_stroke (pen, ROBO_PAINT_MINE, ROBO_PAINT_OUTLINE, 0.026);
  robo_pen_rounded (pen, -0.125, -0.03, 0.25, 0.06, 0.02);
  robo_pen_fill (pen, ROBO_PAINT_LAMP, 1);
  cairo_restore (cr);
  if (has_depth)
    robo_pen_glow (pen, ROBO_PAINT_LIGHT, 0.45, x - 0.05, y - height - 0.06, 0.09);
}

static void
draw_grenade (const RoboPen   *pen,
              const RoboSpark *spark)
{
  draw_thrown (pen, spark, spark->progress, TRUE);
}

/* Draws a grenade without depth. For reduced motion it has landed, and dots show the way that it has flown. */
static void
draw_calm_grenade (const RoboPen   *pen,
                   const RoboSpark *spark)
{
  draw_thrown (pen, spark, spark->is_calm ? 1 : spark->progress, FALSE);
}

/* Adds drops that move along the stream, on it and beside it. */
static void
add_drops (const RoboPen   *pen,
           const RoboSpark *spark,
           double           radius)
{
  double dx = spark->to_x - spark->x, dy = spark->to_y - spark->y;
  double length = MAX (hypot (dx, dy), 0.01);
  guint  n = (guint)(8 * length);

  for (guint i = 0; i < n; i++)
    {
      double along = fmod ((i + get_chance (spark, i)) / n + 2 * spark->progress, 1);
      double aside = (get_chance (spark, 30 + i) - 0.5) * (0.1 + 0.26 * along);

      robo_pen_disc (pen, spark->x + along * dx - aside * dy / length, spark->y + along * dy + aside * dx / length,
                     radius * (0.5 + get_chance (spark, 60 + i)));
    }
}

/* Draws a stream that becomes wider along its way. The stream has foam on it, and splashes at the target. */
static void
draw_stream (const RoboPen   *pen,
             const RoboSpark *spark)
{
  static const struct
  {
    double    width;
    RoboPaint paint;
    double    alpha;
  } layers[] = { { 0.135, ROBO_PAINT_SHORE, 0.95 }, { 0.105, ROBO_PAINT_WATER, 1 }, { 0.045, ROBO_PAINT_LIGHT, 0.75 } };
  Shower shower = { spark->to_x, spark->to_y, 14, 0.08, 0.5, 0.2, fmod (3 * spark->progress, 1), 100 };

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      add_taper (pen, spark, 1, layers[i].width);
      robo_pen_fill (pen, layers[i].paint, layers[i].alpha);
    }
  add_drops (pen, spark, 0.03);
  robo_pen_fill_stroke (pen, ROBO_PAINT_LIGHT, ROBO_PAINT_WATER, 0.016);
  robo_pen_glow (pen, ROBO_PAINT_LIGHT, 0.85, spark->to_x, spark->to_y, 0.34);
  draw_shower (pen, spark, &shower, ROBO_PAINT_SHORE, ROBO_PAINT_LIGHT);
}

static void
draw_calm_stream (const RoboPen   *pen,
                  const RoboSpark *spark)
{
  add_line (pen, spark, 1);
  robo_pen_stroke (pen, ROBO_PAINT_SHORE, 1, 0.17);
  add_line (pen, spark, 1);
  robo_pen_stroke (pen, ROBO_PAINT_WATER, 1, 0.1);
  for (guint i = 0; i < 3; i++)
    robo_pen_disc (pen, spark->to_x, spark->to_y, 0.16 + 0.12 * i);
  robo_pen_stroke (pen, ROBO_PAINT_SHORE, 1, 0.045);
}

/* Marks the pit or water where a robot was destroyed, for reduced motion and high contrast. */
static void
draw_calm_end (const RoboPen   *pen,
               const RoboSpark *spark)
{
  static const RoboPaint paints[] = { ROBO_PAINT_LIGHT, ROBO_PAINT_DANGER };
  double                 size = 0.45 * spark->radius;

  for (guint pass = 0; pass < G_N_ELEMENTS (paints); pass++)
    {
      cairo_move_to (pen->cr, spark->x - size, spark->y - size);
      cairo_line_to (pen->cr, spark->x + size, spark->y + size);
      cairo_move_to (pen->cr, spark->x + size, spark->y - size);
      cairo_line_to (pen->cr, spark->x - size, spark->y + size);
      robo_pen_stroke (pen, paints[pass], fade_out (spark->progress, 0.6), pass == 0 ? 0.17 : 0.11);
    }
}

/* Draws debris of a robot that is out of sight. `part` is the progress, from 0 to 1. The debris is thrown up by `rise`
 * and comes down by `fall`; with a small `fall` it seems to float. */
static void
draw_wreckage (const RoboPen   *pen,
               const RoboSpark *spark,
               double           part,
               double           rise,
               double           fall)
{
  static const double piece[][2] = { { -1, -0.6 }, { 1, -0.8 }, { 0.7, 1 }, { -0.5, 0.6 } };
  double              alpha = fade_out (part, 0.7);

  for (guint i = 0; i < 7; i++)
    {
      double aside = (get_chance (spark, 60 + i) - 0.5) * 0.75 * ease_out (part);
      double up = rise * (0.6 + 0.4 * get_chance (spark, 70 + i)) * ease_out (part) - fall * part * part;
      double size = (0.03 + 0.03 * get_chance (spark, 80 + i)) * (1 + 0.5 * (1 - part));

      cairo_save (pen->cr);
      cairo_translate (pen->cr, spark->x + aside, spark->y + 0.15 - up);
      cairo_rotate (pen->cr, 6 * part * get_chance (spark, 90 + i));
      cairo_scale (pen->cr, size, size);
      robo_pen_polygon (pen, piece, G_N_ELEMENTS (piece));
      cairo_restore (pen->cr);
      robo_pen_fill (pen, i % 3 == 0 ? ROBO_PAINT_SPIKE : spark->paint, alpha);
    }
}

/* Draws light on the walls of the pit, sparks and debris, and then smoke over its rim. */
static void
draw_crash (const RoboPen   *pen,
            const RoboSpark *spark)
{
  double p = spark->progress;
  double flare = p < 0.1 ? p / 0.1 : fade_out (p, 0.1);
  Shower shower = { spark->x, spark->y + 0.1, 12, 0.08, 0.5, 0.3, MIN (p / 0.5, 1), 30 };

  robo_pen_glow (pen, ROBO_PAINT_FIRE, 0.95 * flare, spark->x, spark->y + 0.05, 0.5);
  robo_pen_glow (pen, ROBO_PAINT_BLAST_CORE, flare * flare, spark->x, spark->y + 0.12, 0.3);
  if (p < 0.5)
    draw_shower (pen, spark, &shower, ROBO_PAINT_BLAST, ROBO_PAINT_TOKEN_LIGHT);
  for (guint i = 0; i < 7 && p > 0.1; i++)
    {
      double part = (p - 0.1) / 0.9;
      double x = spark->x + 0.5 * (get_chance (spark, 100 + i) - 0.5) * (1 + part);
      double y = spark->y + 0.2 - 0.08 * i * part - 0.4 * ease_out (part);
      double radius = 0.1 + 0.13 * part;
      double alpha = 0.8 * MIN (part / 0.15, 1) * fade_out (part, 0.35);

      draw_puff (pen, ROBO_PAINT_SMOKE, alpha, x, y, radius);
    }
  if (p > 0.04 && p < 0.75)
    draw_wreckage (pen, spark, (p - 0.04) / 0.71, 1.3, 1.2);
}

/* Draws rings and bubbles where the robot has sunk, and floating debris. */
static void
draw_sinking (const RoboPen   *pen,
              const RoboSpark *spark)
{
  double p = spark->progress;

  for (guint i = 0; i < 4; i++)
    {
      double part = 1.5 * p - 0.28 * i;

      if (part <= 0 || part >= 1)
        continue;
      cairo_save (pen->cr);
      cairo_translate (pen->cr, spark->x, spark->y + 0.08);
      cairo_scale (pen->cr, 1, 0.65);
      robo_pen_disc (pen, 0, 0, 0.06 + 0.38 * ease_out (part));
      cairo_restore (pen->cr);
      robo_pen_stroke (pen, ROBO_PAINT_LIGHT, 0.65 * (1 - part), 0.035);
    }
  robo_pen_glow (pen, ROBO_PAINT_LIGHT, 0.55 * fade_out (p, 0.15), spark->x, spark->y + 0.05, 0.32);
  draw_wreckage (pen, spark, MIN (p / 0.9, 1), 0.3, 0.05);
  for (guint i = 0; i < 14; i++)
    {
      double part = (p - 0.05 * i) / 0.3;
      double x = spark->x + 0.44 * (get_chance (spark, i) - 0.5) + 0.03 * sin (part * 2 * G_PI);
      double y = spark->y + 0.3 - 0.42 * part - 0.1 * get_chance (spark, 20 + i);
      double radius = (0.028 + 0.035 * get_chance (spark, 40 + i)) * (0.5 + 0.5 * part);

      if (part <= 0 || part >= 1)
        continue;
      robo_pen_disc (pen, x, y, radius);
      robo_pen_fill (pen, ROBO_PAINT_LIGHT, 0.35);
      robo_pen_disc (pen, x, y, radius);
      robo_pen_stroke (pen, ROBO_PAINT_LIGHT, 0.95, 0.014);
    }
}

static void
draw_flash (const RoboPen   *pen,
            const RoboSpark *spark)
{
  Shower shower = { spark->x, spark->y, 12, 0.1, spark->radius + 0.1, 0.3, spark->progress, 0 };

  if (spark->progress < 0.5)
    {
      robo_pen_glow (pen, ROBO_PAINT_BLAST_CORE, 0.8 * (1 - 2 * spark->progress), spark->x, spark->y,
                     0.75 * spark->radius);
      add_star (pen, 8, spark->x, spark->y, 0.45 * spark->radius * (0.6 + spark->progress), 0.4);
      robo_pen_fill (pen, ROBO_PAINT_FIRE, 1 - 2 * spark->progress);
    }
  draw_shower (pen, spark, &shower, ROBO_PAINT_BLAST, ROBO_PAINT_TOKEN_LIGHT);
}

static void
draw_calm_flash (const RoboPen   *pen,
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
draw_calm_lightning (const RoboPen   *pen,
                     const RoboSpark *spark)
{
  double alpha = fade_out (spark->progress, 0.5);

  add_bolts (pen, spark);
  robo_pen_stroke (pen, ROBO_PAINT_BARRIER_EDGE, alpha, 0.11);
  add_bolts (pen, spark);
  robo_pen_stroke (pen, ROBO_PAINT_BARRIER, alpha, 0.055);
}

/* Draws bolts of lightning, which have nine shapes one after the other. */
static void
draw_lightning (const RoboPen   *pen,
                const RoboSpark *spark)
{
  static const struct
  {
    double    width;
    RoboPaint paint;
    double    alpha;
  } layers[] = { { 0.15, ROBO_PAINT_BARRIER_GLOW, 0.18 },
                 { 0.065, ROBO_PAINT_BARRIER_EDGE, 1 },
                 { 0.04, ROBO_PAINT_BARRIER, 1 },
                 { 0.016, ROBO_PAINT_LIGHT, 1 } };
  guint  turn = (guint)(spark->progress * 9) * 37;
  double alpha = fade_out (spark->progress, 0.6);

  robo_pen_glow (pen, ROBO_PAINT_BARRIER, 0.55 * alpha * (turn % 2 ? 1 : 0.6), spark->x, spark->y, 0.9 * spark->radius);
  for (guint layer = 0; layer < G_N_ELEMENTS (layers); layer++)
    {
      for (guint i = 0; i < 5; i++)
        {
          double angle = 2 * G_PI * (i + get_chance (spark, turn + i)) / 5;

          cairo_move_to (pen->cr, spark->x + 0.2 * spark->radius * cos (angle),
                         spark->y + 0.2 * spark->radius * sin (angle));
          for (guint k = 1; k <= 4; k++)
            {
              double reach = spark->radius * (0.2 + 0.2 * k);
              double bend = 0.5 * (get_chance (spark, turn + 10 + i * 5 + k) - 0.5);

              cairo_line_to (pen->cr, spark->x + reach * cos (angle + bend), spark->y + reach * sin (angle + bend));
            }
        }
      robo_pen_stroke (pen, layers[layer].paint, layers[layer].alpha * alpha, layers[layer].width);
    }
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

/* Lists for each kind of effect the function that draws it, and the function for reduced motion and high contrast. */
static const struct
{
  void (*draw) (const RoboPen *pen, const RoboSpark *spark);
  void (*draw_calm) (const RoboPen *pen, const RoboSpark *spark);
} drawers[ROBO_N_SPARK_KINDS] = {
  [ROBO_SPARK_BEAM] = { draw_beam, draw_calm_beam },
  [ROBO_SPARK_BLAST] = { draw_blast, draw_calm_blast },
  [ROBO_SPARK_FLASH] = { draw_flash, draw_calm_flash },
  [ROBO_SPARK_LIGHTNING] = { draw_lightning, draw_calm_lightning },
  [ROBO_SPARK_RING] = { draw_ring, draw_ring },
  [ROBO_SPARK_ARROW] = { draw_arrow, draw_arrow },
  [ROBO_SPARK_OUTLINE] = { draw_outline, draw_outline },
  [ROBO_SPARK_SPLASH] = { draw_splash, draw_ring },
  [ROBO_SPARK_DUST] = { draw_dust, draw_ring },
  [ROBO_SPARK_BEAMING] = { draw_beaming, draw_ring },
  [ROBO_SPARK_JET] = { draw_jet, draw_ring },
  [ROBO_SPARK_GRENADE] = { draw_grenade, draw_calm_grenade },
  [ROBO_SPARK_STREAM] = { draw_stream, draw_calm_stream },
  [ROBO_SPARK_SHIELD] = { draw_shield, draw_ring },
  [ROBO_SPARK_MENDING] = { draw_mending, draw_ring },
  [ROBO_SPARK_CRASH] = { draw_crash, draw_calm_end },
  [ROBO_SPARK_SINKING] = { draw_sinking, draw_calm_end },
};

void
robo_draw_spark (cairo_t           *cr,
                 const RoboPalette *palette,
                 const RoboSpark   *spark)
{
  RoboPen pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  /* Draw the simple form in high contrast, too, because drawings are flat there. */
  if (spark->is_calm || !robo_pen_has_depth (&pen))
    drawers[spark->kind].draw_calm (&pen, spark);
  else
    drawers[spark->kind].draw (&pen, spark);
  cairo_restore (cr);
}

/* Describes the bounds of a kind of effect. Each frame redraws this area with everything in it, so keep the bounds
 * of frequent effects tight. */
typedef struct
{
  double   times;    /* reach to all sides, as a multiple of the radius */
  double   aside;    /* additional reach to the west and east, in spaces */
  double   up;       /* additional reach to the north, in spaces */
  double   down;     /* additional reach to the south, in spaces */
  gboolean is_line;  /* whether the effect goes from one position to another */
  gboolean is_vague; /* whether the radius counts as at least half a space; rare effects need no tight bounds */
} Reach;

static const Reach reaches[ROBO_N_SPARK_KINDS] = {
  [ROBO_SPARK_BEAM] = { 0, 0.62, 0.62, 0.92, TRUE, FALSE },
  [ROBO_SPARK_BLAST] = { 1, 0.3, 0.55, 0.65, FALSE, FALSE },
  [ROBO_SPARK_FLASH] = { 1, 0.3, 0.3, 0.56, FALSE, FALSE },
  [ROBO_SPARK_LIGHTNING] = { 1, 0.12, 0.12, 0.12, FALSE, FALSE },
  [ROBO_SPARK_RING] = { 1, 0.06, 0.06, 0.06, FALSE, FALSE },
  [ROBO_SPARK_ARROW] = { 0, 0.3, 0.3, 0.3, TRUE, FALSE },
  [ROBO_SPARK_OUTLINE] = { 0, 0.52, 0.52, 0.52, FALSE, FALSE },
  [ROBO_SPARK_SPLASH] = { 0, 0.7, 0.9, 0.9, FALSE, FALSE },
  [ROBO_SPARK_DUST] = { 1, 0.25, 0.25, 0.25, FALSE, FALSE },
  [ROBO_SPARK_BEAMING] = { 1, 0.55, 0.55, 0.55, TRUE, TRUE },
  [ROBO_SPARK_JET] = { 1, 0.55, 0.55, 0.55, FALSE, TRUE },
  [ROBO_SPARK_GRENADE] = { 1, 0.55, 0.55, 0.55, TRUE, TRUE },
  [ROBO_SPARK_STREAM] = { 1, 0.55, 0.55, 0.55, TRUE, TRUE },
  [ROBO_SPARK_SHIELD] = { 1, 0.55, 0.55, 0.55, FALSE, TRUE },
  [ROBO_SPARK_MENDING] = { 1, 0.55, 0.55, 0.55, FALSE, TRUE },
  [ROBO_SPARK_CRASH] = { 1, 0.55, 0.55, 0.55, FALSE, TRUE },
  [ROBO_SPARK_SINKING] = { 1, 0.55, 0.55, 0.55, FALSE, TRUE },
};

void
robo_spark_get_extent (const RoboSpark *spark,
                       double          *left,
                       double          *top,
                       double          *right,
                       double          *bottom)
{
  const Reach *reach = &reaches[spark->kind];
  double       radius = reach->is_vague ? MAX (spark->radius, 0.5) : spark->radius * reach->times;
  double       to_x = reach->is_line ? spark->to_x : spark->x;
  double       to_y = reach->is_line ? spark->to_y : spark->y;

  *left = MIN (spark->x, to_x) - radius - reach->aside;
  *top = MIN (spark->y, to_y) - radius - reach->up;
  *right = MAX (spark->x, to_x) + radius + reach->aside;
  *bottom = MAX (spark->y, to_y) + radius + reach->down;
}

void
robo_draw_scorch (cairo_t           *cr,
                  const RoboPalette *palette)
{
  static const double turns[] = { 0.3, 1.2, 2.1, 3.4, 4.4, 5.5 };
  RoboPen             pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  if (robo_pen_has_depth (&pen))
    robo_pen_glow (&pen, ROBO_PAINT_SHADOW, 0.34, 0, 0, 0.44);
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      cairo_move_to (cr, 0.2 * cos (turns[i]), 0.18 * sin (turns[i]));
      cairo_line_to (cr, 0.38 * cos (turns[i]), 0.33 * sin (turns[i]));
    }
  robo_pen_stroke (&pen, ROBO_PAINT_SHADOW, 0.22, 0.022);
  cairo_restore (cr);
}
