// SPDX-License-Identifier: GPL-3.0-or-later
// Lists all files of module sets and rules, including files with errors.
#pragma once

#include "robo-rule-file.h"

G_BEGIN_DECLS

/* Has a list of module sets and a list of rules, with bundled files first. Files are read in the background, and once
 * more whenever the user's folders change. So the lists are filled a moment after they were created.
 *
 * Properties: `module-sets`, `rule-sets` (GListModel of RoboRuleFile, read-only) */
#define ROBO_TYPE_RULE_FILES (robo_rule_files_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleFiles, robo_rule_files, ROBO, RULE_FILES, GObject)

/* Creates lists that are filled a moment later. */
RoboRuleFiles *robo_rule_files_new (void) G_GNUC_WARN_UNUSED_RESULT;

GListModel *robo_rule_files_get_module_sets (RoboRuleFiles *self);

GListModel *robo_rule_files_get_rule_sets (RoboRuleFiles *self);

/* Returns the files of rules (RoboRuleFile) that use a module set or, if card_id is not NULL, one of its cards. Rules
 * use a card if it is in their decks, if KillBots can get it, or if it is a champion card of these rules. */
GPtrArray *robo_rule_files_list_users (RoboRuleFiles *self,
                                       const char    *set_id,
                                       const char    *card_id) G_GNUC_WARN_UNUSED_RESULT;

/* Reads everything once more, in the background. */
void robo_rule_files_reload (RoboRuleFiles *self);

/* Returns the user's folder: of rules if is_rules, otherwise of module sets. This folder need not exist. */
char *robo_rule_files_dup_own_folder (gboolean is_rules) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a free path in the user's folder: for rules if is_rules, otherwise for a module set. free_id is set to
 * `id`, or to a similar id if the folder has a file whose name is `id`. */
char *robo_rule_files_dup_free_path (gboolean    is_rules,
                                     const char *id,
                                     char      **free_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
