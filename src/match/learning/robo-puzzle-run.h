// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tries at a puzzle: the current try, its state and the text for the user.
#pragma once

#include "ai/robo-puzzles.h"
#include "match/robo-match.h"

G_BEGIN_DECLS

/* The state of a puzzle. */
typedef enum
{
  ROBO_PUZZLE_TASK,   /* it is the user's turn */
  ROBO_PUZZLE_PLAYS,  /* events are being shown or are still to be shown */
  ROBO_PUZZLE_SOLVED, /* the round is over, and the task was done */
  ROBO_PUZZLE_FAILED, /* the round is over, and the task was not done */
  ROBO_PUZZLE_SHOWN,  /* the solution has been shown */
} RoboPuzzleState;

/* The tries at a puzzle. Properties, read-only, each with a notification:
 *
 * - `match` (RoboMatch): the game of the try; another one for each try
 * - `state` (uint): a RoboPuzzleState of the position shown
 * - `text` (string): the text for the user now
 * - `latest-text` (string): what has been added to the text, the last hint, or the whole text
 * - `can-hint` (boolean): there is a hint that has not been given yet
 * - `can-give-up` (boolean): a solution can be shown
 *
 * The solution for hints and giving up is searched in another thread, as long as the run lives.
 *
 * Signal:
 *
 * - `ended ()`: the puzzle has been solved or given up, for the first time */
#define ROBO_TYPE_PUZZLE_RUN (robo_puzzle_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleRun, robo_puzzle_run, ROBO, PUZZLE_RUN, GObject)

/* Creates a run at its first try; its match has not started. The short title, if it is not NULL, is the title
 * without the word "Puzzle". The solution is NULL if it is not yet known. */
RoboPuzzleRun *robo_puzzle_run_new (RoboPuzzle         *puzzle,
                                    const char         *title,
                                    const char         *short_title,
                                    const RoboSolution *solution) G_GNUC_WARN_UNUSED_RESULT;

/* Properties. Objects and strings are borrowed. */
RoboMatch      *robo_puzzle_run_get_match (RoboPuzzleRun *self);
RoboPuzzleState robo_puzzle_run_get_state (RoboPuzzleRun *self);
const char     *robo_puzzle_run_get_text (RoboPuzzleRun *self);
const char     *robo_puzzle_run_get_latest_text (RoboPuzzleRun *self);

RoboPuzzle *robo_puzzle_run_get_puzzle (RoboPuzzleRun *self);

/* Returns the number of tries until the puzzle was solved; 0 if it was given up before or is not solved. */
guint robo_puzzle_run_get_n_tries (RoboPuzzleRun *self);

/* Starts the next try. */
void robo_puzzle_run_restart (RoboPuzzleRun *self);

/* Plays a solution. */
void robo_puzzle_run_give_up (RoboPuzzleRun *self);

/* Gives the next hint: first how many dice are needed, then the place of one after the other. */
void robo_puzzle_run_hint (RoboPuzzleRun *self);

/* Returns a line for sharing without spoilers, the same in all languages: "Robodrome 2026-11-23 ★★★★☆ 🟥🟥🟩". */
char *robo_puzzle_run_dup_result (RoboPuzzleRun *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
