// SPDX-License-Identifier: GPL-3.0-or-later
// The game of a match, for those who save, judge or test it; what is shown asks RoboMatch.
#pragma once

#include "robo-match-game.h"

G_BEGIN_DECLS

/**
 * robo_match_new_with_game:
 * @game: (transfer full): one that has not started; perhaps made in another thread, with what it was before
 *
 * Returns: (transfer full): a match of it, all events shown
 */
RoboMatch *robo_match_new_with_game (RoboMatchGame *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_get_game:
 * @self: a match
 *
 * Returns: (transfer none): the game that it plays, with all that nobody may see
 */
const RoboGame *robo_match_get_game (RoboMatch *self);

G_END_DECLS
