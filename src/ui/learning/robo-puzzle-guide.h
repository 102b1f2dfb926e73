// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the task and the state of a puzzle above the board.
#pragma once

#include <adwaita.h>

#include "match/learning/robo-puzzle-run.h"

G_BEGIN_DECLS

/* Actions: `puzzle.hint`, `puzzle.give-up`, `puzzle.again` and `puzzle.copy`.
 *
 * Property `run` (RoboPuzzleRun, r, nullable): the puzzle that is followed.
 *
 * Signal:
 *
 * - `copied ()`: the result is on the clipboard */
#define ROBO_TYPE_PUZZLE_GUIDE (robo_puzzle_guide_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleGuide, robo_puzzle_guide, ROBO, PUZZLE_GUIDE, GtkBox)

GtkWidget *robo_puzzle_guide_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Follows a puzzle; NULL for none. */
void robo_puzzle_guide_set_run (RoboPuzzleGuide *self,
                                RoboPuzzleRun   *run);

G_END_DECLS
