// SPDX-License-Identifier: GPL-3.0-or-later
// Loads files of rules: the options of chapter 12, and the cards of the game.
#pragma once

#include "engine/robo-rules.h"
#include "robo-modules.h"

G_BEGIN_DECLS

/* Files of rules have this suffix. */
#define ROBO_RULES_SUFFIX ".rules.xml"

/* Holds the options of a game, its module sets, its decks and the modules of KillBots. If two module sets have a card
 * of the same id, the card of the later set is used. Rules never change, so threads may share them. */
typedef struct _RoboRuleSet RoboRuleSet;

/* Loads a file of rules. Returns NULL with an error in `problems` if the file has errors. The problems of the module
 * sets are added, too. */
RoboRuleSet *robo_rule_set_load_file (const char   *path,
                                      RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Loads rules from bytes, which may have any content. Returns NULL with an error in `problems` if the bytes have
 * errors. */
RoboRuleSet *robo_rule_set_load_memory (const char   *data,
                                        gsize         length,
                                        RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns bundled rules: "training", "standard" or "printed"; "online" is an old name of "standard". Returns NULL
 * with an error in `problems` if the rules cannot be loaded. */
RoboRuleSet *robo_rule_set_load_bundled (const char   *id,
                                         RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a rule set that was opened has everything that is in its file, so that writing it loses no
 * content. */
gboolean robo_rule_set_is_complete (const RoboRuleSet *self);

/* Returns rules for editors, even if they have errors, with the modules that could be found. Before playing, check
 * that `problems` has no errors. A file that does not agree with the schema is read as far as it agrees, see
 * robo_rule_set_is_complete(). Returns NULL with an error in `problems` if the file is no file of rules at all. */
RoboRuleSet *robo_rule_set_open_file (const char   *path,
                                      RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_rule_set_open_file() with bytes, which may have any content. */
RoboRuleSet *robo_rule_set_open_memory (const char   *data,
                                        gsize         length,
                                        RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboRuleSet *robo_rule_set_ref (RoboRuleSet *self);

void robo_rule_set_unref (RoboRuleSet *self);

/* Returns the id of the rules, such as "standard". */
const char *robo_rule_set_get_id (const RoboRuleSet *self);

/* Returns the name of the rules in the language of the interface, or their id if they have no name. */
const char *robo_rule_set_get_name (const RoboRuleSet *self);

/* Returns the description of the rules in the language of the interface; "" if the rules have no description. */
const char *robo_rule_set_get_description (const RoboRuleSet *self);

/* Returns the options for the engine, with the number of copies of each card in the decks. */
const RoboRules *robo_rule_set_get_rules (const RoboRuleSet *self);

/* Returns the cards of all module sets, even if the option `modules` is off. Returns NULL if no module set could be
 * loaded. */
RoboModules *robo_rule_set_get_modules (const RoboRuleSet *self);

/* Returns whether KillBots can be given the card (R9.7). */
gboolean robo_rule_set_is_for_killbots (const RoboRuleSet *self,
                                        guint              card);

/* Adds all errors and warnings. The module sets are looked up and checked once more. The `row` of a problem is the
 * index of an entry of the file: a module set, a number of copies or a module of KillBots, in the order of the file. */
void robo_rule_set_check (const RoboRuleSet *self,
                          RoboProblems      *problems);

/* Returns whether both rule sets would be written as the same bytes. */
gboolean robo_rule_set_equal (const RoboRuleSet *self,
                              const RoboRuleSet *other);

/* Returns the rules as XML. Unchanged rules that have everything in their file have the bytes of the file. */
GBytes *robo_rule_set_to_bytes (const RoboRuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRuleSet, robo_rule_set_unref)

G_END_DECLS
