// SPDX-License-Identifier: GPL-3.0-or-later
// Edits the options of a rule set, one per row.
#pragma once

#include "robo-rule-set-group.h"

G_BEGIN_DECLS

/* Has a number, a switch or a menu for each option, and the resulting rule below the name of the option (rules
 * chapter 12). Edits the document. */
#define ROBO_TYPE_OPTIONS_GROUP (robo_options_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboOptionsGroup, robo_options_group, ROBO, OPTIONS_GROUP, RoboRuleSetGroup)

G_END_DECLS
