// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the fields of a lesson, for the files that read and play it.
#pragma once

#include "files/xml/robo-texts.h"
#include "robo-lesson.h"
#include "robo-scenario-private.h"

G_BEGIN_DECLS

typedef struct
{
  RoboTexts      *text;        /* text that is shown if the condition holds */
  RoboExpectation expectation; /* the condition for the text */
} RoboLessonCase;

struct _RoboExercise
{
  RoboScenario *scenario;
  RoboModules  *modules; /* the standard modules, which the game has if a robot has cards */
  guint         learner;
  RoboPhase     begin;
  RoboTexts    *task;
  RoboTexts    *question;
  RoboTexts    *done;
  RoboTexts    *again;
  GArray       *cases; /* array of RoboLessonCase */
};

struct _RoboLesson
{
  char      *id;
  guint      number;
  RoboTexts *title;
  RoboTexts *summary;
  GPtrArray *exercises; /* array of RoboExercise */
};

/* Plays the solution of an exercise, and adds errors if it does not succeed. */
gboolean robo_exercise_check (const RoboExercise *self,
                              guint               line,
                              RoboProblems       *problems);

G_END_DECLS
