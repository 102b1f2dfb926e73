// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the ways that robots have taken, from the events of a game.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_TRAIL_MOVE,   /* the robot moves by itself */
  ROBO_TRAIL_PUSHED, /* the robot is pushed */
  ROBO_TRAIL_LEAP,   /* the robot jumps, or is teleported */
  ROBO_TRAIL_END,    /* the robot is destroyed; from and to are the same */
} RoboTrailKind;

/* Describes one movement of a robot, as a part of its way. Lists have the movements in the order in which they were
 * made. */
typedef struct
{
  guint8 seat;
  guint8 kind; /* kind of the movement, a RoboTrailKind */
  guint8 from; /* space where the movement begins */
  guint8 to;   /* space where the movement ends */
} RoboTrail;

/* Returns an array of RoboTrail. The events must be listed from the beginning of the game on. */
GArray *robo_trail_list (const RoboEvent *events,
                         guint            n_events) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
