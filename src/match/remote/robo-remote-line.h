// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the lines that connect the peers of a remote game, and remembers them.
#pragma once

#include "net/robo-offer.h"
#include "net/transports/robo-carrier.h"

G_BEGIN_DECLS

/* Returns whether this build has lines (build option `network`). Without them remote play uses pasted texts only. */
gboolean robo_remote_line_is_supported (void);

/* Returns whether the program was built with rooms on chat servers. */
gboolean robo_remote_line_has_rooms (void);

/* Returns the first link to a room in the text, or the first address of a host in the same network, or NULL. */
char *robo_remote_line_find_address (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether an address is the link to a room, which needs an account. */
gboolean robo_remote_line_is_link (const char *address);

/* Returns a closed line that waits for others in the same network. */
RoboCarrier *robo_remote_line_new_host (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a closed line to a new room on the chat server of the user's account. */
RoboCarrier *robo_remote_line_new_room (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a closed line to a host or a room, or NULL. The address comes from robo_remote_line_find_address(). */
RoboCarrier *robo_remote_line_new_guest (const char *name,
                                         const char *address) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the address or link by which others reach the line; NULL if it is not yet known. */
char *robo_remote_line_dup_address (RoboCarrier *line) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the line leads to a room. */
gboolean robo_remote_line_is_room (RoboCarrier *line);

/* Returns whether the game's line in the same network waits at this computer. */
gboolean robo_remote_line_waits_here (const RoboOffer *offer);

/* Stores the line of the game in `lines.ini` of the user's data folder. Without this the user would have to enter the
 * address each time the game is opened. */
void robo_remote_line_save (RoboCarrier     *line,
                            const RoboOffer *offer);

/* Returns whether the address is a link to the room in which the game is played. */
gboolean robo_remote_line_is_room_of (const char      *address,
                                      const RoboOffer *offer);

/* Returns whether two games are played in one room, such as a game and its rematch. */
gboolean robo_remote_line_is_same_room (const RoboOffer *a,
                                        const RoboOffer *b);

/* Returns the stored line of the game, closed; NULL if the game is played by pasted texts. */
RoboCarrier *robo_remote_line_load (const RoboOffer *offer,
                                    const char      *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
