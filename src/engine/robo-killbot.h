/* The automaton of rules chapter 9.
 *
 * Private to the engine, but for robo_card_suits_killbot().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_killbot_roll:
 * @tx: a transaction
 * @seat: a KillBot in the arena
 *
 * Rolls its die for the current unit (R9.2): 4, 5, 6 count as 3, 2, 1.
 */
void robo_killbot_roll (RoboTx *tx,
                        guint   seat);

/**
 * robo_killbot_activate:
 * @tx: a transaction
 * @seat: a KillBot in the arena
 * @die: the index of its die
 *
 * Activates its die: drives (R9.4) or fires (R9.5).
 */
void robo_killbot_activate (RoboTx *tx,
                            guint   seat,
                            guint   die);

/**
 * robo_killbot_choose_reach:
 * @tx: a transaction with the question %ROBO_ASK_REACH begun, its options clockwise from north
 * @seat: a KillBot in the arena
 *
 * Returns: its answer: the first of R9.8 that is possible
 */
guint robo_killbot_choose_reach (RoboTx *tx,
                                 guint   seat);

/**
 * robo_card_suits_killbot:
 * @card: a card
 *
 * Returns: whether a KillBot can have it: it needs neither a controller nor a choice (R9.7; formats.md, Modules)
 */
gboolean robo_card_suits_killbot (const RoboCard *card);

G_END_DECLS
