// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the situation in a game in a few words, for users who hear the board.
#pragma once

#include "robo-match.h"

G_BEGIN_DECLS

/* Returns sentences with the place, victory points and damage of each robot, that of `seat` first, and the places of the
 * VP tokens, at the position that the match shows. Example: "Anna: 4|2, 1 VP, 2 damage. KillBot 1: out of the arena, 0
 * VP. VP token: 7|3." */
char *robo_situation_dup (RoboMatch *match,
                          guint      seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
