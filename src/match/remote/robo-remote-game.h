// SPDX-License-Identifier: GPL-3.0-or-later
// Runs this peer's part in a remote game: its answers, its state and the match that a window shows.
#pragma once

#include "match/robo-match-saver.h"
#include "net/robo-match-lock.h"
#include "net/robo-sealed-text.h"
#include "net/transports/robo-carrier.h"

#include "robo-remote-chat.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_REMOTE_BY_TEXTS,   /* players send each other the text that the window shows */
  ROBO_REMOTE_IN_NETWORK, /* the programs connect in the same network */
  ROBO_REMOTE_IN_ROOM,    /* in a room on a chat server */
} RoboRemoteWay;

/* Owns this peer's part in a remote game (doc/network.md) and its file in the folder of saved games. Answers
 * that the player at this screen gives in `match` are sealed or sent; those of the other peers come by
 * robo_remote_game_paste() or the line. A text is shown only when the file that holds it is on disk: then a
 * player never contradicts an earlier answer after a crash.
 *
 * Properties, read-only unless marked "rw", each with a notification:
 *
 * - `match` (RoboMatch): the match for the game page. Another one replaces it when the game begins, and when
 *   what has been played changes, as when a player is replaced by a computer
 * - `title` (string): the players and the arena: “Anna and Ben · Rome”
 * - `status` (string): what to do here or which player the game waits for, a sentence
 * - `task` (string): the same for use beside a mark that shows whose turn it is
 * - `errand` (string, or NULL): to whom `text` is to be sent, a sentence
 * - `text` (string, or NULL): entries that the other peers have not confirmed, sealed; the same until the
 *   state changes
 * - `problem` (string, or NULL): an inconsistency, a sentence
 * - `request` (string, or NULL): the player who wants to take back an answer, a sentence
 * - `deadline` (string, or NULL): until when the players that the game waits for have time, a sentence; NULL
 *   without a deadline
 * - `is-own-turn` (boolean): the player at this screen has to answer
 * - `is-over` (boolean): no further events can happen
 * - `line` (string, or NULL): the line that the game uses and its state, a sentence; NULL if it is played by
 *   pasted texts. With a line `text` is the address of the line, until the others have joined
 * - `is-sent` (boolean, rw): the user has copied `text` to send it; FALSE again when it changes
 *
 * Signal `said (string who, string words)`: another player has sent a chat message, now or since the chat was
 * last read. */
#define ROBO_TYPE_REMOTE_GAME (robo_remote_game_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteGame, robo_remote_game, ROBO, REMOTE_GAME, GObject)

/* Creates a game; takes ownership of the peer. The path is NULL if the game is not on disk yet. */
RoboRemoteGame *robo_remote_game_new (RoboMatchSaver *saver,
                                      const char     *path,
                                      RoboPeer       *peer) G_GNUC_WARN_UNUSED_RESULT;

/* Takes ownership of the lock of the game's file, which was taken before the file was read, and keeps it until
 * the game is freed. */
void robo_remote_game_take_lock (RoboRemoteGame *self,
                                 RoboMatchLock  *lock);

/* Creates an invitation that takes the first seat of a person and offers the rest. The set-up must pass
 * robo_match_setup_check() and have people. `pace` is the time for an answer; is_signed signs each entry,
 * which games with a line need and which makes texts longer. Returns NULL if the rules do not allow remote
 * play. */
RoboRemoteGame *robo_remote_game_new_invitation (RoboMatchSaver       *saver,
                                                 const RoboMatchSetup *setup,
                                                 const RoboKey        *key,
                                                 const char           *name,
                                                 RoboPace              pace,
                                                 gboolean              is_signed) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a remote game; thread-safe. If the key has no seat in it, the peer is a spectator. Returns NULL if the
 * file has no remote game. */
RoboPeer *robo_remote_peer_load (const char    *path,
                                 const RoboKey *key) G_GNUC_WARN_UNUSED_RESULT;

