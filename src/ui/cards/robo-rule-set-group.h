// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the base class of groups that show and edit a part of a rule set.
#pragma once

#include <adwaita.h>

#include "documents/robo-rule-set-document.h"

G_BEGIN_DECLS

/* Shows the rule set after each edit. Ignores changes of controls while the program itself shows the rule set.
 * Property `document` (RoboRuleSetDocument, rw, nullable): the document with the rule set. */
#define ROBO_TYPE_RULE_SET_GROUP (robo_rule_set_group_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboRuleSetGroup, robo_rule_set_group, ROBO, RULE_SET_GROUP, AdwPreferencesGroup)

struct _RoboRuleSetGroupClass
{
  AdwPreferencesGroupClass parent_class;

  /* Shows the rule set. This is called only if there is a rule set. */
  void (*show) (RoboRuleSetGroup *self);
};

/* Returns the current rule set, or NULL. */
RoboRuleSet *robo_rule_set_group_get_set (RoboRuleSetGroup *self);

/* Shows the rule set. Call this when other data has changed that is shown together with the rule set. */
void robo_rule_set_group_show (RoboRuleSetGroup *self);

/* Returns TRUE if a control that has just changed was changed by the user. Returns FALSE if the program has changed
 * it, or if there is no document. Edit the document only if this returns TRUE. */
gboolean robo_rule_set_group_can_edit (RoboRuleSetGroup *self);

/* Replaces the rule set of the document by a new rule set, of which it takes ownership. Edits with the same key are
 * merged; the key may be NULL. */
void robo_rule_set_group_change (RoboRuleSetGroup *self,
                                 const char       *name,
                                 const char       *key,
                                 RoboRuleSet      *set);

G_END_DECLS
