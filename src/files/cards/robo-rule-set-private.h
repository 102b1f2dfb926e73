// SPDX-License-Identifier: GPL-3.0-or-later
// What others of this folder know of rule sets.
#pragma once

#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml.h"
#include "robo-card-formats.h"
#include "robo-rule-set.h"

G_BEGIN_DECLS

/* The document stays for the editor, as that of a module set does. */
struct _RoboRuleSet
{
  gatomicrefcount ref_count;
  xmlDoc         *doc;
  GBytes         *bytes;       /* of the file, as long as nothing was changed; else NULL */
  gboolean        is_complete; /* nothing of the file had to be left out */
  char           *id;
  RoboTexts      *name;
  RoboTexts      *description;
  RoboModules    *modules;
  RoboRules       rules;
  guint8          is_for_killbots[ROBO_MAX_CARDS];
};

/**
 * robo_rule_set_get_line:
 * @line: one of those of robo_rule_set_is_line()
 *
 * Returns: which one it is, from 0, as problems count them
 */
guint robo_rule_set_get_line (const xmlNode *line);

/**
 * robo_rule_set_is_line:
 * @node: any child of a `rules` element
 *
 * Returns: whether it is one of those that problems count as rows: a module set, <copies> or <killbot-module>
 */
gboolean robo_rule_set_is_line (const xmlNode *node);

/**
 * robo_rule_set_get_cards:
 * @self: a rule set
 *
 * Returns: (transfer none): the cards of all its module sets, none at all if it has none
 */
const RoboCards *robo_rule_set_get_cards (const RoboRuleSet *self);

/**
 * robo_rule_set_new_for_doc:
 * @doc: (transfer full): a document that agrees with the schema
 *
 * Returns: (transfer full): its rules, whatever errors they have
 */
RoboRuleSet *robo_rule_set_new_for_doc (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
