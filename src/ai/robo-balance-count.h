/* Counting what happened in one game.
 *
 * Private to the layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-balance.h"

G_BEGIN_DECLS

void robo_balance_count_offer (RoboBalanceResult *result,
                               const RoboGame    *game);
void robo_balance_count_game (RoboBalanceResult *result,
                              const RoboGame    *game);
void robo_balance_add (RoboBalanceResult       *sum,
                       const RoboBalanceResult *part);

G_END_DECLS
