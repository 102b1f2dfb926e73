// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the rules (rules chapter 12).
#pragma once

#include <adwaita.h>

#include "engine/robo-rules.h"

G_BEGIN_DECLS

/**
 * RoboRulesGroup:
 *
 * The signal `changed ()` says that a person chose something else here.
 */
#define ROBO_TYPE_RULES_GROUP (robo_rules_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboRulesGroup, robo_rules_group, ROBO, RULES_GROUP, AdwPreferencesGroup)

/**
 * robo_rules_group_set_base:
 * @self: a group; at first it starts from a training game (R3.2)
 * @base: the rules to start from, and to go back to; `changed` is not emitted
 *
 * Shows @base as it is. What cannot be chosen here, such as the decks, is taken from it.
 */
void robo_rules_group_set_base (RoboRulesGroup  *self,
                                const RoboRules *base);

/**
 * robo_rules_group_get_rules:
 * @self: a group
 * @rules: (out caller-allocates): what is chosen
 */
void robo_rules_group_get_rules (RoboRulesGroup *self,
                                 RoboRules      *rules);

/**
 * robo_rules_group_set_rules:
 * @self: a group
 * @rules: what to show; `changed` is not emitted
 */
void robo_rules_group_set_rules (RoboRulesGroup  *self,
                                 const RoboRules *rules);

/**
 * robo_rules_group_to_variant:
 * @self: a group
 *
 * Returns: (transfer floating): what differs from the base, a dictionary for the settings
 */
GVariant *robo_rules_group_to_variant (RoboRulesGroup *self);

/**
 * robo_rules_group_set_variant:
 * @self: a group
 * @variant: a dictionary; what is unknown or out of range in it counts as not there
 */
void robo_rules_group_set_variant (RoboRulesGroup *self,
                                   GVariant       *variant);

G_END_DECLS
