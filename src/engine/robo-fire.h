/* Firing, and what replaces it (R6.5, R6.7).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_fire:
 * @tx: a transaction
 * @seat: whose robot fires
 * @value: of the die, 1..6
 * @dir: which way
 *
 * Fires along the line of fire: 1 damage to the target (R6.7), or what a card does instead.
 */
void robo_fire (RoboTx *tx,
                guint   seat,
                guint   value,
                RoboDir dir);

G_END_DECLS
