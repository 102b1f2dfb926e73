// SPDX-License-Identifier: GPL-3.0-or-later
// A file of rules: the options of chapter 12, and the cards that are played with.
#pragma once

#include "engine/robo-rules.h"
#include "robo-modules.h"

G_BEGIN_DECLS

/* How the files are called. */
#define ROBO_RULES_SUFFIX ".rules.xml"

/**
 * RoboRuleSet:
 *
 * Everything that two games in one arena can differ in. Where two of its module sets have a card of the same id,
 * the later one counts. Immutable, and so shared between threads.
 */
typedef struct _RoboRuleSet RoboRuleSet;

/**
 * robo_rule_set_load_file:
 * @path: a file
 * @problems: where to add what is wrong with it, and with the module sets it names
 *
 * Returns: (transfer full) (nullable): the rules, %NULL with an error in @problems
 */
RoboRuleSet *robo_rule_set_load_file (const char   *path,
                                      RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_load_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): the rules, %NULL with an error in @problems
 */
RoboRuleSet *robo_rule_set_load_memory (const char   *data,
                                        gsize         length,
                                        RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_load_bundled:
 * @id: of rules that come with the program: "training", "standard", "printed"; "online" is
 *   an old name of "standard"
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): the rules, %NULL with an error in @problems
 */
RoboRuleSet *robo_rule_set_load_bundled (const char   *id,
                                         RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_is_complete:
 * @self: a rule set that was opened
 *
 * Returns: whether it holds all that its file does, so that nothing is lost by writing it
 */
gboolean robo_rule_set_is_complete (const RoboRuleSet *self);

/**
 * robo_rule_set_open_file:
 * @path: a file
 * @problems: where to add what is wrong with it
 *
 * For editors: rules with errors are returned too, with the modules that could be found; to play by them see
 * that @problems has no errors. Of a file that does not agree with the schema there is what does: see
 * robo_rule_set_is_complete().
 *
 * Returns: (transfer full) (nullable): the rules; %NULL with an error in @problems if it is not a file of rules
 *   at all
 */
RoboRuleSet *robo_rule_set_open_file (const char   *path,
                                      RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_open_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): as robo_rule_set_open_file()
 */
RoboRuleSet *robo_rule_set_open_memory (const char   *data,
                                        gsize         length,
                                        RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_ref:
 * @self: a rule set
 *
 * Returns: (transfer full): @self
 */
RoboRuleSet *robo_rule_set_ref (RoboRuleSet *self);

/**
 * robo_rule_set_unref:
 * @self: (transfer full) (nullable): a rule set
 */
void robo_rule_set_unref (RoboRuleSet *self);

/**
 * robo_rule_set_get_id:
 * @self: a rule set
 *
 * Returns: (transfer none): its id, such as "standard"
 */
const char *robo_rule_set_get_id (const RoboRuleSet *self);

/**
 * robo_rule_set_get_name:
 * @self: a rule set
 *
 * Returns: (transfer none): its name in the language of the interface, or its id
 */
const char *robo_rule_set_get_name (const RoboRuleSet *self);

/**
 * robo_rule_set_get_description:
 * @self: a rule set
 *
 * Returns: (transfer none): its description likewise; "" if it has none
 */
const char *robo_rule_set_get_description (const RoboRuleSet *self);

/**
 * robo_rule_set_get_rules:
 * @self: a rule set
 *
 * Returns: (transfer none): its options for the engine, with how many of each card are in the decks
 */
const RoboRules *robo_rule_set_get_rules (const RoboRuleSet *self);

/**
 * robo_rule_set_get_modules:
 * @self: a rule set
 *
 * Returns: (transfer none) (nullable): the modules it plays with, %NULL if there are none
 */
RoboModules *robo_rule_set_get_modules (const RoboRuleSet *self);

/**
 * robo_rule_set_is_for_killbots:
 * @self: a rule set
 * @card: index of a card
 *
 * Returns: whether KillBots are given it (R9.7)
 */
gboolean robo_rule_set_is_for_killbots (const RoboRuleSet *self,
                                        guint              card);

/**
 * robo_rule_set_check:
 * @self: a rule set
 * @problems: where to add everything that is wrong with it, warnings included
 *
 * Module sets are looked for again. The `row` of a problem counts what the file names: module sets, copies and
 * modules of KillBots, in its order.
 */
void robo_rule_set_check (const RoboRuleSet *self,
                          RoboProblems      *problems);

/**
 * robo_rule_set_equal:
 * @self: a rule set
 * @other: another
 *
 * Returns: whether they would be written in the same bytes
 */
gboolean robo_rule_set_equal (const RoboRuleSet *self,
                              const RoboRuleSet *other);

/**
 * robo_rule_set_to_bytes:
 * @self: a rule set
 *
 * Returns: (transfer full): it as XML; if it was read from a file and not changed the bytes of the file
 */
GBytes *robo_rule_set_to_bytes (const RoboRuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRuleSet, robo_rule_set_unref)

G_END_DECLS
