/* Firing, and what replaces it (R6.5, R6.7).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

void robo_fire (RoboTx *tx,
                guint   seat,
                guint   value,
                RoboDir dir);

G_END_DECLS
