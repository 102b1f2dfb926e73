// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the connections between the peers of a remote game, and remembers these connections. Here a connection is
// called a line.
#pragma once

#include "net/robo-offer.h"
#include "net/transports/robo-carrier.h"

G_BEGIN_DECLS

/* Returns whether this build has connections (build option `network`). Without them, remote play uses pasted texts
 * only. */
gboolean robo_remote_line_is_supported (void);

/* Returns whether this build has connections to chat rooms on chat servers. */
gboolean robo_remote_line_has_rooms (void);

/* Returns the first link to a chat room in the text, or the first address of a host in the same network, or NULL. */
char *robo_remote_line_find_address (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether an address is the link to a chat room, which needs an account. */
gboolean robo_remote_line_is_link (const char *address);

/* Returns a closed connection that waits for other players in the same network. */
RoboCarrier *robo_remote_line_new_host (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a closed connection to a new chat room on the chat server of the user's account. */
RoboCarrier *robo_remote_line_new_room (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a closed connection to a host or a chat room, or NULL. The address comes from
 * robo_remote_line_find_address(). */
RoboCarrier *robo_remote_line_new_guest (const char *name,
                                         const char *address) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the address or link by which others connect; NULL if it is not yet known. */
char *robo_remote_line_dup_address (RoboCarrier *line) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the connection leads to a chat room. */
gboolean robo_remote_line_is_room (RoboCarrier *line);

/* Returns whether this computer is the host of the game in the same network. */
gboolean robo_remote_line_waits_here (const RoboOffer *offer);

/* Stores the connection of the game in `lines.ini` of the user's data folder. Without this the user would have to
 * enter the address each time the game is opened. */
void robo_remote_line_save (RoboCarrier     *line,
                            const RoboOffer *offer);

/* Returns whether the address is a link to the chat room in which the game is played. */
gboolean robo_remote_line_is_room_of (const char      *address,
                                      const RoboOffer *offer);

/* Returns whether two games are played in one room, such as a game and its rematch. */
gboolean robo_remote_line_is_same_room (const RoboOffer *a,
                                        const RoboOffer *b);

/* Returns the stored line of the game, closed; NULL if no line is stored, or if this build cannot use it. */
RoboCarrier *robo_remote_line_load (const RoboOffer *offer,
                                    const char      *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
