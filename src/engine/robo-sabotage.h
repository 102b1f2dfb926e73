// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the actions that harm one robot without damage: they remove a die, disable its cards or steal VP (R14.6). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Plays the action `jam`, `disable` or `steal-vp` of a card of the seat `owner` on the robot of the seat `target`,
 * which must be in the arena. Only `steal-vp` uses the amount, and it may end the game (R10.4). */
void robo_sabotage (RoboTx    *tx,
                    RoboAction action,
                    guint      owner,
                    guint      target,
                    guint      amount);

/* Returns whether the action can do anything to the target (R14.6, "Not asked for nothing"): `jam` needs a die that
 * waits, `steal-vp` a robot with VP that is no squad mate, and `disable` a robot whose cards are not disabled yet. For
 * every other action, returns TRUE. */
gboolean robo_sabotage_matters (const RoboTx *tx,
                                RoboAction    action,
                                guint         owner,
                                guint         target);

G_END_DECLS
