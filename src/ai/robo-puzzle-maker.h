// SPDX-License-Identifier: GPL-3.0-or-later
// Makes puzzles: positions from games of computers in which a good program exists and is hard to find.
#pragma once

#include "robo-solver.h"

G_BEGIN_DECLS

/* Holds a puzzle and its solution. */
typedef struct
{
  RoboTaskPosition position; /* the position with its task; its board is one of the given boards */
  guint            board;    /* index of the board */
  RoboSolution     solution;
} RoboMadePuzzle;

/* Makes a puzzle. Lets computer players play training games, takes their positions with the programs of all seats but
 * one, and draws dice for that seat. The effort is limited by counts and not by time, so the result does not depend on
 * the machine. Usually this takes about half a second, sometimes several seconds.
 *
 * The boards (at least 1) must be playable and outlive the puzzle. The same seed and boards give the same puzzle on
 * every machine. The goals alternate from seed to seed: to win, to survive, to destroy two or three robots. The
 * difficulty is 1..ROBO_MAX_DIFFICULTY; if no puzzle of this difficulty is found, the result has the nearest difficulty
 * that was found. The function is_over, which may be NULL, is called often and returns whether the puzzle is no longer
 * needed. The result is FALSE only if is_over has returned TRUE. */
gboolean robo_puzzle_maker_make (const RoboBoard *const *boards,
                                 guint                   n_boards,
                                 guint64                 seed,
                                 guint                   difficulty,
                                 gboolean (*is_over) (gpointer data),
                                 gpointer        data,
                                 RoboMadePuzzle *puzzle);

G_END_DECLS
