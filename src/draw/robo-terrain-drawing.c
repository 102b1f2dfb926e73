// SPDX-License-Identifier: GPL-3.0-or-later
// Draws floor, pits, water and solid spaces (R1.3). Neighbors that are holes of one kind are joined: a large pit is one
// hole, and a moat is one piece of water.
#include "robo-arena-drawing-private.h"
#include "robo-arena-drawing.h"

#include <math.h>

/* If a space is less than DETAIL_PX device pixels wide, it has no texture. If it is less than THUMBNAIL_PX wide, it has
 * no light. */
#define DETAIL_PX    45
#define THUMBNAIL_PX 20

/* Describes how far an area is from the four sides of its spaces, clockwise from the north, and the radius of its
 * corners. */
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

/* Returns TRUE if the neighbor has the same terrain. Outside of the arena everything is solid wall (R1.3). */
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

/* Adds one corner of an area; corners are added clockwise. The direction of the corner is diagonal. A convex corner is
 * rounded. A corner where two arms meet is a notch. Any other corner is a single point. */
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

static void
add_terrain (const RoboPen  *pen,
             const RoboPlan *plan,
             RoboTerrain     terrain,
             const RoboRim  *rim)
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
}

/* Fills all spaces of a kind as one path, because a recording of an arena stores every path separately. */
static void
fill_terrain (const RoboPen  *pen,
              const RoboPlan *plan,
              RoboTerrain     terrain,
              const RoboRim  *rim,
              RoboPaint       paint)
{
  add_terrain (pen, plan, terrain, rim);
  robo_pen_fill (pen, paint, 1);
}

/* Returns a rim whose gaps all have the same width, in whole device pixels. */
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

/* Adds a floor space. Floor spaces are always separate, so that players can count them. */
static void
add_floor_space (const RoboPen  *pen,
                 const RoboTile *tile)
{
  RoboRim rim = get_plain_rim (pen, 0);

  robo_pen_rounded (pen, tile->x + rim.inset[3], tile->y + rim.inset[0],
                    1 - rim.inset[1] - rim.inset[3], 1 - rim.inset[0] - rim.inset[2], 0.06);
}

/* Adds the two sides toward the light to the path, which are in the west and in the north. */
static void
add_lit_edges (const RoboPen  *pen,
               const RoboTile *tile)
{
  cairo_move_to (pen->cr, tile->x + 0.04, tile->y + 0.95);
  cairo_line_to (pen->cr, tile->x + 0.04, tile->y + 0.04);
  cairo_line_to (pen->cr, tile->x + 0.95, tile->y + 0.04);
}

static void
add_shaded_edges (const RoboPen  *pen,
                  const RoboTile *tile)
{
  cairo_move_to (pen->cr, tile->x + 0.965, tile->y + 0.08);
  cairo_line_to (pen->cr, tile->x + 0.965, tile->y + 0.965);
  cairo_line_to (pen->cr, tile->x + 0.08, tile->y + 0.965);
}

static void
add_rivets (const RoboPen  *pen,
            const RoboTile *tile)
{
  static const double at[] = { 0.1, 0.9 };

  for (guint i = 0; i < 4; i++)
    robo_pen_disc (pen, tile->x + at[i % 2], tile->y + at[i / 2], 0.021);
}

/* Returns a seed for random numbers. The seed depends only on the position of the space and the width of the arena, so
 * that an arena always looks the same. */
static guint
get_seed (const RoboTile *tile)
{
  guint seed = (guint)tile->x * 73856093u ^ (guint)tile->y * 19349663u ^ tile->plan->columns * 83492791u;

  seed ^= seed >> 16;
  seed *= 0x45d9f3bu;
  seed ^= seed >> 16;
  seed *= 0x45d9f3bu;

  return seed ^ seed >> 16;
}

