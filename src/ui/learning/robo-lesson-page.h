// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a lesson: a game with a guide above it.
#pragma once

#include <adwaita.h>

#include "match/learning/robo-lesson-run.h"

#include "ui/match/robo-game-page.h"

G_BEGIN_DECLS

/* Stores in the settings which lessons have been done.
 *
 * Signals:
 *
 * - `left ()`: the learner returns to the list of lessons
 * - `finished ()`: the learner proceeds to a game */
#define ROBO_TYPE_LESSON_PAGE (robo_lesson_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboLessonPage, robo_lesson_page, ROBO, LESSON_PAGE, AdwBin)

GtkWidget *robo_lesson_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a lesson and starts its match; NULL ends the current one. */
void robo_lesson_page_set_run (RoboLessonPage *self,
                               RoboLessonRun  *run);

G_END_DECLS
