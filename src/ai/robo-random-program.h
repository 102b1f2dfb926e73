// SPDX-License-Identifier: GPL-3.0-or-later
// Draws one of the legal programs.
#pragma once

#include "engine/robo-program.h"

G_BEGIN_DECLS

/* Draws a legal program for the robot; all legal programs are equally likely. The cards may be NULL if the robot has
 * none. */
void robo_random_program (RoboRng         *rng,
                          const RoboRobot *robot,
                          const RoboCards *cards,
                          RoboProgram     *program);

G_END_DECLS
