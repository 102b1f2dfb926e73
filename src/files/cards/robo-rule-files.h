// SPDX-License-Identifier: GPL-3.0-or-later
// Lists all files of module sets and rules, including those with errors.
#pragma once

#include "robo-rule-file.h"

G_BEGIN_DECLS

/* The lists, bundled files first. Files are read in the background, again whenever the user's folders change,
 * so the lists fill a moment later.
 *
 * Properties: `module-sets`, `rule-sets` (GListModel of RoboRuleFile, read-only) */
#define ROBO_TYPE_RULE_FILES (robo_rule_files_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleFiles, robo_rule_files, ROBO, RULE_FILES, GObject)

/* Creates lists that fill a moment later. */
RoboRuleFiles *robo_rule_files_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a list of RoboRuleFile. */
GListModel *robo_rule_files_get_module_sets (RoboRuleFiles *self);

/* Returns a list of RoboRuleFile. */
GListModel *robo_rule_files_get_rule_sets (RoboRuleFiles *self);

/* Returns the rules that use a module set, or one of its cards if card_id is not NULL: if it is in their decks
 * or given to KillBots. */
GPtrArray *robo_rule_files_list_users (RoboRuleFiles *self,
                                       const char    *set_id,
                                       const char    *card_id) G_GNUC_WARN_UNUSED_RESULT;

/* Reads everything again, in the background. */
void robo_rule_files_reload (RoboRuleFiles *self);

/* Returns the user's folder of rules, or else of module sets; it need not exist. */
char *robo_rule_files_dup_own_folder (gboolean is_rules) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a free path in the user's folder for rules, or else for a module set. free_id gets the id, or a
 * similar one that no file of the folder is named after. */
char *robo_rule_files_dup_free_path (gboolean    is_rules,
                                     const char *id,
                                     char      **free_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
