/* Floor, pits, water and solid spaces (R1.3). Neighbours of one kind run together, so that a
 * large pit is one hole and a moat one water.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-arena-drawing-private.h"

#include <math.h>

/* How far an area stays inside its spaces, north first and clockwise. */
typedef struct
{
  double inset[4];
  double radius;
} RoboRim;

typedef struct
{
  const RoboPlan *plan;
  guint           space;
  double          x;
  double          y;
} RoboTile;

static RoboTile
get_tile (const RoboPlan *plan,
          guint           space)
{
  return (RoboTile){ plan, space, space % plan->columns, space / plan->columns };
}

/* Beyond the border there is solid arena wall (R1.3). */
static gboolean
is_same (const RoboTile *tile,
         RoboDir         dir)
{
  guint next = robo_plan_get_neighbour (tile->plan, tile->space, dir);
  guint here = tile->plan->terrain[tile->space];

  if (next == ROBO_NO_SPACE)
    return here == ROBO_TERRAIN_SOLID;

  return tile->plan->terrain[next] == here;
}

static double
get_inset (const RoboTile *tile,
           const RoboRim  *rim,
           RoboDir         side)
{
  return is_same (tile, side) ? 0 : rim->inset[side / 2];
}

/* One corner of an area, walking clockwise; @dir is diagonal. Round where it sticks out, a
 * notch where two arms meet, otherwise just a point of a straight line. */
static void
add_corner (const RoboPen  *pen,
            const RoboTile *tile,
            const RoboRim  *rim,
            RoboDir         dir)
{
  RoboDir  before = robo_dir_turn (dir, -1);
  RoboDir  after = robo_dir_turn (dir, 1);
  RoboDir  meridian = before % 4 == 0 ? before : after;
  RoboDir  parallel = before % 4 == 0 ? after : before;
  double   right = robo_dir_dx (dir);
  double   down = robo_dir_dy (dir);
  double   x = tile->x + 0.5 + right * (0.5 - get_inset (tile, rim, parallel));
  double   y = tile->y + 0.5 + down * (0.5 - get_inset (tile, rim, meridian));
  double   start = G_PI / 4 * before - G_PI / 2;
  gboolean joins_before = is_same (tile, before);
  gboolean joins_after = is_same (tile, after);

  if (!joins_before && !joins_after)
    cairo_arc (pen->cr, x - right * rim->radius, y - down * rim->radius, rim->radius, start, start + G_PI / 2);
  else if (joins_before && joins_after && !is_same (tile, dir))
    {
      double in_x = x - right * rim->inset[parallel / 2];
      double in_y = y - down * rim->inset[meridian / 2];

      cairo_line_to (pen->cr, before == meridian ? in_x : x, before == meridian ? y : in_y);
      cairo_line_to (pen->cr, in_x, in_y);
      cairo_line_to (pen->cr, before == meridian ? x : in_x, before == meridian ? in_y : y);
    }
  else
    cairo_line_to (pen->cr, x, y);
}

/* All in one path: a recording of an arena keeps every path by itself, and most of them are tiles. */
static void
fill_terrain (const RoboPen  *pen,
              const RoboPlan *plan,
              RoboTerrain     terrain,
              const RoboRim  *rim,
              RoboPaint       paint)
{
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      RoboTile tile = get_tile (plan, i);

      if (plan->terrain[i] == terrain && robo_pen_sees (pen, tile.x, tile.y))
        {
          cairo_new_sub_path (pen->cr);
          for (guint dir = ROBO_DIR_NE; dir < ROBO_N_DIRS; dir += 2)
            add_corner (pen, &tile, rim, (RoboDir)dir);
          cairo_close_path (pen->cr);
        }
    }
  robo_pen_fill (pen, paint, 1);
}

/* All gaps are as wide as the others and whole pixels. */
static RoboRim
get_plain_rim (const RoboPen *pen,
               double         radius)
{
  double gap = robo_pen_snap (pen, 0.03);
  double west = floor (gap / 2 / pen->pixel + 0.01) * pen->pixel;

  return (RoboRim){ { west, gap - west, gap - west, west }, radius };
}

static RoboRim
get_rim (const RoboPen *pen,
         double         north,
         double         others)
{
  double n = robo_pen_snap (pen, north);
  double o = robo_pen_snap (pen, others);

  return (RoboRim){ { n, o, o, o }, 0.14 };
}

/* Floor spaces never run together: they are what one counts. */
static void
add_floor_space (const RoboPen  *pen,
                 const RoboTile *tile)
{
  RoboRim rim = get_plain_rim (pen, 0);

  robo_pen_rounded (pen, tile->x + rim.inset[3], tile->y + rim.inset[0],
                    1 - rim.inset[1] - rim.inset[3], 1 - rim.inset[0] - rim.inset[2], 0.06);
}

static void
add_rivets (const RoboPen  *pen,
            const RoboTile *tile)
{
  static const double at[] = { 0.09, 0.91 };

  for (guint i = 0; i < 4; i++)
    robo_pen_disc (pen, tile->x + at[i % 2], tile->y + at[i / 2], 0.02);
}

typedef void (*AddToPath) (const RoboPen  *pen,
                           const RoboTile *tile);

/* Adds something of each space of the floor whose column and row are even or odd together, or not. */
static void
add_to_floor (const RoboPen  *pen,
              const RoboPlan *plan,
              gboolean        is_odd,
              AddToPath       add)
{
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      RoboTile tile = get_tile (plan, i);

      if (plan->terrain[i] == ROBO_TERRAIN_FLOOR && ((guint)tile.x + (guint)tile.y) % 2 == (guint)is_odd &&
          robo_pen_sees (pen, tile.x, tile.y))
        add (pen, &tile);
    }
}

