// SPDX-License-Identifier: GPL-3.0-or-later
// What others of this folder know of rule sets.
#pragma once

#include "robo-card-formats.h"
#include "robo-rule-set.h"
#include "files/texts/robo-texts.h"
#include "files/xml/robo-xml.h"

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

guint            robo_rule_set_get_line (const xmlNode *line);
gboolean         robo_rule_set_is_line (const xmlNode *node);
const RoboCards *robo_rule_set_get_cards (const RoboRuleSet *self);
RoboRuleSet     *robo_rule_set_new_for_doc (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
