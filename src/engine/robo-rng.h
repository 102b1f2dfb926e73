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

void    robo_rng_seed (RoboRng *rng,
                       guint64  seed);
guint64 robo_rng_next (RoboRng *rng);
guint   robo_rng_below (RoboRng *rng,
                        guint    n);
void    robo_rng_shuffle (RoboRng *rng,
                          guint8  *items,
                          guint    n);

G_END_DECLS
