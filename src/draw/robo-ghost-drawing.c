// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the predicted moves and shots of a robot: a dashed path, where the robot is after each unit, and what fails on
// the way.
#include "robo-spark-drawing.h"

#include "robo-pen.h"
#include "robo-shape.h"

#define START_REACH 0.42

static const char *const units[] = { "", "I", "II", "III" };

static double
get_x (const RoboGhost *ghost,
       guint            space)
{
  return space % ghost->columns + 0.5;
}

static double
get_y (const RoboGhost *ghost,
       guint            space)
{
  return space / ghost->columns + 0.5;
}

/* Adds the path of the robot. The path begins at the rim of the robot, so that it does not cover the robot. */
static void
add_path (const RoboPen   *pen,
          const RoboGhost *ghost)
{
  double x = get_x (ghost, ghost->path->steps[0].space);
  double y = get_y (ghost, ghost->path->steps[0].space);
  guint  next = ghost->path->steps[MIN (1, ghost->path->n_steps - 1)].space;

  cairo_move_to (pen->cr,
                 x + START_REACH * CLAMP (get_x (ghost, next) - x, -1, 1),
                 y + START_REACH * CLAMP (get_y (ghost, next) - y, -1, 1));
  for (guint i = 1; i < ghost->path->n_steps; i++)
    cairo_line_to (pen->cr, get_x (ghost, ghost->path->steps[i].space), get_y (ghost, ghost->path->steps[i].space));
}

static void
add_shot (const RoboPen   *pen,
          const RoboGhost *ghost,
          guint            shot)
{
  cairo_move_to (pen->cr, get_x (ghost, ghost->path->shots[shot][0]), get_y (ghost, ghost->path->shots[shot][0]));
  cairo_line_to (pen->cr, get_x (ghost, ghost->path->shots[shot][1]), get_y (ghost, ghost->path->shots[shot][1]));
}

static void
draw_mark (const RoboPen   *pen,
           const RoboGhost *ghost,
           guint            i)
{
  static const double bolt[][2] = {
    { 0.05, -0.2 },
    { -0.11, 0.03 },
    { 0, 0.03 },
    { -0.05, 0.2 },
    { 0.12, -0.05 },
    { 0.01, -0.05 },
  };
  const RoboPathStep *step = &ghost->path->steps[i];
  guint               before = ghost->path->steps[i > 0 ? i - 1 : 0].space;
  double              x = get_x (ghost, step->space);
  double              y = get_y (ghost, step->space);

  switch ((RoboPathMark)step->mark)
    {
    case ROBO_PATH_PLAIN:
      break;
    case ROBO_PATH_BARRIER:
      cairo_save (pen->cr);
      cairo_translate (pen->cr, (x + get_x (ghost, before)) / 2, (y + get_y (ghost, before)) / 2);
      robo_pen_polygon (pen, bolt, G_N_ELEMENTS (bolt));
      cairo_restore (pen->cr);
      robo_pen_fill_stroke (pen, ROBO_PAINT_BARRIER, ROBO_PAINT_OUTLINE, 0.035);
      break;
    case ROBO_PATH_PIT:
      for (guint pass = 0; pass < 2; pass++)
        {
          cairo_move_to (pen->cr, x - 0.17, y - 0.17);
          cairo_line_to (pen->cr, x + 0.17, y + 0.17);
          cairo_move_to (pen->cr, x - 0.17, y + 0.17);
          cairo_line_to (pen->cr, x + 0.17, y - 0.17);
          robo_pen_stroke (pen, pass == 0 ? ROBO_PAINT_OUTLINE : ROBO_PAINT_DANGER, 1, pass == 0 ? 0.15 : 0.085);
        }
      break;
    case ROBO_PATH_BLOCKED:
      /* Draw a bar across the way, on the side on which the robot would leave the space. */
      cairo_save (pen->cr);
      cairo_translate (pen->cr, x, y);
      cairo_rotate (pen->cr, step->dir * G_PI / 4);
      cairo_move_to (pen->cr, -0.2, -0.36);
      cairo_line_to (pen->cr, 0.2, -0.36);
      cairo_restore (pen->cr);
      robo_pen_stroke (pen, ROBO_PAINT_DANGER, 1, 0.08);
      break;
    }
}

void
robo_draw_ghost (cairo_t           *cr,
                 const RoboPalette *palette,
                 const RoboGhost   *ghost)
{
  RoboPaint seat = robo_palette_get_seat (ghost->colour);
  RoboPen   pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  for (guint i = 0; i < ghost->path->n_shots; i++)
    {
      /* Draw the dots on a strip in the color of the floor, because red dots would not be visible on the amber of high
       * voltage or in a pit. Numbers are readable through the strip. */
      static const double dots[] = { 0.001, 0.13 };

      add_shot (&pen, ghost, i);
      robo_pen_stroke (&pen, ROBO_PAINT_FLOOR, 0.6, 0.105);
      cairo_set_dash (pen.cr, dots, G_N_ELEMENTS (dots), 0);
      add_shot (&pen, ghost, i);
      robo_pen_stroke (&pen, ROBO_PAINT_BEAM, 1, 0.075);
      cairo_set_dash (pen.cr, NULL, 0, 0);
    }
  if (ghost->path->n_steps > 1)
    {
      /* Draw the dashes on a strip in the color of the floor, because the seat's color is distinct only there. */
      static const double dashes[] = { 0.13, 0.12 };

      add_path (&pen, ghost);
      robo_pen_stroke (&pen, ROBO_PAINT_FLOOR, 0.85, 0.13);
      cairo_set_dash (pen.cr, dashes, G_N_ELEMENTS (dashes), 0);
      add_path (&pen, ghost);
      robo_pen_stroke (&pen, seat, 1, 0.06);
      cairo_set_dash (pen.cr, NULL, 0, 0);
    }
  for (guint i = 0; i < ghost->path->n_steps; i++)
    if (ghost->path->steps[i].unit > 0)
      {
        double x = get_x (ghost, ghost->path->steps[i].space);
        double y = get_y (ghost, ghost->path->steps[i].space);

        robo_shape_add (&pen, (RoboShape)ghost->colour, x, y, 0.21);
        robo_pen_fill_stroke (&pen, seat, ROBO_PAINT_OUTLINE, 0.03);
        robo_pen_text (&pen, units[ghost->path->steps[i].unit], x,
                       y + (ghost->colour == ROBO_SHAPE_TRIANGLE ? 0.03 : 0), 0.25);
        robo_pen_fill (&pen, ROBO_PAINT_OUTLINE, 1);
      }
  for (guint i = 0; i < ghost->path->n_steps; i++)
    draw_mark (&pen, ghost, i);
  cairo_restore (cr);
}
