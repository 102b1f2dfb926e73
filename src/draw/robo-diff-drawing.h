/* Outlines over an arena what differs from another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "files/arena/robo-arena-diff.h"

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * robo_draw_diff:
 * @cr: where to draw
 * @palette: the colours
 * @layout: that of one of the two arenas
 * @diff: the differences
 * @chosen: the mark of one place to be shown more strongly, or 0
 *
 * A dashed frame around every space and edge that changed, with the number of its place: shape and number say it, not
 * the colour. A VP space that moved is marked in both places. Places that the arena does not have are left out.
 */
void robo_draw_diff (cairo_t             *cr,
                     const RoboPalette   *palette,
                     const RoboLayout    *layout,
                     const RoboArenaDiff *diff,
                     guint                chosen);

G_END_DECLS
