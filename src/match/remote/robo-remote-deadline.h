// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the deadline of the players that a remote game waits for, from the game's pace and the clock of
// this computer.
#pragma once

#include "net/robo-peer.h"

G_BEGIN_DECLS

/* Holds the deadline of the players that the game waits for. When the time is over, the other players may vote to go
 * on without the late player. The game itself does not react. */
typedef struct
{
  gint64 since;  /* when this computer found out that the game waits, in seconds since 1970 */
  gint64 until;  /* when the time is over, in seconds since 1970; 0 if there is no deadline */
  gint64 pace_s; /* the time allowed, in seconds */
} RoboRemoteDeadline;

/* Finds the deadline. The time starts when this computer learns what the game waits for. This start is stored with
 * robo_remote_notes_set(), so that the time continues while the window is closed. `now` is in seconds since 1970. */
void robo_remote_deadline_find (RoboRemoteDeadline *self,
                                const RoboPeer     *peer,
                                gint64              now);

/* Returns the seats whose time is over, a bit each; without a deadline these are all seats. A player for whom the game
 * does not wait, but who has to vote about late players, has the same time once more. The game does not wait for a
 * player who contradicts earlier entries, or whose game has diverged in a game of two, because no further answer would
 * count. */
guint robo_remote_deadline_list_late (const RoboRemoteDeadline *self,
                                      const RoboPeer           *peer,
                                      gint64                    now);

G_END_DECLS
