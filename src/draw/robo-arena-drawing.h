/* Draws an arena: frame, spaces, edges. Pieces come on top: robo-piece-drawing.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

guint robo_draw_get_side_colour (RoboDir side);
void  robo_draw_arena (cairo_t           *cr,
                       const RoboPalette *palette,
                       const RoboLayout  *layout,
                       const RoboPlan    *plan);

G_END_DECLS
