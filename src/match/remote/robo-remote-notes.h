// SPDX-License-Identifier: GPL-3.0-or-later
// What this machine alone has to remember of a game at a distance, beside its file.
#pragma once

#include "net/robo-offer.h"

G_BEGIN_DECLS

/* Which game, and under which name something is remembered of it: `lines.ini` of the user's data folder (doc/network.md). */

/**
 * robo_remote_notes_dup:
 * @offer: of the game
 * @key: what is asked for
 *
 * Returns: (transfer full) (nullable): what was set last
 */
char *robo_remote_notes_dup (const RoboOffer *offer,
                             const char      *key) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_notes_set:
 * @offer: of the game
 * @key: what is set
 * @value: to what
 *
 * Writes it down at once. When that fails it is only forgotten sooner: nothing of the game depends on it.
 */
void robo_remote_notes_set (const RoboOffer *offer,
                            const char      *key,
                            const char      *value);

G_END_DECLS
