// SPDX-License-Identifier: GPL-3.0-or-later
// Moves dice of another robot (R8.11, R8.12). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Returns whether remote control can have an effect on the target: the target is a KillBot, or it has a die that waits
 * and can be moved (R8.11). */
gboolean robo_can_be_reprogrammed (const RoboTx *tx,
                                   guint         target);

/* Asks which die is moved to which key, or to which facing a KillBot is turned, and carries out the answer (R8.11). */
void robo_reprogram (RoboTx *tx,
                     guint   seat,
                     guint   slot,
                     guint   target);

G_END_DECLS
