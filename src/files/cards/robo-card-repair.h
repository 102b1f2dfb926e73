// SPDX-License-Identifier: GPL-3.0-or-later
// Suggests repairs for problems of module sets.
#pragma once

#include "files/xml/robo-repair.h"
#include "robo-module-set.h"

G_BEGIN_DECLS

/* Returns repairs for a problem that robo_module_set_check() finds, the best first. There are no repairs if only the
 * author can solve the problem. Each repair makes a RoboModuleSet. */
GPtrArray *robo_card_repairs_new (RoboModuleSet     *set,
                                  const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
