// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a rule set, one row each.
#pragma once

#include <adwaita.h>

#include "edit/robo-rule-set-document.h"

G_BEGIN_DECLS

/**
 * RoboOptionsGroup:
 *
 * A number, a switch or a menu for each option, and below its name the rule as it is then (rules chapter 12). Changes the document.
 *
 * Properties:
 *
 * - `document` (RoboRuleSetDocument, rw, nullable)
 */
#define ROBO_TYPE_OPTIONS_GROUP (robo_options_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboOptionsGroup, robo_options_group, ROBO, OPTIONS_GROUP, AdwPreferencesGroup)

G_END_DECLS
