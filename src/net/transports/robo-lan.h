// SPDX-License-Identifier: GPL-3.0-or-later
// Carries a match over a local network. One program, the host, waits for the other programs, and passes on their
// messages.
#pragma once

#include "robo-carrier.h"

G_BEGIN_DECLS

#define ROBO_TYPE_LAN (robo_lan_get_type ())

G_DECLARE_FINAL_TYPE (RoboLan, robo_lan, ROBO, LAN, RoboCarrier)

/* Creates a closed host for a player of this name; it gets an address when it is opened. A port of 0 stands for any
 * free port. Guests need `word`, which is part of the address; NULL stands for a random word. The host keeps bundles
 * for later guests, up to 16 MiB together; further bundles of guests reach no other guest. It has at most 32
 * connections at a time, and on each of them a guest has one attempt to send the word. */
RoboCarrier *robo_lan_new_host (const char *name,
                                guint16     port,
                                const char *word) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a closed guest for a player of this name. The address comes from robo_lan_get_address() of the host.
 * Returns NULL if the address is not valid. */
RoboCarrier *robo_lan_new_guest (const char *name,
                                 const char *address,
                                 GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the address of a guest, or of a host that has been opened at least once; otherwise NULL. The address has a
 * numeric address, a port and a word, such as "192.168.1.5:40213/K7QM2ZT9". It is short enough for a QR code and for
 * reading it aloud. */
const char *robo_lan_get_address (RoboLan *self);

/* Returns whether only computers in the same network can reach the address: an IPv4 address that is private (RFC 1918)
 * or link-local, or a unique local address of IPv6 (RFC 4193). A host waits only at such an address, or at the loopback
 * address if it has none. */
gboolean robo_lan_is_private (GInetAddress *address);

gboolean robo_lan_is_host (RoboLan *self);

/* Returns the number of guests who are connected and have sent the word. Returns 0 if `self` is a guest. */
guint robo_lan_count_guests (RoboLan *self);

G_END_DECLS
