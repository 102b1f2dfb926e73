// SPDX-License-Identifier: GPL-3.0-or-later
// Guards cards by conditions, numbers of uses and costs (R14.1 to R14.3). Private to the engine; robo-tx.h has the
// questions that all rules ask.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Returns whether the card in a slot is not disabled and its conditions hold, without a look at uses and costs. A
 * condition on the target counts as fulfilled here, see robo_guard_suits(). */
gboolean robo_guard_holds (const RoboTx *tx,
                           guint         seat,
                           guint         slot);

/* Returns whether the card in a slot has uses left and its costs can be paid (R14.2, R14.3). */
gboolean robo_guard_can_pay (const RoboTx *tx,
                             guint         seat,
                             guint         slot);

/* Counts a use of the card in a slot and pays its costs. */
void robo_guard_pay (RoboTx *tx,
                     guint   seat,
                     guint   slot);

/* Returns whether the card has a condition on its target (R14.1). */
gboolean robo_guard_minds_target (const RoboCard *card);

/* Returns whether a robot suits the conditions of the card on its target. A mine (ROBO_NO_SEAT) suits only a card
 * without such a condition. */
gboolean robo_guard_suits (const RoboTx   *tx,
                           const RoboCard *card,
                           guint           target);

/* Begins the uses of a round anew, and lets all cards work again (R14.2, R14.6). */
void robo_guard_end_round (RoboTx *tx);

G_END_DECLS
