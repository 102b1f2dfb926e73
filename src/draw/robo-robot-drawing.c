// SPDX-License-Identifier: GPL-3.0-or-later
// Draws robots. A robot is a figure on a plate in the shape and color of the robot, with its number at its shoulder and
// damage lights below. A KillBot is in armor, and has one red slit for its eyes and a wedge in the direction that it
// faces.
#include "robo-figure.h"
#include "robo-piece-drawing.h"
#include "robo-shape.h"

/* If there are more damage lights than this, they are in two rows, because at 40 pixels the lights of a single row
 * would be too thin. */
#define LIGHTS_IN_A_ROW 5
#define HATCH_STEP      0.13

/* If a space is less than SMALL_PX device pixels wide, marks and heads are larger. If it is less than TINY_PX wide,
 * robots have no heads. */
#define SMALL_PX 45
#define TINY_PX  20

#define SMALL_HEAD 1.12

/* The rim of a plate extends this far outside of the silhouette, in spaces. */
#define PLATE_RIM 0.03

/* Lists the position and the size of the silhouette of each plate, in spaces. */
static const struct
{
  double y;
  double radius;
} plates[] = {
  [ROBO_SHAPE_HEXAGON] = { 0.03, 0.36 },
  [ROBO_SHAPE_DISC] = { 0.04, 0.38 },
  [ROBO_SHAPE_TRIANGLE] = { 0.1, 0.39 },
  [ROBO_SHAPE_SQUARE] = { 0.04, 0.375 },
};

static gboolean
is_small (const RoboPen *pen)
{
  return 1 / pen->pixel < SMALL_PX;
}

/* Returns how worn a robot looks: 0 if it is unharmed, 1 below two thirds of its damage limit, otherwise 2. */
static guint
get_wear (const RoboPictureRobot *robot)
{
  if (robot->damage == 0 || robot->damage_limit == 0)
    return 0;

  return 3 * robot->damage < 2 * robot->damage_limit ? 1 : 2;
}

static RoboDir
get_gaze (const RoboPictureRobot *robot)
{
  if (robot->gaze != ROBO_GAZE_REST)
    return (RoboDir)(robot->gaze - 1);

  return robot->is_killbot ? (RoboDir)robot->facing : ROBO_DIR_S;
}

static void
draw_wear (const RoboPen          *pen,
           const RoboPictureRobot *robot,
           const char             *what)
{
  char layer[16];

  if (get_wear (robot) == 0 || is_small (pen))
    return;

  g_snprintf (layer, sizeof layer, "%s-%u", what, get_wear (robot));
  robo_figure_draw (pen, robot->colour, robot->is_killbot, layer);
}

static void
draw_plate (const RoboPen          *pen,
            const RoboPictureRobot *robot)
{
  if (1 / pen->pixel < TINY_PX)
    {
      robo_shape_add (pen, (RoboShape)robot->colour, 0, plates[robot->colour].y, plates[robot->colour].radius);
      robo_pen_fill_stroke (pen, robo_palette_get_body (robot->colour), ROBO_PAINT_KEYLINE, MAX (0.032, pen->pixel));
      return;
    }

  robo_figure_draw (pen, robot->colour, robot->is_killbot, "plate");
  robo_shape_add (pen, (RoboShape)robot->colour, 0, plates[robot->colour].y, plates[robot->colour].radius);
  robo_pen_hatch (pen, (RoboHatch)robot->colour, ROBO_PAINT_OUTLINE, HATCH_STEP);
  draw_wear (pen, robot, "scorch");
}

/* Draws the wedge of a KillBot on the rim of its plate, in the direction that the KillBot faces. In the south it is
 * farther inside, above the damage lights. */
