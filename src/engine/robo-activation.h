/* Phase 2 (R6).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

void     robo_unit_begin (RoboTx *tx);
gboolean robo_find_next_die (const RoboState *state,
                             guint           *seat,
                             guint           *die);
void     robo_die_come_up (RoboTx *tx,
                           guint   seat,
                           guint   die);

G_END_DECLS
