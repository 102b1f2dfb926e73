// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a person with whom the user has played remote games.
#pragma once

#include "net/robo-peer.h"

G_BEGIN_DECLS

/* Names how a match has ended for the user. In the file of people, a word stands for each of these numbers. */
typedef enum
{
  ROBO_REMOTE_UNFINISHED,
  ROBO_REMOTE_WON,
  ROBO_REMOTE_LOST,      /* the other person has won */
  ROBO_REMOTE_THIRD_WON, /* a third player has won, or a computer */
  ROBO_REMOTE_AGREED,    /* ended by agreement */
  ROBO_REMOTE_N_OUTCOMES
} RoboRemoteOutcome;

/* Names the way in which the other players take part in a game. */
typedef enum
{
  ROBO_REMOTE_BY_TEXTS,   /* players send each other texts that the window shows */
  ROBO_REMOTE_IN_NETWORK, /* the programs connect to each other in the same network */
  ROBO_REMOTE_IN_ROOM,    /* the programs meet in a room on a chat server */
} RoboRemoteWay;

/* Describes a person, who is recognized by the key that signs their entries. Emits `changed ()` when anything about the
 * person changes. */
#define ROBO_TYPE_REMOTE_PERSON (robo_remote_person_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemotePerson, robo_remote_person, ROBO, REMOTE_PERSON, GObject)

/* Returns the name that the person has used last, without control characters. The result is borrowed. */
const char *robo_remote_person_get_name (RoboRemotePerson *self);

/* Returns when the user has played with the person last, in seconds since 1970. */
gint64 robo_remote_person_get_last (RoboRemotePerson *self);

/* Returns the way of the last game with the person. */
RoboRemoteWay robo_remote_person_get_way (RoboRemotePerson *self);

/* Returns the number of matches with this outcome. */
guint robo_remote_person_count (RoboRemotePerson *self,
                                RoboRemoteOutcome outcome);

gboolean robo_remote_person_get_is_blocked (RoboRemotePerson *self);

/* Returns a text about the person: whether the person is blocked, when the last match was, how many matches there are,
 * and how they have ended. */
char *robo_remote_person_dup_summary (RoboRemotePerson *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the person has joined at a seat of the match. */
gboolean robo_remote_person_plays (RoboRemotePerson *self,
                                   const RoboPeer   *peer);

G_END_DECLS
