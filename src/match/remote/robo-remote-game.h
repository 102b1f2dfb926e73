// SPDX-License-Identifier: GPL-3.0-or-later
// Runs this peer's part in a remote game: its answers, its state and the match that a window shows.
#pragma once

#include "match/robo-match-saver.h"
#include "net/robo-match-lock.h"
#include "net/robo-sealed-text.h"
#include "net/transports/robo-carrier.h"

#include "robo-remote-chat.h"
#include "robo-remote-people.h"

G_BEGIN_DECLS

/* Owns this peer's part in a remote game (doc/network.md) and its file in the folder of saved games. Answers that the
 * player at this screen gives in `match` are sealed or sent; answers of the other peers arrive by
 * robo_remote_game_paste() or over the connection. A text is shown only when the file with its entries is on disk. So a
 * player never contradicts an earlier answer after a crash.
 *
 * Properties, read-only unless marked "rw", each with a notification:
 *
 * - `match` (RoboMatch): the match for the game page. Another match replaces it when the game begins. The same happens
 *   when a change affects what has been played, for example when a computer replaces a player
 * - `title` (string): the players and the arena: “Anna and Ben · Rome”
 * - `status` (string): what to do here or which player the game waits for, a sentence
 * - `task` (string): like `status`, for use beside a mark that shows whose turn it is
 * - `errand` (string, or NULL): to whom `text` is to be sent, a sentence
 * - `text` (string, or NULL): a sealed text with the entries that the other peers have not confirmed; the text stays
 *   the same until the state changes
 * - `problem` (string, or NULL): an inconsistency, or who went on without whom, a sentence
 * - `request` (string, or NULL): what another player asks for, such as a pause, a rematch or taking back an answer, a
 *   sentence
 * - `deadline` (string, or NULL): until when the players that the game waits for have time, or that it is paused, and
 *   when they were last active, in sentences
 * - `is-own-turn` (boolean): the player at this screen has to answer
 * - `is-over` (boolean): no further events can happen
 * - `line` (string, or NULL): the connection that the game uses and its state, a sentence; NULL if the game is played
 *   by pasted texts. With a connection, `text` is the address of the connection until the other players have joined; in
 *   a rematch over the same connection `text` is NULL
 * - `is-sent` (boolean, rw): the user has copied `text` to send it; it becomes FALSE when `text` changes
 *
 * Signals:
 *
 * - `said (string who, string words)`: another player has sent a chat message, now or since the chat was last read
 * - `resumed ()`: a pause is over, because a player has resumed or its time has come
 * - `rematch-opened ()`: the player wants a rematch, and the address at which it waits in the same network is known */
#define ROBO_TYPE_REMOTE_GAME (robo_remote_game_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteGame, robo_remote_game, ROBO, REMOTE_GAME, GObject)

/* Creates a game; takes ownership of the peer. The path is NULL if the game is not on disk yet. */
RoboRemoteGame *robo_remote_game_new (RoboMatchSaver *saver,
                                      const char     *path,
                                      RoboPeer       *peer) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the list of people. Blocked people cannot join, and their chat messages and their wish for a rematch are not
 * shown. */
void robo_remote_game_set_people (RoboRemoteGame   *self,
                                  RoboRemotePeople *people);

/* Takes ownership of the lock of the game's file and keeps it until the game is freed. The lock was taken before the
 * file was read. */
void robo_remote_game_take_lock (RoboRemoteGame *self,
                                 RoboMatchLock  *lock);

/* Creates an invitation that takes the first seat of a person and offers the other seats of people. The set-up must
 * pass robo_match_setup_check() and have people. `pace` is the time for each answer, and `bank` the time bank for the
 * whole game. With is_signed each entry is signed; games with a connection need signatures, which make texts longer.
 * Returns NULL if the rules do not allow remote play. */
RoboRemoteGame *robo_remote_game_new_invitation (RoboMatchSaver       *saver,
                                                 const RoboMatchSetup *setup,
                                                 const RoboKey        *key,
                                                 const char           *name,
                                                 RoboPace              pace,
                                                 RoboBank              bank,
                                                 gboolean              is_signed) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a remote game. Thread-safe. If the key has no seat in the game, the peer is a spectator. Returns NULL if the
 * file has no remote game. */
