// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tries at a puzzle, with hints.
#pragma once

#include "ai/robo-puzzles.h"

#include "robo-exercise-run.h"
#include "robo-puzzle-offer.h"

G_BEGIN_DECLS

/* Runs the tries at a puzzle. The run ends when the puzzle is solved or given up for the first time. Hints and giving
 * up need the solution; if the run was created without it, another thread searches for it. */
#define ROBO_TYPE_PUZZLE_RUN (robo_puzzle_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleRun, robo_puzzle_run, ROBO, PUZZLE_RUN, RoboExerciseRun)

/* Creates a run at its first try; its match has not started. The offer says where the puzzle comes from, and has the
 * id under which the progress is recorded; the offer may be NULL. The short title, if it is not NULL, is the title
 * without the word "Puzzle". The solution is NULL if it is not yet known. */
RoboExerciseRun *robo_puzzle_run_new (RoboPuzzle            *puzzle,
                                      const RoboPuzzleOffer *offer,
                                      const char            *title,
                                      const char            *short_title,
                                      const RoboSolution    *solution) G_GNUC_WARN_UNUSED_RESULT;

RoboPuzzle *robo_puzzle_run_get_puzzle (RoboPuzzleRun *self);

/* Returns the number of tries until the puzzle was solved; 0 if it was given up before or is not solved. */
guint robo_puzzle_run_get_n_tries (RoboPuzzleRun *self);

/* Gives the next hint. The first hint is how many dice are needed; each further hint is the unit, face and key of one
 * die. */
void robo_puzzle_run_hint (RoboPuzzleRun *self);

/* Returns a text line for sharing, without spoilers, the same in all languages: "Robodrome 2026-11-23 ★★★★☆ 🟥🟥🟩". */
char *robo_puzzle_run_dup_result (RoboPuzzleRun *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
