// SPDX-License-Identifier: GPL-3.0-or-later
// A game with people far away: what is said in it, how it stands, and the match that a window shows.
#pragma once

#include "match/robo-match-saver.h"
#include "net/robo-match-lock.h"
#include "net/robo-sealed-text.h"
#include "net/transports/robo-carrier.h"

#include "robo-remote-chat.h"

G_BEGIN_DECLS

/**
 * RoboRemoteWay:
 * @ROBO_REMOTE_BY_TEXTS: people send each other what the window shows
 * @ROBO_REMOTE_IN_NETWORK: the programs talk to each other in the same network
 * @ROBO_REMOTE_IN_ROOM: in a room on a chat server
 */
typedef enum
{
  ROBO_REMOTE_BY_TEXTS,
  ROBO_REMOTE_IN_NETWORK,
  ROBO_REMOTE_IN_ROOM,
} RoboRemoteWay;

/**
 * RoboRemoteGame:
 *
 * Owns one's part in a game at a distance (doc/network.md) and its file in the folder of saved games. What the person at
 * this screen answers in `match` is sealed or said; what others have said comes by robo_remote_game_paste(). A text is
 * shown only when the file that holds it is on disk: then no crash makes anybody say two things.
 *
 * Properties, for reading only, each with a notification:
 *
 * - `match` (RoboMatch): what the game page shows. Another one takes its place when the game begins, and when what has been
 *   played changes, as when somebody is taken over
 * - `title` (string): who plays, and where: “Anna and Ben · Rome”
 * - `status` (string): what is to be done here or who is waited for, a sentence
 * - `task` (string): the same beside a mark that says whose turn it is
 * - `errand` (string, nullable): to whom `text` is to be sent, a sentence; %NULL if there is none
 * - `text` (string, nullable): what the others have not said they know, sealed; the same until something changes
 * - `problem` (string, nullable): what does not fit, a sentence
 * - `request` (string, nullable): who wants to take back an answer, a sentence
 * - `deadline` (string, nullable): until when those who are waited for have time, a sentence; %NULL if the game has no such times
 * - `is-own-turn` (boolean): the person at this screen has something to say
 * - `is-over` (boolean): nothing more can happen
 * - `line` (string, nullable): by which line it is played and how that stands, a sentence; %NULL if it is played by pasted
 *    texts. Then `text` is what leads others to the line, as long as they have not joined
 * - `is-sent` (boolean, rw): somebody has taken `text` to send it; FALSE again when it changes
 *
 * Signal `said (string who, string words)`: somebody else has said something to all by the line, now or since it was last read.
 */
#define ROBO_TYPE_REMOTE_GAME (robo_remote_game_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteGame, robo_remote_game, ROBO, REMOTE_GAME, GObject)

/**
 * robo_remote_game_new:
 * @saver: what writes it down
 * @path: (nullable): where it is, if it is on disk already
 * @peer: (transfer full): one's part in it
 *
 * Returns: (transfer full): the game
 */
