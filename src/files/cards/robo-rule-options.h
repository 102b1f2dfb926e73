// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a rule set (rules chapter 12) as files write them and as people read them.
#pragma once

#include "engine/robo-rules.h"
#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/**
 * RoboRuleOption:
 * @attribute: its name in files
 * @offset: of its guint8 in RoboRules
 * @min: its least value, as data/schema/rules.rnc has it
 * @max: its greatest value
 * @in_scenarios: whether a scenario can have it, too
 * @ids: the names of its values in files, from 0 on; none for a number
 * @title: its name for people, not translated: see robo_rule_option_get_title()
 * @choices: the names of its values in a menu, not translated; none if it is a number or a switch
 * @sentences: what it says with each value, not translated; of a number with one and with many
 *
 * One option.
 */
typedef struct
{
  const char *attribute;
  gsize       offset;
  guint8      min;
  guint8      max;
  gboolean    in_scenarios;
  const char *ids[4];
  const char *title;
  const char *choices[4];
  const char *sentences[4];
} RoboRuleOption;

#define ROBO_N_RULE_OPTIONS 10
extern const RoboRuleOption robo_rule_options[ROBO_N_RULE_OPTIONS];

/**
 * robo_rule_option_get:
 * @option: an option
 * @rules: rules
 *
 * Returns: its value in @rules
 */
guint robo_rule_option_get (const RoboRuleOption *option,
                            const RoboRules      *rules);

/**
 * robo_rule_option_get_title:
 * @option: an option
 *
 * Returns: (transfer none): its name, translated
 */
const char *robo_rule_option_get_title (const RoboRuleOption *option);

/**
 * robo_rules_read_options:
 * @node: an element that agrees with its schema
 * @rules: what to set; an option that @node does not have stays as it is
 */
void robo_rules_read_options (const xmlNode *node,
                              RoboRules     *rules);

/**
 * robo_rules_write_options:
 * @node: an element
 * @rules: what to write into its attributes
 */
void robo_rules_write_options (xmlNode         *node,
                               const RoboRules *rules);

/**
 * robo_rules_write_scenario_options:
 * @node: an element
 * @rules: of what to write those that a scenario can have and that are not standard
 */
void robo_rules_write_scenario_options (xmlNode         *node,
                                        const RoboRules *rules);

/**
 * robo_rule_option_dup_sentence:
 * @option: an option
 * @rules: rules
 *
 * Returns: (transfer full): what @rules say about @option, in one translated sentence
 */
char *robo_rule_option_dup_sentence (const RoboRuleOption *option,
                                     const RoboRules      *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rules_dup_differences:
 * @rules: rules
 * @others: rules to compare them with
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence about @rules for each option in which they are
 *   not like @others; the decks are not looked at
 */
char **robo_rules_dup_differences (const RoboRules *rules,
                                   const RoboRules *others) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
