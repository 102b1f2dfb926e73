// SPDX-License-Identifier: GPL-3.0-or-later
// Provides sets of cards, such as an inventory or the cards that fit into a slot.
#pragma once

#include "robo-cards.h"

G_BEGIN_DECLS

#define ROBO_CARD_MASK_WORDS ((ROBO_MAX_CARDS + 63) / 64)

/* Holds a set of cards of a game. A zeroed set is empty. */
typedef struct
{
  guint64 words[ROBO_CARD_MASK_WORDS]; /* one bit a card; bits at and above ROBO_MAX_CARDS are never set */
} RoboCardMask;

static inline gboolean
robo_card_mask_has (const RoboCardMask *mask,
                    guint               card)
{
  return mask->words[card / 64] >> card % 64 & 1;
}

/* Adds a card, which may be in the set already. Does nothing for ROBO_NO_CARD. */
static inline void
robo_card_mask_add (RoboCardMask *mask,
                    guint         card)
{
  if (card != ROBO_NO_CARD)
    mask->words[card / 64] |= G_GUINT64_CONSTANT (1) << card % 64;
}

/* Removes a card, which need not be in the set. Does nothing for ROBO_NO_CARD. */
static inline void
robo_card_mask_remove (RoboCardMask *mask,
                       guint         card)
{
  if (card != ROBO_NO_CARD)
    mask->words[card / 64] &= ~(G_GUINT64_CONSTANT (1) << card % 64);
}

/* Removes the first card from a set that is not empty, and returns the card. A loop over all cards of a set takes
 * them from a copy: `while (!robo_card_mask_is_empty (&copy))`. */
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

/* Puts every card that a game can have into the set. */
static inline void
robo_card_mask_fill (RoboCardMask *mask)
{
  for (guint card = 0; card < ROBO_MAX_CARDS; card++)
    robo_card_mask_add (mask, card);
}

static inline gboolean
robo_card_mask_is_empty (const RoboCardMask *mask)
{
  guint64 all = 0;

  for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
    all |= mask->words[i];

  return all == 0;
}

static inline guint
robo_card_mask_count (const RoboCardMask *mask)
{
  guint n = 0;

  /* Skip empty words. Sets are small, and in builds for any x86-64 processor, counting bits is a function call. */
  for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
    n += mask->words[i] == 0 ? 0 : __builtin_popcountll (mask->words[i]);

  return n;
}

static inline gboolean
robo_card_mask_equal (const RoboCardMask *one,
                      const RoboCardMask *other)
{
  guint64 different = 0;

  for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
    different |= one->words[i] ^ other->words[i];

  return different == 0;
}

/* Removes all cards that are not in `kept`. */
static inline void
robo_card_mask_keep (RoboCardMask       *mask,
                     const RoboCardMask *kept)
{
  for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
    mask->words[i] &= kept->words[i];
}

G_END_DECLS
