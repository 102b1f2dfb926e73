// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the pieces on a board at one moment as plain values. Widgets and drawings need nothing else about the
// pieces.
#pragma once

#include "engine/robo-state.h"

G_BEGIN_DECLS

/* Lists the expressions of a robot's face. */
typedef enum
{
  ROBO_MOOD_IDLE,     /* waiting */
  ROBO_MOOD_BLINKING, /* eyes shut for a moment */
  ROBO_MOOD_AIMING,   /* shoots, throws a grenade or uses the water cannon */
  ROBO_MOOD_HIT,      /* has just been hit */
  ROBO_MOOD_DIZZY,    /* would be destroyed by one more damage */
  ROBO_MOOD_SCARED,   /* next to a pit or water, without a wall in between */
  ROBO_MOOD_CHEERING, /* has won VP or the game */
} RoboMood;

#define ROBO_N_MOODS (ROBO_MOOD_CHEERING + 1)

/* The head of a robot at rest has this gaze. A KillBot then looks in the direction that it faces; other robots look
 * south, toward the player. */
#define ROBO_GAZE_REST 0

typedef struct
{
  guint8 is_there; /* whether the robot is in the arena; if not, all other fields are unused */
  guint8 space;
  guint8 colour;       /* 0..3: color and shape */
  guint8 number;       /* starting number, or 0 to hide it */
  guint8 damage;       /* lights that are on */
  guint8 damage_limit; /* number of lights, 1..9 */
  guint8 shield_room;  /* number of tokens that its shields can hold, or 0 without a shield */
  guint8 shield;       /* damage on its shields */
  guint8 is_killbot;   /* drawn with a facing and another face */
  guint8 facing;       /* an orthogonal RoboDir (KillBots) */
  guint8 gaze;         /* 1 + the RoboDir of its head, or ROBO_GAZE_REST */
  guint8 mood;         /* a RoboMood */
} RoboPictureRobot;

/* Describes the pieces on a board. A picture of zeros is an empty board. It has only bytes, so that memcmp() can
 * compare pictures. */
typedef struct
{
  RoboPictureRobot robots[ROBO_MAX_ROBOTS]; /* by seat */
  guint8           mines[ROBO_MAX_SPACES];  /* by space: 0, or 1 + the color of the owner */
  guint8           tokens[ROBO_MAX_SPACES]; /* by space: number of VP tokens */
} RoboBoardPicture;

/* Describes the pieces in a state of a game with this damage limit (R2.3). Robots have the color of the starting spaces
 * on their side, and faces of robots at rest: idle, dizzy or scared. Shields are left out; callers that know the cards
 * add them. */
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
