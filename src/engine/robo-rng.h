/* The game's own random numbers: xoshiro256** of Blackman and Vigna, seeded by SplitMix64,
 * the same on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RoboRng:
 * The generator. A plain value: copied with the state that holds it.
 */
typedef struct
{
  guint64 words[4];
} RoboRng;

/**
 * robo_rng_seed:
 * @rng: a generator
 * @seed: any number
 *
 * Starts the sequence that belongs to @seed.
 */
void robo_rng_seed (RoboRng *rng,
                    guint64  seed);

/**
 * robo_rng_next:
 * @rng: a generator
 *
 * Returns: the next 64 random bits
 */
static inline guint64
robo_rng_next (RoboRng *rng)
{
  guint64 *w = rng->words;
  guint64  result = ((w[1] * 5) << 7 | (w[1] * 5) >> 57) * 9;
  guint64  t = w[1] << 17;

  w[2] ^= w[0];
  w[3] ^= w[1];
  w[1] ^= w[2];
  w[0] ^= w[3];
  w[2] ^= t;
  w[3] = w[3] << 45 | w[3] >> 19;

  return result;
}

/**
 * robo_rng_below:
 * @rng: a generator
 * @n: at least 1
 *
 * Returns: a number 0..@n-1, each equally likely: what would favour some is drawn again
 */
static inline guint
robo_rng_below (RoboRng *rng,
                guint    n)
{
  guint64 product = (robo_rng_next (rng) >> 32) * n;

  /* Only then it may be one of the 2^32 modulo n that are too many: a division that is hardly ever needed. */
  if ((guint32)product < n)
    {
      while ((guint32)product < -(guint32)n % n)
        product = (robo_rng_next (rng) >> 32) * n;
    }

  return product >> 32;
}

/**
 * robo_rng_shuffle:
 * @rng: a generator
 * @items: (array length=n): what to shuffle in place
 * @n: how many
 *
 * Brings @items into a random order, each equally likely.
 */
void robo_rng_shuffle (RoboRng *rng,
                       guint8  *items,
                       guint    n);

G_END_DECLS
