/* Phase 3 (R10).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_resolve_voltage:
 * @tx: a transaction
 *
 * Every space under high voltage strikes what is on it: one source, nobody's (R10.1).
 */
void robo_resolve_voltage (RoboTx *tx);

/**
 * robo_play_cards:
 * @tx: a transaction
 * @when: %ROBO_WHEN_RESOLUTION or %ROBO_WHEN_ROUND_START
 * @seat: a seat
 *
 * Plays the cards of its robot that work then, in slot order, one after the other.
 */
void robo_play_cards (RoboTx  *tx,
                      RoboWhen when,
                      guint    seat);

/**
 * robo_resolve_space:
 * @tx: a transaction
 * @seat: a seat
 *
 * If its robot is in the arena, it activates its space, or one within its reach (R10.2). In a
 * training game workshops do nothing (R3.2).
 */
void robo_resolve_space (RoboTx *tx,
                         guint   seat);

G_END_DECLS
