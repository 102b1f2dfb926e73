/* Moving another robot's dice (R8.11, R8.12).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

gboolean robo_can_be_reprogrammed (const RoboTx *tx,
                                   guint         target);
void     robo_reprogram (RoboTx *tx,
                         guint   seat,
                         guint   slot,
                         guint   target);

G_END_DECLS
