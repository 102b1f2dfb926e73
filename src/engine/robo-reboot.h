// SPDX-License-Identifier: GPL-3.0-or-later
// Returns robots into the arena (R4.4, R4.5). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Places a robot that is out on a legal starting space of its side (R4.4). If there is no such space, the
 * robot stays out for the round. */
void robo_reboot (RoboTx *tx,
                  guint   seat);

G_END_DECLS
