// SPDX-License-Identifier: GPL-3.0-or-later
// Computes one moment of an animated board as plain values.
#pragma once

#include "draw/robo-picture.h"
#include "draw/robo-piece-drawing.h"
#include "draw/robo-spark-drawing.h"
#include "engine/robo-event.h"

G_BEGIN_DECLS

#define ROBO_MAX_FRAME_SPARKS 8

typedef struct
{
  double dx;      /* offset to the east from the middle of the robot's space, in spaces */
  double dy;      /* offset to the south, in spaces */
  double scale;   /* 1 is the usual size */
  double turn;    /* rotation, in degrees clockwise */
  double alpha;   /* opacity, 0 to 1 */
  double squash;  /* height, 1 is as usual; the foot stays in place, and the robot is wider the lower it is */
  guint8 is_sunk; /* whether only the part of the robot inside the hole is visible */
} RoboPose;

/* Describes a number that rises from a space where VP are gained, damage is taken or a robot is repaired. */
typedef struct
{
  guint8 kind;   /* a RoboFloaterKind */
  guint8 amount; /* amount of VP or damage; 0 for no floater */
  double x;      /* x of the middle, in spaces from the north-west corner */
  double y;      /* y of the middle, in spaces from the north-west corner */
  double alpha;  /* opacity, 0 to 1 */
} RoboFloater;

/* Describes a token on its way to the player who takes it. */
typedef struct
{
  guint8 number; /* number of the VP space that the token comes from; 0 for no token */
  guint8 amount; /* number of tokens */
  guint8 seat;   /* the seat that takes the token */
  double x;      /* x of the middle, in spaces from the north-west corner */
  double y;      /* y of the middle, in spaces from the north-west corner */
  double scale;  /* 1 is the usual size */
  double width;  /* width of the visible face while the token turns, 0 to 1 */
  double alpha;  /* opacity, 0 to 1 */
  double flown;  /* part of the path that the token has flown, 0 to 1 */
  double landed; /* progress after the landing, 0 to 1 */
} RoboPrize;

/* Describes a module that is used, shown over its robot. */
typedef struct
{
  guint8 card;  /* card of the module; ROBO_NO_CARD for none */
  double x;     /* x of the middle of the pictogram, in spaces from the north-west corner */
  double y;     /* y of the middle, in spaces from the north-west corner */
  double scale; /* 1 is the usual size */
  double alpha; /* opacity, 0 to 1 */
} RoboModuleUse;

/* Describes a die that a KillBot rolls. */
typedef struct
{
  guint8 colour; /* a RoboColour */
  guint8 value;  /* visible face, 1..6; 0 for no die */
  double x;      /* x of the middle, in spaces from the north-west corner */
  double y;      /* y of the middle, in spaces from the north-west corner */
  double turn;   /* rotation, in degrees clockwise */
  double alpha;  /* opacity, 0 to 1 */
} RoboTumble;

/* Describes the moment of a win. */
typedef struct
{
  double dim;                      /* darkness of everything except the winners, 0 to 1 */
  double zoom;                     /* scale of the board, 1 is as usual */
  double x;                        /* x of the fixed point of the zoom, in spaces from the north-west corner */
  double y;                        /* y of the fixed point, in spaces from the north-west corner */
  double confetti;                 /* progress of the fall of confetti, 0 to 1; at both ends no confetti is visible */
  guint8 winners[ROBO_MAX_ROBOTS]; /* by seat, TRUE for a winner */
} RoboTriumph;

typedef struct
{
  RoboBoardPicture picture;
  RoboPose         poses[ROBO_MAX_ROBOTS];        /* by seat, how the robot differs from a robot at rest on its space */
  RoboSpark        sparks[ROBO_MAX_FRAME_SPARKS]; /* short effects over or under the robots */
  guint            n_sparks;
  double           shake_x; /* offset of the board to the east, in spaces */
  double           shake_y; /* offset of the board to the south, in spaces */
  RoboFloater      floater; /* rising number, on top of everything */
  RoboPrize        prize;   /* a token that a player takes */
  RoboModuleUse    use;     /* a module that a player uses */
  RoboTumble       tumble;  /* a die that a KillBot rolls on the board */
  RoboTriumph      triumph;
} RoboBoardFrame;

/* Holds the input from which a RoboBoardFrame is computed. */
typedef struct
{
  const RoboPlan         *plan;
  RoboEvent               event;
  const RoboBoardPicture *before;  /* pieces before the event */
  const RoboBoardPicture *after;   /* pieces after the event */
  gboolean                is_calm; /* whether animations are off: pieces do not move, and the event is outlined */
  /* Whether the event is the detonation of a grenade that the robot of the event's seat has thrown, or a push by a jet
   * of water. */
  gboolean is_from_afar;
  gboolean is_prize_sent; /* whether a taken token leaves the board; robo_board_view_get_prize() returns it */
} RoboHappening;

/* Finds the direction from one space to another. If the spaces are neither in one row nor in one column, this is a
 * diagonal direction, also if they are not exactly on one diagonal. If both spaces are the same, returns FALSE and does
 * not set dir. */
gboolean robo_board_frame_find_dir (const RoboPlan *plan,
                                    guint           from,
                                    guint           to,
                                    RoboDir        *dir);

/* Initializes a frame in which everything is at rest. */
void robo_board_frame_init_still (RoboBoardFrame         *frame,
                                  const RoboBoardPicture *picture);

/* Initializes a moment of an event. Progress goes from 0 at the beginning of the event to 1 at its end. At the end
 * sparks and floaters are gone, and a robot that has fallen is invisible. */
void robo_board_frame_init_moment (RoboBoardFrame      *frame,
                                   const RoboHappening *happening,
                                   double               progress);

G_END_DECLS
