/* Robots: a shape and a colour a seat, the number at the shoulder, damage lights below; a
 * KillBot has one red slit for eyes and a wedge where it faces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-pen.h"
#include "robo-piece-drawing.h"
#include "robo-shape.h"

#define BODY_Y        -0.06
#define BODY_RADIUS   0.315
#define OUTLINE_WIDTH 0.032

/* More lights than this go into two rows, or they would be hairs at 40 pixels. */
#define LIGHTS_IN_A_ROW 5
#define HATCH_STEP      0.13

/* A triangle has its room lower down than the others. */
static double
get_face_y (guint colour)
{
  return colour == ROBO_SHAPE_TRIANGLE ? BODY_Y + 0.085 : BODY_Y - 0.015;
}

static void
add_body (const RoboPen          *pen,
          const RoboPictureRobot *robot)
{
  robo_shape_add (pen, (RoboShape)robot->colour, 0, BODY_Y, BODY_RADIUS);
}

static void
draw_body (const RoboPen          *pen,
           const RoboPictureRobot *robot)
{
  add_body (pen, robot);
  robo_pen_fill_stroke (pen, robo_palette_get_seat (robot->colour), ROBO_PAINT_OUTLINE, OUTLINE_WIDTH);
  add_body (pen, robot);
  robo_pen_hatch (pen, (RoboHatch)robot->colour, ROBO_PAINT_OUTLINE, HATCH_STEP);

  /* A little light from above. */
  cairo_save (pen->cr);
  add_body (pen, robot);
  cairo_clip (pen->cr);
  cairo_rectangle (pen->cr, -0.5, -0.5, 1, get_face_y (robot->colour) + 0.5);
  robo_pen_fill (pen, ROBO_PAINT_EYE, 0.16);
  cairo_restore (pen->cr);
}

/* An angular mask with a slit that narrows to the middle, a scowl, and where it looks. */
static void
draw_killbot_face (const RoboPen *pen,
                   double         y,
                   RoboDir        facing)
{
  static const double wedge[][2] = { { -0.145, 0 }, { 0, -0.175 }, { 0.145, 0 } };
  static const double mask[][2] = {
    { -0.2, -0.1 },
    { 0, -0.045 },
    { 0.2, -0.1 },
    { 0.15, 0.085 },
    { -0.15, 0.085 },
  };
  static const double slit[][2] = {
    { -0.155, -0.04 },
    { 0, 0.005 },
    { 0.155, -0.04 },
    { 0.125, 0.04 },
    { -0.125, 0.04 },
  };

  cairo_save (pen->cr);
  cairo_translate (pen->cr, 0, y);
  robo_pen_polygon (pen, mask, G_N_ELEMENTS (mask));
  robo_pen_fill (pen, ROBO_PAINT_VISOR, 1);
  robo_pen_polygon (pen, slit, G_N_ELEMENTS (slit));
  robo_pen_fill (pen, ROBO_PAINT_KILLBOT_EYE, 1);
  cairo_restore (pen->cr);

  /* On the rim of the body; southwards further in, above the damage lights. */
  cairo_save (pen->cr);
  cairo_translate (pen->cr, 0, facing == ROBO_DIR_E || facing == ROBO_DIR_W ? BODY_Y + 0.05 : BODY_Y);
  cairo_rotate (pen->cr, facing * G_PI / 4);
  cairo_translate (pen->cr, 0, facing == ROBO_DIR_S ? -0.2 : -0.25);
  robo_pen_polygon (pen, wedge, G_N_ELEMENTS (wedge));
  robo_pen_fill_stroke (pen, ROBO_PAINT_FACING, ROBO_PAINT_OUTLINE, 0.03);
  cairo_restore (pen->cr);
}