RoboPeer *robo_remote_peer_load (const char    *path,
                                 const RoboKey *key) G_GNUC_WARN_UNUSED_RESULT;

/* These functions return the properties and the path of the file. Objects and strings are borrowed. */
RoboMatch      *robo_remote_game_get_match (RoboRemoteGame *self);
const char     *robo_remote_game_get_path (RoboRemoteGame *self);
const char     *robo_remote_game_get_text (RoboRemoteGame *self);
const char     *robo_remote_game_get_status (RoboRemoteGame *self);
gboolean        robo_remote_game_get_is_own_turn (RoboRemoteGame *self);
gboolean        robo_remote_game_get_is_over (RoboRemoteGame *self);
void            robo_remote_game_set_is_sent (RoboRemoteGame *self,
                                              gboolean        is_sent);
const RoboPeer *robo_remote_game_get_peer (RoboRemoteGame *self);

/* Returns the set-up, including the seats that have not joined yet. Borrowed, valid until the game gets a new entry. */
const RoboMatchSetup *robo_remote_game_get_setup (RoboRemoteGame *self);

/* Returns the message to send: the text, and for an invitation an explanation before it. */
char *robo_remote_game_dup_message (RoboRemoteGame *self) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the entries from a pasted text, which may be any text, with or without sealed texts. */
RoboPasted robo_remote_game_paste (RoboRemoteGame *self,
                                   const char     *text);

/* Opens a connection (line) and uses it as long as the game lives. The entries of the game must be signed. */
void robo_remote_game_set_line (RoboRemoteGame *self,
                                RoboCarrier    *line);

/* Opens the connection that the game used last, if it used one and is not over. Tries this even if the connection could
 * not be opened before. */
void robo_remote_game_resume_line (RoboRemoteGame *self);

/* Returns how the players of this game communicate. */
RoboRemoteWay robo_remote_game_get_way (RoboRemoteGame *self);

/* Returns whether the connection waits for the user to enter an account or to try again. */
gboolean robo_remote_game_needs_account (RoboRemoteGame *self);

/* Returns the chat of the game, which is empty if the game has no connection. The result is borrowed. */
RoboRemoteChat *robo_remote_game_get_chat (RoboRemoteGame *self);

/* Returns whether the connection allows chat messages now. robo_remote_game_say() sends a message to all. */
gboolean robo_remote_game_get_can_say (RoboRemoteGame *self);
void     robo_remote_game_say (RoboRemoteGame *self,
                               const char     *words);

/* Returns whether the user may remove a person from the chat room; robo_remote_game_put_out() removes the person.
 * See robo_carrier_remove_person(). */
gboolean robo_remote_game_get_can_put_out (RoboRemoteGame *self,
                                           const char     *who);
void     robo_remote_game_put_out (RoboRemoteGame *self,
                                   const char     *who);

/* Writes the file once more, for example after a disk was full. */
void robo_remote_game_save (RoboRemoteGame *self);

/* Returns the seats, a bit each, whose time is over and about which the player can vote; 0 if it is the player's turn,
 * or if the user only watches. */
guint robo_remote_game_list_absent (RoboRemoteGame *self);

/* Votes to let a computer play on for an absent player. The computer does so when all other players have voted for
 * it. */
void robo_remote_game_vote (RoboRemoteGame *self,
                            guint           absent);

/* Returns whether the last answer given here can be taken back. robo_remote_game_undo() asks for this; all other
 * players have to agree. */
gboolean robo_remote_game_get_can_undo (RoboRemoteGame *self);
void     robo_remote_game_undo (RoboRemoteGame *self);

/* Returns whether another player asks to take back an answer. robo_remote_game_agree() agrees to this. */
gboolean robo_remote_game_get_can_agree (RoboRemoteGame *self);
void     robo_remote_game_agree (RoboRemoteGame *self);

/* Returns whether the player can make this proposal now. robo_remote_game_propose() makes the proposal to all who still
 * play; the proposal holds when all have agreed. The value is that of RoboEntry. */
