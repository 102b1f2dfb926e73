// SPDX-License-Identifier: GPL-3.0-or-later
// What a puzzle asks, and how one gets on with it, above the board.
#pragma once

#include <adwaita.h>

#include "match/learning/robo-puzzle-run.h"

G_BEGIN_DECLS

/**
 * RoboPuzzleGuide:
 *
 * Actions: `puzzle.hint`, `puzzle.give-up`, `puzzle.again` and `puzzle.copy`.
 *
 * Property `run` (RoboPuzzleRun, r, nullable): what it follows.
 *
 * Signal:
 *
 * - `copied ()`: the result is on the clipboard
 */
#define ROBO_TYPE_PUZZLE_GUIDE (robo_puzzle_guide_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleGuide, robo_puzzle_guide, ROBO, PUZZLE_GUIDE, GtkBox)

GtkWidget *robo_puzzle_guide_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_guide_set_run:
 * @self: a guide
 * @run: (nullable): what it follows
 */
void robo_puzzle_guide_set_run (RoboPuzzleGuide *self,
                                RoboPuzzleRun   *run);

G_END_DECLS
