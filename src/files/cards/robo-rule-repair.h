// SPDX-License-Identifier: GPL-3.0-or-later
// What would put a problem of a rule set right.
#pragma once

#include "files/xml/robo-repair.h"
#include "robo-rule-set.h"

G_BEGIN_DECLS

/**
 * robo_rule_repairs_new:
 * @rules: a rule set
 * @problem: one of the problems that robo_rule_set_check() finds in it
 *
 * Returns: (transfer full) (element-type RoboRepair): ways to put it right, the best first. They make a RoboRuleSet
 */
GPtrArray *robo_rule_repairs_new (RoboRuleSet       *rules,
                                  const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
