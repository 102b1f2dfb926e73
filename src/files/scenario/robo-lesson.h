// SPDX-License-Identifier: GPL-3.0-or-later
// Loads lessons of the tutorial: positions with a task for the learner, and the texts about them.
#pragma once

#include <glib.h>

#include "engine/robo-game.h"
#include "files/match/robo-match-setup.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Files of lessons have this suffix. */
#define ROBO_LESSON_SUFFIX ".lesson.xml"

/* Holds a lesson: one or more exercises about one subject. A lesson never changes. */
typedef struct _RoboLesson RoboLesson;

/* Holds an exercise: a position from which a learner plays one round. The other robots act as the file says. The
 * lesson owns its exercises. */
typedef struct _RoboExercise RoboExercise;

/* Loads a lesson. Returns NULL with an error in `problems` if the data are no valid lesson. */
RoboLesson *robo_lesson_load_memory (const char   *data,
                                     gsize         length,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

void robo_lesson_free (RoboLesson *self);

/* Loads the bundled lessons and the lessons in the folder `robodrome/lessons` of the user's data, sorted by number
 * and then by id. A lesson of the user replaces a lesson with the same id. Files with errors are skipped, with a
 * message in the program's log. */
GPtrArray *robo_lessons_load (void) G_GNUC_WARN_UNUSED_RESULT;

const char *robo_lesson_get_id (const RoboLesson *self);
const char *robo_lesson_get_title (const RoboLesson *self);
const char *robo_lesson_get_summary (const RoboLesson *self);
guint       robo_lesson_get_n_exercises (const RoboLesson *self);

const RoboExercise *robo_lesson_get_exercise (const RoboLesson *self,
                                              guint             index);

/* Translated texts */

const char *robo_exercise_get_task (const RoboExercise *self);

/* Returns the text for a question to the learner that is not about a program, or NULL. */
const char *robo_exercise_get_question (const RoboExercise *self);

/* Returns the text about the learner's game, or NULL. The game must have been played from the position of the
 * exercise to the end of the round, and have kept its events. Sets is_done to whether the learner has succeeded. */
const char *robo_exercise_judge (const RoboExercise *self,
                                 const RoboGame     *game,
                                 gboolean           *is_done);

/* Playing */

/* Returns the set-up of a game with the arena, rules and seats of the exercise. The learner is a person; other
 * operators are computers. */
RoboMatchSetup *robo_exercise_dup_setup (const RoboExercise *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gets the position in which the round begins. */
void robo_exercise_get_state (const RoboExercise *self,
                              RoboState          *state);

/* Returns the rolls of the KillBots, in the order in which they are used. */
const guint8 *robo_exercise_get_rolls (const RoboExercise *self,
                                       guint              *n_rolls);

/* Holds the answers of operators in one game, as the file of the lesson gives them. */
typedef struct _RoboLessonScript RoboLessonScript;

/* Creates the answers of a game from its beginning. Set plays_solution to include the answers of the learner. The
 * exercise must outlive the script. */
RoboLessonScript *robo_lesson_script_new (const RoboExercise *exercise,
                                          gboolean            plays_solution) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a script that no game uses any more. */
void robo_lesson_script_free (RoboLessonScript *self);

/* Answers for an operator, as the file says or with the default answer. This function is a RoboPolicy, whose data is
 * a RoboLessonScript. Returns ROBO_REPLY_UNKNOWN if the learner has to answer. */
RoboReply robo_lesson_script_answer (const RoboSetup    *setup,
                                     const RoboState    *state,
                                     const RoboQuestion *question,
                                     RoboAnswer         *answer,
                                     gpointer            data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLesson, robo_lesson_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLessonScript, robo_lesson_script_free)

G_END_DECLS
