/* What lies and stands on a board at one moment, as plain values: all that views need to know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-state.h"

G_BEGIN_DECLS

/**
 * RoboPictureRobot:
 * @is_there: whether it is in the arena; nothing else counts if not
 * @space: where it stands
 * @colour: 0..3, its colour and shape
 * @number: its starting number, or 0 for none to show
 * @damage: lights that are on
 * @damage_limit: how many lights it has, 1..9
 * @shield_room: how much damage its shield holds in all, or 0 without one
 * @shield: damage on its shield
 * @is_killbot: drawn with a facing and another face
 * @facing: an orthogonal RoboDir (KillBots)
 */
typedef struct
{
  guint8 is_there;
  guint8 space;
  guint8 colour;
  guint8 number;
  guint8 damage;
  guint8 damage_limit;
  guint8 shield_room;
  guint8 shield;
  guint8 is_killbot;
  guint8 facing;
} RoboPictureRobot;

/**
 * RoboBoardPicture:
 * @robots: (array): by seat
 * @mines: (array): by space: 0, or 1 + the colour of the owner
 * @tokens: (array): by space: how many VP tokens lie there
 *
 * The pieces on a board. Zeroed it is an empty board; bytes only, so it is compared by memcmp.
 */
typedef struct
{
  RoboPictureRobot robots[ROBO_MAX_ROBOTS];
  guint8           mines[ROBO_MAX_SPACES];
  guint8           tokens[ROBO_MAX_SPACES];
} RoboBoardPicture;

/**
 * robo_board_picture_init:
 * @picture: (out caller-allocates): where to write it
 * @board: the arena
 * @state: a state of a game in it
 * @damage_limit: of the game's rules (R2.3)
 *
 * Writes down what a state looks like. Robots have the colour of their side of the arena, as
 * its starting spaces do; a shield is added by whoever knows the cards.
 */
void robo_board_picture_init (RoboBoardPicture *picture,
                              const RoboBoard  *board,
                              const RoboState  *state,
                              guint             damage_limit);

/**
 * robo_board_picture_get_robot_at:
 * @picture: a picture
 * @space: a space
 *
 * Returns: the seat of the robot there, or %ROBO_NO_SEAT
 */
guint robo_board_picture_get_robot_at (const RoboBoardPicture *picture,
                                       guint                   space);

G_END_DECLS
