// SPDX-License-Identifier: GPL-3.0-or-later
// Draws what is on floor spaces (R1.4): VP rings, workshops, high voltage, starting chevrons.
#include "robo-arena-drawing-private.h"
#include "robo-arena-drawing.h"
#include "robo-shape.h"

/* The sign of a starting space leaves this much room for a caution line, in spaces. */
#define LINE_ROOM 0.07

static const double bolt[][2] = {
  { 0.06, -0.305 },
  { -0.15, 0.04 },
  { -0.01, 0.04 },
  { -0.075, 0.305 },
  { 0.165, -0.07 },
  { 0.02, -0.07 },
};

static void
draw_vp (const RoboPen *pen,
         guint          number)
{
  char text[12];

  robo_pen_disc (pen, 0, 0, 0.42);
  robo_pen_stroke (pen, ROBO_PAINT_VP, 0.45, 0.018);
  if (robo_pen_has_depth (pen))
    {
      robo_pen_disc (pen, 0, 0, 0.37);
      robo_pen_fill (pen, ROBO_PAINT_FLOOR_LIGHT, 0.35);
      robo_pen_disc (pen, 0.01, 0.014, 0.36);
      robo_pen_stroke (pen, ROBO_PAINT_FLOOR_LIGHT, 0.8, 0.05);
    }
  robo_pen_disc (pen, 0, 0, 0.36);
  robo_pen_stroke (pen, ROBO_PAINT_VP, 1, 0.04);

  g_snprintf (text, sizeof text, "%u", number);
  robo_pen_text (pen, text, 0, 0, 0.42);
  robo_pen_fill (pen, ROBO_PAINT_VP, 1);
}

/* Draws the sign of a workshop: an open-ended spanner with its jaw in the north-east, on a disc between four
 * corners. */
static void
draw_workshop (const RoboPen *pen)
{
  cairo_t *cr = pen->cr;

  if (robo_pen_has_depth (pen))
    {
      robo_pen_rounded (pen, -0.43, -0.43, 0.86, 0.86, 0.1);
      robo_pen_fill (pen, ROBO_PAINT_WORKSHOP, 0.06);
    }
  for (guint i = 0; i < 4; i++)
    {
      cairo_move_to (cr, -0.42, -0.26);
      cairo_line_to (cr, -0.42, -0.36);
      cairo_curve_to (cr, -0.42, -0.4, -0.4, -0.42, -0.36, -0.42);
      cairo_line_to (cr, -0.26, -0.42);
      cairo_rotate (cr, G_PI / 2);
    }
  robo_pen_stroke (pen, ROBO_PAINT_WORKSHOP, 1, 0.045);
  robo_pen_disc (pen, 0, 0, 0.31);
  robo_pen_fill_stroke (pen, ROBO_PAINT_FLOOR, ROBO_PAINT_WORKSHOP, 0.045);

  cairo_save (cr);
  cairo_rotate (cr, G_PI / 4);
  cairo_new_sub_path (cr);
  cairo_line_to (cr, 0.05, -0.11);
  cairo_line_to (cr, 0.07, -0.235);
  cairo_arc (cr, 0, -0.13, 0.125, -0.95, 1.05);
  cairo_line_to (cr, 0.052, 0.16);
  cairo_arc (cr, 0, 0.165, 0.062, 0, G_PI);
  cairo_line_to (cr, -0.062, -0.02);
  cairo_arc (cr, 0, -0.13, 0.125, G_PI - 1.05, G_PI + 0.95);
  cairo_line_to (cr, -0.05, -0.11);
  cairo_close_path (cr);
  cairo_restore (cr);
  robo_pen_fill (pen, ROBO_PAINT_WORKSHOP, 1);
}

