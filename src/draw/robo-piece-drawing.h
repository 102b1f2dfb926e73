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

/* Nothing of a piece is further from the middle of its space, in spaces: a scythe, raised wings, a shadow. */
#define ROBO_PIECE_REACH 0.6

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

/**
 * RoboRobotParts:
 * @ROBO_ROBOT_SHADOW: on the ground
 * @ROBO_ROBOT_PLATE: what the robot drives on, with what is fixed to it; it never turns
 * @ROBO_ROBOT_HEAD: its head, which does
 * @ROBO_ROBOT_MARKS: what is told by signs: number, damage lights, shield, facing
 * @ROBO_ROBOT_ALL: all of them
 * @ROBO_ROBOT_ON_PLATE: not a part: the head stands on a plate that is drawn apart
 *
 * From the ground up.
 */
typedef enum
{
  ROBO_ROBOT_SHADOW = 1 << 0,
  ROBO_ROBOT_PLATE = 1 << 1,
  ROBO_ROBOT_HEAD = 1 << 2,
  ROBO_ROBOT_MARKS = 1 << 3,
  ROBO_ROBOT_ALL = (1 << 4) - 1,
  ROBO_ROBOT_ON_PLATE = 1 << 4,
} RoboRobotParts;

#define ROBO_N_ROBOT_PARTS 4

/**
 * robo_draw_robot:
 * @cr: where to draw, its units being spaces
 * @palette: the colours
 * @robot: what it looks like; its space does not count
 * @parts: which parts of it
 *
 * Draws a robot round the origin. Below 20 device pixels a space there is no room for a head.
 */
void robo_draw_robot (cairo_t                *cr,
                      const RoboPalette      *palette,
                      const RoboPictureRobot *robot,
                      RoboRobotParts          parts);

/**
 * robo_robot_keep_parts:
 * @robot: a robot; what @parts do not show of it is set to 0
 * @parts: some parts
 *
 * For whoever keeps parts that were drawn: two robots that are equal then look alike there.
 */
void robo_robot_keep_parts (RoboPictureRobot *robot,
                            RoboRobotParts    parts);

/**
 * robo_draw_seat_mark:
 * @cr: where to draw; a square of one unit round the origin is filled
 * @palette: the colours
 * @colour: of a robot, 0..3
 *
 * Draws colour and shape of a seat, small, for lists and labels.
 */
void robo_draw_seat_mark (cairo_t           *cr,
                          const RoboPalette *palette,
                          guint              colour);

/**
 * robo_draw_token:
 * @cr: where to draw, its units being spaces
 * @palette: the colours
 * @number: of the VP space, or 0 for none
 * @count: how many tokens, at least 1
 *
 * Draws VP tokens round the origin.
 */
void robo_draw_token (cairo_t           *cr,
                      const RoboPalette *palette,
                      guint              number,
                      guint              count);

/**
 * robo_draw_mine:
 * @cr: where to draw, its units being spaces
 * @palette: the colours
 * @colour: of its owner's robot, 0..3
 * @is_lit: its light is on, otherwise it glows
 *
 * Draws a mine round the origin.
 */
void robo_draw_mine (cairo_t           *cr,
                     const RoboPalette *palette,
                     guint              colour,
                     gboolean           is_lit);

/**
 * robo_draw_tag:
 * @cr: where to draw, its units being spaces
 * @palette: the colours
 * @number: of a VP space
 * @count: how many tokens lie there, may be 0
 *
 * Says at the side of the space round the origin what the robot on it hides.
 */
void robo_draw_tag (cairo_t           *cr,
                    const RoboPalette *palette,
                    guint              number,
                    guint              count);

/**
 * robo_draw_floater:
 * @cr: where to draw, its units being spaces
 * @palette: the colours
 * @kind: of what
 * @amount: how much
 *
 * Draws a number that rises from the board, round the origin.
 */
void robo_draw_floater (cairo_t           *cr,
                        const RoboPalette *palette,
                        RoboFloaterKind    kind,
                        guint              amount);

/**
 * robo_draw_picture:
 * @cr: where to draw
 * @palette: the colours
 * @layout: where, in user units of @cr
 * @plan: the arena
 * @picture: its pieces
 *
 * Draws all pieces, on an arena that robo_draw_arena() drew with the same layout.
 */
void robo_draw_picture (cairo_t                *cr,
                        const RoboPalette      *palette,
                        const RoboLayout       *layout,
                        const RoboPlan         *plan,
                        const RoboBoardPicture *picture);

G_END_DECLS
