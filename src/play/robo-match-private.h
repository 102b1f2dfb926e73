// SPDX-License-Identifier: GPL-3.0-or-later
// The game of a match, for those who save, judge or test it; what is shown asks RoboMatch.
#pragma once

#include "robo-match.h"

G_BEGIN_DECLS

/**
 * robo_match_get_game:
 * @self: a match
 *
 * Returns: (transfer none): the game that it plays, with all that nobody may see
 */
const RoboGame *robo_match_get_game (RoboMatch *self);

G_END_DECLS
