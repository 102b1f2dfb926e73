// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an arena: frame, spaces, edges. robo-piece-drawing.h draws the pieces on top.
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Returns the robot color, 0..3, of the starting spaces at a side of the arena, an orthogonal direction. */
guint robo_draw_get_side_colour (RoboDir side);

/* Draws an arena without pieces. The layout is in user units, and must be for a board of the size of the plan.
 * The result is crisp if the scale of the layout is that of the context. */
void robo_draw_arena (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboLayout  *layout,
                      const RoboPlan    *plan);

/* The distance of the crests of waves, and that of waves from a shore in the west or east, in spaces. */
#define ROBO_WAVE_LENGTH 0.5
#define ROBO_WAVE_SHORE  0.2

/* The number of shapes of a bolt between two posts. */
#define ROBO_N_BOLTS 3

/* Does the same without the moving parts, which the caller draws on top: the waves of water, the bolts of
 * barriers. */
void robo_draw_arena_ground (cairo_t           *cr,
                             const RoboPalette *palette,
                             const RoboLayout  *layout,
                             const RoboPlan    *plan);

/* Draws the content of spaces and edges again, above a tint of the ground, without the bolts of barriers. The
 * units are spaces from the north-western corner of the board. */
void robo_draw_arena_signs (cairo_t           *cr,
                            const RoboPalette *palette,
                            const RoboPlan    *plan);

/* Draws the waves of one water space, whose north-western corner is the origin. The units are spaces. The
 * waves extend by ROBO_WAVE_LENGTH to the west: after drifting this far they repeat. */
void robo_draw_waves (cairo_t           *cr,
                      const RoboPalette *palette);

/* Draws the bolt of a lightning barrier between the posts of robo_draw_arena_ground(). The units are spaces;
 * the middle of a space is the origin. The barrier is on the western side of the space if is_upright,
 * otherwise on the northern. The shape of the bolt is below ROBO_N_BOLTS. */
void robo_draw_bolt (cairo_t           *cr,
                     const RoboPalette *palette,
                     gboolean           is_upright,
                     guint              bolt);

G_END_DECLS