static void
draw_wedge (const RoboPen *pen,
            RoboDir        facing)
{
  static const double wedge[][2] = { { -0.085, 0.025 }, { 0, -0.085 }, { 0.085, 0.025 } };
  static const double places[][2] = {
    [ROBO_DIR_N] = { 0, -0.4 },
    [ROBO_DIR_E] = { 0.36, 0.06 },
    [ROBO_DIR_S] = { 0, 0.235 },
    [ROBO_DIR_W] = { -0.36, 0.06 },
  };
  double size = is_small (pen) ? 1.45 : 1;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, places[facing][0], places[facing][1]);
  cairo_rotate (pen->cr, facing * G_PI / 4);
  cairo_scale (pen->cr, size, size);
  robo_pen_polygon (pen, wedge, G_N_ELEMENTS (wedge));
  robo_pen_fill_stroke (pen, ROBO_PAINT_FACING, ROBO_PAINT_OUTLINE, 0.028);
  cairo_restore (pen->cr);
}

static void
draw_damage (const RoboPen          *pen,
             const RoboPictureRobot *robot)
{
  gboolean is_large = is_small (pen);
  guint    n_rows = robot->damage_limit > LIGHTS_IN_A_ROW ? 2 : 1;
  guint    n_columns = (robot->damage_limit + n_rows - 1) / n_rows;
  double   height = robo_pen_snap (pen, n_rows == 1 ? (is_large ? 0.11 : 0.075) : (is_large ? 0.065 : 0.046));
  double   width = MIN (is_large ? 0.18 : 0.13, (is_large ? 0.64 : 0.52) / n_columns);
  double   gap = robo_pen_snap (pen, 0.024);
  double   left = -0.5 * (n_columns * width + (n_columns - 1) * gap);
  double   top = 0.485 - n_rows * (height + gap);
  double   dash = MIN (0.024, height / 2);

  robo_pen_rounded (pen, left - gap, top - gap, -2 * (left - gap), n_rows * (height + gap) + gap, 0.034);
  robo_pen_fill_stroke (pen, ROBO_PAINT_OUTLINE, ROBO_PAINT_KEYLINE, 0.014);
  for (guint i = 0; i < robot->damage_limit; i++)
    {
      double x = left + (i % n_columns) * (width + gap);
      double y = top + (i / n_columns) * (height + gap);

      /* Draw a light that is off as a dash, so that lights that are on and off differ in shape, not only in color. */
      if (i < robot->damage)
        robo_pen_rounded (pen, x, y, width, height, 0.016);
      else
        cairo_rectangle (pen->cr, x + 0.14 * width, y + (height - dash) / 2, 0.72 * width, dash);
      robo_pen_fill (pen, i < robot->damage ? ROBO_PAINT_LAMP : ROBO_PAINT_LAMP_OFF, 1);
    }
}

/* Draws an arc on the left for each token that the shield can hold. An arc for a token that the shield holds already is
 * thin and red. */
static void
draw_shield (const RoboPen          *pen,
             const RoboPictureRobot *robot)
{
  double span = 1.5 / robot->shield_room;

  for (guint i = 0; i < robot->shield_room; i++)
    {
      double   start = G_PI - 0.7 + i * span;
      gboolean is_used = i < robot->shield;

      cairo_arc (pen->cr, 0, 0.02, 0.45, start + 0.08, start + span - 0.08);
      robo_pen_stroke (pen, ROBO_PAINT_OUTLINE, 1, 0.09);
      cairo_arc (pen->cr, 0, 0.02, 0.45, start + 0.08, start + span - 0.08);
      robo_pen_stroke (pen, is_used ? ROBO_PAINT_LAMP : ROBO_PAINT_SHIELD, 1, is_used ? 0.022 : 0.055);
    }
}

/* Draws the head. Outside of the light style, a pale line goes around the whole robot, so a line around the head is
 * drawn only where the head is wider than the plate. */
