// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-lesson-run.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

#include "match/robo-match-private.h"

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_STATE,
  PROP_TEXT,
  N_PROPS,
};

enum
{
  LESSON_DONE,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

struct _RoboLessonRun
{
  GObject parent_instance;

  GPtrArray      *lessons; /* of RoboLesson */
  guint           lesson;
  guint           exercise;
  RoboMatch      *match;
  gboolean        is_solution;
  gboolean        has_been_done;
  RoboLessonState state;
  const char     *text; /* borrowed from the lesson */
};

G_DEFINE_FINAL_TYPE (RoboLessonRun, robo_lesson_run, G_TYPE_OBJECT)

static const RoboExercise *
get_exercise (RoboLessonRun *self)
{
  return robo_lesson_get_exercise (robo_lesson_run_get_lesson (self), self->exercise);
}

/* State */

static RoboLessonState
find_state (RoboLessonRun *self,
            const char   **text)
{
  const RoboExercise *exercise = get_exercise (self);
  const RoboQuestion *question = robo_match_get_question (self->match);
  gboolean            has_ended, is_done;

  g_object_get (self->match, "has-ended", &has_ended, NULL);
  if (has_ended)
    {
      *text = robo_exercise_judge (exercise, robo_match_get_game (self->match), &is_done);
      if (!self->is_solution)
        return is_done ? ROBO_LESSON_DONE : ROBO_LESSON_FAILED;

      *text = _ ("That is one way to do it. Now try it yourself.");
      return ROBO_LESSON_SHOWN;
    }

  *text = robo_exercise_get_task (exercise);
  if (question == NULL)
    return ROBO_LESSON_PLAYS;
  if (question->kind != ROBO_ASK_PROGRAM && robo_exercise_get_question (exercise) != NULL)
    *text = robo_exercise_get_question (exercise);

  return ROBO_LESSON_TASK;
}

static void
update_state (RoboLessonRun *self)
{
  RoboLessonState old_state = self->state;
  const char     *old_text = self->text;

  self->state = find_state (self, &self->text);
  if (self->state == ROBO_LESSON_DONE && !self->has_been_done)
    {
      self->has_been_done = TRUE;
      if (robo_lesson_run_is_last_exercise (self))
        g_signal_emit (self, signals[LESSON_DONE], 0);
    }
  if (self->text != old_text)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
  if (self->state != old_state)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/* Tries */

static char *
dup_title (RoboLessonRun *self)
{
  const RoboLesson *lesson = robo_lesson_run_get_lesson (self);
  guint             n_exercises = robo_lesson_get_n_exercises (lesson);

  if (n_exercises == 1)
    /* Translators: which lesson it is, and its title: "Lesson 6: A whole round" */
    return g_strdup_printf (_ ("Lesson %1$u: %2$s"), self->lesson + 1, robo_lesson_get_title (lesson));

  /* Translators: which lesson it is, its title, which of its exercises, and how many it has: "Lesson 1: Driving (1/2)" */
  return g_strdup_printf (_ ("Lesson %1$u: %2$s (%3$u/%4$u)"), self->lesson + 1, robo_lesson_get_title (lesson),
                          self->exercise + 1, n_exercises);
}

/* Returns the title without the number of the lesson. */
static char *
dup_short_title (RoboLessonRun *self)
{
  const RoboLesson *lesson = robo_lesson_run_get_lesson (self);
  guint             n_exercises = robo_lesson_get_n_exercises (lesson);

  if (n_exercises == 1)
    return g_strdup (robo_lesson_get_title (lesson));

  return g_strdup_printf ("%s (%u/%u)", robo_lesson_get_title (lesson), self->exercise + 1, n_exercises);
}

static void
forget_match (RoboLessonRun *self)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
}

static void
begin_try (RoboLessonRun *self,
           gboolean       is_solution)
{
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
      .policy_data = robo_lesson_script_new (exercise, is_solution),
      .policy_free = (GDestroyNotify)robo_lesson_script_free,
  };

