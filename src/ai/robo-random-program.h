/* Programs drawn from the legal ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-program.h"

G_BEGIN_DECLS

void robo_random_program (RoboRng         *rng,
                          const RoboRobot *robot,
                          const RoboCards *cards,
                          RoboProgram     *program);

G_END_DECLS
