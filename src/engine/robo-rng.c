// SPDX-License-Identifier: GPL-3.0-or-later
// Implements xoshiro256** 1.0 (Blackman, Vigna 2018), seeded by SplitMix64 as its authors advise.
#include "robo-rng.h"

void
robo_rng_seed (RoboRng *rng,
               guint64  seed)
{
  for (guint i = 0; i < G_N_ELEMENTS (rng->words); i++)
    {
      guint64 z = seed += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

      z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
      z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
      rng->words[i] = z ^ z >> 31;
    }
}

void
robo_rng_shuffle (RoboRng *rng,
                  guint8  *items,
                  guint    n)
{
  for (guint i = n; i > 1; i--)
    {
      guint  other = robo_rng_below (rng, i);
      guint8 item = items[i - 1];

      items[i - 1] = items[other];
      items[other] = item;
    }
}
