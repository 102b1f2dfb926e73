// SPDX-License-Identifier: GPL-3.0-or-later
// How fair an arena is: the computer plays many games in it, and this shows who won and why.
#pragma once

#include <adwaita.h>

#include "draw/robo-palette.h"
#include "files/cards/robo-rule-set.h"
#include "simulation/robo-balance-run.h"

G_BEGIN_DECLS

/**
 * RoboBalancePanel:
 *
 * Has all it needs in it: how many games, who plays, Start and Cancel, and what came of it.
 *
 * Signals:
 *
 * - `heat-changed ()`: robo_balance_panel_get_heat() has something else to say.
 */
#define ROBO_TYPE_BALANCE_PANEL (robo_balance_panel_get_type ())

G_DECLARE_FINAL_TYPE (RoboBalancePanel, robo_balance_panel, ROBO, BALANCE_PANEL, AdwBin)

/**
 * robo_balance_panel_set_arena:
 * @self: a panel
 * @arena: (nullable) (transfer none): what is to be played in; it may be called after every change
 *
 * What came of the arena as it was before stays as long as nothing new is played, and says that it has changed since.
 * %NULL ends that: what is set next is another arena.
 */
void robo_balance_panel_set_arena (RoboBalancePanel *self,
                                   RoboArena        *arena);

/**
 * robo_balance_panel_start:
 * @self: a panel
 *
 * What the button Start does: nothing while it plays already, or if nobody can play.
 */
void robo_balance_panel_start (RoboBalancePanel *self);

/**
 * robo_balance_panel_get_heat:
 * @self: a panel
 * @most: (out) (optional): the highest of them
 *
 * Returns: (transfer none) (nullable): by space how often it happened in 100 games, for robo_draw_heat(); %NULL if
 *   nothing is to be shown; valid until `heat-changed`
 */
const guint *robo_balance_panel_get_heat (RoboBalancePanel *self,
                                          guint            *most);

/**
 * robo_balance_panel_get_heat_paint:
 * @self: a panel
 *
 * Returns: the colour of what robo_balance_panel_get_heat() says
 */
RoboPaint robo_balance_panel_get_heat_paint (RoboBalancePanel *self);

G_END_DECLS
