// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the list of module sets that a rule set uses.
#pragma once

#include "files/cards/robo-rule-files.h"
#include "robo-rule-set-group.h"

G_BEGIN_DECLS

/* Has a switch for each available module set. Changes the document of the rule set. When the user switches a set off
 * and on again, the rules about its cards are restored.
 *
 * Properties:
 *
 * - `files` (RoboRuleFiles, rw, nullable): the available module sets */
#define ROBO_TYPE_SETS_GROUP (robo_sets_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboSetsGroup, robo_sets_group, ROBO, SETS_GROUP, RoboRuleSetGroup)

G_END_DECLS
