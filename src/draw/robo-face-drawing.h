/* The faces of computers in data/art/faces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * robo_draw_face:
 * @cr: where to draw; the unit square round the origin is filled
 * @palette: the colours; a dark style has a pale line round the face
 * @level: a computer with a name; nothing is drawn for chance
 *
 * Draws the face of a computer. Readable from 20 pixels on.
 */
void robo_draw_face (cairo_t           *cr,
                     const RoboPalette *palette,
                     RoboLevel          level);

G_END_DECLS
