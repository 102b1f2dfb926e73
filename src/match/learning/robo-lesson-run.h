// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the exercises of lessons: the current exercise, its state and the text for the learner.
#pragma once

#include "files/scenario/robo-lesson.h"
#include "match/robo-match.h"

G_BEGIN_DECLS

/* The state of an exercise. */
typedef enum
{
  ROBO_LESSON_TASK,   /* it is the learner's turn */
  ROBO_LESSON_PLAYS,  /* events are being shown or are still to be shown */
  ROBO_LESSON_DONE,   /* the round is over, and the learner has succeeded */
  ROBO_LESSON_FAILED, /* the round is over, and the learner has not succeeded */
  ROBO_LESSON_SHOWN,  /* the solution has been shown */
} RoboLessonState;

/* A learner's way through lessons. Properties, read-only, each with a notification:
 *
 * - `match` (RoboMatch): the game of the exercise; another one for each try
 * - `state` (uint): a RoboLessonState of the position shown
 * - `text` (string): the text for the learner now
 *
 * Signal:
 *
 * - `lesson-done ()`: the last exercise of the lesson has been done */
#define ROBO_TYPE_LESSON_RUN (robo_lesson_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboLessonRun, robo_lesson_run, ROBO, LESSON_RUN, GObject)

/* Creates a run at the first exercise of the lesson with this index; its match has not started. The lessons
 * are in order. */
RoboLessonRun *robo_lesson_run_new (GPtrArray *lessons,
                                    guint      index) G_GNUC_WARN_UNUSED_RESULT;

/* Properties. Objects and strings are borrowed. */
RoboMatch      *robo_lesson_run_get_match (RoboLessonRun *self);
RoboLessonState robo_lesson_run_get_state (RoboLessonRun *self);

const RoboLesson *robo_lesson_run_get_lesson (RoboLessonRun *self);

/* Returns whether this is the last exercise of its lesson. */
gboolean robo_lesson_run_is_last_exercise (RoboLessonRun *self);

/* Returns whether there is another exercise, in this lesson or the next one. */
gboolean robo_lesson_run_has_next (RoboLessonRun *self);

/* Returns whether the exercise has been done since it was begun, even if it is being tried again now. */
gboolean robo_lesson_run_get_has_been_done (RoboLessonRun *self);

/* Each of these replaces the match. */

/* Starts the exercise again. */
void robo_lesson_run_restart (RoboLessonRun *self);

/* Starts the exercise again, with the answers of the lesson's file instead of the learner's. */
void robo_lesson_run_show_solution (RoboLessonRun *self);

/* Starts the next exercise; there must be one. */
void robo_lesson_run_next (RoboLessonRun *self);

G_END_DECLS