/* The properties and the path of the file. Objects and strings are borrowed. */
RoboMatch      *robo_remote_game_get_match (RoboRemoteGame *self);
const char     *robo_remote_game_get_path (RoboRemoteGame *self);
const char     *robo_remote_game_get_text (RoboRemoteGame *self);
const char     *robo_remote_game_get_status (RoboRemoteGame *self);
gboolean        robo_remote_game_get_is_own_turn (RoboRemoteGame *self);
gboolean        robo_remote_game_get_is_over (RoboRemoteGame *self);
void            robo_remote_game_set_is_sent (RoboRemoteGame *self,
                                              gboolean        is_sent);
const RoboPeer *robo_remote_game_get_peer (RoboRemoteGame *self);

/* Returns the set-up, with the seats that have not joined yet. Borrowed, valid until the game gets a new
 * entry. */
const RoboMatchSetup *robo_remote_game_get_setup (RoboRemoteGame *self);

/* Returns the message to send: the text, and for an invitation an explanation before it. */
char *robo_remote_game_dup_message (RoboRemoteGame *self) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the entries from a pasted text, which may be anything, with or without sealed texts in it. */
RoboPasted robo_remote_game_paste (RoboRemoteGame *self,
                                   const char     *text);

/* Opens a line and uses it as long as the game lives. The game's entries must be signed. */
void robo_remote_game_set_line (RoboRemoteGame *self,
                                RoboCarrier    *line);

/* Opens the line that was used before, if there was one, even if it could not be opened then. */
void robo_remote_game_resume_line (RoboRemoteGame *self);

/* Returns the way in which the others take part. */
RoboRemoteWay robo_remote_game_get_way (RoboRemoteGame *self);

/* Returns whether the line waits for the user to enter an account or to try again. */
gboolean robo_remote_game_get_wants_account (RoboRemoteGame *self);

/* Returns the chat of the line, empty without one. Borrowed. */
RoboRemoteChat *robo_remote_game_get_chat (RoboRemoteGame *self);

/* Sends a chat message to all, if the line allows it now. */
gboolean robo_remote_game_get_can_say (RoboRemoteGame *self);
void     robo_remote_game_say (RoboRemoteGame *self,
                               const char     *words);

/* Removes a person from the room, if the user may do so; see robo_carrier_put_out(). */
gboolean robo_remote_game_get_can_put_out (RoboRemoteGame *self,
                                           const char     *who);
void     robo_remote_game_put_out (RoboRemoteGame *self,
                                   const char     *who);

/* Writes the file again, for example after a disk was full. */
void robo_remote_game_save (RoboRemoteGame *self);

/* Returns the seats whose time is over, a bit each; players can vote to go on without them. */
guint robo_remote_game_list_absent (RoboRemoteGame *self);

/* Votes to let a computer play on for an absent player, which it does when all other players have voted so. */
void robo_remote_game_vote (RoboRemoteGame *self,
                            guint           absent);

/* Asks to take the last own answer back, if that is possible; all other players have to agree. */
gboolean robo_remote_game_get_can_undo (RoboRemoteGame *self);
void     robo_remote_game_undo (RoboRemoteGame *self);

/* Agrees to another player's request to take back an answer, if there is one. */
gboolean robo_remote_game_get_can_agree (RoboRemoteGame *self);
void     robo_remote_game_agree (RoboRemoteGame *self);

/* Returns the address of the game's line, to come back or to watch; NULL if it is played by texts. */
char *robo_remote_game_dup_link (RoboRemoteGame *self) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the own seat back from the computer that has replaced the player, if there is one. */
gboolean robo_remote_game_get_can_return (RoboRemoteGame *self);
void     robo_remote_game_return (RoboRemoteGame *self);

/* Leaves the own seat to a computer, if the player still plays. */
gboolean robo_remote_game_get_can_resign (RoboRemoteGame *self);
void     robo_remote_game_resign (RoboRemoteGame *self);

G_END_DECLS