/* Draws the tint and the frame of a space with high voltage. */
static void
draw_voltage (const RoboPen *pen)
{
  static const double corner[][2] = { { -0.43, -0.3 }, { -0.3, -0.43 }, { -0.22, -0.43 }, { -0.43, -0.22 } };
  double              edge = 0.43;

  robo_pen_rounded (pen, -edge, -edge, 2 * edge, 2 * edge, 0.09);
  robo_pen_fill (pen, ROBO_PAINT_VOLTAGE_TINT, 0.16);
  robo_pen_rounded (pen, -edge, -edge, 2 * edge, 2 * edge, 0.09);
  robo_pen_stroke (pen, ROBO_PAINT_VOLTAGE, 1, 0.034);
  for (guint i = 0; i < 4; i++)
    {
      robo_pen_polygon (pen, corner, G_N_ELEMENTS (corner));
      cairo_rotate (pen->cr, G_PI / 2);
    }
  robo_pen_fill (pen, ROBO_PAINT_VOLTAGE, 1);
}

/* Draws the bolt of high voltage. If the space has another sign, the bolt is small and in a corner, above the VP
 * ring. */
static void
draw_bolt (const RoboPen *pen,
           gboolean       is_alone)
{
  cairo_save (pen->cr);
  if (is_alone && robo_pen_has_depth (pen))
    robo_pen_glow (pen, ROBO_PAINT_VOLTAGE_TINT, 0.25, 0, 0, 0.34);
  if (!is_alone)
    {
      robo_pen_disc (pen, 0.3, 0.3, 0.13);
      robo_pen_fill_stroke (pen, ROBO_PAINT_FLOOR, ROBO_PAINT_VOLTAGE, 0.03);
      cairo_translate (pen->cr, 0.3, 0.3);
      cairo_scale (pen->cr, 0.31, 0.31);
    }
  robo_pen_polygon (pen, bolt, G_N_ELEMENTS (bolt));
  robo_pen_fill_stroke (pen, ROBO_PAINT_VOLTAGE, ROBO_PAINT_VOLTAGE, is_alone ? 0.02 : 0.05);
  cairo_restore (pen->cr);
}

guint
robo_draw_get_side_colour (RoboDir side)
{
  return (side / 2 + 2) % 4;
}

static void
add_chevron (const RoboPen *pen,
             double         tip)
{
  cairo_move_to (pen->cr, -0.19, tip + 0.16);
  cairo_line_to (pen->cr, 0, tip);
  cairo_line_to (pen->cr, 0.19, tip + 0.16);
}

/* Draws two chevrons along the arrow of a starting space (R4.4). If the space has no other sign (is_alone), the shape
 * of the side's robot is behind them, for people who cannot see its color, and a caution line behind them has room. */
static void
draw_start (const RoboPen   *pen,
            const RoboStart *start,
            gboolean         is_alone,
            gboolean         has_line_behind)
{
  guint     colour = robo_draw_get_side_colour ((RoboDir)start->side);
  RoboPaint paint = robo_palette_get_seat (colour);

  cairo_save (pen->cr);
  if (robo_pen_has_depth (pen) && is_alone)
    {
      robo_pen_rounded (pen, -0.41, -0.41, 0.82, 0.82, 0.08);
      robo_pen_fill (pen, paint, 0.06);
    }
  cairo_rotate (pen->cr, start->arrow * G_PI / 4);
  if (!is_alone)
    {
      cairo_translate (pen->cr, 0, 0.375);
      cairo_scale (pen->cr, 0.42, 0.42);
    }
  else if (has_line_behind)
    cairo_translate (pen->cr, 0, -LINE_ROOM);
  add_chevron (pen, -0.25);
  robo_pen_stroke (pen, paint, 1, 0.075);
  add_chevron (pen, -0.06);
  robo_pen_stroke (pen, paint, 0.55, 0.075);

  if (is_alone)
    {
      cairo_translate (pen->cr, 0, 0.25);
      cairo_rotate (pen->cr, -start->arrow * G_PI / 4);
      robo_shape_add (pen, (RoboShape)colour, 0, 0, 0.085);
      robo_pen_fill (pen, paint, 1);
    }
  cairo_restore (pen->cr);
}

