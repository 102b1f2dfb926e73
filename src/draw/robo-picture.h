// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the pieces on a board at one moment as plain values. Widgets and drawings need nothing else about the
// pieces.
#pragma once

#include "engine/robo-state.h"

G_BEGIN_DECLS

/* Lists the expressions of a robot's face. */
typedef enum
{
  ROBO_MOOD_IDLE,     /* the robot waits */
  ROBO_MOOD_BLINKING, /* the eyes of the robot are shut for a moment */
  ROBO_MOOD_AIMING,   /* the robot shoots, throws a grenade or uses the water cannon */
  ROBO_MOOD_HIT,      /* the robot has just been hit */
  ROBO_MOOD_DIZZY,    /* the robot is damaged, and one more damage would destroy it */
  ROBO_MOOD_SCARED,   /* the robot is one orthogonal step from a pit or water, without a wall in between */
  ROBO_MOOD_CHEERING, /* the robot has won VP or the game */
} RoboMood;

#define ROBO_N_MOODS (ROBO_MOOD_CHEERING + 1)

/* The head of a robot at rest has this gaze. A KillBot then looks in the direction that it faces; other robots look
 * south, toward the player. */
#define ROBO_GAZE_REST 0

typedef struct
{
  guint8 is_there; /* whether the robot is in the arena; if not, all other fields are unused */
  guint8 space;
  guint8 colour;       /* color and shape, 0..3 */
  guint8 number;       /* starting number, or 0 to hide it */
  guint8 damage;       /* number of damage lights that are on */
  guint8 damage_limit; /* number of damage lights, 1..9, or 0 to hide them */
  guint8 shield_room;  /* number of tokens that its shields can hold, or 0 without a shield */
  guint8 shield;       /* number of damage tokens on the shields */
  guint8 is_killbot;   /* whether the robot is a KillBot, which has a facing and another face */
  guint8 facing;       /* facing of a KillBot, an orthogonal RoboDir */
  guint8 gaze;         /* direction of the head: 1 + a RoboDir, or ROBO_GAZE_REST */
  guint8 mood;         /* expression of the face, a RoboMood */
} RoboPictureRobot;

/* Describes the pieces on a board. A picture of zeros is an empty board. The struct has only bytes, so that memcmp()
 * can compare pictures. */
typedef struct
{
  RoboPictureRobot robots[ROBO_MAX_ROBOTS]; /* robots, by seat */
  guint8           mines[ROBO_MAX_SPACES];  /* by space: 0 without a mine, or 1 + the color of the owner of the mine */
  guint8           tokens[ROBO_MAX_SPACES]; /* by space: number of VP tokens */
} RoboBoardPicture;

/* Describes the pieces in a state of a game with this damage limit (R2.3). Robots have the color of the starting spaces
 * on their side, and faces of robots at rest: idle, dizzy or scared, or cheering after a win. Shields are left out;
 * callers that know the cards add them. */
void robo_board_picture_init (RoboBoardPicture *picture,
                              const RoboBoard  *board,
                              const RoboState  *state,
                              guint             damage_limit);

/* Returns the seat of the robot on a space, or ROBO_NO_SEAT. */
guint robo_board_picture_get_robot_at (const RoboBoardPicture *picture,
                                       guint                   space);

/* Returns TRUE if a KillBot is in the arena. */
gboolean robo_board_picture_has_killbot (const RoboBoardPicture *picture);

G_END_DECLS
