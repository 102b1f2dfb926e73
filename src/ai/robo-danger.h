/* Spaces on which somebody would be hit, or pushed into a hole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/**
 * RoboSpaces:
 *
 * Spaces of a board, a bit each.
 */
typedef struct
{
  guint64 words[(ROBO_MAX_SPACES + 63) / 64];
} RoboSpaces;

/**
 * RoboDangers:
 * @shot: where others do damage, or would
 * @pushed: where others push somebody into a hole, or would
 */
typedef struct
{
  RoboSpaces shot;
  RoboSpaces pushed;
} RoboDangers;

/**
 * RoboDangerWatch:
 *
 * What has to be remembered from one event to the next; a plain value.
 */
typedef struct
{
  const RoboBoard *board;
  guint            seat;
  guint8           spaces[ROBO_MAX_ROBOTS]; /* of all robots, before the event */
  /* A way that is driven, as far as whoever stands on it would be pushed along. */
  guint8  way[ROBO_MAX_SPACES];
  guint   way_length;
  guint   way_seat;
  RoboDir way_dir;
} RoboDangerWatch;

/**
 * robo_danger_watch_init:
 * @watch: (out caller-allocates): it
 * @board: what is played on; has to live as long as @watch
 * @seat: who is in danger of what the others do, 0..3
 * @state: the position before the first event
 *
 * Begins at the beginning of a round, or of a unit of it.
 */
void robo_danger_watch_init (RoboDangerWatch *watch,
                             const RoboBoard *board,
                             guint            seat,
                             const RoboState *state);

/**
 * robo_danger_watch_event:
 * @watch: what happened before
 * @event: what happens next
 * @state: the position after it
 * @dangers: (inout): gets more spaces
 *
 * Adds the spaces where @event does something to whoever stands there: the line of fire of a shot (R1.9), also on beyond
 * the robot of the seat itself, which need not stay there, and the way along which a robot drives towards a hole.
 */
void robo_danger_watch_event (RoboDangerWatch *watch,
                              const RoboEvent *event,
                              const RoboState *state,
                              RoboDangers     *dangers);

/**
 * robo_spaces_count:
 * @spaces: some spaces
 * @others: others, which may be the same
 * @counts: (array fixed-size=ROBO_MAX_SPACES) (inout): by space
 * @n: how often
 *
 * Adds @n to the count of each space that is in either.
 */
void robo_spaces_count (const RoboSpaces *spaces,
                        const RoboSpaces *others,
                        guint16          *counts,
                        guint             n);

G_END_DECLS
