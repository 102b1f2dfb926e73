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
 */
typedef struct
{
  double dx;
  double dy;
  double scale;
  double turn;
  double alpha;
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
 * RoboBoardFrame:
 * @picture: the pieces
 * @poses: (array): how the robot of each seat differs from standing still on its space
 * @sparks: (array): what happens for a moment, on top
 * @n_sparks: how many
 * @floater: on top of all
 */
typedef struct
{
  RoboBoardPicture picture;
  RoboPose         poses[ROBO_MAX_ROBOTS];
  RoboSpark        sparks[ROBO_MAX_FRAME_SPARKS];
  guint            n_sparks;
  RoboFloater      floater;
} RoboBoardFrame;

/**
 * RoboHappening:
 * @plan: the arena
 * @event: what happens
 * @before: the pieces before it
 * @after: the pieces after it
 * @is_calm: nothing moves: pieces are where they end up and the event is outlined
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
} RoboHappening;

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
