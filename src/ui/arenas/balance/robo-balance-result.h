// SPDX-License-Identifier: GPL-3.0-or-later
// What came of simulated games, as widgets.
#pragma once

#include <adwaita.h>

#include "simulation/robo-balance-run.h"

G_BEGIN_DECLS

/**
 * robo_balance_result_fill_seats:
 * @grid: what was in it goes
 * @run: a run with a result
 *
 * A row a seat: its side, a bar, the share of games won and a verdict.
 */
void robo_balance_result_fill_seats (GtkGrid        *grid,
                                     RoboBalanceRun *run);

/**
 * robo_balance_result_fill_tiles:
 * @box: what was in it goes
 * @run: a run with a result
 *
 * Figures with what they are.
 */
void robo_balance_result_fill_tiles (GtkFlowBox     *box,
                                     RoboBalanceRun *run);

G_END_DECLS
