// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the automaton of chapter 9 of the rules. Only the engine uses this, except for robo_card_suits_killbot().
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Rolls the KillBot's die for the current unit (R9.2). The faces 4, 5 and 6 count as 3, 2 and 1. */
void robo_killbot_roll (RoboTx *tx,
                        guint   seat);

/* Activates the KillBot's die with this index: the KillBot drives (R9.4) or fires (R9.5). */
void robo_killbot_activate (RoboTx *tx,
                            guint   seat,
                            guint   die);

/* Returns the first answer of R9.8 that is possible. The question ROBO_ASK_REACH must have been begun, with the options
 * in this order: the own space, then the others clockwise from north. */
guint robo_killbot_choose_reach (RoboTx *tx,
                                 guint   seat);

/* Returns whether a KillBot can have the card: it needs neither a controller nor a choice (R9.7; formats.md,
 * "Modules"). */
gboolean robo_card_suits_killbot (const RoboCard *card);

G_END_DECLS
