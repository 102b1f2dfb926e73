/* The subjects a drawing of an arena is made of. One unit is a space, the origin is the
 * north-western corner of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-board.h"
#include "robo-layout.h"
#include "robo-pen.h"

G_BEGIN_DECLS

/* How much of a space there is room for: all, no lines within lines, or only what the space is. */
typedef enum
{
  ROBO_SIZE_TINY,
  ROBO_SIZE_SMALL,
  ROBO_SIZE_FULL,
} RoboSize;

/* robo-arena-drawing.c */
RoboSize robo_draw_get_size (const RoboPen *pen);

/* robo-frame-drawing.c */
void robo_draw_frame (const RoboPen    *pen,
                      const RoboLayout *layout);

/* robo-terrain-drawing.c */
void robo_draw_terrain (const RoboPen  *pen,
                        const RoboPlan *plan,
                        gboolean        has_waves);

/* robo-space-drawing.c */
void robo_draw_features (const RoboPen  *pen,
                         const RoboPlan *plan);

/* robo-edge-drawing.c */
void robo_draw_cautions (const RoboPen  *pen,
                         const RoboPlan *plan);
void robo_draw_edges (const RoboPen  *pen,
                      const RoboPlan *plan,
                      gboolean        has_bolts);

G_END_DECLS
