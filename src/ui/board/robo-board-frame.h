// SPDX-License-Identifier: GPL-3.0-or-later
// One moment of a board that moves, as plain values: what an event looks like while it happens.
#pragma once

#include "draw/robo-picture.h"
#include "draw/robo-piece-drawing.h"
#include "draw/robo-spark-drawing.h"
#include "engine/robo-event.h"

G_BEGIN_DECLS

#define ROBO_MAX_FRAME_SPARKS 8

/**
 * RoboPose:
 * @dx: how far east of the middle of its space it is, in spaces
 * @dy: how far south
 * @scale: how large, 1 is as always
 * @turn: how far turned clockwise, in degrees
 * @alpha: how opaque, 0 to 1
 * @squash: how high it is, 1 is as always: it stays on its foot and is the wider, the lower it is
 * @is_sunk: only what is inside the hole in which it is can be seen
 */
typedef struct
{
  double dx;
  double dy;
  double scale;
  double turn;
  double alpha;
  double squash;
  guint8 is_sunk;
} RoboPose;

/**
 * RoboFloater:
 * @kind: a RoboFloaterKind
 * @amount: how much; 0 for no floater
 * @x: its middle, in spaces from the north-western corner
 * @y: its middle
 * @alpha: how opaque, 0 to 1
 *
 * A number that rises from where points or damage are dealt.
 */
typedef struct
{
  guint8 kind;
  guint8 amount;
  double x;
  double y;
  double alpha;
} RoboFloater;

/**
 * RoboPrize:
 * @number: of the VP space that it comes from; 0 for none
 * @amount: how many tokens
 * @seat: who takes it
 * @x: its middle, in spaces from the north-western corner
 * @y: its middle
 * @scale: how large, 1 is as always
 * @width: how much of its face is seen while it turns, 0 to 1
 * @alpha: how opaque, 0 to 1
 * @flown: how much of its way it has flown, 0 to 1
 * @landed: how long it has been there, 0 to 1: then it counts
 *
 * A token on its way to whoever takes it.
 */
typedef struct
{
  guint8 number;
  guint8 amount;
  guint8 seat;
  double x;
  double y;
  double scale;
  double width;
  double alpha;
  double flown;
  double landed;
} RoboPrize;

/**
 * RoboUse:
 * @card: the module; %ROBO_NO_CARD for none
 * @x: the middle of its sign, in spaces from the north-western corner
 * @y: the middle of its sign
 * @scale: how large, 1 is as always
 * @alpha: how opaque, 0 to 1
 *
 * A module that is used, over its robot.
 */
typedef struct
{
  guint8 card;
  double x;
  double y;
  double scale;
  double alpha;
} RoboUse;

/**
 * RoboTumble:
 * @colour: a RoboColour
 * @value: the face that is seen, 1..6; 0 for no die
 * @x: its middle, in spaces from the north-western corner
 * @y: its middle
 * @turn: how far turned clockwise, in degrees
 * @alpha: how opaque, 0 to 1
 *
 * A die that a KillBot rolls.
 */
typedef struct
{
  guint8 colour;
  guint8 value;
  double x;
  double y;
  double turn;
  double alpha;
} RoboTumble;

/**
 * RoboTriumph:
 * @dim: how dark everything but the winners is, 0 to 1
 * @zoom: how large the board is, 1 is as always
 * @x: what stays where it is, in spaces from the north-western corner
 * @y: the same
 * @confetti: how much of it has fallen, 0 to 1; none at either
 * @winners: (array): by seat
 *
 * The moment in which somebody wins.
 */
typedef struct
{
  double dim;
  double zoom;
  double x;
  double y;
  double confetti;
  guint8 winners[ROBO_MAX_ROBOTS];
} RoboTriumph;

/**
 * RoboBoardFrame:
 * @picture: the pieces
 * @poses: (array): how the robot of each seat differs from standing still on its space
 * @sparks: (array): what happens for a moment, on top
 * @n_sparks: how many
 * @shake_x: how far the board is shaken eastwards, in spaces
 * @shake_y: how far southwards
 * @floater: on top of all
 * @prize: a token that somebody takes
 * @use: a module that somebody uses
 * @tumble: a die on the board
 * @triumph: of whoever wins
 */
typedef struct
{
  RoboBoardPicture picture;
  RoboPose         poses[ROBO_MAX_ROBOTS];
  RoboSpark        sparks[ROBO_MAX_FRAME_SPARKS];
  guint            n_sparks;
  double           shake_x;
  double           shake_y;
  RoboFloater      floater;
  RoboPrize        prize;
  RoboUse          use;
  RoboTumble       tumble;
  RoboTriumph      triumph;
} RoboBoardFrame;

/**
 * RoboHappening:
 * @plan: the arena
 * @event: what happens
 * @before: the pieces before it
 * @after: the pieces after it
 * @is_calm: nothing moves: pieces are where they end up and the event is outlined
 * @is_from_afar: what detonates has been thrown by the robot of the event's seat, who pushes does so with water
 * @is_prize_sent: a token that somebody takes leaves the board, for robo_board_view_get_prize()
 *
 * What a RoboBoardFrame is made from.
 */
typedef struct
{
  const RoboPlan         *plan;
  RoboEvent               event;
  const RoboBoardPicture *before;
  const RoboBoardPicture *after;
  gboolean                is_calm;
  gboolean                is_from_afar;
  gboolean                is_prize_sent;
} RoboHappening;

/**
 * robo_board_frame_find_dir:
 * @plan: an arena
 * @from: a space
 * @to: another
 * @dir: (out): the direction that leads there, or nearest to it; untouched if there is none
 *
 * Returns: whether the two are different spaces
 */
gboolean robo_board_frame_find_dir (const RoboPlan *plan,
                                    guint           from,
                                    guint           to,
                                    RoboDir        *dir);

/**
 * robo_board_frame_init_still:
 * @frame: (out caller-allocates): where to write it
 * @picture: the pieces
 *
 * Everything stands still.
 */
void robo_board_frame_init_still (RoboBoardFrame         *frame,
                                  const RoboBoardPicture *picture);

/**
 * robo_board_frame_init_moment:
 * @frame: (out caller-allocates): where to write it
 * @happening: what happens
 * @progress: 0 at its beginning to 1 at its end
 *
 * At the end sparks and floaters are gone; a robot that fell stays out of sight.
 */
void robo_board_frame_init_moment (RoboBoardFrame      *frame,
                                   const RoboHappening *happening,
                                   double               progress);

G_END_DECLS
