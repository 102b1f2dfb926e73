// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the deadline of the players that a remote game waits for, and what is left of their time banks, from the
// game's pace and the clock of this computer.
#pragma once

#include "net/robo-peer.h"

G_BEGIN_DECLS

/* Holds the deadline of the players that the game waits for. When the time is over, their time banks run; when a bank
 * is empty, too, the other players may vote to go on without the late player. The game itself does not react. Points in
 * time are in seconds since 1970. While the game is paused, no time passes. */
typedef struct
{
  gint64   since;                   /* when this computer found out that the game waits, moved on by the length of later
                                     * pauses */
  gint64   until;                   /* when the time for the answer is over; 0 if there is no deadline */
  gint64   pace_s;                  /* the time allowed for the answer, in seconds; 0 if there is no limit */
  gboolean has_banks;               /* the players have time banks */
  gint64   ends[ROBO_MAX_ROBOTS];   /* by seat for which the game waits, when its time and its time bank are used up */
  gint64   left_s[ROBO_MAX_ROBOTS]; /* by seat, what is left of its time bank, in seconds */
  gboolean is_paused;
  gint64   paused_until; /* when the agreed pause ends or has ended; 0 if it lasts until a player resumes, or if there
                          * is none */
} RoboRemoteDeadline;

/* Finds the deadline, and charges the time banks of the players for whom the game does not wait any more. The time
 * starts when this computer learns what the game waits for. All this is stored in the notes of the game
 * (robo-remote-notes.h), so that the time continues while the window is closed. With `is_known`, this computer would
 * have learnt at once of an answer, so that the players for whom the game has waited until now have really used this
 * time; otherwise they may have answered at any time since the state of the game was last known. `now` is in seconds
 * since 1970. */
void robo_remote_deadline_find (RoboRemoteDeadline *self,
                                const RoboPeer     *peer,
                                gboolean            is_known,
                                gint64              now);

/* Returns the awaited seats whose time banks run, a bit each. */
guint robo_remote_deadline_list_running (const RoboRemoteDeadline *self,
                                         const RoboPeer           *peer,
                                         gint64                    now);

/* Returns when the result of robo_remote_deadline_list_late() changes next, a pause ends, or a pause that is proposed
 * would have ended; 0 if none of these will happen. */
gint64 robo_remote_deadline_find_next (const RoboRemoteDeadline *self,
                                       const RoboPeer           *peer,
                                       gint64                    now);

/* Returns the seats whose time is over, a bit each; without a deadline these are all seats, and in a pause none. A
 * player for whom the game does not wait, but who has to vote about late players, has the same time once more. The game
 * does not wait for a player who contradicts earlier entries, or whose game has diverged in a game of two, because no
 * further answer would count; such a player is late at once. */
guint robo_remote_deadline_list_late (const RoboRemoteDeadline *self,
                                      const RoboPeer           *peer,
                                      gint64                    now);

G_END_DECLS
