// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a file of module cards or of rules, for lists of files.
#pragma once

#include <gio/gio.h>

#include "robo-rule-set-edit.h"

G_BEGIN_DECLS

/* Describes a file of module cards or of rules. Properties, which never change:
 *
 * - `title` (string)
 * - `summary` (string): the number of cards, or the content of the rules, translated
 * - `problem` (string, or NULL): the error that prevents playing with the file, translated */
#define ROBO_TYPE_RULE_FILE (robo_rule_file_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleFile, robo_rule_file, ROBO, RULE_FILE, GObject)

const char *robo_rule_file_get_path (RoboRuleFile *self);

/* Returns the title that the file gives, or else the name of the file. */
const char *robo_rule_file_get_title (RoboRuleFile *self);

/* Returns the number of cards or the content of the rules. The text may be "". */
const char *robo_rule_file_get_summary (RoboRuleFile *self);

/* Returns a sentence about the error that prevents playing with the file, or NULL. */
const char *robo_rule_file_get_problem (RoboRuleFile *self);

/* Returns the id that the file gives; NULL if the file cannot be read. */
const char *robo_rule_file_get_id (RoboRuleFile *self);

/* Returns whether the file has rules. If not, it has a module set. */
gboolean robo_rule_file_is_rules (RoboRuleFile *self);

/* Returns whether the file is the user's own, not a bundled file. */
gboolean robo_rule_file_is_own (RoboRuleFile *self);

/* Reads a file as far as possible: rules if is_rules, otherwise a module set. Call it in another thread. */
RoboRuleFile *robo_rule_file_new (const char *path,
                                  gboolean    is_rules,
                                  gboolean    is_own) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the rules, or NULL for a module set. */
RoboRuleSet *robo_rule_file_get_rules (RoboRuleFile *self);

G_END_DECLS