/* Adds a tread, joints or scratches. More than half of the spaces have none of these. */
static void
add_steel (const RoboPen  *pen,
           const RoboTile *tile,
           guint           seed)
{
  cairo_t *cr = pen->cr;

  switch (seed % 9)
    {
    case 0:
    case 1:
      for (guint i = 0; i < 36; i++)
        {
          double x = tile->x + 0.22 + i % 6 * 0.112;
          double y = tile->y + 0.22 + i / 6 * 0.112;
          double rise = (i + i / 6) % 2 ? 0.026 : -0.026;

          cairo_move_to (cr, x - 0.026, y + rise);
          cairo_line_to (cr, x + 0.026, y - rise);
        }
      break;
    case 2:
      cairo_move_to (cr, tile->x + 0.2, tile->y + 0.5);
      cairo_rel_line_to (cr, 0.6, 0);
      cairo_move_to (cr, tile->x + 0.5, tile->y + 0.2);
      cairo_rel_line_to (cr, 0, 0.6);
      break;
    case 3:
      cairo_move_to (cr, tile->x + 0.24, tile->y + 0.7);
      cairo_rel_line_to (cr, 0.18, -0.09);
      cairo_move_to (cr, tile->x + 0.3, tile->y + 0.76);
      cairo_rel_line_to (cr, 0.1, -0.05);
      cairo_move_to (cr, tile->x + 0.64, tile->y + 0.3);
      cairo_rel_line_to (cr, 0.12, -0.05);
      break;
    default:
      break;
    }
}

static void
add_marble (const RoboPen  *pen,
            const RoboTile *tile,
            guint           seed)
{
  static const double starts[][2] = { { 0.2, 0.25 }, { 0.62, 0.16 }, { 0.15, 0.56 } };
  cairo_t            *cr = pen->cr;
  double              x = tile->x + starts[seed % 3][0];
  double              y = tile->y + starts[seed % 3][1];

  if (seed % 4 == 0)
    return;

  cairo_move_to (cr, x, y);
  cairo_rel_curve_to (cr, 0.1, 0.07, 0.15, 0.14, 0.18, 0.24);
  cairo_rel_curve_to (cr, 0.02, 0.09, 0.07, 0.13, 0.14, 0.16);
  cairo_move_to (cr, x + 0.14, y + 0.14);
  cairo_rel_curve_to (cr, 0.08, 0.02, 0.14, 0, 0.2, -0.04);
}

static void
add_neon (const RoboPen  *pen,
          const RoboTile *tile,
          guint           seed)
{
  cairo_t *cr = pen->cr;

  robo_pen_rounded (pen, tile->x + 0.1, tile->y + 0.1, 0.8, 0.8, 0.04);
  if (seed % 3 != 0)
    return;

  cairo_move_to (cr, tile->x + 0.1, tile->y + 0.3);
  cairo_rel_line_to (cr, 0.14, 0);
  cairo_rel_line_to (cr, 0.08, 0.08);
  cairo_rel_line_to (cr, 0, 0.1);
  robo_pen_disc (pen, tile->x + 0.32, tile->y + 0.505, 0.025);
}

static void
add_concrete (const RoboPen  *pen,
              const RoboTile *tile,
              guint           seed)
{
  cairo_t *cr = pen->cr;

  for (guint i = 0; i < 6; i++)
    robo_pen_disc (pen, tile->x + 0.15 + (seed >> i * 2) % 64 / 64.0 * 0.7,
                   tile->y + 0.15 + (seed >> i * 3) % 61 / 61.0 * 0.7, 0.006);
  if (seed % 3 != 0)
    return;

  cairo_move_to (cr, tile->x + (seed % 2 ? 0.2 : 0.62), tile->y + 0.955);
  cairo_rel_line_to (cr, 0.04, -0.14);
  cairo_rel_line_to (cr, -0.05, -0.09);
  cairo_rel_line_to (cr, 0.06, -0.12);
}

static void
add_texture (const RoboPen  *pen,
             const RoboTile *tile)
{
  static void (*const adds[ROBO_N_THEMES]) (const RoboPen *, const RoboTile *, guint) = {
    [ROBO_THEME_STEEL] = add_steel,
    [ROBO_THEME_MARBLE] = add_marble,
    [ROBO_THEME_NEON] = add_neon,
    [ROBO_THEME_CONCRETE] = add_concrete,
  };
  const RoboPlan *plan = tile->plan;

  /* Don't draw texture under a sign. */
  if (plan->vp[tile->space] != 0 || plan->workshop[tile->space] || plan->high_voltage[tile->space])
    return;
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == tile->space)
      return;

  adds[robo_palette_get_theme (pen->palette)](pen, tile, get_seed (tile));
}

typedef void (*AddToPath) (const RoboPen  *pen,
                           const RoboTile *tile);

/* Calls `add` for each floor space in the clip that has the chosen one of the two colors of the checkerboard. */
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

