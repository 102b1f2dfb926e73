// SPDX-License-Identifier: GPL-3.0-or-later
// Manages the three decks of modules, from which operators draw (R3.3, R7.13, R10.2). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Draws a card into the inventory (R3.3). Returns the card, or ROBO_NO_CARD if the deck has no card for this
 * operator. */
guint robo_draw_from (RoboTx *tx,
                      guint   seat,
                      guint   deck);

/* Lets the operator of a seat draw one card into the inventory, from a deck of the operator's choice (R7.13, R10.2). */
void robo_draw_card (RoboTx *tx,
                     guint   seat);

/* Makes the next phase 0 ask the operator for modules. This matters with rules that do not ask all operators in every
 * round (R4.3). */
static inline void
robo_wish_equip (RoboTx *tx,
                 guint   seat)
{
  if (tx->rules->equips_on_change)
    tx->state->equip_wishes |= 1u << seat;
}

G_END_DECLS