/* Where two spaces of one hole meet: a faint line, so that they can still be counted. */
static void
draw_seams (const RoboPen  *pen,
            const RoboTile *tile,
            RoboPaint       paint)
{
  if (is_same (tile, ROBO_DIR_E) && tile->x + 1 < tile->plan->columns)
    {
      cairo_move_to (pen->cr, tile->x + 1, tile->y + 0.3);
      cairo_line_to (pen->cr, tile->x + 1, tile->y + 0.7);
    }
  if (is_same (tile, ROBO_DIR_S) && tile->y + 1 < tile->plan->rows)
    {
      cairo_move_to (pen->cr, tile->x + 0.3, tile->y + 1);
      cairo_line_to (pen->cr, tile->x + 0.7, tile->y + 1);
    }
  robo_pen_stroke (pen, paint, 0.45, 0.02);
}

static void
draw_wave (const RoboPen  *pen,
           const RoboTile *tile,
           double          middle)
{
  double from = is_same (tile, ROBO_DIR_W) ? 0 : 0.2;
  double to = is_same (tile, ROBO_DIR_E) ? 1 : 0.8;

  for (double x = from; x <= to + 0.001; x += 0.025)
    cairo_line_to (pen->cr, tile->x + x, tile->y + middle + 0.045 * sin (x * 4 * G_PI));
  robo_pen_stroke (pen, ROBO_PAINT_WAVE, 1, 0.035);
}

/* The bright edge of a block, on the sides where it ends, and a post in its middle. */
static void
draw_block (const RoboPen  *pen,
            const RoboTile *tile)
{
  for (guint side = ROBO_DIR_N; side < ROBO_N_DIRS; side += 2)
    {
      double dx = robo_dir_dx ((RoboDir)side);
      double dy = robo_dir_dy ((RoboDir)side);

      if (is_same (tile, (RoboDir)side))
        continue;

      cairo_move_to (pen->cr, tile->x + 0.5 + 0.455 * dx - 0.455 * dy, tile->y + 0.5 + 0.455 * dy - 0.455 * dx);
      cairo_line_to (pen->cr, tile->x + 0.5 + 0.455 * dx + 0.455 * dy, tile->y + 0.5 + 0.455 * dy + 0.455 * dx);
    }
  robo_pen_stroke (pen, ROBO_PAINT_FRAME_LIGHT, 1, 0.025);

  robo_pen_disc (pen, tile->x + 0.5, tile->y + 0.5, 0.23);
  robo_pen_stroke (pen, ROBO_PAINT_POST, 1, 0.05);
  robo_pen_disc (pen, tile->x + 0.5, tile->y + 0.5, 0.11);
  robo_pen_fill (pen, ROBO_PAINT_POST, 1);
}

static void
draw_detail (const RoboPen  *pen,
             const RoboTile *tile)
{
  switch ((RoboTerrain)tile->plan->terrain[tile->space])
    {
    case ROBO_TERRAIN_FLOOR:
      break;
    case ROBO_TERRAIN_PIT:
      draw_seams (pen, tile, ROBO_PAINT_RIM);
      break;
    case ROBO_TERRAIN_WATER:
      draw_wave (pen, tile, 0.38);
      draw_wave (pen, tile, 0.66);
      break;
    case ROBO_TERRAIN_SOLID:
      draw_block (pen, tile);
      break;
    }
}

void
robo_draw_terrain (const RoboPen  *pen,
                   const RoboPlan *plan)
{
  RoboRim plain = get_plain_rim (pen, 0.1);
  RoboRim none = { { 0, 0, 0, 0 }, 0 };
  RoboRim inner = get_rim (pen, 0.06, 0.06);
  RoboRim deep = get_rim (pen, 0.17, 0.1);

  cairo_rectangle (pen->cr, 0, 0, plan->columns, plan->rows);
  robo_pen_fill (pen, ROBO_PAINT_GAP, 1);

  add_to_floor (pen, plan, FALSE, add_floor_space);
  robo_pen_fill (pen, ROBO_PAINT_FLOOR, 1);
  add_to_floor (pen, plan, TRUE, add_floor_space);
  robo_pen_fill (pen, ROBO_PAINT_FLOOR_ODD, 1);
  add_to_floor (pen, plan, FALSE, add_rivets);
  add_to_floor (pen, plan, TRUE, add_rivets);
  robo_pen_fill (pen, ROBO_PAINT_RIVET, 1);
  fill_terrain (pen, plan, ROBO_TERRAIN_SOLID, &none, ROBO_PAINT_FRAME);
  fill_terrain (pen, plan, ROBO_TERRAIN_PIT, &plain, ROBO_PAINT_RIM);
  fill_terrain (pen, plan, ROBO_TERRAIN_PIT, &inner, ROBO_PAINT_PIT_WALL);
  fill_terrain (pen, plan, ROBO_TERRAIN_PIT, &deep, ROBO_PAINT_PIT);
  fill_terrain (pen, plan, ROBO_TERRAIN_WATER, &plain, ROBO_PAINT_SHORE);
  fill_terrain (pen, plan, ROBO_TERRAIN_WATER, &inner, ROBO_PAINT_WATER);

  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      RoboTile tile = get_tile (plan, i);

      if (robo_pen_sees (pen, tile.x, tile.y))
        draw_detail (pen, &tile);
    }
}
