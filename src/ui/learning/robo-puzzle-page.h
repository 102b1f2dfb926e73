// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a puzzle: a game with a guide above it.
#pragma once

#include <adwaita.h>

#include "match/learning/robo-puzzle-offer.h"
#include "match/learning/robo-puzzle-run.h"

#include "ui/match/robo-game-page.h"

G_BEGIN_DECLS

/* Stores in the settings which puzzles have been solved.
 *
 * Signals:
 *
 * - `left ()`: the solver returns to the list of puzzles
 * - `copied ()`: the result is on the clipboard */
#define ROBO_TYPE_PUZZLE_PAGE (robo_puzzle_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzlePage, robo_puzzle_page, ROBO, PUZZLE_PAGE, AdwBin)

GtkWidget *robo_puzzle_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a puzzle and starts its match; NULL ends the current one. The offer is the puzzle's source, for the
 * progress, or NULL. */
void robo_puzzle_page_set_run (RoboPuzzlePage        *self,
                               RoboPuzzleRun         *run,
                               const RoboPuzzleOffer *offer);

G_END_DECLS
