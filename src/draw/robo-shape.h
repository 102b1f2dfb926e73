// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the four silhouettes that distinguish robots without color. Private to this folder.
#pragma once

#include "robo-pen.h"

G_BEGIN_DECLS

/* Lists the shapes, in the order of the colors of robots. */
typedef enum
{
  ROBO_SHAPE_HEXAGON,
  ROBO_SHAPE_DISC,
  ROBO_SHAPE_TRIANGLE,
  ROBO_SHAPE_SQUARE,
} RoboShape;

/* Adds a silhouette to the path. The radius is that of the disc; the other shapes have a similar size. */
void robo_shape_add (const RoboPen *pen,
                     RoboShape      shape,
                     double         x,
                     double         y,
                     double         radius);

G_END_DECLS
