/* Draws pieces: robots, VP tokens, mines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Unless it says otherwise a function here draws round the origin, in spaces: the caller has
 * scaled @cr so that one unit is the side of a space.
 */
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/* Nothing of a piece is further from the middle of its space, in spaces. */
#define ROBO_PIECE_REACH 0.52

/**
 * RoboFloaterKind:
 * @ROBO_FLOATER_VP: victory points won
 * @ROBO_FLOATER_DAMAGE: damage taken
 * @ROBO_FLOATER_REPAIR: damage repaired
 */
typedef enum
{
  ROBO_FLOATER_VP,
  ROBO_FLOATER_DAMAGE,
  ROBO_FLOATER_REPAIR,
} RoboFloaterKind;

void robo_draw_robot (cairo_t                *cr,
                      const RoboPalette      *palette,
                      const RoboPictureRobot *robot);
void robo_draw_seat_mark (cairo_t           *cr,
                          const RoboPalette *palette,
                          guint              colour);
void robo_draw_token (cairo_t           *cr,
                      const RoboPalette *palette,
                      guint              number,
                      guint              count);
void robo_draw_mine (cairo_t           *cr,
                     const RoboPalette *palette,
                     guint              colour);
void robo_draw_tag (cairo_t           *cr,
                    const RoboPalette *palette,
                    guint              number,
                    guint              count);
void robo_draw_floater (cairo_t           *cr,
                        const RoboPalette *palette,
                        RoboFloaterKind    kind,
                        guint              amount);
void robo_draw_picture (cairo_t                *cr,
                        const RoboPalette      *palette,
                        const RoboLayout       *layout,
                        const RoboPlan         *plan,
                        const RoboBoardPicture *picture);

G_END_DECLS
