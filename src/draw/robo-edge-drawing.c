// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the features of edges (R1.5): energy walls, lightning barriers, caution lines.
#include "robo-arena-drawing-private.h"
#include "robo-arena-drawing.h"

#include <math.h>

#define CAUTION_NEAR  0.055
#define CAUTION_FAR   0.185
#define CAUTION_START 0.09
#define CAUTION_END   0.78
#define N_TEETH       4
#define BOLT_HEIGHT   0.075

/* Calls `draw` for every edge of a kind that may be inside the clip. The context is transformed so that the edge begins
 * at the origin and goes east. The beginning of an edge is its northern or western end. */
static void
draw_each_edge (const RoboPen  *pen,
                const RoboPlan *plan,
                RoboEdge        edge,
                void (*draw) (const RoboPen *pen))
{
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      double x = i % plan->columns;
      double y = i / plan->columns;

      if (!robo_pen_sees (pen, x, y))
        continue;
      if (robo_plan_get_edge (plan, i, ROBO_DIR_S) == edge)
        {
          cairo_save (pen->cr);
          cairo_translate (pen->cr, x, y + 1);
          draw (pen);
          cairo_restore (pen->cr);
        }
      if (robo_plan_get_edge (plan, i, ROBO_DIR_E) == edge)
        {
          cairo_save (pen->cr);
          cairo_translate (pen->cr, x + 1, y);
          cairo_rotate (pen->cr, G_PI / 2);
          draw (pen);
          cairo_restore (pen->cr);
        }
    }
}

static void
draw_bar (const RoboPen *pen,
          RoboPaint      paint,
          double         alpha,
          double         width)
{
  double half = robo_pen_snap (pen, width / 2);

  cairo_rectangle (pen->cr, 0, -half, 1, 2 * half);
  robo_pen_fill (pen, paint, alpha);
}

static void
draw_wall_bar (const RoboPen *pen)
{
  if (robo_pen_has_depth (pen))
    {
      draw_bar (pen, ROBO_PAINT_WALL, 0.12, 0.34);
      draw_bar (pen, ROBO_PAINT_WALL, 0.2, 0.22);
    }
  draw_bar (pen, ROBO_PAINT_WALL_EDGE, 1, 0.13);
  draw_bar (pen, ROBO_PAINT_WALL, 1, 0.075);
  /* Draw the core only at full size. At smaller sizes it would hide the rest of the wall, because it is at least two
   * pixels wide. */
  if (robo_draw_get_size (pen) == ROBO_SIZE_FULL)
    draw_bar (pen, ROBO_PAINT_WALL_CORE, 1, 0.024);
}

/* Draws the shadow of the post at an end of the edge (0 or 1) on the floor. */
static void
draw_post_shadow (const RoboPen *pen,
                  double         end)
{
  double dx = 0.04, dy = 0.05;

  if (!robo_pen_has_depth (pen))
    return;

  /* Turn the direction of the shadow back: for edges that go south the context is turned, but the light stays where it
   * is. */
  cairo_device_to_user_distance (pen->cr, &dx, &dy);
  robo_pen_glow (pen, ROBO_PAINT_SHADOW, 0.5, end + 0.04 * dx / hypot (dx, dy), 0.05 * dy / hypot (dx, dy), 0.12);
}

static void
draw_wall_posts (const RoboPen *pen)
{
  for (guint end = 0; end <= 1; end++)
    {
      draw_post_shadow (pen, end);
      robo_pen_disc (pen, end, 0, 0.084);
      robo_pen_fill_stroke (pen, ROBO_PAINT_WALL, ROBO_PAINT_WALL_EDGE, 0.034);
      if (robo_draw_get_size (pen) < ROBO_SIZE_FULL)
        continue;
      robo_pen_disc (pen, end, 0, 0.036);
      robo_pen_fill (pen, ROBO_PAINT_WALL_CORE, 1);
    }
}

/* Lists for each bolt how high its teeth are and how far they are shifted, relative to the full height and width of a
 * tooth. */
