// SPDX-License-Identifier: GPL-3.0-or-later
// A line in the same house or network: one program waits for the others, and passes on what each of them says.
#pragma once

#include "robo-carrier.h"

G_BEGIN_DECLS

#define ROBO_TYPE_LAN (robo_lan_get_type ())

G_DECLARE_FINAL_TYPE (RoboLan, robo_lan, ROBO, LAN, RoboCarrier)

/**
 * robo_lan_new_host:
 * @name: what one is called when one says something
 * @port: where to wait, 0 for any that is free
 * @word: (nullable): what the others have to say to get in, as in an address; %NULL for one by chance
 *
 * It keeps what is said for those who come later, up to 16 MiB or 20,000 bundles; what is sent after that reaches nobody. It
 * lets in at most 32 at a time, each of whom has one guess at the word.
 *
 * Returns: (transfer full): a closed carrier. Open, it has an address.
 */
RoboCarrier *robo_lan_new_host (const char *name,
                                guint16     port,
                                const char *word) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_lan_new_guest:
 * @name: what one is called when one says something
 * @address: of the program that waits, as robo_lan_get_address() tells it
 * @error: why it is no address
 *
 * Returns: (transfer full) (nullable): a closed carrier
 */
RoboCarrier *robo_lan_new_guest (const char *name,
                                 const char *address,
                                 GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_lan_get_address:
 * @self: who waits, open, or a guest
 *
 * Returns: (transfer none) (nullable): where it is reached: a numeric address, a port and a word, "192.168.1.5:40213/K7QM2ZT9".
 *   Short enough for a QR code, and for reading it to somebody
 */
const char *robo_lan_get_address (RoboLan *self);

/**
 * robo_lan_is_host:
 * @self: a line
 *
 * Returns: whether it is the one that waits for others
 */
gboolean robo_lan_is_host (RoboLan *self);

/**
 * robo_lan_count_guests:
 * @self: a line
 *
 * Returns: how many others are there who have said the word; of a guest 0
 */
guint robo_lan_count_guests (RoboLan *self);

G_END_DECLS
