// SPDX-License-Identifier: GPL-3.0-or-later
// Draws pieces: robots, VP tokens, mines. Unless another place is stated, functions draw around the origin, and the
// units are spaces: the caller has scaled the context so that one unit is the side of a space.
#pragma once

#include "robo-layout.h"
#include "robo-palette.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/* The largest distance in spaces between the middle of a space and a part of its piece, such as a scythe, raised
 * wings or a shadow. */
#define ROBO_PIECE_REACH 0.6

typedef enum
{
  ROBO_FLOATER_VP,     /* victory points won */
  ROBO_FLOATER_DAMAGE, /* damage taken */
  ROBO_FLOATER_REPAIR, /* damage repaired */
} RoboFloaterKind;

/* Lists the parts of a robot, from the ground up. */
typedef enum
{
  ROBO_ROBOT_SHADOW = 1 << 0,    /* on the ground */
  ROBO_ROBOT_PLATE = 1 << 1,     /* its base with fixed parts, which never turns */
  ROBO_ROBOT_HEAD = 1 << 2,      /* its head, which turns */
  ROBO_ROBOT_MARKS = 1 << 3,     /* number, damage lights, shield, facing */
  ROBO_ROBOT_ALL = (1 << 4) - 1, /* all of them */
  ROBO_ROBOT_ON_PLATE = 1 << 4,  /* not a part: the head stands on a plate that is drawn separately */
} RoboRobotParts;

#define ROBO_N_ROBOT_PARTS 4

/* Draws parts of a robot around the origin, whichever space it is on. The units are spaces. Below 20 device pixels per
 * space the robot has no head. */
void robo_draw_robot (cairo_t                *cr,
                      const RoboPalette      *palette,
                      const RoboPictureRobot *robot,
                      RoboRobotParts          parts);

/* Sets all fields to 0 that do not change the look of the given parts. Callers that cache drawn parts use it, because
 * two robots that are equal afterwards look the same. */
void robo_robot_keep_parts (RoboPictureRobot *robot,
                            RoboRobotParts    parts);

/* Draws a small mark with the color and shape of a seat (0..3) into the unit square around the origin. It is for
 * lists and labels. */
void robo_draw_seat_mark (cairo_t           *cr,
                          const RoboPalette *palette,
                          guint              colour);

/* Draws VP tokens, at least 1, around the origin. The units are spaces. The number is that of the VP space, or 0 for
 * none. */
void robo_draw_token (cairo_t           *cr,
                      const RoboPalette *palette,
                      guint              number,
                      guint              count);

/* Draws a mine around the origin, of an owner of color 0..3. The units are spaces. The light of the mine is bright if
 * is_lit, and otherwise only glows. */
void robo_draw_mine (cairo_t           *cr,
                     const RoboPalette *palette,
                     guint              colour,
                     gboolean           is_lit);

/* Draws a tag at the side of the space around the origin. It shows the number and the tokens (maybe 0) that a robot
 * hides. The units are spaces. */
void robo_draw_tag (cairo_t           *cr,
                    const RoboPalette *palette,
                    guint              number,
                    guint              count);

/* Draws a number that rises from the board, around the origin. The units are spaces. */
void robo_draw_floater (cairo_t           *cr,
                        const RoboPalette *palette,
                        RoboFloaterKind    kind,
                        guint              amount);

/* Draws all pieces. robo_draw_arena() must have drawn the arena with the same layout, which is in user units. */
void robo_draw_picture (cairo_t                *cr,
                        const RoboPalette      *palette,
                        const RoboLayout       *layout,
                        const RoboPlan         *plan,
                        const RoboBoardPicture *picture);

G_END_DECLS
