// SPDX-License-Identifier: GPL-3.0-or-later
// Until when those who are waited for have time, by the pace of a game at a distance and the clock of this machine.
#pragma once

#include "net/robo-peer.h"

G_BEGIN_DECLS

/**
 * RoboRemoteDeadline:
 * @since: when it was found that something is waited for, in seconds since 1970
 * @until: when the time of those who are waited for is over; 0 if there is no such time
 * @pace_s: how long that is
 *
 * Nothing happens by itself when it is over: then others may vote to go on without somebody.
 */
typedef struct
{
  gint64 since;
  gint64 until;
  gint64 pace_s;
} RoboRemoteDeadline;

/**
 * robo_remote_deadline_find:
 * @self: (out caller-allocates): when the time is over
 * @peer: a game
 * @now: in seconds since 1970
 *
 * Time begins when this machine has learnt what the game waits for, and is remembered by it (robo_remote_notes_set()), so that it
 * goes on while the window is closed.
 */
void robo_remote_deadline_find (RoboRemoteDeadline *self,
                                const RoboPeer     *peer,
                                gint64              now);

/**
 * robo_remote_deadline_list_late:
 * @self: from robo_remote_deadline_find()
 * @peer: the same game
 * @now: in seconds since 1970
 *
 * Returns: the seats whose time is over, a bit each. Whoever has only not voted about them has as much time again. Who contradicts
 *   what was said before, or plays another game where only two play, cannot say anything that would be waited for
 */
guint robo_remote_deadline_list_late (const RoboRemoteDeadline *self,
                                      const RoboPeer           *peer,
                                      gint64                    now);

G_END_DECLS
