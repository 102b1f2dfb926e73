// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-lesson-run.h"

#include <glib/gi18n.h>

#include "match/robo-match-private.h"

struct _RoboLessonRun
{
  RoboExerciseRun parent_instance;

  GPtrArray *lessons; /* array of RoboLesson */
  guint      lesson;
  guint      exercise;
  gboolean   has_been_done; /* the learner has succeeded in an earlier try at this exercise */
};

G_DEFINE_FINAL_TYPE (RoboLessonRun, robo_lesson_run, ROBO_TYPE_EXERCISE_RUN)

static const RoboExercise *
get_exercise (RoboLessonRun *self)
{
  return robo_lesson_get_exercise (robo_lesson_run_get_lesson (self), self->exercise);
}

static gboolean
is_last_exercise (RoboLessonRun *self)
{
  return self->exercise + 1 == robo_lesson_get_n_exercises (robo_lesson_run_get_lesson (self));
}

static char *
dup_title (RoboLessonRun *self)
{
  const RoboLesson *lesson = robo_lesson_run_get_lesson (self);
  guint             n_exercises = robo_lesson_get_n_exercises (lesson);

  if (n_exercises == 1)
    /* Translators: %1$u is the number of a lesson, %2$s its title: "Lesson 6: A whole round". */
    return g_strdup_printf (_ ("Lesson %1$u: %2$s"), self->lesson + 1, robo_lesson_get_title (lesson));

  /* Translators: %1$u is the number of a lesson, %2$s its title, %3$u the number of one of its exercises, and %4$u how
   * many exercises it has: "Lesson 1: Driving (1/2)". */
  return g_strdup_printf (_ ("Lesson %1$u: %2$s (%3$u/%4$u)"), self->lesson + 1, robo_lesson_get_title (lesson),
                          self->exercise + 1, n_exercises);
}

/* Returns the title of the lesson without its number, but with the number of the exercise if the lesson has several. */
static char *
dup_short_title (RoboLessonRun *self)
{
  const RoboLesson *lesson = robo_lesson_run_get_lesson (self);
  guint             n_exercises = robo_lesson_get_n_exercises (lesson);

  if (n_exercises == 1)
    return g_strdup (robo_lesson_get_title (lesson));

  return g_strdup_printf ("%s (%u/%u)", robo_lesson_get_title (lesson), self->exercise + 1, n_exercises);
}

static RoboMatch *
robo_lesson_run_create_match (RoboExerciseRun *run,
                              gboolean         plays_solution)
{
  RoboLessonRun      *self = ROBO_LESSON_RUN (run);
  const RoboExercise *exercise = get_exercise (self);
  g_autoptr (RoboMatchSetup) setup = robo_exercise_dup_setup (exercise);
  g_autofree char *title = dup_title (self);
  g_autofree char *short_title = dup_short_title (self);
  RoboState        state;
  RoboMatchStart   start = {
      .title = title,
      .short_title = short_title,
      .state = &state,
      .policy = robo_lesson_script_answer,
      .policy_data = robo_lesson_script_new (exercise, plays_solution),
      .policy_free = (GDestroyNotify)robo_lesson_script_free,
  };

  robo_exercise_get_state (exercise, &state);
  start.rolls = robo_exercise_get_rolls (exercise, &start.n_rolls);

  return robo_match_new_at (setup, &start);
}

static gboolean
robo_lesson_run_is_done (RoboExerciseRun *run)
{
  const RoboGame *game = robo_match_get_game (robo_exercise_run_get_match (run));
  gboolean        is_done;

  robo_exercise_judge (get_exercise (ROBO_LESSON_RUN (run)), game, &is_done);

  return is_done;
}

static const char *
get_text (RoboLessonRun    *self,
          RoboMatch        *match,
          RoboExerciseState state)
{
  const RoboExercise *exercise = get_exercise (self);
  const RoboQuestion *question = robo_match_get_question (match);
  gboolean            is_done;

  switch (state)
    {
    case ROBO_EXERCISE_DONE:
    case ROBO_EXERCISE_FAILED:
      return robo_exercise_judge (exercise, robo_match_get_game (match), &is_done);

    case ROBO_EXERCISE_SHOWN:
      return _ ("That’s one way. Your turn.");

    case ROBO_EXERCISE_TASK:
      if (question->kind != ROBO_ASK_PROGRAM && robo_exercise_get_question (exercise) != NULL)
        return robo_exercise_get_question (exercise);
      break;

    case ROBO_EXERCISE_PLAYS:
      break;
    }

  return robo_exercise_get_task (exercise);
}

