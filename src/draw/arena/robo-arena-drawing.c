/* An arena from the ground up: frame, terrain, what spaces carry, what edges carry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-arena-drawing-private.h"
#include "robo-arena-drawing.h"

/* What moves is left to somebody else, see robo_draw_arena_ground(). */
static void
draw_arena (cairo_t           *cr,
            const RoboPalette *palette,
            const RoboLayout  *layout,
            const RoboPlan    *plan,
            gboolean           is_moving)
{
  RoboPen pen;

  g_return_if_fail (layout->columns == plan->columns && layout->rows == plan->rows);

  cairo_save (cr);
  cairo_translate (cr, layout->x, layout->y);
  cairo_scale (cr, layout->cell, layout->cell);
  pen = robo_pen_init (cr, robo_palette_get_themed (palette, (RoboTheme)plan->theme));

  /* An editor draws a few spaces at a time. */
  if (pen.left < 0 || pen.top < 0 || pen.right > layout->columns || pen.bottom > layout->rows)
    robo_draw_frame (&pen, layout);
  robo_draw_terrain (&pen, plan, !is_moving);
  robo_draw_features (&pen, plan);
  robo_draw_cautions (&pen, plan);
  robo_draw_edges (&pen, plan, !is_moving);

  cairo_restore (cr);
}

void
robo_draw_arena (cairo_t           *cr,
                 const RoboPalette *palette,
                 const RoboLayout  *layout,
                 const RoboPlan    *plan)
{
  draw_arena (cr, palette, layout, plan, FALSE);
}

void
robo_draw_arena_ground (cairo_t           *cr,
                        const RoboPalette *palette,
                        const RoboLayout  *layout,
                        const RoboPlan    *plan)
{
  draw_arena (cr, palette, layout, plan, TRUE);
}
