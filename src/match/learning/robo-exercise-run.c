// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-exercise-run.h"

#include "base/robo-properties.h"

typedef struct
{
  RoboMatch        *match;
  gboolean          plays_solution; /* the match shows the solution, so it is no try of the learner */
  RoboExerciseState state;
  char             *text;
  char             *last_line;

  /* These are the values of the properties that were last notified. */
  gboolean         can_hint;
  gboolean         can_show;
  RoboExerciseNext next;
} RoboExerciseRunPrivate;

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_STATE,
  PROP_TEXT,
  PROP_CAN_HINT,
  PROP_CAN_SHOW,
  PROP_NEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       ended_signal;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RoboExerciseRun, robo_exercise_run, G_TYPE_OBJECT)

static RoboExerciseRunPrivate *
get_private (RoboExerciseRun *self)
{
  return robo_exercise_run_get_instance_private (self);
}

/* State */

static RoboExerciseState
find_state (RoboExerciseRun *self)
{
  const RoboExerciseRunPrivate *priv = get_private (self);
  gboolean                      has_ended;

  g_object_get (priv->match, "has-ended", &has_ended, NULL);
  if (!has_ended)
    return robo_match_get_question (priv->match) != NULL ? ROBO_EXERCISE_TASK : ROBO_EXERCISE_PLAYS;
  if (priv->plays_solution)
    return ROBO_EXERCISE_SHOWN;

  return ROBO_EXERCISE_RUN_GET_CLASS (self)->is_done (self) ? ROBO_EXERCISE_DONE : ROBO_EXERCISE_FAILED;
}

