// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson's fields, for the files that read and play it.
#pragma once

#include "files/xml/robo-texts.h"
#include "robo-lesson.h"
#include "robo-scenario-private.h"

G_BEGIN_DECLS

/**
 * RoboLessonCase:
 * @text: what to say
 * @expectation: if this came to pass
 */
typedef struct
{
  RoboTexts      *text;
  RoboExpectation expectation;
} RoboLessonCase;

struct _RoboExercise
{
  RoboScenario *scenario;
  RoboModules  *modules; /* the standard ones: what its cards are called */
  guint         learner;
  RoboPhase     begin;
  RoboTexts    *task;
  RoboTexts    *question;
  RoboTexts    *done;
  RoboTexts    *again;
  GArray       *cases; /* of RoboLessonCase */
};

struct _RoboLesson
{
  char      *id;
  guint      number;
  RoboTexts *title;
  RoboTexts *summary;
  GPtrArray *exercises; /* of RoboExercise */
};

/**
 * robo_exercise_check:
 * @self: an exercise
 * @line: where it stands
 * @problems: where to say why not
 *
 * Plays the solution.
 *
 * Returns: whether it is one
 */
gboolean robo_exercise_check (const RoboExercise *self,
                              guint               line,
                              RoboProblems       *problems);

G_END_DECLS
