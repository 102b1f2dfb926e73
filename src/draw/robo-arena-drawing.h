/* Draws an arena: frame, spaces, edges. Pieces come on top: robo-piece-drawing.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * robo_draw_get_side_colour:
 * @side: an orthogonal direction, a side of the arena
 *
 * Returns: the colour of robots, 0..3, that starting spaces of that side are drawn in
 */
guint robo_draw_get_side_colour (RoboDir side);

/**
 * robo_draw_arena:
 * @cr: where to draw
 * @palette: the colours
 * @layout: where, in user units of @cr; must be for a board of the size of @plan
 * @plan: what
 *
 * Draws an arena without pieces. Crisp if the layout's scale is that of @cr.
 */
void robo_draw_arena (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboLayout  *layout,
                      const RoboPlan    *plan);

G_END_DECLS
