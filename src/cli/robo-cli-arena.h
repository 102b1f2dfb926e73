// SPDX-License-Identifier: GPL-3.0-or-later
// Arenas that are named on a command line.
#pragma once

#include "files/arena/robo-arena.h"

G_BEGIN_DECLS

/**
 * robo_cli_load_arena:
 * @id_or_path: the id of an arena of the library, or a file
 * @problems: where to add all errors and warnings
 *
 * Returns: (transfer full) (nullable): the arena, be it playable or not; %NULL with an error in @problems
 */
RoboArena *robo_cli_load_arena (const char   *id_or_path,
                                RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
