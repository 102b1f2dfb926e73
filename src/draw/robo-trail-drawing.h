// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the ways that robots have taken over an arena.
#pragma once

#include "replay/robo-trail.h"

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Draws the first n_trails ways of robots. Each robot has its own lane in every space, so that ways do not cover each
 * other. It also has its own kind of line, so that ways differ without colors. Frequent ways are bolder, and a cross
 * marks the place where a robot was destroyed. The colors are those of the robots by seat, 0..3. */
void robo_draw_trails (cairo_t           *cr,
                       const RoboPalette *palette,
                       const RoboLayout  *layout,
                       const RoboTrail   *trails,
                       guint              n_trails,
                       const guint8      *colours);

G_END_DECLS
