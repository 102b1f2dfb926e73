// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a file of module cards or of rules, for lists of files.
#pragma once

#include <gio/gio.h>

#include "robo-rule-set-edit.h"

G_BEGIN_DECLS

/* Describes a file of module cards or of rules. Properties, which never change:
 *
 * - `title` (string)
 * - `summary` (string): the number of cards, or the description of the rules, translated; may be ""
 * - `problem` (string, or NULL): the error that prevents playing with the file, translated */
#define ROBO_TYPE_RULE_FILE (robo_rule_file_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleFile, robo_rule_file, ROBO, RULE_FILE, GObject)

const char *robo_rule_file_get_path (RoboRuleFile *self);

/* Returns the name or else the id that the file gives. If the file cannot be read, returns the name of the file. */
const char *robo_rule_file_get_title (RoboRuleFile *self);

/* Returns the number of cards, as a text, or the description of the rules. The text may be "". */
const char *robo_rule_file_get_summary (RoboRuleFile *self);

/* Returns a sentence about the error that prevents playing with the file, or NULL. */
const char *robo_rule_file_get_problem (RoboRuleFile *self);

/* Returns the id that the file gives; NULL if the file cannot be read. */
const char *robo_rule_file_get_id (RoboRuleFile *self);

/* Returns whether the file is one of rules. If not, it is one of a module set. */
gboolean robo_rule_file_is_rules (RoboRuleFile *self);

/* Returns whether the file is the user's own, not a bundled file. */
gboolean robo_rule_file_is_own (RoboRuleFile *self);

/* Reads a file as far as possible: rules if is_rules, otherwise a module set. Call it in another thread. */
RoboRuleFile *robo_rule_file_new (const char *path,
                                  gboolean    is_rules,
                                  gboolean    is_own) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the rules; NULL for a module set, or if the file cannot be read. */
RoboRuleSet *robo_rule_file_get_rules (RoboRuleFile *self);

G_END_DECLS
