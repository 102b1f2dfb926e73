// SPDX-License-Identifier: GPL-3.0-or-later
// What would put an arena right.
#pragma once

#include "engine/robo-board.h"
#include "files/xml/robo-repair.h"

G_BEGIN_DECLS

/**
 * robo_arena_repairs_new:
 * @plan: a plan
 * @problem: one of the problems robo_arena_check() finds in it, or that were found when it was read from a file
 *
 * Returns: (transfer full) (element-type RoboRepair): the obvious repairs, the best first; often none. They make a
 *   RoboPlan, to be freed with g_free()
 */
GPtrArray *robo_arena_repairs_new (const RoboPlan    *plan,
                                   const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
