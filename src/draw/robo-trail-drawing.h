/* Draws over an arena which ways robots have taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "replay/robo-trail.h"

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * robo_draw_trails:
 * @cr: where to draw
 * @palette: the colours
 * @layout: that of the arena
 * @trails: (array length=n_trails): the ways
 * @n_trails: how many of them are drawn
 * @colours: (array): by seat: the colour of its robot, 0..3
 *
 * Each robot has a lane of its own in every space, so that nobody's way covers another's, and its own kind of line, so that
 * they are told apart without colours. What was used more often is bolder. A cross is where a robot was destroyed.
 */
void robo_draw_trails (cairo_t           *cr,
                       const RoboPalette *palette,
                       const RoboLayout  *layout,
                       const RoboTrail   *trails,
                       guint              n_trails,
                       const guint8      *colours);

G_END_DECLS
