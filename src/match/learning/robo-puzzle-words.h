// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the task of a puzzle in words.
#pragma once

#include "files/scenario/robo-puzzle.h"

G_BEGIN_DECLS

/* Returns the task as a translated sentence. */
char *robo_task_dup_words (const RoboTask *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the task as a translated sentence. */
char *robo_puzzle_dup_task (const RoboPuzzle *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the label for a difficulty of 1..ROBO_MAX_DIFFICULTY. */
const char *robo_puzzle_difficulty_get_label (guint difficulty);

G_END_DECLS
