/* Which of all cards: an inventory, or what fits into a slot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-cards.h"

G_BEGIN_DECLS

#define ROBO_CARD_MASK_WORDS ((ROBO_MAX_CARDS + 63) / 64)

/**
 * RoboCardMask:
 * @words: one bit a card; bits at and above %ROBO_MAX_CARDS are never set
 *
 * A choice among the cards of a game. Zeroed it is empty.
 */
typedef struct
{
  guint64 words[ROBO_CARD_MASK_WORDS];
} RoboCardMask;

/**
 * robo_card_mask_has:
 * @mask: a choice of cards
 * @card: a card
 *
 * Returns: whether @card is one of them
 */
static inline gboolean
robo_card_mask_has (const RoboCardMask *mask,
                    guint               card)
{
  return mask->words[card / 64] >> card % 64 & 1;
}

/**
 * robo_card_mask_add:
 * @mask: a choice of cards
 * @card: a card, or %ROBO_NO_CARD for none
 *
 * Adds a card, which may be there already.
 */
static inline void
robo_card_mask_add (RoboCardMask *mask,
                    guint         card)
{
  if (card != ROBO_NO_CARD)
    mask->words[card / 64] |= G_GUINT64_CONSTANT (1) << card % 64;
}

/**
 * robo_card_mask_remove:
 * @mask: a choice of cards
 * @card: a card, or %ROBO_NO_CARD for none
 *
 * Takes a card out, which need not be there.
 */
static inline void
robo_card_mask_remove (RoboCardMask *mask,
                       guint         card)
{
  if (card != ROBO_NO_CARD)
    mask->words[card / 64] &= ~(G_GUINT64_CONSTANT (1) << card % 64);
}

/**
 * robo_card_mask_take:
 * @mask: a choice of cards that is not empty
 *
 * Takes the first card out of it: a loop over all cards is `while (!robo_card_mask_is_empty (&rest))`.
 *
 * Returns: that card
 */
static inline guint
robo_card_mask_take (RoboCardMask *mask)
{
  guint word = 0;
  guint card;

  while (mask->words[word] == 0)
    word++;
  card = 64 * word + __builtin_ctzll (mask->words[word]);
  mask->words[word] &= mask->words[word] - 1;

  return card;
}

/**
 * robo_card_mask_is_empty:
 * @mask: a choice of cards
 *
 * Returns: whether there is none in it
 */
static inline gboolean
robo_card_mask_is_empty (const RoboCardMask *mask)
{
  guint64 all = 0;

  for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
    all |= mask->words[i];

  return all == 0;
}

/**
 * robo_card_mask_count:
 * @mask: a choice of cards
 *
 * Returns: how many they are
 */
static inline guint
robo_card_mask_count (const RoboCardMask *mask)
{
  guint n = 0;

  /* Nobody owns many, and counting bits is a call on most processors that a distribution builds for. */
  for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
    n += mask->words[i] == 0 ? 0 : __builtin_popcountll (mask->words[i]);

  return n;
}

/**
 * robo_card_mask_equal:
 * @one: a choice of cards
 * @other: another
 *
 * Returns: whether they are the same cards
 */
static inline gboolean
robo_card_mask_equal (const RoboCardMask *one,
                      const RoboCardMask *other)
{
  guint64 different = 0;

  for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
    different |= one->words[i] ^ other->words[i];

  return different == 0;
}

/**
 * robo_card_mask_keep:
 * @mask: a choice of cards
 * @kept: another
 *
 * Takes out of @mask what is not in @kept.
 */
static inline void
robo_card_mask_keep (RoboCardMask       *mask,
                     const RoboCardMask *kept)
{
  for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
    mask->words[i] &= kept->words[i];
}

G_END_DECLS
