// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the state of a remote game in sentences, as facts and without accusations.
#pragma once

#include "net/robo-sealed-text.h"

G_BEGIN_DECLS

/* Returns the name of a player; “Player 2” if the name is not yet known. */
char *robo_remote_dup_name (const RoboPeer *peer,
                            guint           seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the names of seats, a bit each: “Ben, Cleo and Dora”. */
char *robo_remote_dup_names (const RoboPeer *peer,
                             guint           seats) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a sentence that says what to do here or which player the game waits for. */
char *robo_remote_dup_status (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the same as robo_remote_dup_status(), for use beside a mark that shows whose turn it is. */
char *robo_remote_dup_task (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/* Returns to whom the text is to be sent: “Send this to Ben.” The game must have a text for other players. */
char *robo_remote_dup_send_request (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a sentence about an inconsistency of the game, or NULL if the game is consistent. */
char *robo_remote_dup_problem (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a translated sentence that says why a pasted text has no new entries; NULL if it has some. */
const char *robo_remote_get_paste_message (RoboPasted pasted);

/* Returns a sentence that says that an entry was not signed by the player of this seat. */
char *robo_remote_dup_forged (const RoboPeer *peer,
                              guint           seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a sentence about a request to which other players have to agree: to take back an answer, to end the game, to
 * pause it, to change its time limit, to let a replaced player come back, or to play a rematch. Requests that the
 * player at this screen has to answer come before others. Returns NULL without a request. `now` is in seconds since
 * 1970. */
char *robo_remote_dup_request (const RoboPeer *peer,
                               gint64          now) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name of a time bank, translated. */
const char *robo_remote_get_bank_name (RoboBank bank);

/* Returns the name of a time limit, translated. */
const char *robo_remote_get_pace_name (RoboPace pace);

/* Returns the name of a time limit and its time bank, if it has one, for a byte of robo_pace_to_byte(). */
char *robo_remote_dup_pace (guint8 byte) G_GNUC_WARN_UNUSED_RESULT;

/* For the functions from here to robo_remote_has_proposed(), a pause is over if it was proposed or agreed until a time
 * that has come, and the time limit that is already in force is not a proposal. `now` is in seconds since 1970. */

gboolean robo_remote_is_paused (const RoboPeer *peer,
                                gint64          now);

/* Returns a sentence that says that the game is paused, and until when; NULL if it is not. */
char *robo_remote_dup_pause (const RoboPeer *peer,
                             gint64          now) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the other seats that have made a proposal to which the player at this screen has not agreed, and sets the
 * value of this proposal. Returns 0 if there is no such proposal, or if all have agreed to one already. If there are
 * several different proposals, the one of the lowest seat counts. */
guint robo_remote_list_proposing (const RoboPeer *peer,
                                  RoboProposal    proposal,
                                  gint64          now,
                                  guint64        *value);

/* Returns whether others make such a proposal and the player at this screen has not answered yet. Sets the value that
 * robo_remote_dup_request() tells. */
gboolean robo_remote_is_asked (const RoboPeer *peer,
                               RoboProposal    proposal,
                               gint64          now,
                               guint64        *value);

/* Returns whether the player at this screen has made such a proposal, or has agreed to one. */
gboolean robo_remote_has_proposed (const RoboPeer *peer,
                                   RoboProposal    proposal,
                                   gint64          now);

/* Returns the time of day for a time in seconds since 1970. If it is not the day of `now`, the day is included, and the
 * year if the day is more than ten months away. */
char *robo_remote_dup_time (gint64 when,
                            gint64 now) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name with underscores escaped, for labels with mnemonics. */
char *robo_remote_dup_menu_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
