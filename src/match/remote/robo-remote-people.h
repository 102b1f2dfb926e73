// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the people with whom the user has played remote games.
#pragma once

#include "base/robo-array-list.h"
#include "match/robo-match-saver.h"

#include "robo-remote-person.h"

G_BEGIN_DECLS

/* Lists RoboRemotePerson objects, the person with the latest match first. The list is in a file of its own
 * (doc/network.md), which is written in the background after each change. If another program has changed the file, it
 * is read again before the next change.
 *
 * Property `remark` (string, or NULL): why the list is not complete, or is not saved
 *
 * Signal `blocks-changed ()`: a person was blocked, a block was lifted, or the file was read again */
#define ROBO_TYPE_REMOTE_PEOPLE (robo_remote_people_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemotePeople, robo_remote_people, ROBO, REMOTE_PEOPLE, RoboArrayList)

/* Reads the file; NULL stands for `robodrome/people.ini` in the user's data folder. */
RoboRemotePeople *robo_remote_people_new (RoboMatchSaver *saver,
                                          const char     *path) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the file again if another program has changed it. Then reads in the background the saved games that are over
 * and that the list does not know yet, and later those that the saver finds. */
void robo_remote_people_read_games (RoboRemotePeople *self);

/* Notes the people in a match of the user that has begun. Unsigned matches have no keys, and add no person. `when` is
 * the time of the last entry in seconds since 1970. */
void robo_remote_people_note (RoboRemotePeople *self,
                              const RoboPeer   *peer,
                              RoboRemoteWay     way,
                              gint64            when);

/* Returns the person who has joined at a seat of the match, or NULL. The result is borrowed. */
RoboRemotePerson *robo_remote_people_find (RoboRemotePeople *self,
                                           const RoboPeer   *peer,
                                           guint             seat);

/* Returns the seats of a match at which blocked people have joined, a bit each. */
guint robo_remote_people_list_blocked (RoboRemotePeople *self,
                                       const RoboPeer   *peer);

/* Returns whether the person with this key, of ROBO_KEY_SIZE bytes, is blocked. An unknown key is not blocked. */
gboolean robo_remote_people_is_key_blocked (RoboRemotePeople *self,
                                            const guint8     *key);

/* Blocks a person for all games, or lifts the block. */
void robo_remote_people_set_blocked (RoboRemotePeople *self,
                                     RoboRemotePerson *person,
                                     gboolean          is_blocked);

/* Removes a person from the list. The matches so far do not bring the person back, but a new match does.
 * Does nothing if the person is blocked, since the block would be lifted. */
void robo_remote_people_forget (RoboRemotePeople *self,
                                RoboRemotePerson *person);

/* Undoes robo_remote_people_forget(). */
void robo_remote_people_restore (RoboRemotePeople *self,
                                 RoboRemotePerson *person);

G_END_DECLS
