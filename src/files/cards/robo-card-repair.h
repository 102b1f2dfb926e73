// SPDX-License-Identifier: GPL-3.0-or-later
// What would put a problem of a module set right.
#pragma once

#include "files/xml/robo-repair.h"
#include "robo-module-set.h"

G_BEGIN_DECLS

/**
 * robo_card_repairs_new:
 * @set: a set
 * @problem: one of the problems that robo_module_set_check() finds in it
 *
 * Returns: (transfer full) (element-type RoboRepair): ways to put it right, the best first; empty if only its
 *   author can know one. They make a RoboModuleSet
 */
GPtrArray *robo_card_repairs_new (RoboModuleSet     *set,
                                  const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
