// SPDX-License-Identifier: GPL-3.0-or-later
// By which way a game at a distance reaches the others while it is played, and where that is written down.
#pragma once

#include "net/robo-offer.h"
#include "net/transports/robo-carrier.h"

G_BEGIN_DECLS

/* Whether there are lines: the program was built with them. */
gboolean robo_remote_line_is_there (void);

/* Whether they may also lead to rooms on chat servers. */
gboolean robo_remote_line_has_rooms (void);

/**
 * robo_remote_line_find_address:
 * @text: anything that somebody has pasted
 *
 * Returns: (transfer full) (nullable): the address of somebody in the same network that stands in it, or the link to a room
 */
char *robo_remote_line_find_address (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Whether that is the link to a room, so that an account is needed. */
gboolean robo_remote_line_is_link (const char *address);

/**
 * robo_remote_line_new_host:
 * @name: what one is called
 *
 * Returns: (transfer full): a line on which others in the same network are waited for; closed
 */
RoboCarrier *robo_remote_line_new_host (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_line_new_room:
 * @name: what one is called
 *
 * Returns: (transfer full): a line to a new room on the chat server of one's account; closed
 */
RoboCarrier *robo_remote_line_new_room (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_line_new_guest:
 * @name: what one is called
 * @address: from robo_remote_line_find_address()
 *
 * Returns: (transfer full) (nullable): a line to somebody who waits, or to a room; closed
 */
RoboCarrier *robo_remote_line_new_guest (const char *name,
                                         const char *address) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_line_dup_address:
 * @line: a line
 *
 * Returns: (transfer full) (nullable): where others reach it, an address or a link; %NULL if that is not known yet
 */
char *robo_remote_line_dup_address (RoboCarrier *line) G_GNUC_WARN_UNUSED_RESULT;

/* Whether it leads to a room. */
gboolean robo_remote_line_is_room (RoboCarrier *line);

/**
 * robo_remote_line_save:
 * @line: a line with an address
 * @offer: of the game
 *
 * Writes down by which line the game is played, in `lines.ini` of the user's data folder. Without it the line would have to be
 * given again after the window was closed.
 */
void robo_remote_line_save (RoboCarrier     *line,
                            const RoboOffer *offer);

/**
 * robo_remote_line_is_of:
 * @address: the link to a room
 * @offer: of a game
 *
 * Returns: whether that game is played there
 */
gboolean robo_remote_line_is_of (const char      *address,
                                 const RoboOffer *offer);

/**
 * robo_remote_line_load:
 * @offer: of a game
 * @name: what one is called
 *
 * Returns: (transfer full) (nullable): the line by which it is played, closed; %NULL if it is played by pasted texts
 */
RoboCarrier *robo_remote_line_load (const RoboOffer *offer,
                                    const char      *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
