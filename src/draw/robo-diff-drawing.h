// SPDX-License-Identifier: GPL-3.0-or-later
// Outlines on the drawing of an arena how it differs from another arena.
#pragma once

#include "files/arena/robo-arena-diff.h"

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Draws a dashed frame around every changed space and edge, with the number of its mark, so that changes are visible
 * without colors. If a VP space has moved, marks both its old and its new space. Spaces outside of the arena are
 * left out. The layout must be for one of the two arenas. `chosen` is the number of the mark that is emphasized, or
 * 0. */
void robo_draw_diff (cairo_t             *cr,
                     const RoboPalette   *palette,
                     const RoboLayout    *layout,
                     const RoboArenaDiff *diff,
                     guint                chosen);

G_END_DECLS
