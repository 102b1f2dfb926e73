// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a position of the sandbox into a puzzle: lists possible tasks, and checks whether there is a solution.
#pragma once

#include <gio/gio.h>

#include "files/scenario/robo-puzzle.h"

G_BEGIN_DECLS

/* Returns the tasks (RoboTask) that the user can choose from for a seat. The tasks do not provide dice. */
GArray *robo_puzzle_list_tasks (const RoboPosition *position,
                                guint               seat) G_GNUC_WARN_UNUSED_RESULT;

/* Makes the task provide the dice in the program of its seat. Returns FALSE, and provides no dice, if the program is
 * incomplete or not allowed (R5.1). */
gboolean robo_puzzle_task_take_dice (const RoboPosition *position,
                                     RoboTask           *task);

typedef struct
{
  RoboPuzzle *puzzle;
  gboolean    is_solvable;
  char       *sentence; /* the result, translated */

  RoboPosition *position; /* the position from which the puzzle was made */
  RoboTask      task;
} RoboPuzzleCheck;

void robo_puzzle_check_free (RoboPuzzleCheck *self);

/* Makes a puzzle from a position and finds all of its solutions, in another thread. The puzzle leaves out modules, and
 * the program of the task's seat. */
void robo_puzzle_check_async (const RoboPosition *position,
                              const RoboTask     *task,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            data);

/* Returns the result of the check. Returns NULL with an error if the position cannot be a puzzle, or if the check
 * was canceled. */
RoboPuzzleCheck *robo_puzzle_check_finish (GAsyncResult *result,
                                           GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the puzzle other words: id, title, text and author, the last three without the blanks at their ends. Returns
 * FALSE with an error if the words are not allowed; the puzzle then keeps its words. */
gboolean robo_puzzle_check_set_words (RoboPuzzleCheck       *self,
                                      const RoboPuzzleWords *words,
                                      GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPuzzleCheck, robo_puzzle_check_free)

G_END_DECLS
