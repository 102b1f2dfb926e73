// SPDX-License-Identifier: GPL-3.0-or-later
// A match at a distance as a file: an ordinary saved game that carries what was said.
#pragma once

#include "files/match/robo-match-file.h"
#include "robo-peer.h"

G_BEGIN_DECLS

/**
 * robo_peer_dup_file:
 * @self: a match
 *
 * Returns: (transfer full): all of it as it is written down
 */
RoboMatchFile *robo_peer_dup_file (const RoboPeer *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_peer_new_for_file:
 * @file: a saved match at a distance
 * @key: (nullable): one's own, %NULL to look on
 *
 * Returns: (transfer full) (nullable): the match, as it follows from what was said; %NULL if what was offered is not what the
 *   file holds, or no match at a distance is in it
 */
RoboPeer *robo_peer_new_for_file (const RoboMatchFile *file,
                                  const RoboKey       *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
