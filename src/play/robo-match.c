// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-private.h"

#include <string.h>

#include <glib/gi18n.h>

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_ROUND,
  PROP_PHASE,
  PROP_UNIT,
  PROP_POSITION,
  PROP_N_EVENTS,
  PROP_IS_LIVE,
  PROP_HAS_QUESTION,
  PROP_ASKED_SEAT,
  PROP_THINKING_SEAT,
  PROP_IS_PROGRAMMING,
  PROP_IS_OVER,
  PROP_IS_RECORDED,
  PROP_HAS_ENDED,
  PROP_CAN_STEP,
  PROP_CAN_STEP_BACK,
  PROP_PLAYING,
  PROP_SPEED,
  PROP_SKIPS_NEEDLESS,
  PROP_SEATS,
  PROP_LOG,
  PROP_ORDER,
  N_PROPS
};

enum
{
  EVENT_SHOWN,
  JUMPED,
  QUESTION_CHANGED,
  ANSWERED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboMatch, robo_match, G_TYPE_OBJECT)

static char *
dup_subtitle (RoboMatch *self)
{
  const RoboMatchFigures *figures = &self->figures;

  if (robo_match_is_one_round (self))
    return g_strdup (robo_log_get_phase_title (figures->phase));
  if (figures->round == 0)
    /* Translators: %u is how many victory points win */
    return g_strdup_printf (_ ("Goal: %u VP"), self->game_setup.rules.vp_goal);

  /* Translators: %1$u counts rounds, %2$s is a phase such as "Programming", %3$u is how many victory points win */
  return g_strdup_printf (_ ("Round %1$u · %2$s · Goal: %3$u VP"),
                          figures->round, robo_log_get_phase_title (figures->phase), self->game_setup.rules.vp_goal);
}

/* What follows from the position shown */

static void
fill_figures (RoboMatch        *self,
              RoboMatchFigures *figures)
{
  const RoboQuestion *question = NULL;

  figures->round = self->shown.round;
  figures->phase = self->shown.phase;
  figures->unit = self->shown.phase == ROBO_PHASE_ACTIVATION ? self->shown.unit + 1u : 0;
  figures->position = self->position;
  figures->n_events = robo_game_get_events (self->game)->n_events;
  figures->can_step = self->position < figures->n_events || (self->has_started && !robo_match_is_waiting (self));
  figures->can_step_back = self->position > 0;
  figures->is_live = !figures->can_step;
  figures->is_over = figures->is_live && self->status == ROBO_GAME_OVER;
  figures->has_ended = figures->is_live && self->has_started && self->status != ROBO_GAME_ASKS;
  figures->has_question = figures->is_live && robo_match_is_asking_somebody_here (self);
  if (figures->has_question)
    question = robo_game_get_question (self->game);
  figures->asked_seat = question ? question->seat : -1;
  figures->thinking_seat = -1;
  if (figures->is_live && self->thinking != NULL)
    figures->thinking_seat = robo_game_get_question (self->game)->seat;
  figures->is_programming = question && question->kind == ROBO_ASK_PROGRAM;
}

