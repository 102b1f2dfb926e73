/* Programs drawn from the legal ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-program.h"

G_BEGIN_DECLS

/**
 * robo_random_program:
 * @rng: a generator
 * @robot: the robot that is programmed, for its cards
 * @cards: (nullable): the cards of the game; may be %NULL if @robot has none
 * @program: (out caller-allocates): a legal program, each equally likely
 */
void robo_random_program (RoboRng         *rng,
                          const RoboRobot *robot,
                          const RoboCards *cards,
                          RoboProgram     *program);

G_END_DECLS