gboolean robo_remote_game_get_can_propose (RoboRemoteGame *self,
                                           RoboProposal    proposal,
                                           guint64         value);
void     robo_remote_game_propose (RoboRemoteGame *self,
                                   RoboProposal    proposal,
                                   guint64         value);

/* Returns whether the player has made such a proposal or agreed to one. robo_remote_game_take_back() takes the proposal
 * or agreement back; for a pause, this resumes the game. */
gboolean robo_remote_game_get_can_take_back (RoboRemoteGame *self,
                                             RoboProposal    proposal);
void     robo_remote_game_take_back (RoboRemoteGame *self,
                                     RoboProposal    proposal);

/* Returns whether another player has proposed this, and the player has not answered yet. Sets *value, unless `value` is
 * NULL. robo_remote_game_consent() agrees, and robo_remote_game_decline() declines, if this value is still proposed. */
gboolean robo_remote_game_get_is_asked (RoboRemoteGame *self,
                                        RoboProposal    proposal,
                                        guint64        *value);
void     robo_remote_game_consent (RoboRemoteGame *self,
                                   RoboProposal    proposal,
                                   guint64         value);
void     robo_remote_game_decline (RoboRemoteGame *self,
                                   RoboProposal    proposal,
                                   guint64         value);

/* Returns whether `request` asks this player for something. */
gboolean robo_remote_game_get_has_request (RoboRemoteGame *self);

gboolean robo_remote_game_get_is_paused (RoboRemoteGame *self);

/* Returns the address of the game's line, for coming back or watching; NULL if the game has no connection now, or if
 * the address is not known yet. */
char *robo_remote_game_dup_link (RoboRemoteGame *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a computer has replaced the player, who may want to play again. robo_remote_game_return() asks for
 * this; all other players have to agree. */
gboolean robo_remote_game_get_can_return (RoboRemoteGame *self);
void     robo_remote_game_return (RoboRemoteGame *self);

/* Returns whether other players claim to have seen moves of the player that are missing on this computer.
 * robo_remote_game_go_on_anyway() plays on in spite of this claim. */
gboolean robo_remote_game_get_can_go_on_anyway (RoboRemoteGame *self);
void     robo_remote_game_go_on_anyway (RoboRemoteGame *self);

/* Returns the seats that were taken over and ask to play again, a bit each. robo_remote_game_admit() agrees to the
 * wish of all these seats. */
guint robo_remote_game_list_asking (RoboRemoteGame *self);
void  robo_remote_game_admit (RoboRemoteGame *self);

/* Returns whether the player has played on another machine. robo_remote_game_play_here() takes the seat over from that
 * machine. */
gboolean robo_remote_game_get_can_play_here (RoboRemoteGame *self);
void     robo_remote_game_play_here (RoboRemoteGame *self);

/* Rematches over the connection */

/* robo_remote_list_play_again() begins a rematch. */

/* Returns whether the connection can tell the other players now that the player wants a rematch. */
gboolean robo_remote_game_get_can_say_again (RoboRemoteGame *self);

/* Tells the other players whether the player wants a rematch. The address is where the rematch waits in the same
 * network, or NULL. */
void robo_remote_game_say_again (RoboRemoteGame *self,
                                 RoboAgain       again,
                                 const char     *address);

/* Returns where the rematch waits in the same network, or NULL; see robo_peer_find_again_address(). The result is
 * borrowed. */
const char *robo_remote_game_find_again_address (RoboRemoteGame *self);

/* Returns whether others want a rematch and the player has not answered yet. */
gboolean robo_remote_game_get_is_asked_again (RoboRemoteGame *self);

/* Makes a rematch show what the other players say about it in the previous game, until all players have joined the
 * rematch. */
void robo_remote_game_set_previous (RoboRemoteGame *self,
                                    RoboRemoteGame *previous);

/* Returns whether the player, who has not been replaced, may leave the seat to a computer. robo_remote_game_resign()
 * does so. */
gboolean robo_remote_game_get_can_resign (RoboRemoteGame *self);
void     robo_remote_game_resign (RoboRemoteGame *self);

G_END_DECLS
