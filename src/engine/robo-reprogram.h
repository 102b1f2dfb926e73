// SPDX-License-Identifier: GPL-3.0-or-later
// Moves dice of another robot (R8.11, R8.12). Private to the engine.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Returns whether remote control has an effect on the target: it has a die left, or it is a KillBot (R8.11). */
gboolean robo_can_be_reprogrammed (const RoboTx *tx,
                                   guint         target);

/* Asks which die is moved to which key, or which way a KillBot is turned, and does it (R8.11). */
void robo_reprogram (RoboTx *tx,
                     guint   seat,
                     guint   slot,
                     guint   target);

G_END_DECLS
