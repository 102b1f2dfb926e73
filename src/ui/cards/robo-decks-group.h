// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit how many copies of the cards are in the decks of a rule set, and which cards KillBots get.
#pragma once

#include "robo-rule-set-group.h"

G_BEGIN_DECLS

/* Changes the document of the rule set. The group is visible if the rules have modules. */
#define ROBO_TYPE_DECKS_GROUP (robo_decks_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboDecksGroup, robo_decks_group, ROBO, DECKS_GROUP, RoboRuleSetGroup)

G_END_DECLS
