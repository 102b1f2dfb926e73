// SPDX-License-Identifier: GPL-3.0-or-later
// Handles modules before and between rounds: the deal (R3.3) and equipping (R3.4, R4.3). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Deals an operator two modules of different colors and equips them (R3.3). The champion card of a titleholder takes a
 * slot. So the titleholder begins with the first dealt card that fits beside the champion card, and may change this in
 * phase 0. Does nothing for other seats. */
void robo_deal (RoboTx *tx,
                guint   seat);

/* Lets an operator who owns modules change which of them are equipped (R4.3). With rules that do not ask all operators
 * in every round, asks only an operator of `equip_wishes`. Does nothing for other seats. */
void robo_equip (RoboTx *tx,
                 guint   seat);

G_END_DECLS
