// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the base class of groups that show and edit a part of a rule set.
#pragma once

#include <adwaita.h>

#include "documents/robo-rule-set-document.h"

G_BEGIN_DECLS

/* Shows the rule set after each edit. Changes of controls are ignored while the program shows the rule set. */
#define ROBO_TYPE_RULE_SET_GROUP (robo_rule_set_group_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboRuleSetGroup, robo_rule_set_group, ROBO, RULE_SET_GROUP, AdwPreferencesGroup)

struct _RoboRuleSetGroupClass
{
  AdwPreferencesGroupClass parent_class;

  /* shows the rule set; called only if there is one */
  void (*show) (RoboRuleSetGroup *self);
};

/* Returns the current rule set, or NULL. */
RoboRuleSet *robo_rule_set_group_get_set (RoboRuleSetGroup *self);

/* Shows the rule set. Call this after a change of other data that is shown together with the rule set. */
void robo_rule_set_group_show (RoboRuleSetGroup *self);

/* Returns TRUE if the user, and not the program, has just changed a control. Edit the document only then. */
gboolean robo_rule_set_group_can_edit (RoboRuleSetGroup *self);

/* Edits the document to a new rule set, and takes ownership of the set. Edits with the same key are merged; the key
 * may be NULL. */
void robo_rule_set_group_change (RoboRuleSetGroup *self,
                                 const char       *name,
                                 const char       *key,
                                 RoboRuleSet      *set);

G_END_DECLS
