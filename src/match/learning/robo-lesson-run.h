// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody goes through lessons: which exercise it is, how it stands, what is to be said.
#pragma once

#include "files/scenario/robo-lesson.h"
#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboLessonState:
 * @ROBO_LESSON_TASK: it is the learner's turn
 * @ROBO_LESSON_PLAYS: something is shown, or is to be shown
 * @ROBO_LESSON_DONE: the round is over, and the learner has done it
 * @ROBO_LESSON_FAILED: the round is over, and the learner has not done it
 * @ROBO_LESSON_SHOWN: the solution has been shown
 *
 * How an exercise stands.
 */
typedef enum
{
  ROBO_LESSON_TASK,
  ROBO_LESSON_PLAYS,
  ROBO_LESSON_DONE,
  ROBO_LESSON_FAILED,
  ROBO_LESSON_SHOWN,
} RoboLessonState;

/**
 * RoboLessonRun:
 *
 * Properties, for reading only, each with a notification:
 *
 * - `match` (RoboMatch): the game of the exercise; another one for each try
 * - `state` (uint): a RoboLessonState of what is shown
 * - `text` (string): what to tell the learner now
 *
 * Signal:
 *
 * - `lesson-done ()`: the last exercise of the lesson has been done
 */
#define ROBO_TYPE_LESSON_RUN (robo_lesson_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboLessonRun, robo_lesson_run, ROBO, LESSON_RUN, GObject)

/**
 * robo_lesson_run_new:
 * @lessons: (element-type RoboLesson) (transfer none): lessons in their order
 * @index: with which one to begin
 *
 * Returns: (transfer full): a run at the first exercise of that lesson; its match has not started
 */
RoboLessonRun *robo_lesson_run_new (GPtrArray *lessons,
                                    guint      index) G_GNUC_WARN_UNUSED_RESULT;

/* The properties. Objects and strings are borrowed. */
RoboMatch      *robo_lesson_run_get_match (RoboLessonRun *self);
RoboLessonState robo_lesson_run_get_state (RoboLessonRun *self);

/**
 * robo_lesson_run_get_lesson:
 * @self: a run
 *
 * Returns: (transfer none): the lesson it is at
 */
const RoboLesson *robo_lesson_run_get_lesson (RoboLessonRun *self);

/**
 * robo_lesson_run_is_last_exercise:
 * @self: a run
 *
 * Returns: whether the next one belongs to another lesson
 */
gboolean robo_lesson_run_is_last_exercise (RoboLessonRun *self);

/**
 * robo_lesson_run_has_next:
 * @self: a run
 *
 * Returns: whether there is another exercise, of this lesson or of the next one
 */
gboolean robo_lesson_run_has_next (RoboLessonRun *self);

/**
 * robo_lesson_run_get_has_been_done:
 * @self: a run
 *
 * Returns: whether the exercise has been done since it was begun, also if it is tried again now
 */
gboolean robo_lesson_run_get_has_been_done (RoboLessonRun *self);

/* Each of these brings another match. */

/**
 * robo_lesson_run_restart:
 * @self: a run
 *
 * Begins the exercise once more.
 */
void robo_lesson_run_restart (RoboLessonRun *self);

/**
 * robo_lesson_run_show_solution:
 * @self: a run
 *
 * Begins the exercise once more, with the answers of the file instead of the learner's.
 */
void robo_lesson_run_show_solution (RoboLessonRun *self);

/**
 * robo_lesson_run_next:
 * @self: a run that has a next exercise
 *
 * Goes on to it.
 */
void robo_lesson_run_next (RoboLessonRun *self);

G_END_DECLS
