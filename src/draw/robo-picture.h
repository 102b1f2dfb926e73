/* What lies and stands on a board at one moment, as plain values: all that views need to know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-state.h"

G_BEGIN_DECLS

/**
 * RoboMood:
 * @ROBO_MOOD_IDLE: it waits
 * @ROBO_MOOD_BLINKING: its eyes are shut for a moment
 * @ROBO_MOOD_AIMING: it is about to shoot or to drive
 * @ROBO_MOOD_HIT: something has just hit it
 * @ROBO_MOOD_DIZZY: one more damage destroys it
 * @ROBO_MOOD_SCARED: a pit or water is beside it, without a wall between
 * @ROBO_MOOD_CHEERING: it has won something
 *
 * The face a robot makes.
 */
typedef enum
{
  ROBO_MOOD_IDLE,
  ROBO_MOOD_BLINKING,
  ROBO_MOOD_AIMING,
  ROBO_MOOD_HIT,
  ROBO_MOOD_DIZZY,
  ROBO_MOOD_SCARED,
  ROBO_MOOD_CHEERING,
} RoboMood;

#define ROBO_N_MOODS (ROBO_MOOD_CHEERING + 1)

/* Where a robot looks that looks nowhere: a KillBot the way it faces, others to the south, at whoever plays. */
#define ROBO_GAZE_REST 0

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
 * @gaze: 1 + the RoboDir in which its head is turned, or %ROBO_GAZE_REST
 * @mood: a RoboMood
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
  guint8 gaze;
  guint8 mood;
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
 * its starting spaces do; a shield is added by whoever knows the cards. They make the faces of
 * robots at rest: idle, dizzy or scared.
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
