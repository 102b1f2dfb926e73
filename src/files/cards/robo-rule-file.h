// SPDX-License-Identifier: GPL-3.0-or-later
// One file of module cards or of rules, as lists show it.
#pragma once

#include <gio/gio.h>

#include "robo-rule-set-edit.h"

G_BEGIN_DECLS

/**
 * RoboRuleFile:
 *
 * One file. Immutable properties: `title` (string), `summary` (string, translated: how many cards, or what the rules
 * are about), `problem` (string, nullable: what keeps it from being played, translated).
 */
#define ROBO_TYPE_RULE_FILE (robo_rule_file_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleFile, robo_rule_file, ROBO, RULE_FILE, GObject)

/**
 * robo_rule_file_get_path:
 * @self: a file
 *
 * Returns: (transfer none): where it is
 */
const char *robo_rule_file_get_path (RoboRuleFile *self);

/**
 * robo_rule_file_get_title:
 * @self: a file
 *
 * Returns: (transfer none): what it calls itself, or how the file is called
 */
const char *robo_rule_file_get_title (RoboRuleFile *self);

/**
 * robo_rule_file_get_summary:
 * @self: a file
 *
 * Returns: (transfer none): how many cards it has, or what its rules are about; perhaps ""
 */
const char *robo_rule_file_get_summary (RoboRuleFile *self);

/**
 * robo_rule_file_get_problem:
 * @self: a file
 *
 * Returns: (transfer none) (nullable): what keeps it from being played, a sentence
 */
const char *robo_rule_file_get_problem (RoboRuleFile *self);

/**
 * robo_rule_file_get_id:
 * @self: a file
 *
 * Returns: (transfer none) (nullable): the id of what is in it; %NULL if nothing of it can be read
 */
const char *robo_rule_file_get_id (RoboRuleFile *self);

/**
 * robo_rule_file_is_rules:
 * @self: a file
 *
 * Returns: whether it holds rules, else a module set
 */
gboolean robo_rule_file_is_rules (RoboRuleFile *self);

/**
 * robo_rule_file_is_own:
 * @self: a file
 *
 * Returns: whether it is the user's, not one that comes with the game
 */
gboolean robo_rule_file_is_own (RoboRuleFile *self);

/**
 * robo_rule_file_new:
 * @path: a file
 * @is_rules: whether it holds rules, else a module set
 * @is_own: whether it is the user's
 *
 * Reads it: meant for another thread.
 *
 * Returns: (transfer full): it, whatever can be read of it
 */
RoboRuleFile *robo_rule_file_new (const char *path,
                                  gboolean    is_rules,
                                  gboolean    is_own) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer none) (nullable): what it holds, if that is rules */
RoboRuleSet *robo_rule_file_get_rules (RoboRuleFile *self);

G_END_DECLS
