// SPDX-License-Identifier: GPL-3.0-or-later
// The files of module sets and rules there are, for lists: none ever vanishes from them.
#pragma once

#include "robo-rule-file.h"

G_BEGIN_DECLS

/**
 * RoboRuleFiles:
 *
 * Lists them, those that come with the game first. They are read in the background, again whenever the user's
 * folders change: the lists fill a moment later.
 *
 * Properties: `module-sets`, `rule-sets` (GListModel of RoboRuleFile, ro)
 */
#define ROBO_TYPE_RULE_FILES (robo_rule_files_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleFiles, robo_rule_files, ROBO, RULE_FILES, GObject)

/**
 * robo_rule_files_new:
 *
 * Returns: (transfer full): lists that fill in a moment
 */
RoboRuleFiles *robo_rule_files_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_files_get_module_sets:
 * @self: the lists
 *
 * Returns: (transfer none): a list of RoboRuleFile
 */
GListModel *robo_rule_files_get_module_sets (RoboRuleFiles *self);

/**
 * robo_rule_files_get_rule_sets:
 * @self: the lists
 *
 * Returns: (transfer none): a list of RoboRuleFile
 */
GListModel *robo_rule_files_get_rule_sets (RoboRuleFiles *self);

/**
 * robo_rule_files_list_users:
 * @self: the lists
 * @set_id: the id of a module set
 * @card_id: (nullable): the id of one of its cards; %NULL for the set as a whole
 *
 * Looks for rules that play with it: with the card only if it is in their decks, or if KillBots are given it.
 *
 * Returns: (transfer full) (element-type RoboRuleFile): the rules
 */
GPtrArray *robo_rule_files_list_users (RoboRuleFiles *self,
                                       const char    *set_id,
                                       const char    *card_id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_files_reload:
 * @self: the lists
 *
 * Reads everything again, in the background.
 */
void robo_rule_files_reload (RoboRuleFiles *self);

/**
 * robo_rule_files_dup_own_folder:
 * @is_rules: of rules, else of module sets
 *
 * Returns: (transfer full): where the user's files are; it need not exist
 */
char *robo_rule_files_dup_own_folder (gboolean is_rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_files_dup_free_path:
 * @is_rules: of rules, else of module sets
 * @id: of what is to be saved
 * @free_id: (out): @id, or one like it that no file of the folder is named after
 *
 * Returns: (transfer full): a path in the user's folder at which there is no file
 */
char *robo_rule_files_dup_free_path (gboolean    is_rules,
                                     const char *id,
                                     char      **free_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
