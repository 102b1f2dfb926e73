// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an arena: frame, spaces, edges. robo-piece-drawing.h draws the pieces on top.
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Returns the robot color, 0..3, of the starting spaces at a side of the arena, an orthogonal direction. */
guint robo_draw_get_side_colour (RoboDir side);

/* Tells how strongly caution lines are drawn. The lines matter only to KillBots (R9.4.b), so they should not distract from
 * the other signs. */
typedef enum
{
  ROBO_CAUTIONS_QUIET, /* engraved in the floor: no KillBot plays */
  ROBO_CAUTIONS_HALF,  /* a KillBot plays */
  ROBO_CAUTIONS_FULL,  /* the user edits or prints the arena, or looks at the lines */
} RoboCautionInk;

/* Draws an arena without pieces. The layout is in user units, and must be for a board of the size of the plan.
 * The result is crisp if the scale of the layout is that of the context. */
void robo_draw_arena (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboLayout  *layout,
                      const RoboPlan    *plan,
                      RoboCautionInk     cautions);

/* The distance between the crests of waves, and the distance of waves from a shore in the west or east, in spaces. */
#define ROBO_WAVE_LENGTH 0.5
#define ROBO_WAVE_SHORE  0.2

/* The number of shapes of a bolt between two posts. */
#define ROBO_N_BOLTS 3

/* Does the same as robo_draw_arena(), but without the waves of water and the bolts of barriers. These move, and the
 * caller draws them on top. */
void robo_draw_arena_ground (cairo_t           *cr,
                             const RoboPalette *palette,
                             const RoboLayout  *layout,
                             const RoboPlan    *plan,
                             RoboCautionInk     cautions);

/* Draws the content of spaces and edges once more, on top of a tint of the ground, without the bolts of barriers. The
 * units are spaces from the north-western corner of the board. */
void robo_draw_arena_signs (cairo_t           *cr,
                            const RoboPalette *palette,
                            const RoboPlan    *plan,
                            RoboCautionInk     cautions);

/* Draws the caution lines with full ink on top of the arena; only those of one space, or all of them for
 * ROBO_NO_SPACE. Draws the victory points above them once more. The units are spaces from the north-western corner of
 * the board. */
void robo_draw_caution_lines (cairo_t           *cr,
                              const RoboPalette *palette,
                              const RoboPlan    *plan,
                              guint              space);

/* Draws the waves of one water space. The origin is its north-western corner, and the units are spaces. The waves begin
 * ROBO_WAVE_LENGTH to the west of the space, so that they can drift by this length, after which they look the same. */
void robo_draw_waves (cairo_t           *cr,
                      const RoboPalette *palette);

/* Draws the bolt of a lightning barrier between the posts of robo_draw_arena_ground(). The origin is the middle of a
 * space, and the units are spaces. If is_upright, the barrier is on the western side of the space, otherwise on the
 * northern side. `bolt` is the shape of the bolt, below ROBO_N_BOLTS. */
void robo_draw_bolt (cairo_t           *cr,
                     const RoboPalette *palette,
                     gboolean           is_upright,
                     guint              bolt);

G_END_DECLS
