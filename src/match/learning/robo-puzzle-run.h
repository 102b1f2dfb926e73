// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody tries to solve a puzzle: which try it is, how it stands, what is to be said.
#pragma once

#include "ai/robo-puzzles.h"
#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboPuzzleState:
 * @ROBO_PUZZLE_TASK: it is the solver's turn
 * @ROBO_PUZZLE_PLAYS: something is shown, or is to be shown
 * @ROBO_PUZZLE_SOLVED: the round is over, and it was done
 * @ROBO_PUZZLE_FAILED: the round is over, and it was not done
 * @ROBO_PUZZLE_SHOWN: the solution has been shown
 *
 * How a puzzle stands.
 */
typedef enum
{
  ROBO_PUZZLE_TASK,
  ROBO_PUZZLE_PLAYS,
  ROBO_PUZZLE_SOLVED,
  ROBO_PUZZLE_FAILED,
  ROBO_PUZZLE_SHOWN,
} RoboPuzzleState;

/**
 * RoboPuzzleRun:
 *
 * Properties, for reading only, each with a notification:
 *
 * - `match` (RoboMatch): the game of the try; another one for each
 * - `state` (uint): a RoboPuzzleState of what is shown
 * - `text` (string): what to tell the solver now
 * - `can-hint` (boolean): there is a hint that has not been given yet
 * - `can-give-up` (boolean): a solution can be shown
 *
 * What the hints and the solution need is looked for in another thread, as long as the run is there.
 *
 * Signal:
 *
 * - `ended ()`: the puzzle has been solved or given up, for the first time
 */
#define ROBO_TYPE_PUZZLE_RUN (robo_puzzle_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleRun, robo_puzzle_run, ROBO, PUZZLE_RUN, GObject)

/**
 * robo_puzzle_run_new:
 * @puzzle: (transfer none): a puzzle
 * @title: what the window calls it
 * @solution: (nullable): what there is to find; %NULL if nobody knows yet
 *
 * Returns: (transfer full): a run at its first try; its match has not started
 */
RoboPuzzleRun *robo_puzzle_run_new (RoboPuzzle         *puzzle,
                                    const char         *title,
                                    const RoboSolution *solution) G_GNUC_WARN_UNUSED_RESULT;

/* The properties. Objects and strings are borrowed. */
RoboMatch      *robo_puzzle_run_get_match (RoboPuzzleRun *self);
RoboPuzzleState robo_puzzle_run_get_state (RoboPuzzleRun *self);
const char     *robo_puzzle_run_get_text (RoboPuzzleRun *self);

RoboPuzzle *robo_puzzle_run_get_puzzle (RoboPuzzleRun *self);

/**
 * robo_puzzle_run_get_n_tries:
 * @self: a run
 *
 * Returns: how many tries it took if the puzzle has been solved without having been given up before, else 0
 */
guint robo_puzzle_run_get_n_tries (RoboPuzzleRun *self);

/**
 * robo_puzzle_run_restart:
 * @self: a run
 *
 * Begins the next try.
 */
void robo_puzzle_run_restart (RoboPuzzleRun *self);

/**
 * robo_puzzle_run_give_up:
 * @self: a run with `can-give-up`
 *
 * Plays a solution.
 */
void robo_puzzle_run_give_up (RoboPuzzleRun *self);

/**
 * robo_puzzle_run_hint:
 * @self: a run with `can-hint`
 *
 * Gives the next hint: how many dice do it, and then where they lie, one after the other.
 */
void robo_puzzle_run_hint (RoboPuzzleRun *self);

/**
 * robo_puzzle_run_dup_result:
 * @self: a run that has ended
 *
 * Returns: (transfer full): a line to be shared that gives nothing away, the same in all languages:
 *   "Robodrome 2026-11-23 ★★★★☆ 🟥🟥🟩"
 */
char *robo_puzzle_run_dup_result (RoboPuzzleRun *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
