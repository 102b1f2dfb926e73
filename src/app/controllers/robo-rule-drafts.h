// SPDX-License-Identifier: GPL-3.0-or-later
// Documents that are in no file yet: new ones, and copies of what comes with the game, which stays as it is.
#pragma once

#include "documents/robo-document.h"
#include "files/cards/robo-rule-files.h"

G_BEGIN_DECLS

/**
 * robo_rule_drafts_new_module_set:
 *
 * Returns: (transfer full): a module set with one card
 */
RoboDocument *robo_rule_drafts_new_module_set (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_drafts_new_rule_set:
 *
 * Returns: (transfer full): rules that differ in nothing from the standard rules
 */
RoboDocument *robo_rule_drafts_new_rule_set (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_drafts_copy_module_set:
 * @file: a module set
 *
 * Returns: (transfer full) (nullable): the same with another name, in all languages; %NULL if it cannot be read
 */
RoboDocument *robo_rule_drafts_copy_module_set (RoboRuleFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_drafts_copy_rule_set:
 * @file: a rule set
 *
 * Returns: (transfer full) (nullable): the same with another name, in all languages; %NULL if it cannot be read
 */
RoboDocument *robo_rule_drafts_copy_rule_set (RoboRuleFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
