// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the dangerous spaces over an arena.
#pragma once

#include "engine/robo-types.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Holds the dangerous spaces. */
typedef struct
{
  guint columns;  /* of the board */
  guint n_spaces; /* of the board */
  /* by space: percentage of cases in which a robot there is hit or pushed into a pit or water */
  guint8 percents[ROBO_MAX_SPACES];
  guint8 falls[ROBO_MAX_SPACES]; /* by space: percentage of cases in which a robot there is pushed into a pit or water */
} RoboThreatPicture;

/* Tints the dangerous spaces in four steps, which also differ in their hatching. A space is a unit. */
void robo_draw_threat_ground (cairo_t                 *cr,
                              const RoboPalette       *palette,
                              const RoboThreatPicture *threat);

/* Writes the percentage into the lower left corner of each space. If robots there are pushed into a pit, a small pit
 * is beside it. A space is a unit. */
void robo_draw_threat_figures (cairo_t                 *cr,
                               const RoboPalette       *palette,
                               const RoboThreatPicture *threat);

G_END_DECLS
