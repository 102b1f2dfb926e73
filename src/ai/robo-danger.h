// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the spaces on which a robot would be hit, or pushed into a hole.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/* Holds a set of spaces of a board, a bit each. */
typedef struct
{
  guint64 words[(ROBO_MAX_SPACES + 63) / 64];
} RoboSpaces;

typedef struct
{
  RoboSpaces shot;   /* spaces where other robots do damage to a robot, or would if one stood there */
  RoboSpaces pushed; /* spaces from which other robots push a robot into a hole, or would if one stood there */
} RoboDangers;

/* Holds the state between two events. It is a plain value. */
typedef struct
{
  const RoboBoard *board;
  guint            seat;
  guint8           spaces[ROBO_MAX_ROBOTS]; /* of all robots, before the event */
  /* The way of a robot that is driving, as far as it would push along a robot that stands on it. */
  guint8  way[ROBO_MAX_SPACES];
  guint   way_length;
  guint   way_seat;
  RoboDir way_dir;
} RoboDangerWatch;

/* Begins the watch of a round, or of a unit of a round, with the position before the first event. The seat (0..3) is
 * the one that the others endanger. The board must live as long as the watch. */
void robo_danger_watch_init (RoboDangerWatch *watch,
                             const RoboBoard *board,
                             guint            seat,
                             const RoboState *state);

/* Adds the spaces where the event would affect a robot. These are the line of fire of a shot (R1.9), also beyond the
 * seat's own robot, which may move away, and the way along which a robot drives towards a hole. */
void robo_danger_watch_event (RoboDangerWatch *watch,
                              const RoboEvent *event,
                              const RoboState *state,
                              RoboDangers     *dangers);

/* Adds n to the count of each space that is in one of the sets or in both. `counts` is by space. The two sets may be
 * the same. */
void robo_spaces_count (const RoboSpaces *spaces,
                        const RoboSpaces *others,
                        guint16          *counts,
                        guint             n);

G_END_DECLS