RoboRemoteGame *robo_remote_game_new (RoboMatchSaver *saver,
                                      const char     *path,
                                      RoboPeer       *peer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_game_take_lock:
 * @self: a game that is on disk
 * @lock: (transfer full): of its file, taken before it was read; kept until the game goes
 */
void robo_remote_game_take_lock (RoboRemoteGame *self,
                                 RoboMatchLock  *lock);

/**
 * robo_remote_game_new_invitation:
 * @saver: what writes it down
 * @setup: a set-up that passes robo_match_setup_check(), with people at some seats
 * @key: one's own
 * @name: what one is called
 * @pace: how long an answer may take
 * @is_signed: whether each entry is signed, as games by a line have to be; texts are longer then
 *
 * Takes the first seat that people have and invites others to the rest.
 *
 * Returns: (transfer full) (nullable): the game; %NULL if its rules cannot be played at a distance
 */
RoboRemoteGame *robo_remote_game_new_invitation (RoboMatchSaver       *saver,
                                                 const RoboMatchSetup *setup,
                                                 const RoboKey        *key,
                                                 const char           *name,
                                                 RoboPace              pace,
                                                 gboolean              is_signed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_peer_load:
 * @path: a match file
 * @key: one's own
 *
 * Reads a game at a distance, in any thread. Whose key it is not looks on.
 *
 * Returns: (transfer full) (nullable): the game; %NULL if there is none in the file
 */
RoboPeer *robo_remote_peer_load (const char    *path,
                                 const RoboKey *key) G_GNUC_WARN_UNUSED_RESULT;

/* The properties, and where its file is. Objects and strings are borrowed. */
RoboMatch      *robo_remote_game_get_match (RoboRemoteGame *self);
const char     *robo_remote_game_get_path (RoboRemoteGame *self);
const char     *robo_remote_game_get_text (RoboRemoteGame *self);
const char     *robo_remote_game_get_status (RoboRemoteGame *self);
gboolean        robo_remote_game_get_is_own_turn (RoboRemoteGame *self);
gboolean        robo_remote_game_get_is_over (RoboRemoteGame *self);
void            robo_remote_game_set_is_sent (RoboRemoteGame *self,
                                              gboolean        is_sent);
const RoboPeer *robo_remote_game_get_peer (RoboRemoteGame *self);

/* Who plays where: those who have not joined yet, too. Borrowed, as long as nothing is said in the game. */
const RoboMatchSetup *robo_remote_game_get_setup (RoboRemoteGame *self);

/**
 * robo_remote_game_dup_message:
 * @self: a game with a `text`
 *
 * Returns: (transfer full): what is to be sent: the text, with an invitation some words before it that say what to do with it
 */
char *robo_remote_game_dup_message (RoboRemoteGame *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_game_paste:
 * @self: a game
 * @text: anything, with sealed texts in it or not
 *
 * Takes in what somebody has sent.
 *
 * Returns: what became of it
 */
RoboPasted robo_remote_game_paste (RoboRemoteGame *self,
                                   const char     *text);

/**
 * robo_remote_game_set_line:
 * @self: a game whose entries are signed
 * @line: a closed line
 *
 * Opens it, and plays by it from now on as long as the game is there.
 */
void robo_remote_game_set_line (RoboRemoteGame *self,
                                RoboCarrier    *line);

/**
 * robo_remote_game_resume_line:
 * @self: a game
 *
 * Opens the line by which it was played before, if there was one; also one that could not be opened then.
 */
void robo_remote_game_resume_line (RoboRemoteGame *self);

/* By which way others take part. */
RoboRemoteWay robo_remote_game_get_way (RoboRemoteGame *self);

/* Whether the line waits for somebody to say which account it is to use, or to try again. */
gboolean robo_remote_game_get_wants_account (RoboRemoteGame *self);

/* What was said by the line; empty where there is none. Borrowed. */
RoboRemoteChat *robo_remote_game_get_chat (RoboRemoteGame *self);

/* Whether words can be said to all now, and doing so. */
gboolean robo_remote_game_get_can_say (RoboRemoteGame *self);
void     robo_remote_game_say (RoboRemoteGame *self,
                               const char     *words);

/* Whether somebody who talks can be put out of the room, and doing so; see robo_carrier_put_out(). */
gboolean robo_remote_game_get_can_put_out (RoboRemoteGame *self,
                                           const char     *who);
void     robo_remote_game_put_out (RoboRemoteGame *self,
                                   const char     *who);

/**
 * robo_remote_game_save:
 * @self: a game
 *
 * Writes the file again, as after a disk was full.
 */
void robo_remote_game_save (RoboRemoteGame *self);

/**
 * robo_remote_game_list_absent:
 * @self: a game
 *
 * Returns: the seats without whom one can vote to go on, a bit each: those whose time is over
 */
guint robo_remote_game_list_absent (RoboRemoteGame *self);

/**
 * robo_remote_game_vote:
 * @self: a game
 * @absent: a seat of robo_remote_game_list_absent()
 *
 * Says that a computer is to play on for somebody who is absent; it does when all others have said so.
 */
void robo_remote_game_vote (RoboRemoteGame *self,
                            guint           absent);

/* Whether one's last answer can be taken back if all agree, and asking for that. */
gboolean robo_remote_game_get_can_undo (RoboRemoteGame *self);
void     robo_remote_game_undo (RoboRemoteGame *self);

/* Whether somebody else has asked for it, and agreeing. */
gboolean robo_remote_game_get_can_agree (RoboRemoteGame *self);
void     robo_remote_game_agree (RoboRemoteGame *self);

/**
 * robo_remote_game_dup_link:
 * @self: a game
 *
 * Returns: (transfer full) (nullable): what leads others to its line, to come back or to look on; %NULL if it is played by texts
 */
char *robo_remote_game_dup_link (RoboRemoteGame *self) G_GNUC_WARN_UNUSED_RESULT;

/* Whether one was taken over and can come back, and doing so. */
gboolean robo_remote_game_get_can_return (RoboRemoteGame *self);
void     robo_remote_game_return (RoboRemoteGame *self);

/* Whether one still plays, and leaving the seat to a computer. */
gboolean robo_remote_game_get_can_resign (RoboRemoteGame *self);
void     robo_remote_game_resign (RoboRemoteGame *self);

G_END_DECLS
