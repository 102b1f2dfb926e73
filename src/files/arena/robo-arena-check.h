// SPDX-License-Identifier: GPL-3.0-or-later
// Checks arenas with pure functions on a plan, for loading and for live editing.
#pragma once

#include "engine/robo-board.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_ARENA_WELL_FORMED, /* the requirements of a position (the arena of a scenario) */
  ROBO_ARENA_PLAYABLE,    /* the requirements of a game, with warnings about probable mistakes */
} RoboArenaDemand;

/* Checks a plan (formats.md, Arena) and adds errors and warnings with their places. Returns whether the plan has no
 * errors. This takes well under a millisecond, so an editor can call it after every change. */
gboolean robo_arena_check (const RoboPlan *plan,
                           RoboArenaDemand demand,
                           RoboProblems   *problems);

G_END_DECLS
