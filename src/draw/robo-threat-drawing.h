// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the dangerous spaces over an arena.
#pragma once

#include "engine/robo-types.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Holds how dangerous each space is. */
typedef struct
{
  guint columns;  /* number of columns of the board */
  guint n_spaces; /* number of spaces of the board */
  /* by space: percentage of cases in which a robot on the space is hit, or pushed into a pit or water */
  guint8 percents[ROBO_MAX_SPACES];
  guint8 falls[ROBO_MAX_SPACES]; /* by space: percentage of cases in which a robot on the space is pushed into a pit
                                  * or water */
} RoboThreatPicture;

/* Tints the dangerous spaces in four levels. In palettes with patterns, the levels differ in their hatching, too. The
 * units are spaces. */
void robo_draw_threat_ground (cairo_t                 *cr,
                              const RoboPalette       *palette,
                              const RoboThreatPicture *threat);

/* Writes the percentage into the lower left corner of each dangerous space. A small pit beside the number says that a
 * robot on the space may be pushed into a pit or water. The units are spaces. */
void robo_draw_threat_figures (cairo_t                 *cr,
                               const RoboPalette       *palette,
                               const RoboThreatPicture *threat);

G_END_DECLS
