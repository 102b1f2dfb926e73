// SPDX-License-Identifier: GPL-3.0-or-later
// Suggests repairs for problems of rule sets.
#pragma once

#include "files/xml/robo-repair.h"
#include "robo-rule-set.h"

G_BEGIN_DECLS

/* Returns repairs for a problem that robo_rule_set_check() finds, the best first. Each repair makes a RoboRuleSet. */
GPtrArray *robo_rule_repairs_new (RoboRuleSet       *rules,
                                  const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
