// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the fields of an outcome, and functions that get its winner and mines as files have them.
#pragma once

#include "files/match/robo-outcome-nodes.h"
#include "robo-outcome.h"
#include "robo-scenario-private.h"

G_BEGIN_DECLS

struct _RoboOutcome
{
  const RoboScenario *scenario;
  RoboGame           *game; /* the game at the end of the scenario, with state and events */
};

/* Returns the winner of a game. A single KillBot is a squad, too (R9.10). */
guint robo_outcome_get_winner (const RoboGame *game);

/* Lists the mines of a game by row, then column. */
guint robo_outcome_list_mines (const RoboGame *game,
                               RoboMine        mines[ROBO_MAX_MINES]);

G_END_DECLS
