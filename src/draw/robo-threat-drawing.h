/* Draws over an arena where it is dangerous.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-types.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * RoboThreatPicture:
 * @columns: of the board
 * @n_spaces: of it
 * @percents: (array): by space: in how many of 100 cases whoever stands there is hit or pushed into a pit
 * @falls: (array): by space: in how many of these it is a pit or water
 *
 * Where it is dangerous.
 */
typedef struct
{
  guint  columns;
  guint  n_spaces;
  guint8 percents[ROBO_MAX_SPACES];
  guint8 falls[ROBO_MAX_SPACES];
} RoboThreatPicture;

/**
 * robo_draw_threat_ground:
 * @cr: where to draw; a space is a unit
 * @palette: the colours
 * @threat: where it is dangerous
 *
 * Tints the spaces, in four steps that differ in how they are hatched, too.
 */
void robo_draw_threat_ground (cairo_t                 *cr,
                              const RoboPalette       *palette,
                              const RoboThreatPicture *threat);

/**
 * robo_draw_threat_figures:
 * @cr: where to draw; a space is a unit
 * @palette: the colours
 * @threat: where it is dangerous
 *
 * Writes into the lower left corner of each space how dangerous it is, and puts a small pit beside it where one is pushed
 * into one.
 */
void robo_draw_threat_figures (cairo_t                 *cr,
                               const RoboPalette       *palette,
                               const RoboThreatPicture *threat);

G_END_DECLS
