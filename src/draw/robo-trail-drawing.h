// SPDX-License-Identifier: GPL-3.0-or-later
// Draws over an arena the ways that robots have gone.
#pragma once

#include "replay/robo-trail.h"

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Draws the first n_trails ways. Each robot has its own lane in every space, so that parallel ways do not cover each
 * other, and its own kind of line, so that ways differ without colors. Ways that were used often are bolder, and a
 * cross marks the space where a robot was destroyed. `colours` has the robot colors, 0..3, by seat. */
void robo_draw_trails (cairo_t           *cr,
                       const RoboPalette *palette,
                       const RoboLayout  *layout,
                       const RoboTrail   *trails,
                       guint              n_trails,
                       const guint8      *colours);

G_END_DECLS
