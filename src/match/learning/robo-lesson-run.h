// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the exercises of lessons, one after the other.
#pragma once

#include "files/scenario/robo-lesson.h"

#include "robo-exercise-run.h"

G_BEGIN_DECLS

/* Leads a learner through the lessons. Emits `ended` when the last exercise of a lesson is done;
 * robo_exercise_run_record() then records the id of that lesson. */
#define ROBO_TYPE_LESSON_RUN (robo_lesson_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboLessonRun, robo_lesson_run, ROBO, LESSON_RUN, RoboExerciseRun)

/* Creates a run at the first exercise of the lesson with this index; its match has not started. The array has all
 * lessons in their order. */
RoboExerciseRun *robo_lesson_run_new (GPtrArray *lessons,
                                      guint      index) G_GNUC_WARN_UNUSED_RESULT;

const RoboLesson *robo_lesson_run_get_lesson (RoboLessonRun *self);

/* Returns whether there is another exercise, in this lesson or in the next lesson. */
gboolean robo_lesson_run_has_next (RoboLessonRun *self);

/* Replaces the match by the match of the next exercise. There must be another exercise. */
void robo_lesson_run_next (RoboLessonRun *self);

G_END_DECLS