static GStrv
robo_lesson_run_dup_lines (RoboExerciseRun  *run,
                           RoboExerciseState state)
{
  const char *text = get_text (ROBO_LESSON_RUN (run), robo_exercise_run_get_match (run), state);

  return g_strsplit (text != NULL ? text : "", "\n", -1);
}

static void
robo_lesson_run_tried (RoboExerciseRun *run,
                       gboolean         is_done)
{
  RoboLessonRun *self = ROBO_LESSON_RUN (run);

  if (!is_done || self->has_been_done)
    return;

  self->has_been_done = TRUE;
  if (is_last_exercise (self))
    robo_exercise_run_end (run);
}

static RoboExerciseNext
robo_lesson_run_get_next (RoboExerciseRun *run)
{
  RoboLessonRun *self = ROBO_LESSON_RUN (run);

  if (!self->has_been_done)
    return ROBO_EXERCISE_NEXT_NONE;
  if (!robo_lesson_run_has_next (self))
    return ROBO_EXERCISE_NEXT_GAME;

  return is_last_exercise (self) ? ROBO_EXERCISE_NEXT_LESSON : ROBO_EXERCISE_NEXT_EXERCISE;
}

static void
robo_lesson_run_record (RoboExerciseRun *run,
                        GSettings       *settings)
{
  const char *id = robo_lesson_get_id (robo_lesson_run_get_lesson (ROBO_LESSON_RUN (run)));
  g_auto (GStrv) done = g_settings_get_strv (settings, "lessons-done");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (g_strv_contains ((const char *const *)done, id))
    return;

  g_strv_builder_addv (builder, (const char **)done);
  g_strv_builder_add (builder, id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "lessons-done", (const char *const *)all);
}

static void
robo_lesson_run_finalize (GObject *object)
{
  g_ptr_array_unref (ROBO_LESSON_RUN (object)->lessons);

  G_OBJECT_CLASS (robo_lesson_run_parent_class)->finalize (object);
}

static void
robo_lesson_run_class_init (RoboLessonRunClass *klass)
{
  RoboExerciseRunClass *run_class = ROBO_EXERCISE_RUN_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_lesson_run_finalize;

  run_class->kind = ROBO_EXERCISE_LESSON;
  run_class->create_match = robo_lesson_run_create_match;
  run_class->is_done = robo_lesson_run_is_done;
  run_class->dup_lines = robo_lesson_run_dup_lines;
  run_class->tried = robo_lesson_run_tried;
  run_class->get_next = robo_lesson_run_get_next;
  run_class->record = robo_lesson_run_record;
}

static void
robo_lesson_run_init (RoboLessonRun *self)
{
}

RoboExerciseRun *
robo_lesson_run_new (GPtrArray *lessons,
                     guint      index)
{
  RoboLessonRun *self;

  g_return_val_if_fail (lessons != NULL && index < lessons->len, NULL);

  self = g_object_new (ROBO_TYPE_LESSON_RUN, NULL);
  self->lessons = g_ptr_array_ref (lessons);
  self->lesson = index;
  robo_exercise_run_restart (ROBO_EXERCISE_RUN (self));

  return ROBO_EXERCISE_RUN (self);
}

const RoboLesson *
robo_lesson_run_get_lesson (RoboLessonRun *self)
{
  g_return_val_if_fail (ROBO_IS_LESSON_RUN (self), NULL);

  return g_ptr_array_index (self->lessons, self->lesson);
}

gboolean
robo_lesson_run_has_next (RoboLessonRun *self)
{
  g_return_val_if_fail (ROBO_IS_LESSON_RUN (self), FALSE);

  return !is_last_exercise (self) || self->lesson + 1 < self->lessons->len;
}

void
robo_lesson_run_next (RoboLessonRun *self)
{
  g_return_if_fail (ROBO_IS_LESSON_RUN (self) && robo_lesson_run_has_next (self));

  self->exercise++;
  if (self->exercise == robo_lesson_get_n_exercises (robo_lesson_run_get_lesson (self)))
    {
      self->lesson++;
      self->exercise = 0;
    }
  self->has_been_done = FALSE;
  robo_exercise_run_restart (ROBO_EXERCISE_RUN (self));
}
