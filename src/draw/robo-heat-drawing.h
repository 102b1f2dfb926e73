/* Draws over an arena how often something happened where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * robo_draw_heat:
 * @cr: where to draw
 * @palette: the colours
 * @layout: that of the arena
 * @counts: (array): by space: how often; 0 is not drawn
 * @most: the highest of them
 * @paint: of the rings
 *
 * A disc a space, the larger the more often, with the number in it: size and number say it, not the colour.
 */
void robo_draw_heat (cairo_t           *cr,
                     const RoboPalette *palette,
                     const RoboLayout  *layout,
                     const guint       *counts,
                     guint              most,
                     RoboPaint          paint);

G_END_DECLS
