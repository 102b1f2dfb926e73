// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the options of the rules (rules chapter 12).
#pragma once

#include <adwaita.h>

#include "engine/robo-rules.h"

G_BEGIN_DECLS

/* Properties:
 *
 * - `can-keep` (boolean, rw): whether changed options can become a rule set
 * - `is-changed` (boolean, r): whether an option differs from the base
 * - `n-killbots` (uint, rw): how many KillBots the game has
 *
 * Signals:
 *
 * - `changed ()`: the user has changed the options
 * - `keep ()`: the user wants a rule set with the options */
#define ROBO_TYPE_RULES_GROUP (robo_rules_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboRulesGroup, robo_rules_group, ROBO, RULES_GROUP, AdwPreferencesGroup)

/* Sets the base, and shows its options. The base is the rules with which the user starts and to which the user can
 * return. At first it is the rules of a training game (R3.2). Options without a row, such as `modules`, always have
 * the values of the base. Does not emit `changed`. */
void robo_rules_group_set_base (RoboRulesGroup  *self,
                                const RoboRules *base);

/* Gets the rules that the user has set. */
void robo_rules_group_get_rules (RoboRulesGroup *self,
                                 RoboRules      *rules);

/* Shows these rules. Does not emit `changed`. */
void robo_rules_group_set_rules (RoboRulesGroup  *self,
                                 const RoboRules *rules);

/* Returns the options that differ from the base, as a dictionary for the settings. */
GVariant *robo_rules_group_to_variant (RoboRulesGroup *self);

/* Shows the options of the base, changed by the options in the dictionary. Ignores unknown and invalid entries. */
void robo_rules_group_set_variant (RoboRulesGroup *self,
                                   GVariant       *variant);

G_END_DECLS
