// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the parts of an arena. One unit is a space, and the origin is the north-western corner of the board.
#pragma once

#include "engine/robo-board.h"
#include "robo-arena-drawing.h"
#include "robo-layout.h"
#include "robo-pen.h"

G_BEGIN_DECLS

/* Says how detailed a space is drawn: only with its kind, without fine lines, or with all details. */
typedef enum
{
  ROBO_SIZE_TINY,
  ROBO_SIZE_SMALL,
  ROBO_SIZE_FULL,
} RoboSize;

/* The following function is in robo-arena-drawing.c. */
RoboSize robo_draw_get_size (const RoboPen *pen);

/* The following function is in robo-frame-drawing.c. */
void robo_draw_frame (const RoboPen    *pen,
                      const RoboLayout *layout);

/* The following function is in robo-terrain-drawing.c. */
void robo_draw_terrain (const RoboPen  *pen,
                        const RoboPlan *plan,
                        gboolean        has_waves);

/* The following functions are in robo-space-drawing.c. VP rings are drawn after the caution lines, which would
 * otherwise cut into the rings. */
void robo_draw_features (const RoboPen  *pen,
                         const RoboPlan *plan);
void robo_draw_points (const RoboPen  *pen,
                       const RoboPlan *plan);

/* The following functions are in robo-edge-drawing.c. */
void robo_draw_cautions (const RoboPen  *pen,
                         const RoboPlan *plan,
                         RoboCautionInk  ink);
void robo_draw_edges (const RoboPen  *pen,
                      const RoboPlan *plan,
                      gboolean        has_bolts);

G_END_DECLS
