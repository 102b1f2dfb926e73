/* Phase 0 (R4), and the programs of phase 1.
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

void robo_prepare_token (RoboTx *tx);
void robo_prepare_repair (RoboTx *tx);
void robo_prepare_numbers (RoboTx *tx);
void robo_ask_program (RoboTx *tx,
                       guint   seat);
void robo_clear_programs (RoboTx *tx);

G_END_DECLS
