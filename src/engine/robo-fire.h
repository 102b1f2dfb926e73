// SPDX-License-Identifier: GPL-3.0-or-later
// Fires, or plays the card that replaces firing (R6.5, R6.7). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Fires a plain shot with a die value of 1..6 (R6.7), or plays the card that replaces firing (R6.5). */
void robo_fire (RoboTx *tx,
                guint   seat,
                guint   value,
                RoboDir dir);

G_END_DECLS
