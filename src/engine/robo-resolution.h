// SPDX-License-Identifier: GPL-3.0-or-later
// Plays phase 3 (R10). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Strikes all robots and mines on spaces under high voltage, as one source that belongs to no seat (R10.1). */
void robo_resolve_voltage (RoboTx *tx);

/* Plays the cards of the seat's robot that have effects with this trigger, one after the other in slot order, as long
 * as the robot is in the arena. */
void robo_play_cards (RoboTx  *tx,
                      RoboWhen when,
                      guint    seat);

/* Lets the seat's robot, if it is in the arena, activate its own space or a space within its reach (R10.2). Without
 * modules, as in a training game, workshops do nothing (R3.2). */
void robo_resolve_space (RoboTx *tx,
                         guint   seat);

G_END_DECLS
