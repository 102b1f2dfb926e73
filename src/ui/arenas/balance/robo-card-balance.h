// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the value of modules. The computer plays many games with them, and the widget shows who won with which
// cards and what the cards did.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-module-set.h"
#include "simulation/robo-balance-run.h"

#include "robo-worth-panel.h"

G_BEGIN_DECLS

/* Has the options of the games, the buttons that start and cancel a run, and a row for each card. */
#define ROBO_TYPE_CARD_BALANCE (robo_card_balance_get_type ())

G_DECLARE_FINAL_TYPE (RoboCardBalance, robo_card_balance, ROBO, CARD_BALANCE, AdwBin)

/* Sets the modules that are measured together with the standard ones. Call this after every change of the modules. The
 * result for an earlier version stays until the next run, with a note that the cards have changed. Before you set other
 * modules, set NULL, which drops the result. */
void robo_card_balance_set_modules (RoboCardBalance *self,
                                    RoboModuleSet   *set);

/* Returns the panel that measures the same modules in the background. */
RoboWorthPanel *robo_card_balance_get_worth_panel (RoboCardBalance *self);

/* Starts a run, as the start button does. Does nothing during a run, or if there are no modules to measure. */
void robo_card_balance_start (RoboCardBalance *self);

G_END_DECLS
