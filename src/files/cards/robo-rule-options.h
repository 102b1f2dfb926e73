// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the options of a rule set (rules chapter 12), as they are in files and as players read them.
#pragma once

#include "engine/robo-rules.h"
#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/* Describes one option. */
typedef struct
{
  const char *attribute;    /* name of the option in files */
  gsize       offset;       /* offset of the option, a guint8, in RoboRules */
  guint8      min;          /* least value, as in data/schema/rules.rnc */
  guint8      max;          /* greatest value, as in data/schema/rules.rnc */
  gboolean    in_scenarios; /* whether a scenario can have it, too */
  gboolean    is_sparse;    /* whether a match has the option only if it differs from the default, so that older
                             * programs can read most matches */
  const char *ids[4];       /* names of the values in files, from 0 on; none for a number */
  const char *title;        /* label of the option, not translated: see robo_rule_option_get_title() */
  const char *choices[4];   /* labels of the values, not translated; none for a number or a switch */
  const char *sentences[4]; /* a sentence for each value, not translated; for a number singular and plural */
  const char *none;         /* the sentence for 0 if the value is a number that can be 0; not translated */
} RoboRuleOption;

#define ROBO_N_RULE_OPTIONS 13
extern const RoboRuleOption robo_rule_options[ROBO_N_RULE_OPTIONS];

guint robo_rule_option_get (const RoboRuleOption *option,
                            const RoboRules      *rules);

void robo_rule_option_set (const RoboRuleOption *option,
                           RoboRules            *rules,
                           guint                 value);

const char *robo_rule_option_get_title (const RoboRuleOption *option);

/* Returns the translated label of the option's value in these rules; NULL for a number or a switch. */
const char *robo_rule_option_get_choice (const RoboRuleOption *option,
                                         const RoboRules      *rules);

/* Sets the options that a valid element has. The other options stay as they are. */
void robo_rules_read_options (const xmlNode *node,
                              RoboRules     *rules);

void robo_rules_write_options (xmlNode         *node,
                               const RoboRules *rules);

/* Writes the options that scenarios can have, unless they have the standard value. */
void robo_rules_write_scenario_options (xmlNode         *node,
                                        const RoboRules *rules);

/* Returns a translated sentence about the option in these rules. */
char *robo_rule_option_dup_sentence (const RoboRuleOption *option,
                                     const RoboRules      *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a translated sentence about a module whose number of copies in the deck differs from the usual number. */
char *robo_rules_dup_copies_sentence (const char *title,
                                      guint       copies,
                                      guint       usual) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a sentence for each option in which `rules` differ from `others`. Decks are ignored. */
char **robo_rules_dup_differences (const RoboRules *rules,
                                   const RoboRules *others) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
