/* Phase 2 (R6): a control unit, and the activation of a die. Which one comes next is in robo-order.h.
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_unit_begin:
 * @tx: a transaction
 *
 * Begins the control unit of the state: KillBots in the arena roll, by starting number (R6.1).
 */
void robo_unit_begin (RoboTx *tx);

/**
 * robo_die_come_up:
 * @tx: a transaction
 * @seat: whose die it is
 * @die: its index
 *
 * Activates the die, or skips it if its robot is out (R6.3 to R6.5).
 */
void robo_die_come_up (RoboTx *tx,
                       guint   seat,
                       guint   die);

G_END_DECLS
