// SPDX-License-Identifier: GPL-3.0-or-later
// Draws pieces: robots, VP tokens, mines. If no other place is stated, functions draw around the origin, and the units
// are spaces: the caller has scaled the context so that the side of a space is one unit.
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/* No part of a piece is farther from the middle of its space than this, in spaces. Scythes, raised wings and shadows
 * are parts, too. */
#define ROBO_PIECE_REACH 0.6

typedef enum
{
  ROBO_FLOATER_VP,     /* number of victory points won */
  ROBO_FLOATER_DAMAGE, /* number of damage tokens taken */
  ROBO_FLOATER_REPAIR, /* number of damage tokens removed by a repair */
} RoboFloaterKind;

/* Lists the parts of a robot, from the ground up. */
typedef enum
{
  ROBO_ROBOT_SHADOW = 1 << 0,    /* shadow of the robot on the ground */
  ROBO_ROBOT_PLATE = 1 << 1,     /* base of the robot with fixed parts, which never turns */
  ROBO_ROBOT_HEAD = 1 << 2,      /* head of the robot, which turns */
  ROBO_ROBOT_MARKS = 1 << 3,     /* number, damage lights, shield, facing */
  ROBO_ROBOT_ALL = (1 << 4) - 1, /* all parts of the robot */
  ROBO_ROBOT_ON_PLATE = 1 << 4,  /* not a part: the head stands on a plate that is drawn separately */
} RoboRobotParts;

#define ROBO_N_ROBOT_PARTS 4

/* Draws parts of a robot around the origin. The space of the robot does not matter. The units are spaces. If a space is
 * less than 20 device pixels wide, the robot has no head. */
void robo_draw_robot (cairo_t                *cr,
                      const RoboPalette      *palette,
                      const RoboPictureRobot *robot,
                      RoboRobotParts          parts);

/* Clears all fields that do not change the appearance of these parts, and rounds the others as far as the appearance
 * allows. Two robots that are equal afterwards look the same, which callers use to find parts that they have cached. */
void robo_robot_keep_parts (RoboPictureRobot *robot,
                            RoboRobotParts    parts);

/* Draws a small mark for lists and labels, with the color and shape of a seat (0..3), into the unit square around the
 * origin. */
void robo_draw_seat_mark (cairo_t           *cr,
                          const RoboPalette *palette,
                          guint              colour);

/* Draws VP tokens around the origin. The count is at least 1, and the units are spaces. The number is the number of
 * the VP space, or 0 if no number is drawn. */
void robo_draw_token (cairo_t           *cr,
                      const RoboPalette *palette,
                      guint              number,
                      guint              count);

/* Draws a mine around the origin. The color of its owner is 0..3, and the units are spaces. If is_lit is TRUE, the
 * light of the mine is bright; otherwise it only glows. In high contrast a mine has no light. */
void robo_draw_mine (cairo_t           *cr,
                     const RoboPalette *palette,
                     guint              colour,
                     gboolean           is_lit);

/* Draws a tag in the north-western corner of the space around the origin. It shows the number of the VP space and the
 * tokens that a robot hides. `count` is the number of tokens, and may be 0. The units are spaces. */
void robo_draw_tag (cairo_t           *cr,
                    const RoboPalette *palette,
                    guint              number,
                    guint              count);

/* Draws a number that rises from the board, around the origin. The units are spaces. */
void robo_draw_floater (cairo_t           *cr,
                        const RoboPalette *palette,
                        RoboFloaterKind    kind,
                        guint              amount);

/* Draws all pieces on an arena that robo_draw_arena() has drawn with the same layout. The layout is in user units. */
void robo_draw_picture (cairo_t                *cr,
                        const RoboPalette      *palette,
                        const RoboLayout       *layout,
                        const RoboPlan         *plan,
                        const RoboBoardPicture *picture);

G_END_DECLS
