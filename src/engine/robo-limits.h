// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the conditions, numbers of uses and costs of cards (R14.1 to R14.3). Only the engine uses this. A rule that
// only asks whether a card works or can be used calls robo_tx_works() or robo_tx_can_use() of robo-tx.h.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Returns whether the card in a slot is not disabled and its conditions hold; FALSE for an empty slot. Ignores uses and
 * costs. A condition on the target counts as fulfilled here, see robo_limits_suit_target(). */
gboolean robo_limits_hold (const RoboTx *tx,
                           guint         seat,
                           guint         slot);

/* Returns whether the card in a slot has uses left and its costs can be paid (R14.2, R14.3). */
gboolean robo_limits_can_pay (const RoboTx *tx,
                              guint         seat,
                              guint         slot);

/* Counts a use of the card in a slot and pays its costs. */
void robo_limits_pay (RoboTx *tx,
                      guint   seat,
                      guint   slot);

/* Returns whether the card has a condition on its target (R14.1). */
gboolean robo_limits_name_target (const RoboCard *card);

/* Returns whether the conditions of the card on its target hold for the robot of the seat `target`. ROBO_NO_SEAT
 * stands for a mine, for which such a condition never holds. */
gboolean robo_limits_suit_target (const RoboTx   *tx,
                                  const RoboCard *card,
                                  guint           target);

/* Sets the counts of uses per round of equipped cards to 0, and lets the cards of disabled robots work again (R14.2,
 * R14.6). */
void robo_limits_end_round (RoboTx *tx);

G_END_DECLS
