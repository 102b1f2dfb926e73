/* Moving another robot's dice (R8.11, R8.12).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_can_be_reprogrammed:
 * @tx: a transaction
 * @target: a seat
 *
 * Returns: whether remote control can do anything to it: it has a die left, or is a KillBot (R8.11)
 */
gboolean robo_can_be_reprogrammed (const RoboTx *tx,
                                   guint         target);

/**
 * robo_reprogram:
 * @tx: a transaction
 * @seat: who controls
 * @slot: the slot of the card
 * @target: whose robot is controlled
 *
 * Asks which die is moved where, or which way a KillBot is turned, and does it (R8.11).
 */
void robo_reprogram (RoboTx *tx,
                     guint   seat,
                     guint   slot,
                     guint   target);

G_END_DECLS
