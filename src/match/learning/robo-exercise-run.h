// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tries at an exercise of a lesson or at a puzzle: the current match, its state and the text for the
// learner.
#pragma once

#include "match/robo-match.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_EXERCISE_LESSON, /* a RoboLessonRun */
  ROBO_EXERCISE_PUZZLE, /* a RoboPuzzleRun */
} RoboExerciseKind;

typedef enum
{
  ROBO_EXERCISE_TASK,   /* it is the learner's turn */
  ROBO_EXERCISE_PLAYS,  /* events are being shown, or the next events will be shown */
  ROBO_EXERCISE_DONE,   /* the round is over, and the learner has succeeded */
  ROBO_EXERCISE_FAILED, /* the round is over, and the learner has not succeeded */
  ROBO_EXERCISE_SHOWN,  /* the solution has been shown */
} RoboExerciseState;

/* Names what the exercise offers when it is over. */
typedef enum
{
  ROBO_EXERCISE_NEXT_NONE,
  ROBO_EXERCISE_NEXT_EXERCISE, /* an exercise of the same lesson */
  ROBO_EXERCISE_NEXT_LESSON,
  ROBO_EXERCISE_NEXT_GAME, /* a new game, after the last lesson */
  ROBO_EXERCISE_NEXT_COPY, /* copying the text line for sharing */
} RoboExerciseNext;

/* Runs the tries at an exercise. Properties, read-only, each with a notification:
 *
 * - `match` (RoboMatch): the game of the try; each try has a match of its own
 * - `state` (uint): a RoboExerciseState of the position shown
 * - `text` (string): the text for the learner now
 * - `can-hint` (boolean): there is a hint that has not been given yet
 * - `can-show` (boolean): the solution can be shown
 * - `next` (uint): a RoboExerciseNext
 *
 * Signal:
 *
 * - `ended ()`: a lesson was done, or a puzzle was solved or given up, for the first time */
#define ROBO_TYPE_EXERCISE_RUN (robo_exercise_run_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboExerciseRun, robo_exercise_run, ROBO, EXERCISE_RUN, GObject)

/* Holds the functions of a kind of exercise. */
struct _RoboExerciseRunClass
{
  GObjectClass parent_class;

  RoboExerciseKind kind;

  /* Creates the match of a try, or the match that plays the solution. */
  RoboMatch *(*create_match) (RoboExerciseRun *self,
                              gboolean         plays_solution);

  /* Returns whether the learner has succeeded. Called when the match has ended. */
  gboolean (*is_done) (RoboExerciseRun *self);

  /* Returns the text for the state in text lines, the newest line last. */
  GStrv (*dup_lines) (RoboExerciseRun  *self,
                      RoboExerciseState state);

  /* Records in the run whether a try was done or has failed. */
  void (*tried) (RoboExerciseRun *self,
                 gboolean         is_done);

  gboolean (*can_hint) (RoboExerciseRun *self); /* Returns whether there is another hint; NULL if there are no hints. */
  gboolean (*can_show) (RoboExerciseRun *self); /* Returns whether the solution can be shown; NULL if it always can. */
  RoboExerciseNext (*get_next) (RoboExerciseRun *self);

  /* Writes the result of a run that has ended into the settings. */
  void (*record) (RoboExerciseRun *self,
                  GSettings       *settings);
};

RoboExerciseKind robo_exercise_run_get_kind (RoboExerciseRun *self);

/* These functions return the properties. Objects and strings are borrowed. */
RoboMatch        *robo_exercise_run_get_match (RoboExerciseRun *self);
RoboExerciseState robo_exercise_run_get_state (RoboExerciseRun *self);
const char       *robo_exercise_run_get_text (RoboExerciseRun *self);
gboolean          robo_exercise_run_get_can_hint (RoboExerciseRun *self);
gboolean          robo_exercise_run_get_can_show (RoboExerciseRun *self);
RoboExerciseNext  robo_exercise_run_get_next (RoboExerciseRun *self);

/* Returns the last line of the text, such as the newest hint. */
const char *robo_exercise_run_get_last_line (RoboExerciseRun *self);

/* Begins the next try: replaces the match by a new match, which has not started. */
void robo_exercise_run_restart (RoboExerciseRun *self);

/* Replaces the match by a match that plays a solution and has not started. `can-show` must be TRUE. */
void robo_exercise_run_show_solution (RoboExerciseRun *self);

/* Writes the result of a run that has ended into the settings. */
void robo_exercise_run_record (RoboExerciseRun *self,
                               GSettings       *settings);

/* Updates all properties but match and state. Subclasses call this when one of them may have changed. */
void robo_exercise_run_update (RoboExerciseRun *self);

/* Emits `ended`. Only subclasses call this. */
void robo_exercise_run_end (RoboExerciseRun *self);

G_END_DECLS
