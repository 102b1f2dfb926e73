// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which somebody solves a puzzle.
#pragma once

#include <adwaita.h>

#include "match/learning/robo-puzzle-offer.h"
#include "match/learning/robo-puzzle-run.h"

#include "ui/match/robo-game-page.h"

G_BEGIN_DECLS

/**
 * RoboPuzzlePage:
 *
 * Remembers in the settings which puzzles have been solved.
 *
 * Signals:
 *
 * - `left ()`: the solver goes back to the list of puzzles
 * - `copied ()`: the result is on the clipboard
 */
#define ROBO_TYPE_PUZZLE_PAGE (robo_puzzle_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzlePage, robo_puzzle_page, ROBO, PUZZLE_PAGE, AdwBin)

GtkWidget *robo_puzzle_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_page_set_run:
 * @self: a page
 * @run: (nullable): what is to be solved; its match is started. %NULL ends what was there
 * @offer: (nullable): where it is from, for the progress
 */
void robo_puzzle_page_set_run (RoboPuzzlePage        *self,
                               RoboPuzzleRun         *run,
                               const RoboPuzzleOffer *offer);

G_END_DECLS
