// SPDX-License-Identifier: GPL-3.0-or-later
// What modules are worth: the computer plays many games with them, and this shows who won with which and what they did.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-module-set.h"
#include "simulation/robo-balance-run.h"

G_BEGIN_DECLS

/**
 * RoboCardBalance:
 *
 * Has all it needs in it: how many games, who plays, Start and Cancel, and a row for each card.
 */
#define ROBO_TYPE_CARD_BALANCE (robo_card_balance_get_type ())

G_DECLARE_FINAL_TYPE (RoboCardBalance, robo_card_balance, ROBO, CARD_BALANCE, AdwBin)

/**
 * robo_card_balance_set_modules:
 * @self: a panel
 * @set: (nullable) (transfer none): the modules to be looked at, beside the standard ones; it may be called after every
 *   change
 *
 * What came of the set as it was before stays as long as nothing new is played, and says that cards have changed since.
 * %NULL ends that: what is set next is another set.
 */
void robo_card_balance_set_modules (RoboCardBalance *self,
                                    RoboModuleSet   *set);

/**
 * robo_card_balance_start:
 * @self: a panel
 *
 * What the button Start does.
 */
void robo_card_balance_start (RoboCardBalance *self);

G_END_DECLS
