/* What lies on the table before round 1 (R3).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-game.h"

G_BEGIN_DECLS

/**
 * robo_fill_bag:
 * @state: a state
 * @board: the board it is played on
 *
 * Puts 4 tokens of each number the arena has into the bag (R4.1).
 */
void robo_fill_bag (RoboState       *state,
                    const RoboBoard *board);

/**
 * robo_setup_state:
 * @state: (out caller-allocates): a state
 * @setup: what was chosen
 * @seed: of the generator
 *
 * Makes @state the table before round 1: all robots out, starting numbers dealt, decks shuffled.
 */
void robo_setup_state (RoboState       *state,
                       const RoboSetup *setup,
                       guint64          seed);

G_END_DECLS
