// SPDX-License-Identifier: GPL-3.0-or-later
// Draws dice. Blue and red dice differ in their corners and pips, not only in color.
#pragma once

#include "engine/robo-types.h"
#include "robo-palette.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_DIE_MOOD_WAITING, /* a plain die */
  ROBO_DIE_MOOD_ACTING,  /* a die in a ring */
  ROBO_DIE_MOOD_SPENT,   /* a hollow and faded die */
} RoboDieMood;

/* Draws a die into the unit square around the origin. The value is 1..6, or 0 for a blank die. */
void robo_draw_die (cairo_t           *cr,
                    const RoboPalette *palette,
                    RoboColour         colour,
                    guint              value,
                    RoboDieMood        mood);

G_END_DECLS
