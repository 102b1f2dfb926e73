// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with an arena: pure functions on a plan, for loading and for live editing.
#pragma once

#include "engine/robo-board.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboArenaDemand:
 * @ROBO_ARENA_WELL_FORMED: what a position needs (the arena of a scenario)
 * @ROBO_ARENA_PLAYABLE: what a game needs, with warnings about what is probably not meant
 */
typedef enum
{
  ROBO_ARENA_WELL_FORMED,
  ROBO_ARENA_PLAYABLE,
} RoboArenaDemand;

/**
 * robo_arena_check:
 * @plan: a plan
 * @demand: how much is asked of it
 * @problems: where to add errors and warnings, each with its place
 *
 * Checks what can be wrong with a plan (formats.md, Arena). Fast enough to be called after every
 * change in an editor: well under a millisecond.
 *
 * Returns: whether no error was added
 */
gboolean robo_arena_check (const RoboPlan *plan,
                           RoboArenaDemand demand,
                           RoboProblems   *problems);

G_END_DECLS
