// SPDX-License-Identifier: GPL-3.0-or-later
// Outlines on the drawing of an arena how it differs from another arena.
#pragma once

#include "files/arena/robo-arena-diff.h"

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Draws a frame around every changed space and edge, with the number of its mark, so that changes are visible without
 * colors. Frames are dashed, except that of the mark `chosen`, which is emphasized; 0 emphasizes no mark. If a VP space
 * has moved, marks both its old and its new space. Spaces outside of the arena are left out. The layout must be for one
 * of the two arenas. */
void robo_draw_diff (cairo_t             *cr,
                     const RoboPalette   *palette,
                     const RoboLayout    *layout,
                     const RoboArenaDiff *diff,
                     guint                chosen);

G_END_DECLS