static void
update_state (RoboExerciseRun *self)
{
  RoboExerciseRunPrivate *priv = get_private (self);
  RoboExerciseState       state = find_state (self);
  gboolean                is_new = state != priv->state;

  priv->state = state;
  if (is_new && (state == ROBO_EXERCISE_DONE || state == ROBO_EXERCISE_FAILED))
    ROBO_EXERCISE_RUN_GET_CLASS (self)->tried (self, state == ROBO_EXERCISE_DONE);
  robo_exercise_run_update (self);
  if (is_new)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/* Tries */

static void
forget_match (RoboExerciseRun *self)
{
  RoboExerciseRunPrivate *priv = get_private (self);

  if (priv->match != NULL)
    g_signal_handlers_disconnect_by_data (priv->match, self);
  g_clear_object (&priv->match);
}

static void
begin_try (RoboExerciseRun *self,
           gboolean         plays_solution)
{
  RoboExerciseRunPrivate *priv = get_private (self);

  forget_match (self);
  priv->plays_solution = plays_solution;
  priv->match = ROBO_EXERCISE_RUN_GET_CLASS (self)->create_match (self, plays_solution);
  g_signal_connect_object (priv->match, "question-changed", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->match, "notify::has-ended", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
  update_state (self);
}

static void
robo_exercise_run_dispose (GObject *object)
{
  forget_match (ROBO_EXERCISE_RUN (object));

  G_OBJECT_CLASS (robo_exercise_run_parent_class)->dispose (object);
}

static void
robo_exercise_run_finalize (GObject *object)
{
  RoboExerciseRunPrivate *priv = get_private (ROBO_EXERCISE_RUN (object));

  g_free (priv->text);
  g_free (priv->last_line);

  G_OBJECT_CLASS (robo_exercise_run_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_GETTER (OBJECT, "match", robo_exercise_run_get_match), .type = robo_match_get_type },
  [PROP_STATE] = { ROBO_PROPERTY_GETTER (UINT, "state", robo_exercise_run_get_state) },
  [PROP_TEXT] = { ROBO_PROPERTY_GETTER (STRING, "text", robo_exercise_run_get_text) },
  [PROP_CAN_HINT] = { ROBO_PROPERTY_GETTER (BOOLEAN, "can-hint", robo_exercise_run_get_can_hint) },
  [PROP_CAN_SHOW] = { ROBO_PROPERTY_GETTER (BOOLEAN, "can-show", robo_exercise_run_get_can_show) },
  [PROP_NEXT] = { ROBO_PROPERTY_GETTER (UINT, "next", robo_exercise_run_get_next) },
};

static void
robo_exercise_run_class_init (RoboExerciseRunClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_exercise_run_dispose;
  object_class->finalize = robo_exercise_run_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  ended_signal = robo_signal_new ("ended", klass);
}

static void
robo_exercise_run_init (RoboExerciseRun *self)
{
  get_private (self)->state = ROBO_EXERCISE_PLAYS;
}

RoboExerciseKind
robo_exercise_run_get_kind (RoboExerciseRun *self)
{
  g_return_val_if_fail (ROBO_IS_EXERCISE_RUN (self), ROBO_EXERCISE_LESSON);

  return ROBO_EXERCISE_RUN_GET_CLASS (self)->kind;
}

RoboMatch *
robo_exercise_run_get_match (RoboExerciseRun *self)
{
  g_return_val_if_fail (ROBO_IS_EXERCISE_RUN (self), NULL);

  return get_private (self)->match;
}

RoboExerciseState
robo_exercise_run_get_state (RoboExerciseRun *self)
{
  g_return_val_if_fail (ROBO_IS_EXERCISE_RUN (self), ROBO_EXERCISE_PLAYS);

  return get_private (self)->state;
}

const char *
robo_exercise_run_get_text (RoboExerciseRun *self)
{
  g_return_val_if_fail (ROBO_IS_EXERCISE_RUN (self), NULL);

  return get_private (self)->text;
}

gboolean
robo_exercise_run_get_can_hint (RoboExerciseRun *self)
{
  g_return_val_if_fail (ROBO_IS_EXERCISE_RUN (self), FALSE);

  return get_private (self)->can_hint;
}

gboolean
robo_exercise_run_get_can_show (RoboExerciseRun *self)
{
  g_return_val_if_fail (ROBO_IS_EXERCISE_RUN (self), FALSE);

  return get_private (self)->can_show;
}

RoboExerciseNext
robo_exercise_run_get_next (RoboExerciseRun *self)
{
  g_return_val_if_fail (ROBO_IS_EXERCISE_RUN (self), ROBO_EXERCISE_NEXT_NONE);

  return get_private (self)->next;
}

const char *
robo_exercise_run_get_last_line (RoboExerciseRun *self)
{
  g_return_val_if_fail (ROBO_IS_EXERCISE_RUN (self), NULL);

  return get_private (self)->last_line;
}

void
robo_exercise_run_restart (RoboExerciseRun *self)
{
  g_return_if_fail (ROBO_IS_EXERCISE_RUN (self));

  begin_try (self, FALSE);
}

void
robo_exercise_run_show_solution (RoboExerciseRun *self)
{
  g_return_if_fail (ROBO_IS_EXERCISE_RUN (self) && robo_exercise_run_get_can_show (self));

  begin_try (self, TRUE);
}

void
robo_exercise_run_record (RoboExerciseRun *self,
                          GSettings       *settings)
{
  g_return_if_fail (ROBO_IS_EXERCISE_RUN (self) && G_IS_SETTINGS (settings));

  ROBO_EXERCISE_RUN_GET_CLASS (self)->record (self, settings);
}

void
robo_exercise_run_update (RoboExerciseRun *self)
{
  const RoboExerciseRunClass *klass = ROBO_EXERCISE_RUN_GET_CLASS (self);
  RoboExerciseRunPrivate     *priv = get_private (self);
  const gboolean              can_hint = klass->can_hint != NULL && klass->can_hint (self);
  const gboolean              can_show = klass->can_show == NULL || klass->can_show (self);
  const RoboExerciseNext      next = klass->get_next (self);
  g_auto (GStrv) lines = klass->dup_lines (self, priv->state);
  g_autofree char *text = g_strjoinv ("\n", lines);
  const guint      n_lines = g_strv_length (lines);

  g_object_freeze_notify (G_OBJECT (self));
  if (can_hint != priv->can_hint)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_HINT]);
  if (can_show != priv->can_show)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_SHOW]);
  if (next != priv->next)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NEXT]);
  if (g_strcmp0 (text, priv->text) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);

  priv->can_hint = can_hint;
  priv->can_show = can_show;
  priv->next = next;
  g_free (priv->text);
  priv->text = g_steal_pointer (&text);
  g_free (priv->last_line);
  priv->last_line = n_lines > 0 ? g_strdup (lines[n_lines - 1]) : NULL;
  g_object_thaw_notify (G_OBJECT (self));
}

void
robo_exercise_run_end (RoboExerciseRun *self)
{
  g_signal_emit (self, ended_signal, 0);
}