static const struct
{
  double high[2 * N_TEETH];
  double aside[2 * N_TEETH];
} bolts[ROBO_N_BOLTS] = {
  { { 1, 1, 1, 1, 1, 1, 1, 1 }, { 0 } },
  { { 0.7, 1, 0.55, 1, 1, 0.6, 1, 0.75 }, { 0.1, -0.2, 0.25, 0, -0.2, 0.15, 0, -0.1 } },
  { { 1, 0.6, 1, 0.7, 0.6, 1, 0.75, 1 }, { -0.1, 0.2, 0, -0.25, 0.2, 0, -0.15, 0.1 } },
};

static void
add_zigzag (const RoboPen *pen,
            guint          bolt)
{
  double step = 1.0 / (2 * N_TEETH);

  cairo_move_to (pen->cr, 0, 0);
  for (guint i = 0; i < 2 * N_TEETH; i++)
    cairo_line_to (pen->cr, (i + 0.5 + bolts[bolt].aside[i]) * step,
                   (i % 2 ? BOLT_HEIGHT : -BOLT_HEIGHT) * bolts[bolt].high[i]);
  cairo_line_to (pen->cr, 1, 0);
}

static void
draw_bolt (const RoboPen *pen,
           guint          bolt)
{
  if (robo_pen_has_depth (pen))
    {
      draw_bar (pen, ROBO_PAINT_BARRIER_GLOW, 0.1, 0.3);
      draw_bar (pen, ROBO_PAINT_BARRIER_GLOW, 0.16, 0.19);
    }
  add_zigzag (pen, bolt);
  robo_pen_stroke (pen, ROBO_PAINT_BARRIER_EDGE, 1, 0.095);
  add_zigzag (pen, bolt);
  robo_pen_stroke (pen, ROBO_PAINT_BARRIER, 1, 0.056);
  if (robo_draw_get_size (pen) < ROBO_SIZE_FULL)
    return;
  add_zigzag (pen, bolt);
  robo_pen_stroke (pen, ROBO_PAINT_BARRIER_CORE, 1, 0.02);
}

/* Draws a wall as a mere line, for tiny spaces. */
static void
draw_wall_line (const RoboPen *pen)
{
  draw_bar (pen, ROBO_PAINT_WALL, 1, 0.2);
}

static void
draw_barrier_line (const RoboPen *pen)
{
  draw_bar (pen, ROBO_PAINT_BARRIER, 1, 0.2);
}

static void
draw_first_bolt (const RoboPen *pen)
{
  draw_bolt (pen, 0);
}

static void
draw_bolt_ends (const RoboPen *pen)
{
  for (guint end = 0; end <= 1; end++)
    {
      robo_pen_disc (pen, end, 0, 0.08);
      robo_pen_fill_stroke (pen, ROBO_PAINT_BARRIER, ROBO_PAINT_OUTLINE, 0.022);
      robo_pen_disc (pen, end, 0, 0.034);
      robo_pen_fill (pen, ROBO_PAINT_BARRIER_EDGE, 1);
    }
}

static void
draw_barrier_posts (const RoboPen *pen)
{
  for (guint end = 0; end <= 1; end++)
    draw_post_shadow (pen, end);
  draw_bolt_ends (pen);
}

void
robo_draw_edges (const RoboPen  *pen,
                 const RoboPlan *plan,
                 gboolean        has_bolts)
{
  if (robo_draw_get_size (pen) == ROBO_SIZE_TINY)
    {
      draw_each_edge (pen, plan, ROBO_EDGE_BARRIER, draw_barrier_line);
      draw_each_edge (pen, plan, ROBO_EDGE_WALL, draw_wall_line);
      return;
    }

  if (has_bolts)
    draw_each_edge (pen, plan, ROBO_EDGE_BARRIER, draw_first_bolt);
  draw_each_edge (pen, plan, ROBO_EDGE_WALL, draw_wall_bar);
  draw_each_edge (pen, plan, ROBO_EDGE_BARRIER, draw_barrier_posts);
  draw_each_edge (pen, plan, ROBO_EDGE_WALL, draw_wall_posts);
}

