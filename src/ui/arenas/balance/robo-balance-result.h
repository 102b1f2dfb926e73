// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the results of simulated games.
#pragma once

#include <adwaita.h>

#include "simulation/robo-balance-run.h"

G_BEGIN_DECLS

/* Fills a grid with a row for each seat: its side, a bar, the share of games won and a verdict. */
void robo_balance_result_fill_seats (GtkGrid        *grid,
                                     RoboBalanceRun *run);

/* Fills a box with tiles. Each tile has a number and its label. */
void robo_balance_result_fill_tiles (GtkFlowBox     *box,
                                     RoboBalanceRun *run);

G_END_DECLS
