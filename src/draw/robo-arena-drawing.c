// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an arena in layers: frame, terrain, features of spaces, features of edges.
#include "robo-arena-drawing.h"
#include "robo-arena-drawing-private.h"

/* A space that is less than SMALL_PX device pixels wide is tiny, and a space of FULL_PX or more has all details. Spaces
 * of thumbnails are between these sizes; pictures in the rows of a list have tiny spaces. */
#define SMALL_PX 9
#define FULL_PX  20

RoboSize
robo_draw_get_size (const RoboPen *pen)
{
  double px = 1 / pen->pixel;

  return px < SMALL_PX ? ROBO_SIZE_TINY : px < FULL_PX ? ROBO_SIZE_SMALL
                                                       : ROBO_SIZE_FULL;
}

/* Draws an arena. If is_moving is TRUE, leaves out its moving parts (see robo_draw_arena_ground()). */
static void
draw_arena (cairo_t           *cr,
            const RoboPalette *palette,
            const RoboLayout  *layout,
            const RoboPlan    *plan,
            RoboCautionInk     cautions,
            gboolean           is_moving)
{
  RoboPen pen;

  g_return_if_fail (layout->columns == plan->columns && layout->rows == plan->rows);

  cairo_save (cr);
  cairo_translate (cr, layout->x, layout->y);
  cairo_scale (cr, layout->cell, layout->cell);
  pen = robo_pen_init (cr, robo_palette_get_themed (palette, (RoboTheme)plan->theme));

  /* If the editor redraws only a few spaces inside the arena, skip the frame. */
  if (pen.left < 0 || pen.top < 0 || pen.right > layout->columns || pen.bottom > layout->rows)
    robo_draw_frame (&pen, layout);
  robo_draw_terrain (&pen, plan, !is_moving);
  robo_draw_features (&pen, plan);
  robo_draw_cautions (&pen, plan, cautions);
  robo_draw_points (&pen, plan);
  robo_draw_edges (&pen, plan, !is_moving);

  cairo_restore (cr);
}

void
robo_draw_arena (cairo_t           *cr,
                 const RoboPalette *palette,
                 const RoboLayout  *layout,
                 const RoboPlan    *plan,
                 RoboCautionInk     cautions)
{
  draw_arena (cr, palette, layout, plan, cautions, FALSE);
}

void
robo_draw_arena_ground (cairo_t           *cr,
                        const RoboPalette *palette,
                        const RoboLayout  *layout,
                        const RoboPlan    *plan,
                        RoboCautionInk     cautions)
{
  draw_arena (cr, palette, layout, plan, cautions, TRUE);
}

void
robo_draw_arena_signs (cairo_t           *cr,
                       const RoboPalette *palette,
                       const RoboPlan    *plan,
                       RoboCautionInk     cautions)
{
  RoboPen pen = robo_pen_init (cr, robo_palette_get_themed (palette, (RoboTheme)plan->theme));

  robo_draw_features (&pen, plan);
  robo_draw_cautions (&pen, plan, cautions);
  robo_draw_points (&pen, plan);
  robo_draw_edges (&pen, plan, FALSE);
}
