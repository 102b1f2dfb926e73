// SPDX-License-Identifier: GPL-3.0-or-later
// Draws dice. Blue and red dice differ in their corners and pips, not only in color.
#pragma once

#include "engine/robo-types.h"
#include "robo-palette.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_DIE_MOOD_WAITING, /* plain */
  ROBO_DIE_MOOD_ACTING,  /* ringed */
  ROBO_DIE_MOOD_SPENT,   /* hollow and faded */
} RoboDieMood;

/* Draws a die into the unit square around the origin. The value is 1..6, or 0 for a blank die. */
void robo_draw_die (cairo_t           *cr,
                    const RoboPalette *palette,
                    RoboColour         colour,
                    guint              value,
                    RoboDieMood        mood);

G_END_DECLS