/* Draws both waves of a space whose north-western corner is x, y, between two distances from its western side. Their
 * crests are ROBO_WAVE_LENGTH apart. */
static void
draw_waves (const RoboPen *pen,
            double         x,
            double         y,
            double         from,
            double         to)
{
  static const double middles[] = { 0.38, 0.66 };

  for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
    {
      for (double along = from; along <= to + 0.001; along += 0.025)
        cairo_line_to (pen->cr, x + along, y + middles[i] + 0.045 * sin (along * 2 * G_PI / ROBO_WAVE_LENGTH));
      robo_pen_stroke (pen, ROBO_PAINT_WAVE, 1, 0.035);
      if (!robo_pen_has_depth (pen))
        continue;

      /* Draw light on the back of the wave. */
      for (double along = from; along <= to + 0.001; along += 0.025)
        cairo_line_to (pen->cr, x + along,
                       y + middles[i] + 0.036 + 0.045 * sin (along * 2 * G_PI / ROBO_WAVE_LENGTH));
      robo_pen_stroke (pen, ROBO_PAINT_LIGHT, 0.3, 0.018);
    }
}

/* Draws the shadow that a corner of the floor casts into a hole. Without this shadow, the shadows of the two edges at
 * the corner would end abruptly. The shadow extends from x, y to the south, and to the east if the corner is in the
 * west, otherwise to the west. */
static void
draw_corner_shadow (const RoboPen *pen,
                    double         x,
                    double         y,
                    gboolean       is_west,
                    double         from,
                    double         reach,
                    double         alpha)
{
  cairo_pattern_t *pattern = cairo_pattern_create_radial (x, y, from, x, y, reach);

  robo_palette_add_stop (pen->palette, pattern, 0, ROBO_PAINT_SHADOW, alpha);
  robo_palette_add_stop (pen->palette, pattern, 1, ROBO_PAINT_SHADOW, 0);
  cairo_rectangle (pen->cr, is_west ? x : x - reach, y, reach, reach);
  cairo_set_source (pen->cr, pattern);
  cairo_fill (pen->cr);
  cairo_pattern_destroy (pattern);
}

static gboolean
is_notch (const RoboTile *tile,
          RoboDir         dir)
{
  return is_same (tile, ROBO_DIR_N) && is_same (tile, robo_dir_turn (dir, dir == ROBO_DIR_NW ? -1 : 1)) &&
         !is_same (tile, dir);
}

/* Draws the light and shade of water. The water is deep at the northern shore and shallow at the southern shore, and
 * reflects the sky. */
static void
draw_depth (const RoboPen  *pen,
            const RoboTile *tile)
{
  guint    seed = get_seed (tile);
  RoboFade deep = { ROBO_PAINT_SHADOW, 0.22, ROBO_PAINT_SHADOW, 0, 0, tile->y + 0.06, 0, tile->y + 0.5 };
  RoboFade shallow = { ROBO_PAINT_LIGHT, 0, ROBO_PAINT_LIGHT, 0.12, 0, tile->y + 0.6, 0, tile->y + 0.95 };

  if (!is_same (tile, ROBO_DIR_N))
    {
      cairo_rectangle (pen->cr, tile->x, tile->y + 0.05, 1, 0.45);
      robo_pen_fill_fade (pen, &deep);
    }
  if (is_notch (tile, ROBO_DIR_NW))
    draw_corner_shadow (pen, tile->x, tile->y, TRUE, 0.06, 0.5, 0.22);
  if (is_notch (tile, ROBO_DIR_NE))
    draw_corner_shadow (pen, tile->x + 1, tile->y, FALSE, 0.06, 0.5, 0.22);
  if (!is_same (tile, ROBO_DIR_S))
    {
      cairo_rectangle (pen->cr, tile->x, tile->y + 0.6, 1, 0.35);
      robo_pen_fill_fade (pen, &shallow);
    }
  robo_pen_glow (pen, ROBO_PAINT_LIGHT, 0.13, tile->x + 0.25 + seed % 8 / 16.0,
                 tile->y + 0.5 + (seed >> 3) % 8 / 24.0, 0.4);
  for (guint i = 0; i < 2; i++)
    {
      double x = tile->x + 0.24 + (seed >> (6 + 5 * i)) % 16 / 30.0;
      double y = tile->y + 0.2 + 0.62 * i + (seed >> (8 + 3 * i)) % 8 / 80.0;

      cairo_save (pen->cr);
      cairo_translate (pen->cr, x, y);
      cairo_scale (pen->cr, 0.15 - 0.05 * i, 0.022);
      robo_pen_disc (pen, 0, 0, 1);
      cairo_restore (pen->cr);
    }
  robo_pen_fill (pen, ROBO_PAINT_LIGHT, 0.22);
}

