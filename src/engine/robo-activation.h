// SPDX-License-Identifier: GPL-3.0-or-later
// Plays phase 2 (R6): control units, and the activation of dice. robo-order.h decides which die comes next. Only the
// engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Begins the current control unit of the state: KillBots in the arena roll, by starting number (R6.1). */
void robo_unit_begin (RoboTx *tx);

/* Activates the die with this index (R6.5), or skips it if its robot is out (R6.4). If the robot has another die on the
 * unit, asks first which of them stays; if the other die stays, removes this die (R6.3). */
void robo_die_come_up (RoboTx *tx,
                       guint   seat,
                       guint   die);

G_END_DECLS
