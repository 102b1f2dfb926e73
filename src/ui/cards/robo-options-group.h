// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the options of a rule set, one option in each row.
#pragma once

#include "robo-rule-set-group.h"

G_BEGIN_DECLS

/* Has a number, a switch or a menu for each option. Below the name of the option is the resulting rule (rules chapter
 * 12). Changes the document of the rule set. */
#define ROBO_TYPE_OPTIONS_GROUP (robo_options_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboOptionsGroup, robo_options_group, ROBO, OPTIONS_GROUP, RoboRuleSetGroup)

G_END_DECLS
