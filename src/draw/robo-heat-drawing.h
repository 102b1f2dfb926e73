// SPDX-License-Identifier: GPL-3.0-or-later
// Draws over an arena how often events happened on each space.
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Draws a disc on each space, with its count inside. High counts have larger discs than low ones, so that the
 * difference is visible without colors. The counts are by space, and `most` is the highest of them. A count of 0 has no
 * disc. */
void robo_draw_heat (cairo_t           *cr,
                     const RoboPalette *palette,
                     const RoboLayout  *layout,
                     const guint       *counts,
                     guint              most,
                     RoboPaint          paint);

G_END_DECLS