void
robo_draw_bolt (cairo_t           *cr,
                const RoboPalette *palette,
                gboolean           is_upright,
                guint              bolt)
{
  RoboPen pen;

  g_return_if_fail (bolt < ROBO_N_BOLTS);

  cairo_save (cr);
  cairo_translate (cr, -0.5, -0.5);
  if (is_upright)
    cairo_rotate (cr, G_PI / 2);
  pen = robo_pen_init (cr, palette);
  draw_bolt (&pen, bolt);
  draw_bolt_ends (&pen);
  cairo_restore (cr);
}

/* Draws the caution line that turns a KillBot to the east, on the northern side of the unit square. */
static void
draw_caution_line (const RoboPen *pen)
{
  static const double head[][2] = { { CAUTION_END - 0.06, 0.02 }, { 0.955, 0.12 }, { CAUTION_END - 0.06, 0.22 } };
  double              middle = (CAUTION_NEAR + CAUTION_FAR) / 2;

  cairo_rectangle (pen->cr, CAUTION_START, CAUTION_NEAR, CAUTION_END - CAUTION_START, CAUTION_FAR - CAUTION_NEAR);
  robo_pen_fill_stroke (pen, ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION_INK, 0.016);
  /* Bend the hazard stripes into arrows, which show the direction of the line. */
  for (double x = CAUTION_START; x < CAUTION_END - 0.1; x += 0.17)
    {
      const double stripe[][2] = {
        { x, CAUTION_NEAR },
        { x + 0.085, CAUTION_NEAR },
        { x + 0.135, middle },
        { x + 0.085, CAUTION_FAR },
        { x, CAUTION_FAR },
        { x + 0.05, middle },
      };

      robo_pen_polygon (pen, stripe, G_N_ELEMENTS (stripe));
    }
  robo_pen_fill (pen, ROBO_PAINT_CAUTION_INK, 1);
  robo_pen_polygon (pen, head, G_N_ELEMENTS (head));
  robo_pen_fill_stroke (pen, ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION_INK, 0.02);
}

static void
draw_cautions_of_space (const RoboPen  *pen,
                        const RoboPlan *plan,
                        guint           space)
{
  for (guint side = 0; side < 4; side++)
    if (plan->caution[space][side] != 0)
      {
        cairo_save (pen->cr);
        cairo_translate (pen->cr, space % plan->columns + 0.5, space / plan->columns + 0.5);
        cairo_rotate (pen->cr, side * G_PI / 2);
        if (plan->caution[space][side] - 1 == (int)robo_dir_turn ((RoboDir)(2 * side), -2))
          cairo_scale (pen->cr, -1, 1);
        cairo_translate (pen->cr, -0.5, -0.5);
        draw_caution_line (pen);
        cairo_restore (pen->cr);
      }
}

static void
draw_all_cautions (const RoboPen  *pen,
                   const RoboPlan *plan)
{
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    if (robo_pen_sees (pen, i % plan->columns, i / plan->columns))
      draw_cautions_of_space (pen, plan, i);
}

void
robo_draw_cautions (const RoboPen  *pen,
                    const RoboPlan *plan,
                    RoboCautionInk  ink)
{
  /* Use the second opacity in high contrast, where every sign stays readable. */
  static const double opacities[][2] = {
    [ROBO_CAUTIONS_QUIET] = { 0.27, 0.5 },
    [ROBO_CAUTIONS_HALF] = { 0.5, 0.75 },
  };

  if (robo_draw_get_size (pen) == ROBO_SIZE_TINY)
    return;
  if (ink == ROBO_CAUTIONS_FULL)
    {
      draw_all_cautions (pen, plan);
      return;
    }

  cairo_push_group (pen->cr);
  draw_all_cautions (pen, plan);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, opacities[ink][!robo_pen_has_depth (pen)]);
}

void
robo_draw_caution_lines (cairo_t           *cr,
                         const RoboPalette *palette,
                         const RoboPlan    *plan,
                         guint              space)
{
  RoboPen pen = robo_pen_init (cr, robo_palette_get_themed (palette, (RoboTheme)plan->theme));

  g_return_if_fail (space == ROBO_NO_SPACE || space < (guint)plan->columns * plan->rows);

  if (space == ROBO_NO_SPACE)
    draw_all_cautions (&pen, plan);
  else
    draw_cautions_of_space (&pen, plan, space);
  robo_draw_points (&pen, plan);
}
