// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts of rule sets for other files of this folder.
#pragma once

#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml.h"
#include "robo-card-formats.h"
#include "robo-rule-set.h"

G_BEGIN_DECLS

/* Keeps the document of the rules for the editor, as RoboModuleSet does. */
struct _RoboRuleSet
{
  gatomicrefcount ref_count;
  xmlDoc         *doc;
  GBytes         *bytes;       /* bytes of the file if the rules are unchanged, else NULL */
  gboolean        is_complete; /* whether the rules have everything in their file; FALSE if a part had to be left
                                * out */
  char           *id;
  RoboTexts      *name;
  RoboTexts      *description;
  RoboModules    *modules;
  RoboRules       rules;
  guint8          is_for_killbots[ROBO_MAX_CARDS];
};

/* Returns the index of an entry (line) of the rules, from 0 to at most ROBO_NO_ROW - 1. The `row` of a problem is
 * this index. */
guint robo_rule_set_get_line (const xmlNode *line);

/* Returns whether the child of a `rules` element is one of the entries that robo_rule_set_get_line() counts: a module
 * set, <copies> or <killbot-module>. */
gboolean robo_rule_set_is_line (const xmlNode *node);

/* Returns the cards of all module sets of the rules. The list is empty if there are no module sets, or if none could
 * be loaded. */
const RoboCards *robo_rule_set_get_cards (const RoboRuleSet *self);

/* Creates rules that may have errors. Takes ownership of the document, which must be valid. */
RoboRuleSet *robo_rule_set_new_for_doc (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
