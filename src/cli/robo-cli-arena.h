// SPDX-License-Identifier: GPL-3.0-or-later
// Loads arenas that are named on the command line.
#pragma once

#include "files/arena/robo-arena.h"

G_BEGIN_DECLS

/* Loads an arena of the library by its id, or an arena from a file, of which it adds all errors and warnings. Returns
 * the arena, playable or not. Returns NULL, with an error, if there is no such arena or it cannot be read. */
RoboArena *robo_cli_load_arena (const char   *id_or_path,
                                RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
