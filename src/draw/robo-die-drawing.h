/* Draws dice. Blue and red differ in corners and pips as well as in colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-types.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * RoboDieMood:
 * @ROBO_DIE_MOOD_WAITING: as it is
 * @ROBO_DIE_MOOD_ACTING: ringed
 * @ROBO_DIE_MOOD_SPENT: hollow and faded
 */
typedef enum
{
  ROBO_DIE_MOOD_WAITING,
  ROBO_DIE_MOOD_ACTING,
  ROBO_DIE_MOOD_SPENT,
} RoboDieMood;

/**
 * robo_draw_die:
 * @cr: where to draw; the square of one unit round the origin is used
 * @palette: the colours
 * @colour: of the die
 * @value: 1..6, or 0 for a blank one
 * @mood: whether it waits, acts or is spent
 */
void robo_draw_die (cairo_t           *cr,
                    const RoboPalette *palette,
                    RoboColour         colour,
                    guint              value,
                    RoboDieMood        mood);

G_END_DECLS
