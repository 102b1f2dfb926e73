// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with cards and rules, in the words of the editor's menus: who uses it need not know how files are
// written.
#pragma once

#include "files/xml/robo-problem.h"
#include "robo-module-set.h"
#include "robo-rule-set.h"

G_BEGIN_DECLS

/**
 * robo_card_problem_dup_sentence:
 * @set: a set
 * @problem: from robo_module_set_check()
 *
 * Returns: (transfer full): a sentence without a word of XML: what, where, what to do
 */
char *robo_card_problem_dup_sentence (RoboModuleSet     *set,
                                      const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rules_problem_dup_sentence:
 * @rules: a rule set
 * @problem: from robo_rule_set_check()
 *
 * Returns: (transfer full): likewise
 */
char *robo_rules_problem_dup_sentence (RoboRuleSet       *rules,
                                       const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
