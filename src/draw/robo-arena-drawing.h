/* Draws an arena: frame, spaces, edges. Pieces come on top: robo-piece-drawing.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * robo_draw_get_side_colour:
 * @side: an orthogonal direction, a side of the arena
 *
 * Returns: the colour of robots, 0..3, that starting spaces of that side are drawn in
 */
guint robo_draw_get_side_colour (RoboDir side);

/**
 * robo_draw_arena:
 * @cr: where to draw
 * @palette: the colours
 * @layout: where, in user units of @cr; must be for a board of the size of @plan
 * @plan: what
 *
 * Draws an arena without pieces. Crisp if the layout's scale is that of @cr.
 */
void robo_draw_arena (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboLayout  *layout,
                      const RoboPlan    *plan);

/* From one crest of a wave to the next, and how far waves stay away from a shore in the west or east, in spaces. */
#define ROBO_WAVE_LENGTH 0.5
#define ROBO_WAVE_SHORE  0.2

/* Shapes of a bolt between two posts. */
#define ROBO_N_BOLTS 3

/**
 * robo_draw_arena_ground:
 * @cr: where to draw
 * @palette: the colours
 * @layout: where, see robo_draw_arena()
 * @plan: what
 *
 * The same for whoever draws what moves on top: the waves of its water, the bolts of its barriers.
 */
void robo_draw_arena_ground (cairo_t           *cr,
                             const RoboPalette *palette,
                             const RoboLayout  *layout,
                             const RoboPlan    *plan);

/**
 * robo_draw_arena_signs:
 * @cr: where to draw, its units being spaces from the north-western corner of the board
 * @palette: the colours
 * @plan: what
 *
 * Draws once more what spaces and their edges carry, without the bolts of barriers, above a tint of the ground.
 */
void robo_draw_arena_signs (cairo_t           *cr,
                            const RoboPalette *palette,
                            const RoboPlan    *plan);

/**
 * robo_draw_waves:
 * @cr: where to draw, its units being spaces; the north-western corner of a space of water is the origin
 * @palette: the colours
 *
 * Draws the waves of one space, which go on for %ROBO_WAVE_LENGTH in the west: they come again when they have drifted as far.
 */
void robo_draw_waves (cairo_t           *cr,
                      const RoboPalette *palette);

/**
 * robo_draw_bolt:
 * @cr: where to draw, its units being spaces; the middle of a space is the origin
 * @palette: the colours
 * @is_upright: it is on the western side of the space, otherwise on the northern
 * @bolt: which shape it has, below %ROBO_N_BOLTS
 *
 * Draws a lightning barrier between its posts, which lie on robo_draw_arena_ground() already.
 */
void robo_draw_bolt (cairo_t           *cr,
                     const RoboPalette *palette,
                     gboolean           is_upright,
                     guint              bolt);

G_END_DECLS
