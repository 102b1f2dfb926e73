// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson says above its game, and the ways to go on.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-lesson-run.h"

G_BEGIN_DECLS

/**
 * RoboLessonGuide:
 *
 * Actions: `lesson.show`, `lesson.again` and `lesson.next`.
 *
 * Property `run` (RoboLessonRun, r, nullable): what it follows.
 *
 * Signal:
 *
 * - `finished ()`: the learner wants to go on after the last exercise of all
 */
#define ROBO_TYPE_LESSON_GUIDE (robo_lesson_guide_get_type ())

G_DECLARE_FINAL_TYPE (RoboLessonGuide, robo_lesson_guide, ROBO, LESSON_GUIDE, GtkBox)

GtkWidget *robo_lesson_guide_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_lesson_guide_set_run:
 * @self: a guide
 * @run: (nullable): what it follows
 */
void robo_lesson_guide_set_run (RoboLessonGuide *self,
                                RoboLessonRun   *run);

G_END_DECLS
