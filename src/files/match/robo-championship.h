// SPDX-License-Identifier: GPL-3.0-or-later
// The four champions: whose home is where, and what KillBots play with there (R11.1, R11.3).
#pragma once

#include "engine/robo-series.h"
#include "robo-match-setup.h"

G_BEGIN_DECLS

/* A champion, a robot, its home arena and its champion card are one index below ROBO_N_CHAMPIONS. */

/**
 * robo_championship_get_arena:
 * @champion: a champion
 *
 * Returns: (transfer none): the id of its home arena
 */
const char *robo_championship_get_arena (guint champion);

RoboRobotName robo_championship_get_robot (guint champion);

/**
 * robo_championship_find_card:
 * @modules: the cards of a game
 * @champion: a champion
 *
 * Returns: the champion card, or %ROBO_NO_CARD if @modules do not have it
 */
guint robo_championship_find_card (const RoboModules *modules,
                                   guint              champion);

/**
 * robo_championship_fill_cards:
 * @modules: the cards of a game
 * @champion: whose home is played in
 * @is_titleholder: whether the KillBot holds the card of that arena
 * @cards: (out): what the KillBot has there, left and right (R11.3)
 *
 * Returns: whether @modules have these cards
 */
gboolean robo_championship_fill_cards (const RoboModules *modules,
                                       guint              champion,
                                       gboolean           is_titleholder,
                                       guint8             cards[ROBO_MAX_SLOTS]);

G_END_DECLS
