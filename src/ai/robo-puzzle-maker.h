/* Making puzzles: positions from games of computers in which a good program is hard to find, and is there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-solver.h"

G_BEGIN_DECLS

/**
 * RoboMadePuzzle:
 * @position: the position with its task; its board is one of those that were given
 * @board: which one
 * @solution: what there is to find
 *
 * A puzzle that was made.
 */
typedef struct
{
  RoboTaskPosition position;
  guint            board;
  RoboSolution     solution;
} RoboMadePuzzle;

/**
 * robo_puzzle_maker_make:
 * @boards: (array length=n_boards): arenas that can be played; they outlive the puzzle
 * @n_boards: how many, at least 1
 * @seed: of the games; the same one with the same boards gives the same puzzle on every machine. By turns it is about
 *   winning, surviving and destroying two
 * @difficulty: 1..%ROBO_MAX_DIFFICULTY: how hard it shall be; if no such one is found, it is one nearby
 * @is_over: (nullable): whether nobody wants to know any more; asked often
 * @data: given to @is_over
 * @puzzle: (out): a puzzle with a solution
 *
 * Lets computers play the training game and looks at their positions: what would everybody else do, and what could one of
 * them do about it with four dice drawn by chance? It counts what it does and looks at no clock. About half a second as
 * a rule, several seconds now and then.
 *
 * Returns: whether there is one: always, unless it was over before
 */
gboolean robo_puzzle_maker_make (const RoboBoard *const *boards,
                                 guint                   n_boards,
                                 guint64                 seed,
                                 guint                   difficulty,
                                 gboolean (*is_over) (gpointer data),
                                 gpointer        data,
                                 RoboMadePuzzle *puzzle);

G_END_DECLS