  robo_exercise_get_state (exercise, &state);
  start.rolls = robo_exercise_get_rolls (exercise, &start.n_rolls);

  forget_match (self);
  self->is_solution = is_solution;
  self->match = robo_match_new_at (setup, &start);
  g_signal_connect_object (self->match, "question-changed", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify::has-ended", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
  update_state (self);
}

static void
robo_lesson_run_dispose (GObject *object)
{
  RoboLessonRun *self = ROBO_LESSON_RUN (object);

  forget_match (self);

  G_OBJECT_CLASS (robo_lesson_run_parent_class)->dispose (object);
}

static void
robo_lesson_run_finalize (GObject *object)
{
  RoboLessonRun *self = ROBO_LESSON_RUN (object);

  g_ptr_array_unref (self->lessons);

  G_OBJECT_CLASS (robo_lesson_run_parent_class)->finalize (object);
}

static void
robo_lesson_run_get_property (GObject    *object,
                              guint       property_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  RoboLessonRun *self = ROBO_LESSON_RUN (object);

  switch (property_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_STATE:
      g_value_set_uint (value, self->state);
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_lesson_run_class_init (RoboLessonRunClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_lesson_run_dispose;
  object_class->finalize = robo_lesson_run_finalize;
  object_class->get_property = robo_lesson_run_get_property;

  properties[PROP_MATCH] = robo_property_object ("match", ROBO_TYPE_MATCH);
  properties[PROP_STATE] = robo_property_uint ("state");
  properties[PROP_TEXT] = robo_property_string ("text");
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[LESSON_DONE] = robo_signal_new ("lesson-done", klass);
}

static void
robo_lesson_run_init (RoboLessonRun *self)
{
  self->state = ROBO_LESSON_PLAYS;
}

RoboLessonRun *
robo_lesson_run_new (GPtrArray *lessons,
                     guint      index)
{
  RoboLessonRun *self;

  g_return_val_if_fail (lessons != NULL && index < lessons->len, NULL);

  self = g_object_new (ROBO_TYPE_LESSON_RUN, NULL);
  self->lessons = g_ptr_array_ref (lessons);
  self->lesson = index;
  begin_try (self, FALSE);

  return self;
}

RoboMatch *
robo_lesson_run_get_match (RoboLessonRun *self)
{
  g_return_val_if_fail (ROBO_IS_LESSON_RUN (self), NULL);

  return self->match;
}

RoboLessonState
robo_lesson_run_get_state (RoboLessonRun *self)
{
  g_return_val_if_fail (ROBO_IS_LESSON_RUN (self), ROBO_LESSON_PLAYS);

  return self->state;
}

const RoboLesson *
robo_lesson_run_get_lesson (RoboLessonRun *self)
{
  g_return_val_if_fail (ROBO_IS_LESSON_RUN (self), NULL);

  return g_ptr_array_index (self->lessons, self->lesson);
}

gboolean
robo_lesson_run_is_last_exercise (RoboLessonRun *self)
{
  g_return_val_if_fail (ROBO_IS_LESSON_RUN (self), FALSE);

  return self->exercise + 1 == robo_lesson_get_n_exercises (robo_lesson_run_get_lesson (self));
}

gboolean
robo_lesson_run_has_next (RoboLessonRun *self)
{
  g_return_val_if_fail (ROBO_IS_LESSON_RUN (self), FALSE);

  return !robo_lesson_run_is_last_exercise (self) || self->lesson + 1 < self->lessons->len;
}

gboolean
robo_lesson_run_get_has_been_done (RoboLessonRun *self)
{
  g_return_val_if_fail (ROBO_IS_LESSON_RUN (self), FALSE);

  return self->has_been_done;
}

void
robo_lesson_run_restart (RoboLessonRun *self)
{
  g_return_if_fail (ROBO_IS_LESSON_RUN (self));

  begin_try (self, FALSE);
}

void
robo_lesson_run_show_solution (RoboLessonRun *self)
{
  g_return_if_fail (ROBO_IS_LESSON_RUN (self));

  begin_try (self, TRUE);
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
  begin_try (self, FALSE);
}
