// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the four silhouettes by which robots can be told apart without colors. It is private to this folder.
#pragma once

#include "robo-pen.h"

G_BEGIN_DECLS

/* Lists the shapes in the order of the robot colors. */
typedef enum
{
  ROBO_SHAPE_HEXAGON,
  ROBO_SHAPE_DISC,
  ROBO_SHAPE_TRIANGLE,
  ROBO_SHAPE_SQUARE,
} RoboShape;

/* Adds a silhouette to the path. `radius` is the radius of the disc. The other shapes have about the same size. */
void robo_shape_add (const RoboPen *pen,
                     RoboShape      shape,
                     double         x,
                     double         y,
                     double         radius);

G_END_DECLS
