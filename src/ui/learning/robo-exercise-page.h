// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page of a lesson or a puzzle: a game with a guide above it.
#pragma once

#include <adwaita.h>

#include "match/learning/robo-exercise-run.h"

G_BEGIN_DECLS

/* Stores in the settings which lessons and puzzles the user has done. Leads back to the list of lessons or of puzzles,
 * and after the last lesson to a new game, with the window's action `win.show-page`. */
#define ROBO_TYPE_EXERCISE_PAGE (robo_exercise_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboExercisePage, robo_exercise_page, ROBO, EXERCISE_PAGE, AdwBin)

/* Shows an exercise on the page `lesson` or `puzzle`. Creates this page when it is needed for the first time. */
void robo_exercise_page_show (GtkStack        *pages,
                              RoboExerciseRun *run);

G_END_DECLS
