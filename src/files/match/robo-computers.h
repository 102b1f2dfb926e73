// SPDX-License-Identifier: GPL-3.0-or-later
// Names and describes the computers of ai/robo-ladder.h for players.
#pragma once

#include "engine/robo-types.h"

G_BEGIN_DECLS

/* Returns the name of a computer, such as "Pip". The name is the same in all languages; only "random" is translated. */
const char *robo_computer_get_name (RoboLevel level);

/* Returns a translated description of the computer as an opponent. */
const char *robo_computer_get_sentence (RoboLevel level);

/* Returns the rating of a computer, as in chess: 400 points more mean ten wins for each loss. The ratings were
 * measured in games of two players, see doc/ladder.md. ROBO_LEVEL_CHANCE has the rating of random answers. */
guint robo_computer_get_strength (RoboLevel level);

G_END_DECLS
