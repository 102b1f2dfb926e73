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

/* Returns a sentence about the player who wants to take back an answer and the players who have to agree; NULL
 * without a request. */
char *robo_remote_dup_request (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the time of day for a time in seconds since 1970. If it is not today, the day is included. */
char *robo_remote_dup_time (gint64 when) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name with underscores escaped, for labels with mnemonics. */
char *robo_remote_dup_menu_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
