// SPDX-License-Identifier: GPL-3.0-or-later
// Connects a match with its carrier: plays incoming entries, and sends missing entries.
#pragma once

#include "net/robo-peer.h"

#include "robo-carrier.h"

G_BEGIN_DECLS

#define ROBO_TYPE_LINK (robo_link_get_type ())

/* Passes the entries of a match to a carrier and takes those that the carrier delivers. Signals:
 *
 * - changed (): new entries have been played, entries must be sent, or another player has taken the seat. The owner of
 *   the match then calls robo_peer_write_automatic_entries(), saves the match, and calls robo_link_send().
 * - forged (guint seat): entries of a seat that has joined had a wrong signature and were dropped
 * - refused (): a player who wanted to join was refused */
G_DECLARE_FINAL_TYPE (RoboLink, robo_link, ROBO, LINK, GObject)

/* Connects a match with a carrier. The match must outlive the link, and the carrier still has to be opened. */
RoboLink *robo_link_new (RoboPeer    *peer,
                         RoboCarrier *carrier) G_GNUC_WARN_UNUSED_RESULT;

/* Refuses people who want to join: `refuses` is called with the key of a player who joins a seat that nobody has joined
 * yet, and returns whether the player is refused. NULL refuses nobody. */
typedef gboolean (*RoboLinkRefuses) (const guint8 *key,
                                     gpointer      data);
void robo_link_set_refuses (RoboLink       *self,
                            RoboLinkRefuses refuses,
                            gpointer        data);

/* Lets refused players join who would not be refused now, since they do not ask a second time. */
void robo_link_take_refused (RoboLink *self);

/* Returns the name of the last player who wanted to join, is refused, and could still join; otherwise NULL. The name
 * comes from the entry, and may be anything. The result is borrowed. */
const char *robo_link_get_refused (RoboLink *self);

/* Returns the carrier that was given to robo_link_new(). */
RoboCarrier *robo_link_get_carrier (RoboLink *self);

/* Sends the offer, and those entries of all seats that the carrier has not delivered yet. Call this when the match has
 * been saved; extra calls do no harm. */
void robo_link_send (RoboLink *self);

/* Returns whether all entries of the peer have arrived at the carrier. */
gboolean robo_link_is_settled (RoboLink *self);

/* Returns whether another player has joined at the peer's seat first. */
gboolean robo_link_is_seat_taken (RoboLink *self);

/* Returns whether arena and cards will be sent to a player who has asked for them, unless another peer does so
 * first. */
gboolean robo_link_will_send_files (RoboLink *self);

/* Sets the time in which arena and cards are sent at most once, in milliseconds. Tests use this, because they do not
 * wait as long as players do. */
void robo_link_set_again_ms (RoboLink *self,
                             guint     again_ms);

G_END_DECLS
