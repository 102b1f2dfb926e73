/* Phase 2 (R6).
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
 * robo_find_next_die:
 * @tx: a transaction in phase 2
 * @seat: (out): whose die it is
 * @die: (out): its index
 *
 * Looks up which die of the current unit comes up next (R6.2): that one is taken off the list.
 *
 * Returns: whether there is one
 */
gboolean robo_find_next_die (RoboTx *tx,
                             guint  *seat,
                             guint  *die);

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
