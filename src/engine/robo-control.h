// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the actions that take something from one robot: a die, its cards or VP (R14.6). Private to the engine.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Plays `jam`, `disable` or `steal-vp` of an owner's card on a robot, which must be in the arena. The amount counts only
 * for `steal-vp`, which may end the game (R10.4). */
void robo_control (RoboTx    *tx,
                   RoboAction action,
                   guint      owner,
                   guint      target,
                   guint      amount);

/* Returns whether the action can have a result: a die that waits, or VP to steal (R14.6, "Not asked for nothing"). */
gboolean robo_control_matters (const RoboTx *tx,
                               RoboAction    action,
                               guint         owner,
                               guint         target);

G_END_DECLS
