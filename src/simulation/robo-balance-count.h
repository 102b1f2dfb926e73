// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the events of one game, and adds up the counts.
#pragma once

#include "robo-balance.h"

G_BEGIN_DECLS

/* Counts the cards whose use the question of the game offers. */
void robo_balance_count_offer (RoboBalanceResult *result,
                               const RoboGame    *game);

/* Counts all events of a game that is over, or that reached the limit of rounds. */
void robo_balance_count_game (RoboBalanceResult *result,
                              const RoboGame    *game);

/* Adds a result to a sum. */
void robo_balance_add (RoboBalanceResult       *sum,
                       const RoboBalanceResult *part);

G_END_DECLS