/* Draws the far wall of a pit, which is seen from the south and from above, and the darkness below this wall. */
static void
draw_far_wall (const RoboPen  *pen,
               const RoboTile *tile)
{
  RoboFade wall = { ROBO_PAINT_PIT_WALL, 1, ROBO_PAINT_PIT_WALL_SHADE, 1, 0, tile->y + 0.06, 0, tile->y + 0.42 };
  RoboFade dark = { ROBO_PAINT_SHADOW, 0.55, ROBO_PAINT_PIT, 0, 0, tile->y + 0.42, 0, tile->y + 0.68 };

  cairo_rectangle (pen->cr, tile->x, tile->y + 0.06, 1, 0.36);
  robo_pen_fill_fade (pen, &wall);
  for (guint i = 0; i < 4; i++)
    {
      cairo_move_to (pen->cr, tile->x + 0.125 + i * 0.25, tile->y + 0.08);
      cairo_rel_line_to (pen->cr, 0, 0.32);
    }
  cairo_move_to (pen->cr, tile->x, tile->y + 0.23);
  cairo_rel_line_to (pen->cr, 1, 0);
  robo_pen_stroke (pen, ROBO_PAINT_SHADOW, 0.3, 0.015);
  cairo_rectangle (pen->cr, tile->x, tile->y + 0.42, 1, 0.26);
  robo_pen_fill_fade (pen, &dark);
}

/* Returns TRUE if any part of a disc may be inside the clip. The clip is small while the editor redraws a few
 * spaces. */
static gboolean
is_disc_in_clip (const RoboPen *pen,
                 double         x,
                 double         y,
                 double         radius)
{
  return x + radius > pen->left && x - radius < pen->right && y + radius > pen->top && y - radius < pen->bottom;
}

/* Draws embers, or dust in some themes, at the bottom of a pit. */
static void
draw_embers (const RoboPen  *pen,
             const RoboTile *tile)
{
  guint    seed = get_seed (tile);
  gboolean glows = robo_palette_get_theme (pen->palette) == ROBO_THEME_STEEL ||
                   robo_palette_get_theme (pen->palette) == ROBO_THEME_NEON;
  RoboPaint dust = glows ? ROBO_PAINT_EMBER : ROBO_PAINT_FLOOR_SHADE;

  if (glows && is_disc_in_clip (pen, tile->x + 0.56, tile->y + 0.74, 0.42))
    robo_pen_glow (pen, ROBO_PAINT_EMBER, 0.3, tile->x + 0.56, tile->y + 0.74, 0.42);
  if (!is_disc_in_clip (pen, tile->x + 0.5, tile->y + 0.5, 0.5))
    return;

  for (guint i = 0; i < 3; i++)
    robo_pen_disc (pen, tile->x + 0.2 + (seed >> 4 * i) % 16 / 16.0 * 0.6,
                   tile->y + 0.58 + (seed >> (4 * i + 2)) % 16 / 16.0 * 0.3, 0.013);
  robo_pen_fill (pen, dust, glows ? 0.75 : 0.3);
}

