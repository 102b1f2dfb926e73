// SPDX-License-Identifier: GPL-3.0-or-later
// Draws cards from the decks.
#include "robo-decks.h"

#include <string.h>

guint
robo_draw_from (RoboTx *tx,
                guint   seat,
                guint   deck)
{
  RoboCardMask *inventory = &tx->state->robots[seat].inventory;
  guint8       *cards = tx->state->decks[deck];
  guint         size = tx->state->deck_sizes[deck];
  guint         card = ROBO_NO_CARD;

  /* Find the topmost card that is not owned yet; owned cards go under the deck (R3.3). */
  for (guint tries = 0; card == ROBO_NO_CARD && tries < size; tries++)
    {
      guint top = cards[0];

      memmove (cards, cards + 1, size - 1);
      cards[size - 1] = top;
      if (!robo_card_mask_has (inventory, top))
        card = top;
    }

  if (card != ROBO_NO_CARD)
    {
      cards[--tx->state->deck_sizes[deck]] = 0;
      robo_card_mask_add (inventory, card);
      robo_wish_equip (tx, seat);
    }
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_DRAW, .seat = seat, .deck = deck, .card = card });

  return card;
}

void
robo_draw_card (RoboTx *tx,
                guint   seat)
{
  robo_tx_begin_question (tx, ROBO_ASK_DRAW, seat, ROBO_NO_CARD);
  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    robo_tx_add_option (tx, deck);
  robo_draw_from (tx, seat, robo_tx_ask (tx));
}
