/* The automaton of rules chapter 9.
 *
 * Private to the engine.
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

G_END_DECLS
