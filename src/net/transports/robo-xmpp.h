// SPDX-License-Identifier: GPL-3.0-or-later
// Carries a match through a chat room (XEP-0045), whose archive (XEP-0313) keeps the messages. People can read the
// room with ordinary chat programs. doc/network.md describes the messages.
#pragma once

#include "robo-carrier.h"
#include "robo-stream.h"

G_BEGIN_DECLS

/* Holds a link to a room: "xmpp:m7k2q@rooms.example.org?join;password=3f7km2qz8d". A link with "robodrome:" in place
 * of "xmpp:" opens Robodrome, not the user's chat program. */
typedef struct
{
  char *room;     /* address, "m7k2q@rooms.example.org" */
  char *password; /* password of the room, or NULL if it has none */
} RoboRoomLink;

/* Returns the link, or NULL if the text, from any source, is not a link. A room address without "xmpp:" or "robodrome:"
 * is a link, too. */
RoboRoomLink *robo_room_link_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;

RoboRoomLink *robo_room_link_copy (const RoboRoomLink *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns an escaped address for chat programs, with "xmpp:". robo_room_link_parse() can read it. */
char *robo_room_link_to_text (const RoboRoomLink *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the link, or does nothing for NULL. */
void robo_room_link_free (RoboRoomLink *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRoomLink, robo_room_link_free)

#define ROBO_TYPE_XMPP (robo_xmpp_get_type ())

G_DECLARE_FINAL_TYPE (RoboXmpp, robo_xmpp, ROBO, XMPP, RoboCarrier)

/* Creates a carrier for a chat room. If the room does not exist, it is created: hidden, persistent, with the
 * password, with an archive. If the link is NULL, creates a new room with random name and password on the server's
 * chat service (XEP-0030). */
RoboCarrier *robo_xmpp_new (RoboStream         *stream,
                            const RoboRoomLink *link,
                            const char         *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the link to the chat room, which other players can follow. Returns NULL until a service for a new room is
 * found. */
const RoboRoomLink *robo_xmpp_get_link (RoboXmpp *self);

G_END_DECLS
