/* What lies on the table before round 1 (R3).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-game.h"

G_BEGIN_DECLS

void robo_fill_bag (RoboState       *state,
                    const RoboBoard *board);
void robo_setup_state (RoboState       *state,
                       const RoboSetup *setup,
                       guint64          seed);

G_END_DECLS
