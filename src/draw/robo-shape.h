/* The four silhouettes that tell robots apart without colour. Private to this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-pen.h"

G_BEGIN_DECLS

/**
 * RoboShape:
 * In the order of the colours of robots.
 */
typedef enum
{
  ROBO_SHAPE_HEXAGON,
  ROBO_SHAPE_DISC,
  ROBO_SHAPE_TRIANGLE,
  ROBO_SHAPE_SQUARE,
} RoboShape;

/**
 * robo_shape_add:
 * @pen: a pen
 * @shape: which
 * @x: its middle
 * @y: its middle
 * @radius: of the disc; the others are made to look as large
 *
 * Adds a silhouette to the path.
 */
void robo_shape_add (const RoboPen *pen,
                     RoboShape      shape,
                     double         x,
                     double         y,
                     double         radius);

G_END_DECLS
