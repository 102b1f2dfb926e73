// SPDX-License-Identifier: GPL-3.0-or-later
// How many copies of each card are in the decks of a rule set, and which of them KillBots are given.
#pragma once

#include "robo-rule-set-group.h"

G_BEGIN_DECLS

/**
 * RoboDecksGroup:
 *
 * There as long as there are modules in the rules. Changes the document.
 */
#define ROBO_TYPE_DECKS_GROUP (robo_decks_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboDecksGroup, robo_decks_group, ROBO, DECKS_GROUP, RoboRuleSetGroup)

G_END_DECLS
