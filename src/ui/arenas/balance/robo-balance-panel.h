// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how fair an arena is. The computer plays many games in the arena, and the panel shows who won and why.
#pragma once

#include <adwaita.h>

#include "draw/robo-palette.h"
#include "files/cards/robo-rule-set.h"
#include "simulation/robo-balance-run.h"

G_BEGIN_DECLS

/* Has the options of the games, the buttons that start and cancel a run, and the results.
 *
 * Signals:
 *
 * - `heat-changed ()`: the result of robo_balance_panel_get_heat() has changed. */
#define ROBO_TYPE_BALANCE_PANEL (robo_balance_panel_get_type ())

G_DECLARE_FINAL_TYPE (RoboBalancePanel, robo_balance_panel, ROBO, BALANCE_PANEL, AdwBin)

/* Sets the arena to play in. Call this after every change of the arena. The result for an earlier version stays until
 * the next run, with a note that the arena has changed. Before you set another arena, set NULL, which drops the result. */
void robo_balance_panel_set_arena (RoboBalancePanel *self,
                                   RoboArena        *arena);

/* Starts a run, as the start button does. Does nothing during a run, if no game can be played in the arena or by the
 * chosen players, or if the rules of the game are missing. */
void robo_balance_panel_start (RoboBalancePanel *self);

/* Returns for each space how often the selected event happened there in 100 games, for robo_draw_heat(), and sets
 * `most` to the highest of these counts. Returns NULL if no heat is to be shown. The result is valid until
 * `heat-changed`. */
const guint *robo_balance_panel_get_heat (RoboBalancePanel *self,
                                          guint            *most);

/* Returns the color of the heat for the selected event. */
RoboPaint robo_balance_panel_get_heat_paint (RoboBalancePanel *self);

G_END_DECLS
