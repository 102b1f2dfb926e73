// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the spaces on which a robot would be hit, or pushed into a hole.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/* Holds a set of spaces of a board, with a bit for each space. */
typedef struct
{
  guint64 words[(ROBO_MAX_SPACES + 63) / 64];
} RoboSpaces;

typedef struct
{
  RoboSpaces shot;   /* spaces where other robots damage a robot, or would damage one that stood there */
  RoboSpaces pushed; /* spaces from which other robots push a robot into a hole, or would push one that stood there */
} RoboDangers;

/* Holds the state of a watch between two events. It is a plain value. */
typedef struct
{
  const RoboBoard *board;
  guint            seat;
  guint8           spaces[ROBO_MAX_ROBOTS]; /* spaces of all robots, before the next event */
  /* This array has the spaces that a driving robot has entered in one direction. Another robot on one of these
   * spaces would be pushed along. */
  guint8  way[ROBO_MAX_SPACES];
  guint   way_length;
  guint   way_seat;
  RoboDir way_dir;
} RoboDangerWatch;

/* Begins the watch of a round, or of a unit of a round, with the position before the first event. The watch finds
 * dangers to the robot of the seat (0..3). The board must live as long as the watch. */
void robo_danger_watch_init (RoboDangerWatch *watch,
                             const RoboBoard *board,
                             guint            seat,
                             const RoboState *state);

/* Adds the spaces where the event would harm a robot. Events that the seat's own robot or the arena causes add none.
 * For a shot these are the spaces on the line of fire (R1.9), also beyond the seat's own robot, which may move away.
 * For a robot that drives towards a hole these are the spaces on its way. */
void robo_danger_watch_event (RoboDangerWatch *watch,
                              const RoboEvent *event,
                              const RoboState *state,
                              RoboDangers     *dangers);

/* Adds n to the count of each space that is in `spaces`, in `others` or in both sets. `counts` is by space. The two
 * sets may be the same. */
void robo_spaces_count (const RoboSpaces *spaces,
                        const RoboSpaces *others,
                        guint16          *counts,
                        guint             n);

G_END_DECLS
