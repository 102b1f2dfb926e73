// SPDX-License-Identifier: GPL-3.0-or-later
// Puzzles out of numbers and dates, and what there is to find in one.
#pragma once

#include <gio/gio.h>

#include "files/scenario/robo-puzzle.h"
#include "robo-solver.h"

G_BEGIN_DECLS

/* The day of the first puzzle of the day. */
#define ROBO_PUZZLES_FIRST_DAY "2026-01-01"

/**
 * robo_puzzles_parse_day:
 * @text: a date as in "2026-11-23"
 * @day: (out): it
 *
 * Returns: whether it is one, from %ROBO_PUZZLES_FIRST_DAY to the year 9999
 */
gboolean robo_puzzles_parse_day (const char *text,
                                 GDate      *day);

/**
 * robo_puzzles_set_today:
 * @day: (out): the day it is now in UTC: the same everywhere
 */
void robo_puzzles_set_today (GDate *day);

/**
 * robo_puzzles_dup_day_id:
 * @day: a day
 *
 * Returns: (transfer full): it as the id of its puzzle, "2026-11-23"
 */
char *robo_puzzles_dup_day_id (const GDate *day) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzles_get_number:
 * @day: a day
 *
 * Returns: which puzzle of the day it is, from 1
 */
guint robo_puzzles_get_number (const GDate *day);

/**
 * robo_puzzles_get_difficulty:
 * @day: a day
 *
 * A week begins with an easy one and ends with a hard one.
 *
 * Returns: how hard the puzzle of that day is meant to be, 1..%ROBO_MAX_DIFFICULTY
 */
guint robo_puzzles_get_difficulty (const GDate *day);

/**
 * robo_puzzles_make:
 * @seed: any number; the same one gives the same puzzle with this version of the game on every machine
 * @difficulty: 1..%ROBO_MAX_DIFFICULTY: how hard it shall be
 * @id: (nullable): what the puzzle is called in its file; %NULL for one from @seed
 * @cancellable: (nullable): to stop it; asked often
 * @solution: (out) (nullable): what there is to find
 * @problems: where to say why there is none: the arenas of the game are missing
 *
 * Takes half a second as a rule, and several now and then. Any thread may call it.
 *
 * Returns: (transfer full) (nullable): a puzzle, %NULL with an error in @problems or if it was cancelled
 */
RoboPuzzle *robo_puzzles_make (guint64       seed,
                               guint         difficulty,
                               const char   *id,
                               GCancellable *cancellable,
                               RoboSolution *solution,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzles_make_daily:
 * @day: a day
 * @cancellable: (nullable): to stop it
 * @solution: (out) (nullable): what there is to find
 * @problems: where to say why there is none
 *
 * Makes the puzzle of the day, from the date alone.
 *
 * Returns: (transfer full) (nullable): as robo_puzzles_make()
 */
RoboPuzzle *robo_puzzles_make_daily (const GDate  *day,
                                     GCancellable *cancellable,
                                     RoboSolution *solution,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzles_solve:
 * @puzzle: a puzzle
 * @cancellable: (nullable): to stop it
 * @solution: (out): what there is to find
 *
 * Plays every program, on all processors. Up to about half a second.
 *
 * Returns: whether it came to the end
 */
gboolean robo_puzzles_solve (const RoboPuzzle *puzzle,
                             GCancellable     *cancellable,
                             RoboSolution     *solution);

G_END_DECLS