/* Draws the shadows of the edges of a hole on one of its spaces. */
static void
draw_inner_shadow (const RoboPen  *pen,
                   const RoboTile *tile,
                   double          alpha)
{
  RoboFade north = { ROBO_PAINT_SHADOW, alpha, ROBO_PAINT_SHADOW, 0, 0, tile->y + 0.05, 0, tile->y + 0.3 };
  RoboFade west = { ROBO_PAINT_SHADOW, alpha, ROBO_PAINT_SHADOW, 0, tile->x + 0.05, 0, tile->x + 0.27, 0 };
  RoboFade east = { ROBO_PAINT_SHADOW, 0, ROBO_PAINT_SHADOW, 0.6 * alpha, tile->x + 0.82, 0, tile->x + 0.95, 0 };

  if (!is_same (tile, ROBO_DIR_N))
    {
      cairo_rectangle (pen->cr, tile->x, tile->y + 0.05, 1, 0.25);
      robo_pen_fill_fade (pen, &north);
    }
  if (!is_same (tile, ROBO_DIR_W))
    {
      cairo_rectangle (pen->cr, tile->x + 0.05, tile->y, 0.22, 1);
      robo_pen_fill_fade (pen, &west);
    }
  if (!is_same (tile, ROBO_DIR_E))
    {
      cairo_rectangle (pen->cr, tile->x + 0.82, tile->y, 0.13, 1);
      robo_pen_fill_fade (pen, &east);
    }
  if (is_notch (tile, ROBO_DIR_NW))
    draw_corner_shadow (pen, tile->x, tile->y, TRUE, 0.05, 0.28, alpha);
  if (is_notch (tile, ROBO_DIR_NE))
    draw_corner_shadow (pen, tile->x + 1, tile->y, FALSE, 0.05, 0.2, 0.6 * alpha);
}

/* Draws the lit rims of a hole, which are in the south and in the east. */
static void
draw_lit_rim (const RoboPen  *pen,
              const RoboTile *tile)
{
  if (!is_same (tile, ROBO_DIR_S))
    {
      cairo_move_to (pen->cr, tile->x + (is_same (tile, ROBO_DIR_W) ? 0 : 0.12), tile->y + 0.955);
      cairo_line_to (pen->cr, tile->x + (is_same (tile, ROBO_DIR_E) ? 1 : 0.88), tile->y + 0.955);
    }
  if (!is_same (tile, ROBO_DIR_E))
    {
      cairo_move_to (pen->cr, tile->x + 0.955, tile->y + (is_same (tile, ROBO_DIR_N) ? 0 : 0.12));
      cairo_line_to (pen->cr, tile->x + 0.955, tile->y + (is_same (tile, ROBO_DIR_S) ? 1 : 0.88));
    }
  robo_pen_stroke (pen, ROBO_PAINT_LIGHT, 0.5, 0.018);
}

static void
draw_hole (const RoboPen  *pen,
           const RoboPlan *plan,
           RoboTerrain     terrain,
           const RoboRim  *rim)
{
  cairo_save (pen->cr);
  add_terrain (pen, plan, terrain, rim);
  cairo_clip (pen->cr);
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      RoboTile tile = get_tile (plan, i);
      gboolean is_seen;

      if (plan->terrain[i] != terrain || !robo_pen_sees (pen, tile.x, tile.y))
        continue;
      is_seen = is_disc_in_clip (pen, tile.x + 0.5, tile.y + 0.5, 0.5);
      if (terrain == ROBO_TERRAIN_PIT && is_seen && !is_same (&tile, ROBO_DIR_N))
        draw_far_wall (pen, &tile);
      if (terrain == ROBO_TERRAIN_PIT)
        draw_embers (pen, &tile);
      if (terrain == ROBO_TERRAIN_WATER)
        draw_depth (pen, &tile);
      if (is_seen)
        draw_inner_shadow (pen, &tile, terrain == ROBO_TERRAIN_PIT ? 0.6 : 0.42);
    }
  cairo_restore (pen->cr);
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      RoboTile tile = get_tile (plan, i);

      if (plan->terrain[i] == terrain && robo_pen_sees (pen, tile.x, tile.y))
        draw_lit_rim (pen, &tile);
    }
}

