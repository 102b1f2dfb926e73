// SPDX-License-Identifier: GPL-3.0-or-later
// Gives access to the game of a match, for code that saves, judges or tests it. Views use RoboMatch.
#pragma once

#include "robo-match-game.h"

G_BEGIN_DECLS

/* Creates a match with all events shown and takes ownership of the game, which must not have started. Another thread
 * may have created the game. */
RoboMatch *robo_match_new_with_game (RoboMatchGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the engine's game, including all secrets. */
const RoboGame *robo_match_get_game (RoboMatch *self);

G_END_DECLS
