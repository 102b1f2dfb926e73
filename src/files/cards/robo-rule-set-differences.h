// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the differences between two rule sets (rules chapter 12).
#pragma once

#include "robo-rule-set.h"

G_BEGIN_DECLS

/* Returns translated sentences about the differences between `self` and `other`, such as the standard rules. There
 * is a sentence for each option that differs. If both play with modules, there are also sentences about numbers of
 * copies, about cards that differ although they have the same id, about champion cards, and about the modules of
 * KillBots. */
char **robo_rule_set_dup_differences (const RoboRuleSet *self,
                                      const RoboRuleSet *other) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
