// SPDX-License-Identifier: GPL-3.0-or-later
// Describes problems of cards and rules in the words of the editor's menus, for users who do not know how files are
// written.
#pragma once

#include "files/xml/robo-problem.h"
#include "robo-module-set.h"
#include "robo-rule-set.h"

G_BEGIN_DECLS

/* Returns a sentence without XML about a problem from robo_module_set_check(). */
char *robo_card_problem_dup_sentence (RoboModuleSet     *set,
                                      const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a sentence without XML about a problem from robo_rule_set_check(). */
char *robo_rules_problem_dup_sentence (RoboRuleSet       *rules,
                                       const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
