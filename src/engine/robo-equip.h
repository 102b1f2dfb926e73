/* Modules before and between rounds: the deal (R3.3) and equipping (R3.4, R4.3).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

void robo_deal (RoboTx *tx,
                guint   seat);
void robo_equip (RoboTx *tx,
                 guint   seat);

G_END_DECLS
