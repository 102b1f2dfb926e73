/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "robo-diff-drawing.h"

#include "robo-pen.h"

/* The frame of a space is INSET inside of the sides of the space. The frame of an edge extends EDGE_REACH to both sides
 * of the edge. */
#define INSET      0.06
#define EDGE_REACH 0.2

#define LINE        0.06
#define CASING      0.11
#define CHOSEN_LINE 0.1

#define BADGE_RADIUS 0.17

/* Describes the rectangle of a frame. The unit is the side of a space. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} Frame;

static Frame
get_space_frame (guint column,
                 guint row)
{
  return (Frame){ column + INSET, row + INSET, 1 - 2 * INSET, 1 - 2 * INSET };
}

static void
add_frame (const RoboPen *pen,
           const Frame   *frame)
{
  robo_pen_rounded (pen, frame->x, frame->y, frame->width, frame->height, 0.1);
}

static void
draw_mark (const RoboPen *pen,
           const Frame   *frame,
           guint          mark,
           gboolean       is_chosen)
{
  static const double dashes[] = { 0.16, 0.1 };
  double              line = is_chosen ? CHOSEN_LINE : LINE;
  double              x = frame->x + frame->width - BADGE_RADIUS * 0.6;
  double              y = frame->y + BADGE_RADIUS * 0.6;
  char                text[12];

  /* Draw a dark line on a wider white line, so that the frame stands out from every color below it. */
  add_frame (pen, frame);
  robo_pen_stroke (pen, ROBO_PAINT_BADGE, 1, line + CASING - LINE);
  if (!is_chosen)
    cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  add_frame (pen, frame);
  robo_pen_stroke (pen, ROBO_PAINT_BADGE_INK, 1, line);
  cairo_set_dash (pen->cr, NULL, 0, 0);

  g_snprintf (text, sizeof text, "%u", mark);
  robo_pen_disc (pen, x, y, BADGE_RADIUS);
  robo_pen_fill_stroke (pen, is_chosen ? ROBO_PAINT_BADGE_INK : ROBO_PAINT_BADGE,
                        is_chosen ? ROBO_PAINT_BADGE : ROBO_PAINT_BADGE_INK, 0.035);
  robo_pen_text (pen, text, x, y, mark < 100 ? 0.2 : 0.15);
  robo_pen_fill (pen, is_chosen ? ROBO_PAINT_BADGE : ROBO_PAINT_BADGE_INK, 1);
}

static void
draw_change (const RoboPen         *pen,
             const RoboLayout      *layout,
             const RoboArenaChange *change,
             gboolean               is_chosen)
{
  Frame frame = get_space_frame (change->column, change->row);

  /* A changed edge is the eastern or the southern edge of its space, because the other edges belong to its
   * neighbors. */
  if (change->kind == ROBO_ARENA_CHANGE_EDGE && change->side == ROBO_DIR_E)
    frame = (Frame){ change->column + 1 - EDGE_REACH, change->row - INSET, 2 * EDGE_REACH, 1 + 2 * INSET };
  else if (change->kind == ROBO_ARENA_CHANGE_EDGE)
    frame = (Frame){ change->column - INSET, change->row + 1 - EDGE_REACH, 1 + 2 * INSET, 2 * EDGE_REACH };
  if (change->column < layout->columns && change->row < layout->rows)
    draw_mark (pen, &frame, change->mark, is_chosen);

  if (change->from_column >= layout->columns || change->from_row >= layout->rows)
    return;
  frame = get_space_frame (change->from_column, change->from_row);
  draw_mark (pen, &frame, change->mark, is_chosen);
}

void
robo_draw_diff (cairo_t             *cr,
                const RoboPalette   *palette,
                const RoboLayout    *layout,
                const RoboArenaDiff *diff,
                guint                chosen)
{
  RoboPen pen;

  cairo_save (cr);
  cairo_translate (cr, layout->x, layout->y);
  cairo_scale (cr, layout->cell, layout->cell);
  pen = robo_pen_init (cr, palette);

  /* Draw the chosen frame last, so that it is on top of its neighbors. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < robo_arena_diff_get_length (diff); i++)
      {
        const RoboArenaChange *change = robo_arena_diff_get (diff, i);
        gboolean               is_chosen = change->mark == chosen;

        if (change->mark != 0 && is_chosen == (pass == 1))
          draw_change (&pen, layout, change, is_chosen);
      }
  cairo_restore (cr);
}