/* Draws a block in high contrast: a line on the sides where the block ends, and a post in its middle. */
static void
draw_flat_block (const RoboPen  *pen,
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

/* Draws a solid block that stands on the board, with a fan in it. */
static void
draw_block (const RoboPen  *pen,
            const RoboTile *tile)
{
  double   x = tile->x, y = tile->y;
  RoboFade side = { ROBO_PAINT_SOLID, 1, ROBO_PAINT_SOLID_SHADE, 1, x, y, x + 0.7, y + 1 };
  RoboFade top = { ROBO_PAINT_POST, 1, ROBO_PAINT_SOLID, 1, x, y, x + 0.7, y + 1 };
  RoboFade ring = { ROBO_PAINT_SOLID_SHADE, 1, ROBO_PAINT_POST, 1, x + 0.25, y + 0.25, x + 0.7, y + 0.75 };

  robo_pen_rounded (pen, x + 0.03, y + 0.03, 0.94, 0.94, 0.08);
  robo_pen_fill_fade (pen, &side);
  robo_pen_rounded (pen, x + 0.03, y + 0.03, 0.94, 0.94, 0.08);
  robo_pen_stroke (pen, ROBO_PAINT_OUTLINE, 1, 0.03);
  robo_pen_rounded (pen, x + 0.11, y + 0.09, 0.78, 0.78, 0.06);
  robo_pen_fill_fade (pen, &top);
  cairo_move_to (pen->cr, x + 0.12, y + 0.84);
  cairo_line_to (pen->cr, x + 0.12, y + 0.1);
  cairo_line_to (pen->cr, x + 0.86, y + 0.1);
  robo_pen_stroke (pen, ROBO_PAINT_LIGHT, 0.45, 0.02);

  robo_pen_disc (pen, x + 0.5, y + 0.49, 0.27);
  robo_pen_fill_fade (pen, &ring);
  robo_pen_disc (pen, x + 0.5, y + 0.49, 0.22);
  robo_pen_fill (pen, ROBO_PAINT_OUTLINE, 1);
  for (guint i = 0; i < 6; i++)
    {
      cairo_save (pen->cr);
      cairo_translate (pen->cr, x + 0.5, y + 0.49);
      cairo_rotate (pen->cr, i * G_PI / 3);
      cairo_move_to (pen->cr, 0, 0);
      cairo_line_to (pen->cr, 0.05, -0.2);
      cairo_line_to (pen->cr, 0.16, -0.12);
      cairo_close_path (pen->cr);
      cairo_restore (pen->cr);
    }
  robo_pen_fill (pen, ROBO_PAINT_SOLID, 1);
  robo_pen_disc (pen, x + 0.5, y + 0.49, 0.065);
  robo_pen_fill_stroke (pen, ROBO_PAINT_POST, ROBO_PAINT_OUTLINE, 0.02);
}

static void
draw_detail (const RoboPen  *pen,
             const RoboTile *tile,
             gboolean        has_waves)
{
  switch ((RoboTerrain)tile->plan->terrain[tile->space])
    {
    case ROBO_TERRAIN_FLOOR:
      break;
    case ROBO_TERRAIN_PIT:
      /* Draw a faint line between two spaces of one pit, so that players can count the spaces. */
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
      robo_pen_stroke (pen, ROBO_PAINT_RIM, 0.45, 0.02);
      break;
    case ROBO_TERRAIN_WATER:
      if (has_waves)
        draw_waves (pen, tile->x, tile->y, is_same (tile, ROBO_DIR_W) ? 0 : ROBO_WAVE_SHORE,
                    is_same (tile, ROBO_DIR_E) ? 1 : 1 - ROBO_WAVE_SHORE);
      break;
    case ROBO_TERRAIN_SOLID:
      if (robo_pen_has_depth (pen))
        draw_block (pen, tile);
      else
        draw_flat_block (pen, tile);
      break;
    }
}

/* Draws the light over the board, and the shadow of the frame on the northern and western spaces. */
static void
draw_light (const RoboPen  *pen,
            const RoboPlan *plan)
{
  gboolean is_dark = robo_palette_get_style (pen->palette) == ROBO_STYLE_DARK;
  double   columns = plan->columns, rows = plan->rows;
  RoboFade light = { ROBO_PAINT_LIGHT, is_dark ? 0.03 : 0.05, ROBO_PAINT_LIGHT, 0, 0, 0, columns / 2, rows / 2 };
  RoboFade shade = { ROBO_PAINT_SHADOW, 0, ROBO_PAINT_SHADOW, is_dark ? 0.08 : 0.06,
                     columns / 2, rows / 2, columns, rows };
  RoboFade north = { ROBO_PAINT_SHADOW, 0.22, ROBO_PAINT_SHADOW, 0, 0, 0, 0, 0.14 };
  RoboFade west = { ROBO_PAINT_SHADOW, 0.22, ROBO_PAINT_SHADOW, 0, 0, 0, 0.14, 0 };

  cairo_rectangle (pen->cr, 0, 0, columns, rows);
  robo_pen_fill_fade (pen, &light);
  cairo_rectangle (pen->cr, 0, 0, columns, rows);
  robo_pen_fill_fade (pen, &shade);
  cairo_rectangle (pen->cr, 0, 0, columns, 0.14);
  robo_pen_fill_fade (pen, &north);
  cairo_rectangle (pen->cr, 0, 0, 0.14, rows);
  robo_pen_fill_fade (pen, &west);
}

static void
draw_floor (const RoboPen  *pen,
            const RoboPlan *plan)
{
  gboolean is_large = 1 / pen->pixel >= DETAIL_PX;

  for (guint is_odd = FALSE; is_odd <= TRUE; is_odd++)
    {
      add_to_floor (pen, plan, is_odd, add_floor_space);
      robo_pen_fill (pen, is_odd ? ROBO_PAINT_FLOOR_ODD : ROBO_PAINT_FLOOR, 1);
      if (!robo_pen_has_depth (pen) || 1 / pen->pixel < THUMBNAIL_PX)
        continue;

      add_to_floor (pen, plan, is_odd, add_lit_edges);
      robo_pen_stroke (pen, ROBO_PAINT_FLOOR_LIGHT, 0.9, 0.016);
      add_to_floor (pen, plan, is_odd, add_shaded_edges);
      robo_pen_stroke (pen, ROBO_PAINT_FLOOR_SHADE, 0.9, 0.016);
      if (!is_large)
        continue;

      if (robo_palette_get_theme (pen->palette) == ROBO_THEME_STEEL)
        {
          add_to_floor (pen, plan, is_odd, add_rivets);
          robo_pen_fill (pen, ROBO_PAINT_FLOOR_SHADE, 1);
        }
      add_to_floor (pen, plan, is_odd, add_texture);
      robo_pen_stroke (pen, ROBO_PAINT_TEXTURE, 1, 0.016);
    }
}

void
robo_draw_terrain (const RoboPen  *pen,
                   const RoboPlan *plan,
                   gboolean        has_waves)
{
  RoboRim  plain = get_plain_rim (pen, 0.12);
  RoboRim  inner = get_rim (pen, 0.06, 0.06);
  RoboRim  deep = get_rim (pen, 0.17, 0.1);
  RoboRim  none = { { 0, 0, 0, 0 }, 0 };
  gboolean has_depth = robo_pen_has_depth (pen) && 1 / pen->pixel >= THUMBNAIL_PX;
  /* Inset the shore and the water, so that the stone rim of the basin is visible around them. */
  RoboRim shore = has_depth ? get_rim (pen, 0.055, 0.1) : plain;
  RoboRim water = has_depth ? get_rim (pen, 0.085, 0.08) : inner;

  cairo_rectangle (pen->cr, 0, 0, plan->columns, plan->rows);
  robo_pen_fill (pen, ROBO_PAINT_GAP, 1);

  draw_floor (pen, plan);
  if (!robo_pen_has_depth (pen))
    fill_terrain (pen, plan, ROBO_TERRAIN_SOLID, &none, ROBO_PAINT_FRAME);
  fill_terrain (pen, plan, ROBO_TERRAIN_PIT, &plain, ROBO_PAINT_RIM);
  fill_terrain (pen, plan, ROBO_TERRAIN_PIT, &inner, has_depth ? ROBO_PAINT_PIT : ROBO_PAINT_PIT_WALL);
  if (!has_depth)
    fill_terrain (pen, plan, ROBO_TERRAIN_PIT, &deep, ROBO_PAINT_PIT);
  if (has_depth)
    fill_terrain (pen, plan, ROBO_TERRAIN_WATER, &plain, ROBO_PAINT_RIM);
  fill_terrain (pen, plan, ROBO_TERRAIN_WATER, &shore, ROBO_PAINT_SHORE);
  fill_terrain (pen, plan, ROBO_TERRAIN_WATER, &water, ROBO_PAINT_WATER);
  if (has_depth)
    {
      draw_hole (pen, plan, ROBO_TERRAIN_PIT, &inner);
      draw_hole (pen, plan, ROBO_TERRAIN_WATER, &water);
    }

  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      RoboTile tile = get_tile (plan, i);

      if (robo_pen_sees (pen, tile.x, tile.y))
        draw_detail (pen, &tile, has_waves);
    }
  if (has_depth)
    draw_light (pen, plan);
}

void
robo_draw_waves (cairo_t           *cr,
                 const RoboPalette *palette)
{
  RoboPen pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  draw_waves (&pen, 0, 0, -ROBO_WAVE_LENGTH, 1);
  cairo_restore (cr);
}
