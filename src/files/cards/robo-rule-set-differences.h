// SPDX-License-Identifier: GPL-3.0-or-later
// How one rule set differs from another, in words (rules chapter 12).
#pragma once

#include "robo-rule-set.h"

G_BEGIN_DECLS

/**
 * robo_rule_set_dup_differences:
 * @self: a rule set
 * @other: one to compare it with, such as the standard rules
 *
 * Returns: (transfer full) (array zero-terminated=1): a translated sentence about @self for each option, each deck of cards and
 *   each card in which it is not like @other, and for what KillBots are given
 */
char **robo_rule_set_dup_differences (const RoboRuleSet *self,
                                      const RoboRuleSet *other) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
