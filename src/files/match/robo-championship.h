// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the four champions: their home arenas, and the modules of KillBots there (R11.1, R11.3).
#pragma once

#include "engine/robo-series.h"
#include "robo-match-setup.h"

G_BEGIN_DECLS

/* These functions take the index of a champion, below ROBO_N_CHAMPIONS. A champion is a robot with a home arena and a
 * champion card (R11.1). */

/* Returns the id of the home arena. */

const char *robo_championship_get_arena (guint champion);

RoboRobotName robo_championship_get_robot (guint champion);

/* Returns the champion card of a champion, or ROBO_NO_CARD if the modules do not have it. */
guint robo_championship_find_card (const RoboModules *modules,
                                   guint              champion);

/* Gets the modules, left and right, that a KillBot has in the home arena of the champion (R11.3). Set is_titleholder
 * if the KillBot holds the champion card of the arena. Returns whether all of these modules exist. */
gboolean robo_championship_fill_cards (const RoboModules *modules,
                                       guint              champion,
                                       gboolean           is_titleholder,
                                       guint8             cards[ROBO_MAX_SLOTS]);

G_END_DECLS
