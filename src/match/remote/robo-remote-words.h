// SPDX-License-Identifier: GPL-3.0-or-later
// How a game at a distance stands, as sentences: facts, and no accusation.
#pragma once

#include "net/robo-sealed-text.h"

G_BEGIN_DECLS

/**
 * robo_remote_dup_name:
 * @peer: a game
 * @seat: a seat that people have
 *
 * Returns: (transfer full): what its person is called, “Player 2” as long as that is not known
 */
char *robo_remote_dup_name (const RoboPeer *peer,
                            guint           seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_dup_names:
 * @peer: a game
 * @seats: a bit each
 *
 * Returns: (transfer full): what they are called: “Ben, Cleo and Dora”
 */
char *robo_remote_dup_names (const RoboPeer *peer,
                             guint           seats) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_dup_status:
 * @peer: a game
 *
 * Returns: (transfer full): what is to be done here, or who is waited for, in a sentence
 */
char *robo_remote_dup_status (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_dup_task:
 * @peer: a game
 *
 * Returns: (transfer full): the same as robo_remote_dup_status(), where a mark beside it says already whose turn it is
 */
char *robo_remote_dup_task (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_dup_errand:
 * @peer: a game in which there is a text for others
 *
 * Returns: (transfer full): to whom it is to be sent: “Send this to Ben.”
 */
char *robo_remote_dup_errand (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_dup_problem:
 * @peer: a game
 *
 * Returns: (transfer full) (nullable): what does not fit, %NULL if all does
 */
char *robo_remote_dup_problem (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_get_pasted:
 * @pasted: what became of a text
 *
 * Returns: (nullable): why nothing is new, translated; %NULL if something is
 */
const char *robo_remote_get_pasted (RoboPasted pasted);

/**
 * robo_remote_dup_forged:
 * @peer: a game
 * @seat: in whose name something came
 *
 * Returns: (transfer full): that it was not signed by that one
 */
char *robo_remote_dup_forged (const RoboPeer *peer,
                              guint           seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_dup_request:
 * @peer: a game
 *
 * Returns: (transfer full) (nullable): who wants to take back an answer, and who has to agree; %NULL if nobody does
 */
char *robo_remote_dup_request (const RoboPeer *peer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_dup_time:
 * @when: in seconds since 1970
 *
 * Returns: (transfer full): the time of day, and the day unless it is today
 */
char *robo_remote_dup_time (gint64 when) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_dup_menu_name:
 * @name: of somebody
 *
 * Returns: (transfer full): it as a part of a label in which an underline makes a mnemonic
 */
char *robo_remote_dup_menu_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
