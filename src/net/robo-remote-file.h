// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a match of remote play to and from a file: an ordinary saved game that contains the entries.
#pragma once

#include "files/match/robo-match-file.h"
#include "robo-peer.h"

G_BEGIN_DECLS

/* Returns the whole match as a file. */
RoboMatchFile *robo_peer_dup_file (const RoboPeer *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the match that follows from the entries in a saved match, or NULL if it is no match of remote play,
 * or its offer does not match the file. The key is NULL for a spectator. */
RoboPeer *robo_peer_new_for_file (const RoboMatchFile *file,
                                  const RoboKey       *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
