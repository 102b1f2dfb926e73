// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a match of remote play to a file and back. The file is an ordinary saved game that also contains the
// entries.
#pragma once

#include "files/match/robo-match-file.h"
#include "robo-peer.h"

G_BEGIN_DECLS

/* Returns the whole match as a file. */
RoboMatchFile *robo_peer_dup_file (const RoboPeer *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the match that follows from the entries in a saved match. Returns NULL if the saved match is not of remote
 * play, or if its offer contradicts the rest of the file. Without a key, the result is a spectator. */
RoboPeer *robo_peer_new_for_file (const RoboMatchFile *file,
                                  const RoboKey       *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