static void
draw_head (const RoboPen          *pen,
           const RoboPictureRobot *robot,
           gboolean                is_on_plate)
{
  RoboDir  gaze = get_gaze (robot);
  RoboMood mood = (RoboMood)robot->mood;
  gboolean is_lined = robo_palette_get_style (pen->palette) != ROBO_STYLE_LIGHT;

  if (is_on_plate && is_lined)
    {
      cairo_save (pen->cr);
      cairo_rectangle (pen->cr, -1, -1, 2, 2);
      robo_shape_add (pen, (RoboShape)robot->colour, 0, plates[robot->colour].y,
                      plates[robot->colour].radius + PLATE_RIM);
      cairo_set_fill_rule (pen->cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_clip (pen->cr);
      robo_figure_draw_head (pen, robot->colour, robot->is_killbot, gaze, mood, TRUE);
      cairo_restore (pen->cr);
    }
  robo_figure_draw_head (pen, robot->colour, robot->is_killbot, gaze, mood, !is_on_plate);
}

void
robo_draw_robot (cairo_t                *cr,
                 const RoboPalette      *palette,
                 const RoboPictureRobot *robot,
                 RoboRobotParts          parts)
{
  RoboPen pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  if (parts & ROBO_ROBOT_SHADOW && !robo_style_is_contrast (robo_palette_get_style (palette)) &&
      1 / pen.pixel >= TINY_PX)
    robo_figure_draw (&pen, robot->colour, robot->is_killbot, "shadow");
  if (parts & ROBO_ROBOT_PLATE)
    draw_plate (&pen, robot);
  if (parts & ROBO_ROBOT_HEAD && 1 / pen.pixel >= TINY_PX)
    {
      cairo_save (cr);
      if (is_small (&pen))
        cairo_scale (cr, SMALL_HEAD, SMALL_HEAD);
      draw_head (&pen, robot, (parts & (ROBO_ROBOT_PLATE | ROBO_ROBOT_ON_PLATE)) != 0);
      draw_wear (&pen, robot, "dents");
      cairo_restore (cr);
    }
  if (parts & ROBO_ROBOT_MARKS)
    {
      if (robot->shield_room > 0)
        draw_shield (&pen, robot);
      if (robot->is_killbot)
        draw_wedge (&pen, (RoboDir)robot->facing);
      if (robot->damage_limit > 0)
        draw_damage (&pen, robot);
      if (robot->number > 0)
        {
          double radius = is_small (&pen) ? 0.16 : 0.125;
          double middle = is_small (&pen) ? 0.33 : 0.36;
          char   text[12];

          /* Draw the number on a dark square, so that it differs from the number of a VP space, which is in a ring. */
          robo_pen_rounded (&pen, middle - radius, -middle - radius, 2 * radius, 2 * radius, 0.5 * radius);
          robo_pen_fill_stroke (&pen, ROBO_PAINT_BADGE_INK, ROBO_PAINT_BADGE, 0.028);
          g_snprintf (text, sizeof text, "%u", robot->number);
          robo_pen_text (&pen, text, middle, -middle, 1.7 * radius);
          robo_pen_fill (&pen, ROBO_PAINT_BADGE, 1);
        }
    }
  cairo_restore (cr);
}

void
robo_robot_keep_parts (RoboPictureRobot *robot,
                       RoboRobotParts    parts)
{
  RoboPictureRobot kept = { .is_there = TRUE, .is_killbot = robot->is_killbot };

  if (parts & (ROBO_ROBOT_SHADOW | ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD))
    kept.colour = robot->colour;
  /* Keep only how worn the robot is, because plate and head do not show the damage itself. */
  if (parts & (ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD))
    {
      kept.damage = (guint8)get_wear (robot);
      kept.damage_limit = 3;
    }
  if (parts & ROBO_ROBOT_HEAD)
    {
      kept.gaze = (guint8)(1 + get_gaze (robot));
      kept.mood = robot->mood;
    }
  if (parts & ROBO_ROBOT_MARKS)
    {
      kept.number = robot->number;
      kept.damage = robot->damage;
      kept.damage_limit = robot->damage_limit;
      kept.shield_room = robot->shield_room;
      kept.shield = robot->shield;
      kept.facing = robot->is_killbot ? robot->facing : 0;
    }
  *robot = kept;
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
