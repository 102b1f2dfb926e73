// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an arena: frame, spaces, edges. robo-piece-drawing.h draws the pieces on top.
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Returns the robot color, 0..3, of the starting spaces at a side of the arena. The side is an orthogonal direction. */
guint robo_draw_get_side_colour (RoboDir side);

/* Says how strongly caution lines are drawn. Only KillBots follow them (R9.4.b), so in games they should not distract
 * from other signs. */
typedef enum
{
  ROBO_CAUTIONS_QUIET, /* faint lines, for boards without KillBots */
  ROBO_CAUTIONS_HALF,  /* lines of medium strength, for boards with KillBots */
  ROBO_CAUTIONS_FULL,  /* lines of full strength, for example in the editor, on paper and in explanations */
} RoboCautionInk;

/* Draws an arena without pieces. The layout is in user units, and must be for a board of the size of the plan. The
 * result is crisp if the layout has the scale of the context. */
void robo_draw_arena (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboLayout  *layout,
                      const RoboPlan    *plan,
                      RoboCautionInk     cautions);

/* The crests of waves are ROBO_WAVE_LENGTH apart, and waves end ROBO_WAVE_SHORE before a shore in the west or east, in
 * spaces. */
#define ROBO_WAVE_LENGTH 0.5
#define ROBO_WAVE_SHORE  0.2

/* A bolt between two posts can have this many shapes. */
#define ROBO_N_BOLTS 3

/* Draws an arena as robo_draw_arena() does, but without the waves of water and the bolts of barriers. The caller
 * draws waves and bolts on top, because they move. */
void robo_draw_arena_ground (cairo_t           *cr,
                             const RoboPalette *palette,
                             const RoboLayout  *layout,
                             const RoboPlan    *plan,
                             RoboCautionInk     cautions);

/* Draws the contents of spaces and edges again, on top of a tint of the ground. Bolts of barriers are left out. The
 * units are spaces from the north-western corner of the board. */
void robo_draw_arena_signs (cairo_t           *cr,
                            const RoboPalette *palette,
                            const RoboPlan    *plan,
                            RoboCautionInk     cautions);

/* Draws the caution lines of a space with full ink on top of the arena. If the space is ROBO_NO_SPACE, draws the
 * caution lines of all spaces. Draws the rings and numbers of VP spaces again above the caution lines. The units are
 * spaces from the north-western corner of the board. */
void robo_draw_caution_lines (cairo_t           *cr,
                              const RoboPalette *palette,
                              const RoboPlan    *plan,
                              guint              space);

/* Draws the waves of one space of water. The origin is the north-western corner of the space, and the units are spaces.
 * The waves begin ROBO_WAVE_LENGTH to the west of the space, so that they can drift by this length. They then look the
 * same as before. */
void robo_draw_waves (cairo_t           *cr,
                      const RoboPalette *palette);

/* Draws the bolt of a lightning barrier, and its posts again, which robo_draw_arena_ground() has drawn already. The
 * origin is the middle of a space, and the units are spaces. If is_upright is TRUE, the barrier is on the western side
 * of the space, otherwise on the northern side. `bolt` is the shape of the bolt, less than ROBO_N_BOLTS. */
void robo_draw_bolt (cairo_t           *cr,
                     const RoboPalette *palette,
                     gboolean           is_upright,
                     guint              bolt);

G_END_DECLS
