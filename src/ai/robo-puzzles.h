// SPDX-License-Identifier: GPL-3.0-or-later
// Makes puzzles from numbers and dates, and solves them.
#pragma once

#include <gio/gio.h>

#include "files/scenario/robo-puzzle.h"
#include "robo-solver.h"

G_BEGIN_DECLS

/* The first puzzle of the day has this date. */
#define ROBO_PUZZLES_FIRST_DAY "2026-01-01"

/* Parses a date like "2026-11-23". Returns FALSE unless it is a day from ROBO_PUZZLES_FIRST_DAY to the year
 * 9999. */
gboolean robo_puzzles_parse_day (const char *text,
                                 GDate      *day);

/* Sets `day` to the current day in UTC, which is the same everywhere. */
void robo_puzzles_set_today (GDate *day);

/* Returns the id of the day's puzzle, such as "2026-11-23". */
char *robo_puzzles_dup_day_id (const GDate *day) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the number of the day's puzzle, from 1. */
guint robo_puzzles_get_number (const GDate *day);

/* Returns the intended difficulty of the day's puzzle, 1..ROBO_MAX_DIFFICULTY. A week begins with an easy
 * puzzle and ends with a hard one. */
guint robo_puzzles_get_difficulty (const GDate *day);

/* Makes a puzzle. It usually takes half a second, sometimes several seconds, and may be called in any thread. The same
 * seed gives the same puzzle with this version of the game on every machine. The difficulty is 1..ROBO_MAX_DIFFICULTY.
 * The id is for the puzzle's file; with NULL the id is made from the seed. The solution may be NULL. Returns NULL if it
 * was canceled, or with a problem if arenas or modules of the game are missing. */
RoboPuzzle *robo_puzzles_make (guint64       seed,
                               guint         difficulty,
                               const char   *id,
                               GCancellable *cancellable,
                               RoboSolution *solution,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Makes the puzzle of the day from the date alone. Returns NULL in the same cases as robo_puzzles_make(). */
RoboPuzzle *robo_puzzles_make_daily (const GDate  *day,
                                     GCancellable *cancellable,
                                     RoboSolution *solution,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Plays the puzzle with every program, on up to ROBO_SOLVER_MAX_THREADS processors, which takes up to about half a
 * second. Returns FALSE if it was canceled. */
gboolean robo_puzzles_solve (const RoboPuzzle *puzzle,
                             GCancellable     *cancellable,
                             RoboSolution     *solution);

G_END_DECLS
