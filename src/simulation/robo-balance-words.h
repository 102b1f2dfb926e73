// SPDX-License-Identifier: GPL-3.0-or-later
// Names the results of simulated games and puts them into translated words, for files, windows and the command line.
#pragma once

#include "robo-balance.h"

G_BEGIN_DECLS

/* Returns the name of a cause of destruction in files. */
const char *robo_death_get_id (RoboDeath death);

const char *robo_verdict_get_id (RoboVerdict verdict);

/* Returns a translated word in the plural, such as "pits". */
const char *robo_death_get_word (RoboDeath death);

/* Returns the translated verdict on a side of an arena, such as "fair". */
const char *robo_verdict_get_word_for_side (RoboVerdict verdict);

/* Returns the translated verdict on a module, such as "stronger". */
const char *robo_verdict_get_word_for_card (RoboVerdict verdict);

/* Returns the share with its precision, translated: "25.1% ± 2.7". */
char *robo_share_dup_text (RoboShare share) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
