// SPDX-License-Identifier: GPL-3.0-or-later
// A room for chats (XEP-0045) that carries a match: what is said is in its archive (XEP-0313), and people with ordinary chat
// programs can read along. doc/network.md says what is written there.
#pragma once

#include "robo-carrier.h"
#include "robo-stream.h"

G_BEGIN_DECLS

/**
 * RoboRoomLink:
 * @room: its address, "m7k2q@rooms.example.org"
 * @password: (nullable): what lets people in
 *
 * What somebody has to know to get into a room: "xmpp:m7k2q@rooms.example.org?join;password=3f7km2qz8d". With "robodrome:"
 * instead of "xmpp:" it opens this program and not the one for chats.
 */
typedef struct
{
  char *room;
  char *password;
} RoboRoomLink;

/**
 * robo_room_link_parse:
 * @text: from anywhere
 *
 * Returns: (transfer full) (nullable): the link, if it is one
 */
RoboRoomLink *robo_room_link_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_room_link_copy:
 * @self: a link
 *
 * Returns: (transfer full): another one to the same room
 */
RoboRoomLink *robo_room_link_copy (const RoboRoomLink *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_room_link_to_text:
 * @self: a link
 *
 * Returns: (transfer full): it as an address for chat programs, with "xmpp:", escaped; robo_room_link_parse() reads it back
 */
char *robo_room_link_to_text (const RoboRoomLink *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_room_link_free:
 * @self: (transfer full) (nullable): a link
 */
void robo_room_link_free (RoboRoomLink *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRoomLink, robo_room_link_free)

#define ROBO_TYPE_XMPP (robo_xmpp_get_type ())

G_DECLARE_FINAL_TYPE (RoboXmpp, robo_xmpp, ROBO, XMPP, RoboCarrier)

/**
 * robo_xmpp_new:
 * @stream: to the server, closed
 * @link: (nullable): the room. If it is not there, it is made: hidden, lasting, with the password, with an archive. %NULL
 *   for a new one with a name and a password by chance, where the server has its rooms (XEP-0030)
 * @name: what one is called there
 *
 * Returns: (transfer full): a closed carrier
 */
RoboCarrier *robo_xmpp_new (RoboStream         *stream,
                            const RoboRoomLink *link,
                            const char         *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xmpp_get_link:
 * @self: a carrier
 *
 * Returns: (transfer none) (nullable): what leads others to the room; %NULL while a place for a new one is looked for
 */
const RoboRoomLink *robo_xmpp_get_link (RoboXmpp *self);

G_END_DECLS
