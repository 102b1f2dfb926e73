// SPDX-License-Identifier: GPL-3.0-or-later
// A group of rows that shows a part of a rule set and edits it.
#pragma once

#include <adwaita.h>

#include "documents/robo-rule-set-document.h"

G_BEGIN_DECLS

/**
 * RoboRuleSetGroup:
 *
 * Shows the rule set after each edit, and takes nothing for one that only shows something.
 *
 * Properties:
 *
 * - `document` (RoboRuleSetDocument, rw, nullable)
 */
#define ROBO_TYPE_RULE_SET_GROUP (robo_rule_set_group_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboRuleSetGroup, robo_rule_set_group, ROBO, RULE_SET_GROUP, AdwPreferencesGroup)

/**
 * RoboRuleSetGroupClass:
 * @show: shows the rule set; only called when there is one
 */
struct _RoboRuleSetGroupClass
{
  AdwPreferencesGroupClass parent_class;

  void (*show) (RoboRuleSetGroup *self);
};

/**
 * robo_rule_set_group_get_set:
 * @self: a group
 *
 * Returns: (transfer none) (nullable): the rule set as it is now
 */
RoboRuleSet *robo_rule_set_group_get_set (RoboRuleSetGroup *self);

/**
 * robo_rule_set_group_show:
 * @self: a group
 *
 * Shows the rule set anew, since something else has changed that is shown with it.
 */
void robo_rule_set_group_show (RoboRuleSetGroup *self);

/**
 * robo_rule_set_group_can_edit:
 * @self: a group
 *
 * Returns: whether what a control says now was chosen by somebody, and can be done
 */
gboolean robo_rule_set_group_can_edit (RoboRuleSetGroup *self);

/**
 * robo_rule_set_group_change:
 * @self: a group that can edit
 * @name: translated, as after “Undo”
 * @key: (nullable): what is edited; edits of the same become one
 * @set: (transfer full): the rule set after it
 */
void robo_rule_set_group_change (RoboRuleSetGroup *self,
                                 const char       *name,
                                 const char       *key,
                                 RoboRuleSet      *set);

G_END_DECLS
