/* Counting what happened in one game.
 *
 * Private to the layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-balance.h"

G_BEGIN_DECLS

/**
 * robo_balance_count_offer:
 * @result: where to count it
 * @game: a game that asks
 *
 * Counts the cards whose use can be chosen.
 */
void robo_balance_count_offer (RoboBalanceResult *result,
                               const RoboGame    *game);

/**
 * robo_balance_count_game:
 * @result: where to count it
 * @game: a game that is over, or that went on for too long, with its events
 *
 * Counts all that happened.
 */
void robo_balance_count_game (RoboBalanceResult *result,
                              const RoboGame    *game);

/**
 * robo_balance_add:
 * @sum: where to add
 * @part: other games
 *
 * Counts them together.
 */
void robo_balance_add (RoboBalanceResult       *sum,
                       const RoboBalanceResult *part);

G_END_DECLS
