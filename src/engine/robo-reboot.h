/* Coming back into the arena (R4.4, R4.5).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_reboot:
 * @tx: a transaction
 * @seat: a seat
 *
 * If its robot is out, it is placed on a legal starting space of its side (R4.4). Without one it
 * stays out for the round.
 */
void robo_reboot (RoboTx *tx,
                  guint   seat);

G_END_DECLS
