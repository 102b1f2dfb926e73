// SPDX-License-Identifier: GPL-3.0-or-later
// What a puzzle asks, in words.
#pragma once

#include "files/scenario/robo-puzzle.h"

G_BEGIN_DECLS

/**
 * robo_task_dup_words:
 * @self: a task
 *
 * Returns: (transfer full): what is to be done, a translated sentence
 */
char *robo_task_dup_words (const RoboTask *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_dup_task:
 * @self: a puzzle
 *
 * Returns: (transfer full): what is to be done, a translated sentence
 */
char *robo_puzzle_dup_task (const RoboPuzzle *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_difficulty_get_label:
 * @difficulty: 1..%ROBO_MAX_DIFFICULTY
 *
 * Returns: (transfer none): it in a word, translated
 */
const char *robo_puzzle_difficulty_get_label (guint difficulty);

G_END_DECLS
