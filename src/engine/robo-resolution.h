/* Phase 3 (R10).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

void robo_resolve_voltage (RoboTx *tx);
void robo_play_cards (RoboTx  *tx,
                      RoboWhen when,
                      guint    seat);
void robo_resolve_space (RoboTx *tx,
                         guint   seat);

G_END_DECLS
