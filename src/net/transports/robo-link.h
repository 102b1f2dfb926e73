// SPDX-License-Identifier: GPL-3.0-or-later
// Ties a match to what carries it: what comes in is played, what is missing is sent.
#pragma once

#include "net/robo-peer.h"

#include "robo-carrier.h"

G_BEGIN_DECLS

#define ROBO_TYPE_LINK (robo_link_get_type ())

/**
 * RoboLink:
 * Signals:
 * - changed (): something has come in and been played, or there is something to be sent. Whoever owns the match does what
 *   needs nobody (robo_peer_do_all()), saves it, and calls robo_link_send().
 * - forged (guint seat): something has come in the name of somebody who has joined, and is not signed with the key of that one. It
 *   was dropped
 */
G_DECLARE_FINAL_TYPE (RoboLink, robo_link, ROBO, LINK, GObject)

/**
 * robo_link_new:
 * @peer: a match, which lives longer than the link
 * @carrier: what carries it
 *
 * Returns: (transfer full): the two tied together. The carrier has to be opened.
 */
RoboLink *robo_link_new (RoboPeer    *peer,
                         RoboCarrier *carrier) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_link_get_carrier:
 * @self: a link
 *
 * Returns: (transfer none): what carries the match, as robo_link_new() was given it
 */
RoboCarrier *robo_link_get_carrier (RoboLink *self);

/**
 * robo_link_send:
 * @self: a link
 *
 * Sends what is known here and has not been heard from the carrier: one's own entries, what others have said, the offer.
 * Call it when the match is saved; calling it too often does no harm.
 */
void robo_link_send (RoboLink *self);

/**
 * robo_link_is_settled:
 * @self: a link
 *
 * Returns: whether all that one has said oneself has got there
 */
gboolean robo_link_is_settled (RoboLink *self);

/**
 * robo_link_is_seat_taken:
 * @self: a link
 *
 * Returns: whether somebody else has joined at one's own seat before oneself
 */
gboolean robo_link_is_seat_taken (RoboLink *self);

G_END_DECLS
