// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the text of a lesson or a puzzle above the game, with buttons for the learner.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-exercise-run.h"

G_BEGIN_DECLS

/* Actions: `exercise.hint`, `exercise.show`, `exercise.again` and `exercise.next`. Property `run` (RoboExerciseRun, r,
 * nullable): the exercise that the guide follows.
 *
 * Signals:
 *
 * - `finished ()`: the learner continues after the last exercise of all lessons
 * - `copied ()`: the text line for sharing has been copied to the clipboard */
#define ROBO_TYPE_EXERCISE_GUIDE (robo_exercise_guide_get_type ())

G_DECLARE_FINAL_TYPE (RoboExerciseGuide, robo_exercise_guide, ROBO, EXERCISE_GUIDE, GtkBox)

GtkWidget *robo_exercise_guide_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the exercise that the guide follows, or NULL. */
void robo_exercise_guide_set_run (RoboExerciseGuide *self,
                                  RoboExerciseRun   *run);

G_END_DECLS
