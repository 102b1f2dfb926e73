// SPDX-License-Identifier: GPL-3.0-or-later
// Edits rule sets. An edit returns a changed copy, as robo-module-edit.h describes.
#pragma once

#include "robo-rule-options.h"
#include "robo-rule-set.h"

G_BEGIN_DECLS

/* Creates rules with the standard options and the standard modules (rules chapter 12). */
RoboRuleSet *robo_rule_set_new (const char *id,
                                const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Texts */

/* A language is a string as gettext writes it, or NULL for the original. */

char       **robo_rule_set_dup_languages (const RoboRuleSet *self) G_GNUC_WARN_UNUSED_RESULT;
const char  *robo_rule_set_get_name_in (const RoboRuleSet *self,
                                        const char        *language);
const char  *robo_rule_set_get_description_in (const RoboRuleSet *self,
                                               const char        *language);
RoboRuleSet *robo_rule_set_with_id (RoboRuleSet *self,
                                    const char  *id) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the `name` or the `description`. An empty text or NULL removes the name or description. */
RoboRuleSet *robo_rule_set_with_text (RoboRuleSet *self,
                                      const char  *element,
                                      const char  *language,
                                      const char  *text) G_GNUC_WARN_UNUSED_RESULT;

/* Sets an option. If the standard rules have the same value, the option is not written to the file. */
RoboRuleSet *robo_rule_set_with_option (RoboRuleSet          *self,
                                        const RoboRuleOption *option,
                                        guint                 value) G_GNUC_WARN_UNUSED_RESULT;

/* Module sets */

/* Returns the ids of all named module sets, including missing ones. If two cards have the same id, the card of the
 * later set is used. */
char **robo_rule_set_dup_module_sets (const RoboRuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the named module sets in this order; module sets inside the file stay. Removes the copies and the KillBots'
 * modules of cards that are no longer there. Entries about cards that were missing before stay. */
RoboRuleSet *robo_rule_set_with_module_sets (RoboRuleSet       *self,
                                             const char *const *ids) G_GNUC_WARN_UNUSED_RESULT;

/* Decks */

/* Returns whether the rules give the number of copies of a module. If not, the module set gives this number. */
gboolean     robo_rule_set_has_own_copies (const RoboRuleSet *self,
                                           const char        *id);
RoboRuleSet *robo_rule_set_with_copies (RoboRuleSet *self,
                                        const char  *id,
                                        guint        copies) G_GNUC_WARN_UNUSED_RESULT;

/* KillBots */

/* Returns whether the rules name the modules of KillBots. If the rules name none, KillBots get all modules that they
 * can have, except champion cards. */
gboolean robo_rule_set_names_killbot_modules (const RoboRuleSet *self);

/* Sets the modules of KillBots. NULL or an empty list stands for all modules that KillBots can have, except champion
 * cards. */
RoboRuleSet *robo_rule_set_with_killbot_modules (RoboRuleSet       *self,
                                                 const char *const *ids) G_GNUC_WARN_UNUSED_RESULT;

/* Adds or removes one module of KillBots. If KillBots have all modules before, none is added, and after a removal the
 * rules name the modules that are left. The last named module cannot be removed. */
RoboRuleSet *robo_rule_set_with_killbot_module (RoboRuleSet *self,
                                                const char  *id,
                                                gboolean     is_given) G_GNUC_WARN_UNUSED_RESULT;

/* Lines: the entries for module sets, copies and modules of KillBots, in the order of the file */

/* Changes an entry that names a module set, so that it names another module set. */
RoboRuleSet *robo_rule_set_with_line_id (RoboRuleSet *self,
                                         guint        row,
                                         const char  *id) G_GNUC_WARN_UNUSED_RESULT;
RoboRuleSet *robo_rule_set_without_line (RoboRuleSet *self,
                                         guint        row) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
