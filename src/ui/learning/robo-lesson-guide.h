// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the text of a lesson above its game, and its buttons.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-lesson-run.h"

G_BEGIN_DECLS

/* Actions: `lesson.show`, `lesson.again` and `lesson.next`.
 *
 * Property `run` (RoboLessonRun, r, nullable): the lesson that is followed.
 *
 * Signal:
 *
 * - `finished ()`: the learner continues after the last exercise of all lessons */
#define ROBO_TYPE_LESSON_GUIDE (robo_lesson_guide_get_type ())

G_DECLARE_FINAL_TYPE (RoboLessonGuide, robo_lesson_guide, ROBO, LESSON_GUIDE, GtkBox)

GtkWidget *robo_lesson_guide_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Follows a lesson; NULL for none. */
void robo_lesson_guide_set_run (RoboLessonGuide *self,
                                RoboLessonRun   *run);

G_END_DECLS
