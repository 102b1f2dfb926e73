// SPDX-License-Identifier: GPL-3.0-or-later
// Generates the game's own random numbers by xoshiro256** of Blackman and Vigna, seeded by SplitMix64. The numbers are
// the same on every machine.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Holds the random number generator. It is a plain value that is copied with the state that contains it. */
typedef struct
{
  guint64 words[4];
} RoboRng;

/* Sets the generator to the beginning of the sequence that the seed stands for. */
void robo_rng_seed (RoboRng *rng,
                    guint64  seed);

/* Returns the next 64 random bits. */
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

/* Returns a number 0..n-1; all numbers are equally likely. n must be at least 1. A random value that would make some
 * numbers more likely is replaced by another value. */
static inline guint
robo_rng_below (RoboRng *rng,
                guint    n)
{
  guint64 product = (robo_rng_next (rng) >> 32) * n;

  /* Only a small remainder can belong to the surplus values, of which there are 2^32 modulo n. So the division is
   * hardly ever needed. */
  if ((guint32)product < n)
    {
      while ((guint32)product < -(guint32)n % n)
        product = (robo_rng_next (rng) >> 32) * n;
    }

  return product >> 32;
}

/* Shuffles the items; all orders are equally likely. */
void robo_rng_shuffle (RoboRng *rng,
                       guint8  *items,
                       guint    n);

G_END_DECLS
