// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the faces of computer players from data/art/faces.
#pragma once

#include "robo-palette.h"

G_BEGIN_DECLS

/* Draws the face of a computer player into the unit square around the origin. The face can be recognized at 20 pixels
 * and more. In every style but ROBO_STYLE_LIGHT the face has a pale line around it. Draws nothing for
 * ROBO_LEVEL_CHANCE, which has no face. */
void robo_draw_face (cairo_t           *cr,
                     const RoboPalette *palette,
                     RoboLevel          level);

G_END_DECLS
