// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a rule set: each function returns a changed copy, as robo-module-edit.h describes.
#pragma once

#include "robo-rule-options.h"
#include "robo-rule-set.h"

G_BEGIN_DECLS

/**
 * robo_rule_set_new:
 * @id: its id, robo_module_id_is_valid()
 * @name: its name
 *
 * Returns: (transfer full): the standard options and the standard modules (rules chapter 12)
 */
RoboRuleSet *robo_rule_set_new (const char *id,
                                const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Texts. @language is one as gettext writes it, %NULL for the original; an empty or %NULL text is taken out. */

char       **robo_rule_set_dup_languages (const RoboRuleSet *self) G_GNUC_WARN_UNUSED_RESULT;
const char  *robo_rule_set_get_name_in (const RoboRuleSet *self,
                                        const char        *language);
const char  *robo_rule_set_get_description_in (const RoboRuleSet *self,
                                               const char        *language);
RoboRuleSet *robo_rule_set_with_id (RoboRuleSet *self,
                                    const char  *id) G_GNUC_WARN_UNUSED_RESULT;
RoboRuleSet *robo_rule_set_with_name (RoboRuleSet *self,
                                      const char  *language,
                                      const char  *name) G_GNUC_WARN_UNUSED_RESULT;
RoboRuleSet *robo_rule_set_with_description (RoboRuleSet *self,
                                             const char  *language,
                                             const char  *description) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_with_option:
 * @self: a rule set
 * @option: one of robo_rule_options
 * @value: one that it can have
 *
 * The value of the standard rules is not written.
 */
RoboRuleSet *robo_rule_set_with_option (RoboRuleSet          *self,
                                        const RoboRuleOption *option,
                                        guint                 value) G_GNUC_WARN_UNUSED_RESULT;

/* Module sets */

/**
 * robo_rule_set_dup_module_sets:
 * @self: a rule set
 *
 * Returns: (transfer full) (array zero-terminated=1): the ids of the module sets it names, also of those that are
 *   missing; of two cards with one id that of the later set counts
 */
char **robo_rule_set_dup_module_sets (const RoboRuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_with_module_sets:
 * @self: a rule set
 * @ids: (array zero-terminated=1): the module sets it is to name, in order
 *
 * Copies and KillBots' modules of a card that is not there any more go with it; one that was missing before stays
 * as it is. Module sets that stand in the file itself stay.
 */
RoboRuleSet *robo_rule_set_with_module_sets (RoboRuleSet       *self,
                                             const char *const *ids) G_GNUC_WARN_UNUSED_RESULT;

/* Decks. @id is that of a module. */

/**
 * robo_rule_set_has_own_copies:
 * @self: a rule set
 * @id: a module
 *
 * Returns: whether the rules say how many copies there are, else the module set does
 */
gboolean     robo_rule_set_has_own_copies (const RoboRuleSet *self,
                                           const char        *id);
RoboRuleSet *robo_rule_set_with_copies (RoboRuleSet *self,
                                        const char  *id,
                                        guint        copies) G_GNUC_WARN_UNUSED_RESULT;

/* KillBots */

/**
 * robo_rule_set_names_killbot_modules:
 * @self: a rule set
 *
 * Returns: whether it says which modules KillBots are given; else they are given all that they can have but for
 *   champion cards
 */
gboolean robo_rule_set_names_killbot_modules (const RoboRuleSet *self);

/**
 * robo_rule_set_with_killbot_modules:
 * @self: a rule set
 * @ids: (array zero-terminated=1) (nullable): the modules that KillBots are given; %NULL or none for all that they
 *   can have
 */
RoboRuleSet *robo_rule_set_with_killbot_modules (RoboRuleSet       *self,
                                                 const char *const *ids) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_with_killbot_module:
 * @self: a rule set
 * @id: a module that suits KillBots
 * @is_given: whether they are given it
 *
 * Where they were given all, the others are named instead. The last one cannot be taken away.
 */
RoboRuleSet *robo_rule_set_with_killbot_module (RoboRuleSet *self,
                                                const char  *id,
                                                gboolean     is_given) G_GNUC_WARN_UNUSED_RESULT;

/* Lines: module sets, copies and modules of KillBots, as the `row` of a problem counts them */

/**
 * robo_rule_set_with_line_id:
 * @self: a rule set
 * @row: a line that names a module set
 * @id: the module set that it is to name instead
 */
RoboRuleSet *robo_rule_set_with_line_id (RoboRuleSet *self,
                                         guint        row,
                                         const char  *id) G_GNUC_WARN_UNUSED_RESULT;
RoboRuleSet *robo_rule_set_without_line (RoboRuleSet *self,
                                         guint        row) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