static void
draw_damage (const RoboPen          *pen,
             const RoboPictureRobot *robot)
{
  guint  n_rows = robot->damage_limit > LIGHTS_IN_A_ROW ? 2 : 1;
  guint  n_columns = (robot->damage_limit + n_rows - 1) / n_rows;
  double height = robo_pen_snap (pen, n_rows == 1 ? 0.12 : 0.075);
  double width = MIN (0.2, 0.76 / n_columns);
  double gap = robo_pen_snap (pen, 0.025);
  double left = -0.5 * (n_columns * width + (n_columns - 1) * gap);
  double top = 0.485 - n_rows * (height + gap);
  double dash = MIN (0.028, height / 2);

  robo_pen_rounded (pen, left - gap, top - gap, -2 * (left - gap), n_rows * (height + gap) + gap, 0.03);
  robo_pen_fill (pen, ROBO_PAINT_OUTLINE, 1);
  for (guint i = 0; i < robot->damage_limit; i++)
    {
      double x = left + (i % n_columns) * (width + gap);
      double y = top + (i / n_columns) * (height + gap);

      /* A light that is off is a dash, so that the two differ in shape as well. */
      if (i < robot->damage)
        cairo_rectangle (pen->cr, x, y, width, height);
      else
        cairo_rectangle (pen->cr, x + 0.12 * width, y + (height - dash) / 2, 0.76 * width, dash);
      robo_pen_fill (pen, i < robot->damage ? ROBO_PAINT_DAMAGE : ROBO_PAINT_DAMAGE_OFF, 1);
    }
}

/* One arc on the left a damage it can hold; one that is used up is thin and red. */
static void
draw_shield (const RoboPen          *pen,
             const RoboPictureRobot *robot)
{
  double span = 1.5 / robot->shield_room;

  for (guint i = 0; i < robot->shield_room; i++)
    {
      double   start = G_PI - 0.7 + i * span;
      gboolean is_used = i < robot->shield;

      cairo_arc (pen->cr, 0, BODY_Y, 0.425, start + 0.08, start + span - 0.08);
      robo_pen_stroke (pen, ROBO_PAINT_OUTLINE, 1, 0.09);
      cairo_arc (pen->cr, 0, BODY_Y, 0.425, start + 0.08, start + span - 0.08);
      robo_pen_stroke (pen, is_used ? ROBO_PAINT_DAMAGE : ROBO_PAINT_SHIELD, 1, is_used ? 0.022 : 0.055);
    }
}

void
robo_draw_robot (cairo_t                *cr,
                 const RoboPalette      *palette,
                 const RoboPictureRobot *robot)
{
  RoboPen pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);

  if (robot->shield_room > 0)
    draw_shield (&pen, robot);
  draw_body (&pen, robot);
  if (robot->is_killbot)
    draw_killbot_face (&pen, get_face_y (robot->colour), (RoboDir)robot->facing);
  else
    {
      double y = get_face_y (robot->colour);

      robo_pen_rounded (&pen, -0.175, y - 0.085, 0.35, 0.17, 0.085);
      robo_pen_fill (&pen, ROBO_PAINT_VISOR, 1);
      robo_pen_disc (&pen, -0.08, y, 0.045);
      robo_pen_disc (&pen, 0.08, y, 0.045);
      robo_pen_fill (&pen, ROBO_PAINT_EYE, 1);
    }
  if (robot->damage_limit > 0)
    draw_damage (&pen, robot);
  if (robot->number > 0)
    {
      char text[12];

      robo_pen_disc (&pen, 0.3, -0.305, 0.16);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_BADGE, ROBO_PAINT_OUTLINE, 0.03);
      g_snprintf (text, sizeof text, "%u", robot->number);
      robo_pen_text (&pen, text, 0.3, -0.305, 0.31);
      robo_pen_fill (&pen, ROBO_PAINT_BADGE_INK, 1);
    }

  cairo_restore (cr);
}

void
robo_draw_seat_mark (cairo_t           *cr,
                     const RoboPalette *palette,
                     guint              colour)
{
  RoboPen pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  robo_shape_add (&pen, (RoboShape)colour, 0, 0, 0.42);
  robo_pen_fill (&pen, robo_palette_get_seat (colour), 1);
  robo_shape_add (&pen, (RoboShape)colour, 0, 0, 0.42);
  robo_pen_hatch (&pen, (RoboHatch)colour, ROBO_PAINT_OUTLINE, 2 * HATCH_STEP);
  cairo_restore (cr);
}
