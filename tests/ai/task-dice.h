// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the dice of a task in a different way than the solver.
#pragma once

#include "replay/robo-task.h"

/* Returns whether the dice of the task suffice for a legal program. */
static inline gboolean
task_has_dice (const RoboTask    *task,
               const RoboProgram *program)
{
  gboolean is_used[ROBO_N_DIE_COLOURS][ROBO_DICE_A_COLOUR] = { { FALSE } };

  for (guint i = 0; i < program->n_dice && task->has_faces; i++)
    {
      const RoboDie *die = &program->dice[i];
      guint          j = 0;

      while (j < ROBO_DICE_A_COLOUR && (is_used[die->colour][j] || task->faces[die->colour][j] != die->value))
        j++;
      if (j == ROBO_DICE_A_COLOUR)
        return FALSE;
      is_used[die->colour][j] = TRUE;
    }

  return TRUE;
}