static void
notify_if (RoboMatch *self,
           gboolean   differs,
           guint      prop_id)
{
  if (differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
notify_figures (RoboMatch              *self,
                const RoboMatchFigures *old)
{
  const RoboMatchFigures *now = &self->figures;

  notify_if (self, old->round != now->round, PROP_ROUND);
  notify_if (self, old->phase != now->phase, PROP_PHASE);
  notify_if (self, old->round != now->round || old->phase != now->phase, PROP_SUBTITLE);
  notify_if (self, old->unit != now->unit, PROP_UNIT);
  notify_if (self, old->position != now->position, PROP_POSITION);
  notify_if (self, old->n_events != now->n_events, PROP_N_EVENTS);
  notify_if (self, old->is_live != now->is_live, PROP_IS_LIVE);
  notify_if (self, old->has_question != now->has_question, PROP_HAS_QUESTION);
  notify_if (self, old->asked_seat != now->asked_seat, PROP_ASKED_SEAT);
  notify_if (self, old->thinking_seat != now->thinking_seat, PROP_THINKING_SEAT);
  notify_if (self, old->is_programming != now->is_programming, PROP_IS_PROGRAMMING);
  notify_if (self, old->is_over != now->is_over, PROP_IS_OVER);
  notify_if (self, old->has_ended != now->has_ended, PROP_HAS_ENDED);
  notify_if (self, old->can_step != now->can_step, PROP_CAN_STEP);
  notify_if (self, old->can_step_back != now->can_step_back, PROP_CAN_STEP_BACK);
}

void
robo_match_update (RoboMatch *self)
{
  RoboMatchFigures old = self->figures;

  g_object_freeze_notify (G_OBJECT (self));
  robo_match_get_state_at (self, self->position, &self->shown);
  fill_figures (self, &self->figures);
  robo_match_show_seats (self);
  robo_match_show_order (self);
  robo_match_extend_log (self);
  notify_figures (self, &old);
  g_object_thaw_notify (G_OBJECT (self));
}

void
robo_match_announce (RoboMatch *self)
{
  guint question = 0;

  if (self->figures.has_question)
    {
      robo_game_get_records (self->game, &question);
      question++;
    }
  if (self->announced_question == question)
    return;

  self->announced_question = question;
  g_signal_emit (self, signals[QUESTION_CHANGED], 0);
}

void
robo_match_emit_shown (RoboMatch *self,
                       guint      index)
{
  g_signal_emit (self, signals[EVENT_SHOWN], 0, index);
}

void
robo_match_emit_jumped (RoboMatch *self)
{
  g_signal_emit (self, signals[JUMPED], 0);
}

void
robo_match_emit_answered (RoboMatch *self)
{
  g_signal_emit (self, signals[ANSWERED], 0);
}

void
robo_match_notify_playing (RoboMatch *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static void
robo_match_dispose (GObject *object)
{
  RoboMatch *self = ROBO_MATCH (object);

  robo_match_stop_timer (self);
  robo_match_stop_thinking (self);
  g_clear_object (&self->seats);
  g_clear_object (&self->log);
  g_clear_object (&self->order);
  g_clear_object (&self->standing_answers);
  memset (self->by_seat, 0, sizeof self->by_seat);

  G_OBJECT_CLASS (robo_match_parent_class)->dispose (object);
}

static void
robo_match_finalize (GObject *object)
{
  RoboMatch *self = ROBO_MATCH (object);

  g_array_unref (self->notes);
  g_free (self->titles);
  g_clear_pointer (&self->game, robo_game_free);
  g_clear_pointer (&self->board, robo_board_free);
  g_clear_pointer (&self->setup, robo_match_setup_free);
  if (self->policy_free != NULL)
    self->policy_free (self->policy_data);
  g_free (self->title);

  G_OBJECT_CLASS (robo_match_parent_class)->finalize (object);
}

/* Where the properties stand that follow from the game and the position. */
static const gsize figure_offsets[N_PROPS] = {
  [PROP_ROUND] = G_STRUCT_OFFSET (RoboMatch, figures.round),
  [PROP_PHASE] = G_STRUCT_OFFSET (RoboMatch, figures.phase),
  [PROP_UNIT] = G_STRUCT_OFFSET (RoboMatch, figures.unit),
  [PROP_POSITION] = G_STRUCT_OFFSET (RoboMatch, figures.position),
  [PROP_N_EVENTS] = G_STRUCT_OFFSET (RoboMatch, figures.n_events),
  [PROP_IS_LIVE] = G_STRUCT_OFFSET (RoboMatch, figures.is_live),
  [PROP_HAS_QUESTION] = G_STRUCT_OFFSET (RoboMatch, figures.has_question),
  [PROP_ASKED_SEAT] = G_STRUCT_OFFSET (RoboMatch, figures.asked_seat),
  [PROP_THINKING_SEAT] = G_STRUCT_OFFSET (RoboMatch, figures.thinking_seat),
  [PROP_IS_PROGRAMMING] = G_STRUCT_OFFSET (RoboMatch, figures.is_programming),
  [PROP_IS_OVER] = G_STRUCT_OFFSET (RoboMatch, figures.is_over),
  [PROP_HAS_ENDED] = G_STRUCT_OFFSET (RoboMatch, figures.has_ended),
  [PROP_IS_RECORDED] = G_STRUCT_OFFSET (RoboMatch, is_recorded),
  [PROP_CAN_STEP] = G_STRUCT_OFFSET (RoboMatch, figures.can_step),
  [PROP_CAN_STEP_BACK] = G_STRUCT_OFFSET (RoboMatch, figures.can_step_back),
  [PROP_PLAYING] = G_STRUCT_OFFSET (RoboMatch, playing),
  [PROP_SPEED] = G_STRUCT_OFFSET (RoboMatch, speed),
  [PROP_SKIPS_NEEDLESS] = G_STRUCT_OFFSET (RoboMatch, skips_needless),
};

static void
get_figure (RoboMatch *self,
            guint      prop_id,
            GValue    *value)
{
  gsize offset = figure_offsets[prop_id];

  g_assert (offset > 0);

  if (G_VALUE_HOLDS_BOOLEAN (value))
    g_value_set_boolean (value, G_STRUCT_MEMBER (gboolean, self, offset));
  else if (G_VALUE_HOLDS_INT (value))
    g_value_set_int (value, G_STRUCT_MEMBER (gint, self, offset));
  else
    g_value_set_uint (value, G_STRUCT_MEMBER (guint, self, offset));
}

static void
robo_match_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  RoboMatch *self = ROBO_MATCH (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, robo_match_is_one_round (self) ? self->title : robo_arena_get_name (self->setup->arena));
      break;

    case PROP_SUBTITLE:
      g_value_take_string (value, dup_subtitle (self));
      break;

    case PROP_SEATS:
      g_value_set_object (value, self->seats);
      break;

    case PROP_LOG:
      g_value_set_object (value, self->log);
      break;

    case PROP_ORDER:
      g_value_set_object (value, self->order);
      break;

    default:
      get_figure (self, prop_id, value);
    }
}

static void
set_playing (RoboMatch *self,
             gboolean   playing)
{
  if (playing)
    robo_match_play (self);
  else
    robo_match_pause (self);
}

static void
robo_match_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  RoboMatch *self = ROBO_MATCH (object);

  switch (prop_id)
    {
    case PROP_PLAYING:
      set_playing (self, g_value_get_boolean (value));
      break;

    case PROP_SPEED:
      robo_match_set_speed (self, g_value_get_uint (value));
      break;

    case PROP_SKIPS_NEEDLESS:
      robo_match_set_skips_needless (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

#define READABLE (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS)
#define WRITABLE (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

static void
define_uint (guint       prop_id,
             const char *name)
{
  properties[prop_id] = g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, READABLE);
}

static void
define_boolean (guint       prop_id,
                const char *name)
{
  properties[prop_id] = g_param_spec_boolean (name, NULL, NULL, FALSE, READABLE);
}

static void
define_list (guint       prop_id,
             const char *name)
{
  properties[prop_id] = g_param_spec_object (name, NULL, NULL, G_TYPE_LIST_MODEL, READABLE);
}

static guint
define_signal (RoboMatchClass *klass,
               const char     *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
robo_match_class_init (RoboMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_match_dispose;
  object_class->finalize = robo_match_finalize;
  object_class->get_property = robo_match_get_property;
  object_class->set_property = robo_match_set_property;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, READABLE);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, READABLE);
  define_uint (PROP_ROUND, "round");
  define_uint (PROP_PHASE, "phase");
  define_uint (PROP_UNIT, "unit");
  define_uint (PROP_POSITION, "position");
  define_uint (PROP_N_EVENTS, "n-events");
  define_boolean (PROP_IS_LIVE, "is-live");
  define_boolean (PROP_HAS_QUESTION, "has-question");
  properties[PROP_THINKING_SEAT] = g_param_spec_int ("thinking-seat", NULL, NULL, -1, ROBO_MAX_ROBOTS - 1, -1, READABLE);
  properties[PROP_ASKED_SEAT] = g_param_spec_int ("asked-seat", NULL, NULL, -1, ROBO_MAX_ROBOTS - 1, -1, READABLE);
  define_boolean (PROP_IS_PROGRAMMING, "is-programming");
  define_boolean (PROP_IS_OVER, "is-over");
  define_boolean (PROP_IS_RECORDED, "is-recorded");
  define_boolean (PROP_HAS_ENDED, "has-ended");
  define_boolean (PROP_CAN_STEP, "can-step");
  define_boolean (PROP_CAN_STEP_BACK, "can-step-back");
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, TRUE, WRITABLE);
  properties[PROP_SPEED] = g_param_spec_uint ("speed", NULL, NULL, 0, 4, 1, WRITABLE);
  properties[PROP_SKIPS_NEEDLESS] = g_param_spec_boolean ("skips-needless", NULL, NULL, TRUE, WRITABLE);
  define_list (PROP_SEATS, "seats");
  define_list (PROP_LOG, "log");
  define_list (PROP_ORDER, "order");
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[EVENT_SHOWN] = g_signal_new ("event-shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[JUMPED] = define_signal (klass, "jumped");
  signals[QUESTION_CHANGED] = define_signal (klass, "question-changed");
  signals[ANSWERED] = define_signal (klass, "answered");
}

static void
robo_match_init (RoboMatch *self)
{
  self->playing = TRUE;
  self->skips_needless = TRUE;
  self->speed = 1;
  self->status = ROBO_GAME_GOES_ON;
  self->standing_answers = robo_standing_answers_new ();
  self->notes = g_array_new (FALSE, FALSE, sizeof (RoboLogNote));
}

void
robo_match_set_skips_needless (RoboMatch *self,
                               gboolean   skips_needless)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  if (self->skips_needless == skips_needless)
    return;

  self->skips_needless = skips_needless;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SKIPS_NEEDLESS]);
}
