// SPDX-License-Identifier: GPL-3.0-or-later
// A position of the sandbox as a puzzle: what could be asked, and whether there is a solution.
#pragma once

#include <gio/gio.h>

#include "files/scenario/robo-puzzle.h"

G_BEGIN_DECLS

/**
 * robo_puzzle_list_tasks:
 * @position: a position
 * @seat: of an operator
 *
 * Returns: (transfer full) (element-type RoboTask): everything that could be asked of it there; no dice are given
 */
GArray *robo_puzzle_list_tasks (const RoboPosition *position,
                                guint               seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_give_program:
 * @position: a position
 * @task: (inout): gets the dice of its seat's program; none if that is no whole program
 *
 * Returns: whether dice are given now
 */
gboolean robo_puzzle_give_program (const RoboPosition *position,
                                   RoboTask           *task);

/**
 * RoboPuzzleCheck:
 * @puzzle: the puzzle
 * @is_solvable: whether there is a solution
 * @sentence: what was found out, translated
 * @position: what it was made of
 * @task: what is asked
 */
typedef struct
{
  RoboPuzzle *puzzle;
  gboolean    is_solvable;
  char       *sentence;

  RoboPosition *position;
  RoboTask      task;
} RoboPuzzleCheck;

void robo_puzzle_check_free (RoboPuzzleCheck *self);

/**
 * robo_puzzle_check_async:
 * @position: (transfer none): a position; modules are left out, and so is the program of the task's seat
 * @task: what is asked
 * @cancellable: (nullable): to stop it
 * @callback: called in the end
 * @data: for @callback
 *
 * Makes a puzzle and looks for all its solutions, in another thread.
 */
void robo_puzzle_check_async (const RoboPosition *position,
                              const RoboTask     *task,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            data);

/**
 * robo_puzzle_check_finish:
 * @result: of robo_puzzle_check_async()
 * @error: (out): why it can be no puzzle, or that it was cancelled
 *
 * Returns: (transfer full) (nullable): what was found out
 */
RoboPuzzleCheck *robo_puzzle_check_finish (GAsyncResult *result,
                                           GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_check_name:
 * @self: what was found out about a puzzle
 * @words: what is written beside it; blanks at the ends of texts do not count
 * @error: why it cannot be written
 *
 * Makes the same puzzle with other words.
 *
 * Returns: whether @puzzle of @self has them
 */
gboolean robo_puzzle_check_name (RoboPuzzleCheck       *self,
                                 const RoboPuzzleWords *words,
                                 GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPuzzleCheck, robo_puzzle_check_free)

G_END_DECLS
