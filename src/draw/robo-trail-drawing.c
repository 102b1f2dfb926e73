/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "robo-trail-drawing.h"

#include <math.h>

#include "robo-pen.h"

/* Lanes are about LANE apart. A way is LINE_WIDTH wide, and LINE_MORE wider for each time that it was used before,
 * at most MOST_MORE times. A contour, which makes the way HALO_WIDTH wider, separates the way from the floor. Lengths
 * are in spaces. */
#define LANE        0.24
#define LINE_WIDTH  0.075
#define LINE_MORE   0.018
#define MOST_MORE   3
#define HALO_WIDTH  0.05
#define CROSS_REACH 0.17

/* Holds the state of the drawing. `uses` counts, up to MOST_MORE, how often the way of a seat from a space to the next
 * space was drawn, in either direction. */
typedef struct
{
  RoboPen       pen;
  guint         columns;
  const guint8 *colours;
  guint8        uses[ROBO_MAX_ROBOTS][ROBO_MAX_SPACES][ROBO_N_DIRS];
} Map;

static double
get_x (const Map *map,
       guint      seat,
       guint      space)
{
  return space % map->columns + 0.5 + (seat % 2 == 0 ? -0.5 : 0.5) * LANE + (seat / 2 == 0 ? -0.5 : 0.5) * LANE * 0.5;
}

static double
get_y (const Map *map,
       guint      seat,
       guint      space)
{
  return space / map->columns + 0.5 + (seat / 2 == 0 ? -0.5 : 0.5) * LANE + (seat % 2 == 0 ? 0.5 : -0.5) * LANE * 0.5;
}

/* Returns TRUE if the floor is pale. On a pale floor, a way has the color of its robot on a white strip. On a dark
 * floor it has the color of its side on a dark strip, because many white strips would dominate the picture. */
static gboolean
is_pale (const Map *map)
{
  return (robo_palette_get_rgb (map->pen.palette, ROBO_PAINT_FLOOR) >> 8 & 0xff) >= 0x80;
}

static RoboPaint
get_paint (const Map *map,
           guint      seat)
{
  return is_pale (map) ? robo_palette_get_body (map->colours[seat]) : robo_palette_get_seat (map->colours[seat]);
}

static void
draw_way (const Map       *map,
          const RoboTrail *trail,
          double           width)
{
  static const double dashes[ROBO_MAX_ROBOTS][2] = { { 0 }, { 3.2, 1.8 }, { 0.01, 1.9 }, { 6, 1.6 } };

  cairo_t *cr = map->pen.cr;
  double   x = get_x (map, trail->seat, trail->from);
  double   y = get_y (map, trail->seat, trail->from);
  double   to_x = get_x (map, trail->seat, trail->to);
  double   to_y = get_y (map, trail->seat, trail->to);
  double   dash[2] = { dashes[trail->seat][0] * width, dashes[trail->seat][1] * width };

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint layer = 0; layer < 2; layer++)
    {
      cairo_move_to (cr, x, y);
      /* Draw a leap as an arc. */
      if (trail->kind == ROBO_TRAIL_LEAP)
        cairo_curve_to (cr, x + (to_x - x) * 0.25, y + (to_y - y) * 0.25 - 0.4, x + (to_x - x) * 0.75,
                        y + (to_y - y) * 0.75 - 0.4, to_x, to_y);
      else
        cairo_line_to (cr, to_x, to_y);
      cairo_set_dash (cr, dash, layer == 1 && dash[0] > 0 ? 2 : 0, 0);
      if (layer == 0)
        robo_pen_stroke (&map->pen, is_pale (map) ? ROBO_PAINT_BADGE : ROBO_PAINT_OUTLINE, 1, width + HALO_WIDTH);
      else
        robo_pen_stroke (&map->pen, get_paint (map, trail->seat), 1, width);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_cross (const Map       *map,
            const RoboTrail *trail)
{
  cairo_t *cr = map->pen.cr;
  double   x = get_x (map, trail->seat, trail->to);
  double   y = get_y (map, trail->seat, trail->to);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint layer = 0; layer < 2; layer++)
    {
      cairo_move_to (cr, x - CROSS_REACH, y - CROSS_REACH);
      cairo_line_to (cr, x + CROSS_REACH, y + CROSS_REACH);
      cairo_move_to (cr, x + CROSS_REACH, y - CROSS_REACH);
      cairo_line_to (cr, x - CROSS_REACH, y + CROSS_REACH);
      robo_pen_stroke (&map->pen, layer == 0 ? ROBO_PAINT_BADGE_INK : get_paint (map, trail->seat), 1,
                       layer == 0 ? 2.4 * LINE_WIDTH : 1.3 * LINE_WIDTH);
    }
}

void
robo_draw_trails (cairo_t           *cr,
                  const RoboPalette *palette,
                  const RoboLayout  *layout,
                  const RoboTrail   *trails,
                  guint              n_trails,
                  const guint8      *colours)
{
  Map *map = g_new0 (Map, 1);

  cairo_save (cr);
  cairo_translate (cr, layout->x, layout->y);
  cairo_scale (cr, layout->cell, layout->cell);
  map->pen = robo_pen_init (cr, palette);
  map->columns = layout->columns;
  map->colours = colours;
  for (guint i = 0; i < n_trails; i++)
    {
      const RoboTrail *trail = &trails[i];
      guint            first = MIN (trail->from, trail->to);
      guint            last = MAX (trail->from, trail->to);
      int              dx = CLAMP ((int)(last % map->columns) - (int)(first % map->columns), -1, 1);
      guint            dy = last / map->columns > first / map->columns;
      guint8          *uses = &map->uses[trail->seat][first][dx + 1 + 3 * dy];

      if (trail->kind == ROBO_TRAIL_END)
        continue;
      draw_way (map, trail, LINE_WIDTH + LINE_MORE * MIN (*uses, MOST_MORE));
      *uses = MIN (*uses + 1, MOST_MORE);
    }
  for (guint i = 0; i < n_trails; i++)
    if (trails[i].kind == ROBO_TRAIL_END)
      draw_cross (map, &trails[i]);
  cairo_restore (cr);
  g_free (map);
}
