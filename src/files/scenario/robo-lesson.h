// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson of the tutorial: positions in which something is to be done, and what is said about it.
#pragma once

#include <glib.h>

#include "engine/robo-game.h"
#include "files/match/robo-match-setup.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* How the files are called. */
#define ROBO_LESSON_SUFFIX ".lesson.xml"

/**
 * RoboLesson:
 *
 * One or more exercises about one subject. Immutable and counted.
 */
typedef struct _RoboLesson RoboLesson;

/**
 * RoboExercise:
 *
 * A position from which one round is played by somebody who learns, and others who do what the file says. It belongs
 * to its lesson.
 */
typedef struct _RoboExercise RoboExercise;

/**
 * robo_lesson_load_memory:
 * @data: a file, whatever it holds
 * @length: its length in bytes
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): the lesson, %NULL with an error in @problems
 */
RoboLesson *robo_lesson_load_memory (const char   *data,
                                     gsize         length,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_lesson_free:
 * @self: (transfer full) (nullable): a lesson
 */
void robo_lesson_free (RoboLesson *self);

/**
 * robo_lessons_load:
 *
 * Loads the lessons that come with the program and those in the folder `robodrome/lessons` of the user's data; one of
 * the user's takes the place of one with the same id. A file with errors is left out and named in a warning of the
 * program's log.
 *
 * Returns: (transfer full) (element-type RoboLesson): the lessons in their order
 */
GPtrArray *robo_lessons_load (void) G_GNUC_WARN_UNUSED_RESULT;

const char *robo_lesson_get_id (const RoboLesson *self);
const char *robo_lesson_get_title (const RoboLesson *self);
const char *robo_lesson_get_summary (const RoboLesson *self);
guint       robo_lesson_get_n_exercises (const RoboLesson *self);

/**
 * robo_lesson_get_exercise:
 * @self: a lesson
 * @index: less than robo_lesson_get_n_exercises()
 *
 * Returns: (transfer none): an exercise
 */
const RoboExercise *robo_lesson_get_exercise (const RoboLesson *self,
                                              guint             index);

/* Texts, translated. */

const char *robo_exercise_get_task (const RoboExercise *self);

/**
 * robo_exercise_get_question:
 * @self: an exercise
 *
 * Returns: (nullable): what to say when the learner is asked something else than a program
 */
const char *robo_exercise_get_question (const RoboExercise *self);

/**
 * robo_exercise_judge:
 * @self: an exercise
 * @game: a game that was played from it, with events, at its end
 * @is_done: (out): whether the learner has done what was to be done
 *
 * Returns: (transfer none) (nullable): what to say about it
 */
const char *robo_exercise_judge (const RoboExercise *self,
                                 const RoboGame     *game,
                                 gboolean           *is_done);

/* Playing. */

/**
 * robo_exercise_dup_setup:
 * @self: an exercise
 *
 * Returns: (transfer full): arena, rules and seats; the learner is a person, other operators are computers
 */
RoboMatchSetup *robo_exercise_dup_setup (const RoboExercise *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_exercise_get_state:
 * @self: an exercise
 * @state: (out): the position in which the round begins
 */
void robo_exercise_get_state (const RoboExercise *self,
                              RoboState          *state);

/**
 * robo_exercise_get_rolls:
 * @self: an exercise
 * @n_rolls: (out): how many
 *
 * Returns: (transfer none) (array length=n_rolls): what the KillBots roll, in this order
 */
const guint8 *robo_exercise_get_rolls (const RoboExercise *self,
                                       guint              *n_rolls);

/**
 * RoboLessonScript:
 *
 * What the file lets operators do in one game.
 */
typedef struct _RoboLessonScript RoboLessonScript;

/**
 * robo_lesson_script_new:
 * @exercise: an exercise, which outlives the script
 * @plays_solution: whether the learner's answers are given, too
 *
 * Returns: (transfer full): the answers of a game from the beginning
 */
RoboLessonScript *robo_lesson_script_new (const RoboExercise *exercise,
                                          gboolean            plays_solution) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_lesson_script_free:
 * @self: (transfer full) (nullable): a script that no game uses any more
 */
void robo_lesson_script_free (RoboLessonScript *self);

/**
 * robo_lesson_script_answer:
 * @setup: see RoboPolicy
 * @state: see RoboPolicy
 * @question: see RoboPolicy
 * @answer: (out): see RoboPolicy
 * @data: a RoboLessonScript
 *
 * Answers for everybody the script is for.
 *
 * Returns: %ROBO_REPLY_UNKNOWN if the learner is to say it
 */
RoboReply robo_lesson_script_answer (const RoboSetup    *setup,
                                     const RoboState    *state,
                                     const RoboQuestion *question,
                                     RoboAnswer         *answer,
                                     gpointer            data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLesson, robo_lesson_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLessonScript, robo_lesson_script_free)

G_END_DECLS