/* Draws the contents of a tiny space as patches of color, because lines would run together. */
static void
draw_patch (const RoboPen   *pen,
            const RoboPlan  *plan,
            guint            space,
            const RoboStart *start)
{
  if (plan->terrain[space] == ROBO_TERRAIN_PIT)
    {
      cairo_rectangle (pen->cr, -0.5, -0.5, 1, 1);
      robo_pen_fill (pen, robo_pen_has_depth (pen) ? ROBO_PAINT_PIT : ROBO_PAINT_RIM, 1);
      cairo_rectangle (pen->cr, -0.25, -0.25, 0.5, 0.5);
      robo_pen_fill (pen, ROBO_PAINT_PIT, 1);
    }
  if (start != NULL)
    {
      cairo_rectangle (pen->cr, -0.5, -0.5, 1, 1);
      robo_pen_fill (pen, robo_palette_get_seat (robo_draw_get_side_colour ((RoboDir)start->side)), 0.5);
    }
  if (plan->high_voltage[space])
    {
      cairo_rectangle (pen->cr, -0.4, -0.4, 0.8, 0.8);
      robo_pen_fill (pen, ROBO_PAINT_VOLTAGE, plan->vp[space] != 0 || plan->workshop[space] ? 0.5 : 1);
    }
  if (plan->workshop[space])
    {
      robo_pen_disc (pen, 0, 0, 0.36);
      robo_pen_fill (pen, ROBO_PAINT_WORKSHOP, 1);
    }
  if (plan->vp[space] != 0)
    {
      robo_pen_disc (pen, 0, 0, 0.36);
      robo_pen_fill (pen, ROBO_PAINT_VP, 1);
    }
}

static gboolean
has_line_behind (const RoboPlan  *plan,
                 const RoboStart *start)
{
  RoboDir behind;

  if (start == NULL || start->arrow % 2 != 0)
    return FALSE;

  behind = robo_dir_opposite ((RoboDir)start->arrow);

  return plan->caution[start->space][behind / 2] != 0;
}

void
robo_draw_features (const RoboPen  *pen,
                    const RoboPlan *plan)
{
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      gboolean         has_centre = plan->vp[i] != 0 || plan->workshop[i];
      const RoboStart *start = NULL;

      if (!robo_pen_sees (pen, i % plan->columns, i / plan->columns))
        continue;

      for (guint j = 0; j < plan->n_starts && start == NULL; j++)
        if (plan->starts[j].space == i)
          start = &plan->starts[j];
      cairo_save (pen->cr);
      cairo_translate (pen->cr, i % plan->columns + 0.5, i / plan->columns + 0.5);
      if (robo_draw_get_size (pen) == ROBO_SIZE_TINY)
        {
          draw_patch (pen, plan, i, start);
          cairo_restore (pen->cr);
          continue;
        }
      if (plan->high_voltage[i])
        draw_voltage (pen);
      if (plan->workshop[i])
        draw_workshop (pen);
      if (start != NULL)
        draw_start (pen, start, !has_centre, has_line_behind (plan, start));
      if (plan->high_voltage[i] && plan->vp[i] == 0)
        draw_bolt (pen, !has_centre && start == NULL);
      cairo_restore (pen->cr);
    }
}

void
robo_draw_points (const RoboPen  *pen,
                  const RoboPlan *plan)
{
  if (robo_draw_get_size (pen) == ROBO_SIZE_TINY)
    return;

  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      if (plan->vp[i] == 0 || !robo_pen_sees (pen, i % plan->columns, i / plan->columns))
        continue;

      cairo_save (pen->cr);
      cairo_translate (pen->cr, i % plan->columns + 0.5, i / plan->columns + 0.5);
      draw_vp (pen, plan->vp[i]);
      if (plan->high_voltage[i])
        draw_bolt (pen, FALSE);
      cairo_restore (pen->cr);
    }
}
