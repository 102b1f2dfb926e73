// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the diagram of a scenario.
#pragma once

#include "draw/robo-diagram-drawing.h"
#include "files/scenario/robo-position.h"

G_BEGIN_DECLS

/* Initializes the picture of a position and of its end: `then`, or, if `then` is NULL, the result of playing the
 * position. A position that cannot be played is its own end. If the position is played, the picture has the dice that
 * are activated. */
void robo_position_picture_init (RoboDiagramPicture *picture,
                                 const RoboPosition *position,
                                 const RoboPosition *then);

G_END_DECLS
