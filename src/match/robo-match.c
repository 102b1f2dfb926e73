// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-private.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

#include "robo-match-game.h"
#include "robo-match-preview.h"
#include "robo-match-recap.h"
#include "robo-match-view.h"

#define MAX_SPEED 4

/* Holds the properties that follow from the game and the position shown; see RoboMatch. */
typedef struct
{
  guint    round;
  guint    phase;
  guint    unit;
  guint    position;
  guint    n_events;
  gint     asked_seat;
  gint     thinking_seat;
  gboolean is_live;
  gboolean has_question;
  gboolean is_programming;
  gboolean is_over;
  gboolean has_ended;
  gboolean can_step;
  gboolean can_step_back;
} Figures;

/* A shot that is not followed by a hit takes this time at speed 1. */
#define MISS_MS 333

/* The event before a win ends in slow motion. Normally that end takes SLOW_END_MS at speed 1; in slow motion it takes
 * SLOWNESS_PERCENT of that time. */
#define SLOW_END_MS      400
#define SLOWNESS_PERCENT 286

struct _RoboMatch
{
  GObject parent_instance;

  RoboMatchGame *game;
  RoboMatchView *view;
  Figures        figures;
  guint          announced_question; /* 1 + the number of answers given before the question; 0 for no question */

  /* Playback */
  gboolean playing;
  gboolean resumes; /* playback is paused, and resumes when the match is live */
  guint    speed;
  guint    timer;
  gboolean has_drama;
  gboolean is_retelling;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SHORT_TITLE,
  PROP_SUBTITLE,
  PROP_SHORT_SUBTITLE,
  PROP_MOMENT,
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
  PROP_IS_REMOTE,
  PROP_NOTICE,
  PROP_HAS_ENDED,
  PROP_CAN_STEP,
  PROP_CAN_STEP_BACK,
  PROP_IS_RUNNING,
  PROP_IS_RETELLING,
  PROP_PLAYING,
  PROP_SPEED,
  PROP_SKIPS_NEEDLESS,
  PROP_UNTOLD_FIRSTS,
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
  if (robo_match_game_is_one_round (self->game))
    return g_strdup ("");
  if (self->figures.round == 0)
    /* Translators: %u is how many victory points a player needs to win. */
    return g_strdup_printf (_ ("Goal: %u VP"), self->game->game_setup.rules.vp_goal);

  /* Translators: %1$u is the number of the round, %2$u is how many victory points a player needs to win. */
  return g_strdup_printf (_ ("Round %1$u · Goal: %2$u VP"), self->figures.round, self->game->game_setup.rules.vp_goal);
}

static char *
dup_short_subtitle (RoboMatch *self)
{
  if (robo_match_game_is_one_round (self->game) || self->figures.round == 0)
    return dup_subtitle (self);

  return g_strdup_printf (_ ("Round %u"), self->figures.round);
}

static char *
dup_moment (RoboMatch *self)
{
  const char *phase = robo_log_get_phase_title (self->figures.phase);

  if (robo_match_game_is_one_round (self->game) || self->figures.round == 0)
    return g_strdup (phase);

  /* Translators: This says how far a game has got. %1$s is a phase such as “Programming”, %2$u is the number of the
   * round. */
  return g_strdup_printf (_ ("%1$s · Round %2$u"), phase, self->figures.round);
}

/* Figures: properties that follow from the position */

static gboolean
is_running (RoboMatch *self)
{
  return self->playing && (self->figures.can_step || self->figures.thinking_seat >= 0);
}

static void
fill_figures (RoboMatch *self,
              Figures   *figures)
{
  const RoboQuestion *question = NULL;

  figures->round = self->view->shown.round;
  figures->phase = self->view->shown.phase;
  /* A round begins with an event of its own, and its first phase begins with the next event. The log has one heading
   * for both events. */
  if (self->view->position > 0 && robo_match_get_event (self, self->view->position - 1)->type == ROBO_EVENT_ROUND)
    figures->phase = ROBO_PHASE_PREPARATION;
  figures->unit = self->view->shown.phase == ROBO_PHASE_ACTIVATION ? self->view->shown.unit + 1u : 0;
  figures->position = self->view->position;
  figures->n_events = robo_match_game_count_events (self->game);
  figures->can_step = self->view->position < figures->n_events ||
                      (self->game->has_started && !robo_match_game_is_waiting (self->game));
  figures->can_step_back = self->view->position > 0;
  figures->is_live = !figures->can_step;
  figures->is_over = figures->is_live && self->game->status == ROBO_GAME_OVER;
  figures->has_ended = figures->is_live && self->game->has_started && self->game->status != ROBO_GAME_ASKS;
  figures->has_question = figures->is_live && robo_match_game_is_asking_person (self->game);
  if (figures->has_question)
    question = robo_match_game_get_question (self->game);
  figures->asked_seat = question ? question->seat : -1;
  figures->thinking_seat = -1;
  if (figures->is_live && self->game->thinking != NULL)
    figures->thinking_seat = robo_game_get_question (self->game->engine)->seat;
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
set_retelling (RoboMatch *self,
               gboolean   is_retelling)
{
  if (self->is_retelling == is_retelling)
    return;

  self->is_retelling = is_retelling;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RETELLING]);
}

/* Updates everything that depends on the game and the position, and notifies of the changes. */
static void
update_all (RoboMatch *self,
            guint      position)
{
  const Figures *now = &self->figures;
  Figures        old = self->figures;
  gboolean       was_running = is_running (self);
  guint          untold = self->view->untold;

  g_object_freeze_notify (G_OBJECT (self));
  robo_match_view_move (self->view, position);
  fill_figures (self, &self->figures);
  robo_match_view_update (self->view, self->figures.asked_seat, self->figures.thinking_seat);

  notify_if (self, untold != self->view->untold, PROP_UNTOLD_FIRSTS);
  notify_if (self, old.round != now->round, PROP_ROUND);
  notify_if (self, old.phase != now->phase, PROP_PHASE);
  notify_if (self, old.round != now->round, PROP_SUBTITLE);
  notify_if (self, old.round != now->round, PROP_SHORT_SUBTITLE);
  notify_if (self, old.round != now->round || old.phase != now->phase, PROP_MOMENT);
  notify_if (self, old.unit != now->unit, PROP_UNIT);
  notify_if (self, old.position != now->position, PROP_POSITION);
  notify_if (self, old.n_events != now->n_events, PROP_N_EVENTS);
  notify_if (self, old.is_live != now->is_live, PROP_IS_LIVE);
  if (now->is_live)
    set_retelling (self, FALSE);
  notify_if (self, old.has_question != now->has_question, PROP_HAS_QUESTION);
  notify_if (self, old.asked_seat != now->asked_seat, PROP_ASKED_SEAT);
  notify_if (self, old.thinking_seat != now->thinking_seat, PROP_THINKING_SEAT);
  notify_if (self, old.is_programming != now->is_programming, PROP_IS_PROGRAMMING);
  notify_if (self, old.is_over != now->is_over, PROP_IS_OVER);
  notify_if (self, old.has_ended != now->has_ended, PROP_HAS_ENDED);
  notify_if (self, old.can_step != now->can_step, PROP_CAN_STEP);
  notify_if (self, old.can_step_back != now->can_step_back, PROP_CAN_STEP_BACK);
  notify_if (self, was_running != is_running (self), PROP_IS_RUNNING);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Emits `question-changed` if another operator is asked, if the same operator is asked another question, or if the last
 * question is gone. */
static void
announce_question (RoboMatch *self)
{
  guint question = 0;

  if (self->figures.has_question)
    {
      robo_game_get_records (self->game->engine, &question);
      question++;
    }
  if (self->announced_question == question)
    return;

  self->announced_question = question;
  g_signal_emit (self, signals[QUESTION_CHANGED], 0);
}

/* Playing */

static void show_what_is_due (RoboMatch *self,
                              gboolean   is_due);
static void begin_to_think (RoboMatch *self);

static RoboRefusal
take_answer (RoboMatch *self,
             RoboAnswer answer)
{
  /* In remote play another match may replace this match during the call. */
  g_autoptr (RoboMatch) guard = g_object_ref (self);
  const RoboMatchGame *game = self->game;
  RoboRefusal          refusal;

  if (!game->is_remote)
    refusal = robo_game_answer (game->engine, answer);
  else
    refusal = game->say != NULL ? game->say (answer, game->say_data) : ROBO_REFUSED_OPTION;
  if (refusal != ROBO_REFUSED_NOT)
    return refusal;

  robo_match_game_advance (self->game);
  begin_to_think (self);
  update_all (self, self->view->position);
  g_signal_emit (self, signals[ANSWERED], 0);
  announce_question (self);
  show_what_is_due (self, TRUE);

  return ROBO_REFUSED_NOT;
}

static void
thought_cb (gpointer   match,
            RoboAnswer answer)
{
  RoboMatch *self = match;

  g_clear_object (&self->game->thinking);
  if (take_answer (self, answer) != ROBO_REFUSED_NOT)
    g_critical ("A computer gave an answer that is not allowed.");
}

static void
begin_to_think (RoboMatch *self)
{
  if (robo_match_game_needs_thought (self->game))
    robo_match_game_think (self->game, self, thought_cb);
}

/* Plays on as long as no answer from outside is needed. The answers of computers have to be saved as well. */
static void
advance_by_itself (RoboMatch *self)
{
  gboolean is_answered = robo_match_game_advance (self->game);

  begin_to_think (self);
  update_all (self, self->view->position);
  if (is_answered)
    g_signal_emit (self, signals[ANSWERED], 0);
}

/* Showing events: forwards, backwards and automatically */

static void
stop_timer (RoboMatch *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}

static void
set_playing (RoboMatch *self,
             gboolean   playing)
{
  if (self->playing == playing)
    return;

  self->playing = playing;
  if (!playing)
    stop_timer (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

/* Pauses until the match is live. */
static void
pause_for_now (RoboMatch *self)
{
  self->resumes |= self->playing;
  set_playing (self, FALSE);
}

static void
resume_if_live (RoboMatch *self)
{
  if (!self->resumes || !self->figures.is_live)
    return;

  self->resumes = FALSE;
  set_playing (self, TRUE);
}

static void
show_next (RoboMatch *self)
{
  guint index = self->view->position;

  update_all (self, index + 1);
  resume_if_live (self);
  g_signal_emit (self, signals[EVENT_SHOWN], 0, index);
  announce_question (self);
}

static void
jump_to (RoboMatch *self,
         guint      position)
{
  update_all (self, position);
  resume_if_live (self);
  g_signal_emit (self, signals[JUMPED], 0);
  announce_question (self);
}

/* Returns whether there is a further event to show. If all events are shown and the game waits for no answer, plays
 * on first. */
static gboolean
fetch_next (RoboMatch *self)
{
  if (self->view->position < robo_match_game_count_events (self->game))
    return TRUE;
  if (!self->game->has_started || robo_match_game_is_waiting (self->game))
    return FALSE;

  advance_by_itself (self);

  return self->view->position < self->figures.n_events;
}

static gboolean
timer_cb (gpointer data)
{
  RoboMatch *self = data;

  self->timer = 0;
  show_what_is_due (self, TRUE);

  return G_SOURCE_REMOVE;
}

/* Shows the events that are due. If the match is playing, sets the timer for the next event. is_due says whether the
 * time of the last event shown is over. */
static void
show_what_is_due (RoboMatch *self,
                  gboolean   is_due)
{
  g_autoptr (RoboMatch) guard = g_object_ref (self);

  /* Handlers of the signals may pause, seek or even answer, so check all conditions in each iteration. */
  while (self->game->has_started && self->playing && self->timer == 0)
    {
      guint position = self->view->position;
      guint more_ms = 0;
      guint delay_ms = is_due || position == 0 ? 0 : robo_match_get_event_duration_ms (self, position - 1);

      if (delay_ms > 0 && robo_match_get_slow_end_ms (self, position - 1, &more_ms) > 0)
        delay_ms += more_ms;

      if (self->speed == 0)
        {
          if (!fetch_next (self))
            return;
          jump_to (self, robo_match_game_count_events (self->game));
          if (self->playing && self->timer == 0 && self->game->status == ROBO_GAME_ROUND_OVER)
            self->timer = g_timeout_add (1, timer_cb, self);
          return;
        }
      if (!fetch_next (self))
        return;
      if (delay_ms > 0)
        self->timer = g_timeout_add (delay_ms, timer_cb, self);
      else
        show_next (self);
      is_due = FALSE;
    }
}

/* The object */

static void
robo_match_dispose (GObject *object)
{
  RoboMatch *self = ROBO_MATCH (object);

  stop_timer (self);
  robo_match_game_stop_thinking (self->game);

  G_OBJECT_CLASS (robo_match_parent_class)->dispose (object);
}

static void
robo_match_finalize (GObject *object)
{
  RoboMatch *self = ROBO_MATCH (object);

  robo_match_view_free (self->view);
  robo_match_game_free (self->game);

  G_OBJECT_CLASS (robo_match_parent_class)->finalize (object);
}

static const char *
get_title (RoboMatch *self)
{
  return robo_match_game_is_one_round (self->game) ? self->game->title : robo_arena_get_name (self->game->setup->arena);
}

/* Returns why the game can only be watched, or NULL. */
static const char *
get_notice (RoboMatch *self)
{
  if (self->game->is_remote)
    return self->game->is_recorded ? _ ("Other people are playing this game remotely. You can see only as much of it as this file contains.") : NULL;

  return self->game->is_recorded ? _ ("This game was played with a version of Robodrome that interprets the rules differently. You can watch the recording, but you can’t continue the game.")
                                 : NULL;
}

static const char *
get_short_title (RoboMatch *self)
{
  return self->game->short_title != NULL ? self->game->short_title : get_title (self);
}

static gboolean
get_skips_needless (RoboMatch *self)
{
  return self->game->skips_needless;
}

static guint
get_untold_firsts (RoboMatch *self)
{
  return self->view->untold;
}

static void
play_or_pause (RoboMatch *self,
               gboolean   playing)
{
  if (playing)
    robo_match_play (self);
  else
    robo_match_pause (self);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TITLE] = { ROBO_PROPERTY_GETTER (STRING, "title", get_title) },
  [PROP_SHORT_TITLE] = { ROBO_PROPERTY_GETTER (STRING, "short-title", get_short_title) },
  [PROP_SUBTITLE] = { ROBO_PROPERTY_DUP (STRING, "subtitle", dup_subtitle) },
  [PROP_SHORT_SUBTITLE] = { ROBO_PROPERTY_DUP (STRING, "short-subtitle", dup_short_subtitle) },
  [PROP_MOMENT] = { ROBO_PROPERTY_DUP (STRING, "moment", dup_moment) },
  [PROP_ROUND] = { ROBO_PROPERTY_FIELD (UINT, "round", RoboMatch, figures.round) },
  [PROP_PHASE] = { ROBO_PROPERTY_FIELD (UINT, "phase", RoboMatch, figures.phase) },
  [PROP_UNIT] = { ROBO_PROPERTY_FIELD (UINT, "unit", RoboMatch, figures.unit) },
  [PROP_POSITION] = { ROBO_PROPERTY_FIELD (UINT, "position", RoboMatch, figures.position) },
  [PROP_N_EVENTS] = { ROBO_PROPERTY_FIELD (UINT, "n-events", RoboMatch, figures.n_events) },
  [PROP_IS_LIVE] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-live", RoboMatch, figures.is_live) },
  [PROP_HAS_QUESTION] = { ROBO_PROPERTY_FIELD (BOOLEAN, "has-question", RoboMatch, figures.has_question) },
  [PROP_ASKED_SEAT] = { ROBO_PROPERTY_FIELD (INT, "asked-seat", RoboMatch, figures.asked_seat), .min = -1, .max = ROBO_MAX_ROBOTS - 1, .initial = -1 },
  [PROP_THINKING_SEAT] = { ROBO_PROPERTY_FIELD (INT, "thinking-seat", RoboMatch, figures.thinking_seat), .min = -1, .max = ROBO_MAX_ROBOTS - 1, .initial = -1 },
  [PROP_IS_PROGRAMMING] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-programming", RoboMatch, figures.is_programming) },
  [PROP_IS_OVER] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-over", RoboMatch, figures.is_over) },
  [PROP_IS_RECORDED] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-recorded", robo_match_get_is_recorded) },
  [PROP_IS_REMOTE] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-remote", robo_match_get_is_remote) },
  [PROP_NOTICE] = { ROBO_PROPERTY_GETTER (STRING, "notice", get_notice) },
  [PROP_HAS_ENDED] = { ROBO_PROPERTY_FIELD (BOOLEAN, "has-ended", RoboMatch, figures.has_ended) },
  [PROP_CAN_STEP] = { ROBO_PROPERTY_FIELD (BOOLEAN, "can-step", RoboMatch, figures.can_step) },
  [PROP_CAN_STEP_BACK] = { ROBO_PROPERTY_FIELD (BOOLEAN, "can-step-back", RoboMatch, figures.can_step_back) },
  [PROP_IS_RUNNING] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-running", is_running) },
  [PROP_IS_RETELLING] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-retelling", robo_match_get_is_retelling) },
  [PROP_PLAYING] = { ROBO_PROPERTY_FIELD (BOOLEAN, "playing", RoboMatch, playing), .set = G_CALLBACK (play_or_pause), .initial = TRUE },
  [PROP_SPEED] = { ROBO_PROPERTY_FIELD (UINT, "speed", RoboMatch, speed), .set = G_CALLBACK (robo_match_set_speed), .max = 4, .initial = 1 },
  [PROP_SKIPS_NEEDLESS] = { ROBO_PROPERTY_GETTER (BOOLEAN, "skips-needless", get_skips_needless), .set = G_CALLBACK (robo_match_set_skips_needless), .initial = TRUE },
  [PROP_UNTOLD_FIRSTS] = { ROBO_PROPERTY_GETTER (UINT, "untold-firsts", get_untold_firsts), .set = G_CALLBACK (robo_match_set_untold_firsts) },
  [PROP_SEATS] = { ROBO_PROPERTY_GETTER (OBJECT, "seats", robo_match_get_seats), .type = g_list_model_get_type },
  [PROP_LOG] = { ROBO_PROPERTY_GETTER (OBJECT, "log", robo_match_get_log), .type = g_list_model_get_type },
  [PROP_ORDER] = { ROBO_PROPERTY_GETTER (OBJECT, "order", robo_match_get_order), .type = g_list_model_get_type },
};

static void
robo_match_class_init (RoboMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_match_dispose;
  object_class->finalize = robo_match_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[EVENT_SHOWN] = g_signal_new ("event-shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[JUMPED] = robo_signal_new ("jumped", klass);
  signals[QUESTION_CHANGED] = robo_signal_new ("question-changed", klass);
  signals[ANSWERED] = robo_signal_new ("answered", klass);
}

static void
robo_match_init (RoboMatch *self)
{
  self->playing = TRUE;
  self->speed = 1;
}

/* Creates a match from the game, of which it takes ownership. */
static RoboMatch *
new_with_game (RoboMatchGame *game)
{
  RoboMatch *self = g_object_new (ROBO_TYPE_MATCH, NULL);

  self->game = game;
  self->view = robo_match_view_new (game);
  update_all (self, robo_match_game_count_events (game));

  return self;
}

RoboMatch *
robo_match_new (const RoboMatchSetup *setup)
{
  g_return_val_if_fail (setup != NULL && setup->arena != NULL, NULL);

  return new_with_game (robo_match_game_new (setup, NULL));
}

RoboMatch *
robo_match_new_at (const RoboMatchSetup *setup,
                   const RoboMatchStart *start)
{
  g_return_val_if_fail (setup != NULL && setup->arena != NULL && start != NULL && start->title != NULL, NULL);

  return new_with_game (robo_match_game_new (setup, start));
}

RoboMatch *
robo_match_new_remote (const RoboMatchSetup *setup,
                       guint                 own_seat,
                       const RoboGame       *played)
{
  RoboMatchGame *game;

  g_return_val_if_fail (setup != NULL, NULL);

  game = robo_match_game_new_followed (setup, own_seat);
  robo_match_game_follow (game, played, &(RoboMatchRemote){ FALSE, 0 });

  return new_with_game (game);
}

void
robo_match_set_answer_sender (RoboMatch   *self,
                              RoboMatchSay say,
                              gpointer     data)
{
  g_return_if_fail (ROBO_IS_MATCH (self) && self->game->is_remote);

  self->game->say = say;
  self->game->say_data = data;
}

gboolean
robo_match_follow (RoboMatch             *self,
                   const RoboGame        *played,
                   const RoboMatchRemote *news)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && news != NULL, FALSE);

  if (!robo_match_game_follow (self->game, played, news))
    return FALSE;

  update_all (self, self->view->position);
  announce_question (self);
  show_what_is_due (self, TRUE);

  return TRUE;
}

void
robo_match_set_banks (RoboMatch    *self,
                      const gint64 *left_s)
{
  RoboMatchGame *game;
  gboolean       has_changed = FALSE;

  g_return_if_fail (ROBO_IS_MATCH (self) && self->game->is_remote);

  game = self->game;
  has_changed = game->has_banks != (left_s != NULL);
  game->has_banks = left_s != NULL;
  for (guint seat = 0; left_s != NULL && seat < ROBO_MAX_ROBOTS; seat++)
    {
      has_changed = has_changed || game->bank_left_s[seat] != left_s[seat];
      game->bank_left_s[seat] = left_s[seat];
    }
  if (has_changed)
    update_all (self, self->view->position);
}

RoboMatch *
robo_match_new_with_game (RoboMatchGame *game)
{
  g_return_val_if_fail (game != NULL && !game->has_started, NULL);

  return new_with_game (game);
}

/* Set-up and position */

const RoboMatchSetup *
robo_match_get_setup (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game->setup;
}

const RoboSetup *
robo_match_get_game_setup (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return &self->game->game_setup;
}

const RoboTask *
robo_match_get_task (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game->is_puzzle ? &self->game->task : NULL;
}

RoboArena *
robo_match_get_arena (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game->setup->arena;
}

const RoboBoard *
robo_match_get_board (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game->board;
}

const RoboGame *
robo_match_get_game (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game->engine;
}

RoboModules *
robo_match_get_modules (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game->setup->modules;
}

const RoboRecord *
robo_match_get_records (RoboMatch *self,
                        guint     *n_records)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && n_records != NULL, NULL);

  return robo_game_get_records (self->game->engine, n_records);
}

GListModel *
robo_match_get_seats (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->view->seats);
}

GListModel *
robo_match_get_log (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->view->log);
}

GListModel *
robo_match_get_order (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->view->order);
}

RoboSeat *
robo_match_get_seat (RoboMatch *self,
                     guint      seat)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && seat < ROBO_MAX_ROBOTS, NULL);

  return self->view->by_seat[seat];
}

RoboStandingAnswers *
robo_match_get_standing_answers (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game->standing_answers;
}

const RoboQuestion *
robo_match_get_question (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->figures.has_question ? robo_match_game_get_question (self->game) : NULL;
}

guint
robo_match_get_n_events (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), 0);

  return self->figures.n_events;
}

gboolean
robo_match_get_is_live (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->figures.is_live;
}

gboolean
robo_match_get_is_over (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->figures.is_over;
}

gboolean
robo_match_get_is_recorded (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->game->is_recorded;
}

gboolean
robo_match_get_is_remote (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->game->is_remote;
}

void
robo_match_count_stats (RoboMatch      *self,
                        RoboMatchStats *stats)
{
  g_return_if_fail (ROBO_IS_MATCH (self) && stats != NULL);

  robo_match_stats_count (stats, self->game->engine);
}

void
robo_match_set_skips_needless (RoboMatch *self,
                               gboolean   skips_needless)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  if (self->game->skips_needless == skips_needless)
    return;

  self->game->skips_needless = skips_needless;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SKIPS_NEEDLESS]);
}

void
robo_match_set_untold_firsts (RoboMatch *self,
                              guint      firsts)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  if (self->view->untold == firsts)
    return;

  self->view->untold = firsts;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNTOLD_FIRSTS]);
}

guint
robo_match_get_position (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), 0);

  return self->view->position;
}

const RoboState *
robo_match_get_shown_state (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return &self->view->shown;
}

const RoboEvent *
robo_match_get_event (RoboMatch *self,
                      guint      index)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return robo_match_game_get_event (self->game, index);
}

void
robo_match_get_state_at (RoboMatch *self,
                         guint      position,
                         RoboState *state)
{
  g_return_if_fail (ROBO_IS_MATCH (self) && state != NULL);

  robo_match_game_get_state_at (self->game, position, state);
}

/* Returns whether the event is a shot without a hit. A die that fires along several lines has all its shots first, and
 * its hits after them (R8.7). Returns FALSE as long as the event after the shots is not known. */
static gboolean
is_miss (RoboMatch *self,
         guint      index)
{
  guint n_events = robo_match_get_n_events (self);

  if (robo_match_get_event (self, index)->type != ROBO_EVENT_FIRE)
    return FALSE;

  while (index < n_events && robo_match_get_event (self, index)->type == ROBO_EVENT_FIRE)
    index++;

  return index < n_events && robo_match_get_event (self, index)->type != ROBO_EVENT_HIT;
}

/* Returns whether a retelling shows the event at once. Events between the beginning of a round and the reveal of its
 * programs take no time in a retelling. */
static gboolean
is_passed_over (RoboMatch *self,
                guint      index)
{
  RoboState after;

  if (robo_match_get_event (self, index)->type == ROBO_EVENT_ROUND)
    return FALSE;

  robo_match_game_get_state_at (self->game, index + 1, &after);

  return after.phase == ROBO_PHASE_PREPARATION || after.phase == ROBO_PHASE_PROGRAMMING;
}

guint
robo_match_get_event_duration_ms (RoboMatch *self,
                                  guint      index)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), 0);

  if (self->speed == 0 || (self->is_retelling && is_passed_over (self, index)))
    return 0;

  if (is_miss (self, index))
    return MISS_MS / self->speed;

  return robo_log_get_duration_ms (robo_match_get_event (self, index)->type) / self->speed;
}

void
robo_match_set_has_slow_motion (RoboMatch *self,
                                gboolean   has_drama)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  self->has_drama = has_drama;
}

guint
robo_match_get_slow_end_ms (RoboMatch *self,
                            guint      index,
                            guint     *more_ms)
{
  guint end_ms;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && more_ms != NULL, 0);

  *more_ms = 0;
  if (!self->has_drama || self->speed == 0 || index + 1 >= robo_match_get_n_events (self) ||
      robo_match_get_event (self, index + 1)->type != ROBO_EVENT_WIN)
    return 0;

  end_ms = MIN (SLOW_END_MS / self->speed, robo_match_get_event_duration_ms (self, index));
  *more_ms = end_ms * (SLOWNESS_PERCENT - 100) / 100;

  return end_ms;
}

char *
robo_match_dup_sentence (RoboMatch *self,
                         guint      index)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && index < robo_match_get_n_events (self), NULL);

  return robo_match_view_dup_sentence (self->view, index, FALSE);
}

char *
robo_match_dup_spoken_sentence (RoboMatch *self,
                                guint      index)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && index < robo_match_get_n_events (self), NULL);

  return robo_match_view_dup_sentence (self->view, index, TRUE);
}

RoboLogReason *
robo_match_explain (RoboMatch *self,
                    guint      index)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && index < robo_match_get_n_events (self), NULL);

  return robo_match_view_explain (self->view, index);
}

void
robo_match_count_heat (RoboMatch *self,
                       RoboHeat  *heat)
{
  const RoboEventList *events;

  g_return_if_fail (ROBO_IS_MATCH (self) && heat != NULL);

  events = robo_game_get_events (self->game->engine);
  robo_heat_count (heat, events->events, events->n_events);
}

GArray *
robo_match_list_trails (RoboMatch *self)
{
  const RoboEventList *events;

  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  events = robo_game_get_events (self->game->engine);

  return robo_trail_list (events->events, events->n_events);
}

GArray *
robo_match_list_trails_between (RoboMatch *self,
                                guint      from,
                                guint      to)
{
  const RoboEventList *events;
  g_autoptr (GArray) before = NULL;
  GArray *trails;

  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  events = robo_game_get_events (self->game->engine);
  to = MIN (to, events->n_events);
  before = robo_trail_list (events->events, MIN (from, to));
  trails = robo_trail_list (events->events, to);
  g_array_remove_range (trails, 0, before->len);

  return trails;
}

GArray *
robo_match_list_recap (RoboMatch *self,
                       guint      seat,
                       guint     *start)
{
  const RoboEventList *events;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && seat < ROBO_MAX_ROBOTS && start != NULL, NULL);

  events = robo_game_get_events (self->game->engine);
  *start = robo_recap_find_start (events->events, self->view->position, seat);

  return robo_recap_list (events->events, self->view->position, seat, *start);
}

/* Playing */

void
robo_match_start (RoboMatch *self)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  if (self->game->has_started)
    return;

  robo_match_game_start (self->game);
  if (self->game->status != ROBO_GAME_OVER && !self->game->is_recorded)
    advance_by_itself (self);
  else
    update_all (self, self->view->position);
  announce_question (self);
  show_what_is_due (self, TRUE);
}

RoboRefusal
robo_match_answer (RoboMatch *self,
                   RoboAnswer answer)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), ROBO_REFUSED_OPTION);

  if (!self->figures.has_question)
    return ROBO_REFUSED_OPTION;

  return take_answer (self, answer);
}

gboolean
robo_match_try (RoboMatch *self,
                RoboAnswer answer,
                RoboState *after)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && self->figures.has_question && after != NULL, FALSE);

  return robo_match_game_try (self->game, answer, after);
}

char *
robo_match_dup_preview (RoboMatch *self,
                        RoboAnswer answer)
{
  RoboState after;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && self->figures.has_question, NULL);

  if (!robo_match_try (self, answer, &after))
    return g_strdup ("");

  return robo_match_preview_dup_text (&self->view->shown, &after, &self->view->names);
}

void
robo_match_play (RoboMatch *self)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  self->resumes = FALSE;
  if (self->playing)
    return;

  set_playing (self, TRUE);
  show_what_is_due (self, TRUE);
}

void
robo_match_pause (RoboMatch *self)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  self->resumes = FALSE;
  set_playing (self, FALSE);
}

gboolean
robo_match_get_playing (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->playing;
}

void
robo_match_set_operators_seed (RoboMatch *self,
                               guint64    seed)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  self->game->operators_seed = seed;
}

void
robo_match_set_speed (RoboMatch *self,
                      guint      speed)
{
  g_return_if_fail (ROBO_IS_MATCH (self));
  g_return_if_fail (speed <= MAX_SPEED);

  if (self->speed == speed)
    return;

  self->speed = speed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);

  /* The event that is being shown gets its new duration at once. */
  stop_timer (self);
  show_what_is_due (self, FALSE);
}

guint
robo_match_get_speed (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), 0);

  return self->speed;
}

void
robo_match_seek (RoboMatch *self,
                 guint      position)
{
  guint n_events;

  g_return_if_fail (ROBO_IS_MATCH (self));

  n_events = robo_match_game_count_events (self->game);
  position = MIN (position, n_events);
  stop_timer (self);
  if (position < n_events)
    pause_for_now (self);

  jump_to (self, position);
  show_what_is_due (self, TRUE);
}

void
robo_match_retell (RoboMatch *self)
{
  guint n_events, start = 0;

  g_return_if_fail (ROBO_IS_MATCH (self));

  n_events = robo_match_get_n_events (self);
  while (start < n_events && robo_match_get_event (self, start)->type != ROBO_EVENT_ROUND)
    start++;
  robo_match_seek (self, start < n_events ? start : 0);
  set_retelling (self, !self->figures.is_live);
}

gboolean
robo_match_get_is_retelling (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->is_retelling;
}

gboolean
robo_match_step (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  if (!self->game->has_started || !fetch_next (self))
    return FALSE;

  stop_timer (self);
  show_next (self);
  show_what_is_due (self, FALSE);

  return TRUE;
}

gboolean
robo_match_step_back (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  if (self->view->position == 0)
    return FALSE;

  pause_for_now (self);
  jump_to (self, self->view->position - 1);

  return TRUE;
}

/* Files and branches */

guint
robo_match_restore (RoboMatch           *self,
                    const RoboMatchFile *file)
{
  guint n_given;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && !self->game->has_started, 0);
  g_return_val_if_fail (file != NULL && file->unasked->len == file->records->len, 0);

  n_given = robo_match_game_restore (self->game, file);
  update_all (self, robo_match_game_count_events (self->game));

  return n_given;
}

RoboMatchFile *
robo_match_dup_file (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return robo_match_game_dup_file (self->game);
}

gboolean
robo_match_get_can_export (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  /* A local file cannot have the answers of other peers that are still to come. */
  if (self->game->is_remote && self->game->status != ROBO_GAME_OVER)
    return FALSE;

  return !self->game->is_recorded && !robo_match_game_is_one_round (self->game);
}

gboolean
robo_match_export (RoboMatch  *self,
                   const char *path,
                   GError    **error)
{
  g_autoptr (RoboMatchFile) file = NULL;

  g_return_val_if_fail (robo_match_get_can_export (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  file = robo_match_dup_file (self);

  return robo_match_file_save (file, path, error);
}

const char *
robo_match_get_branch_refusal (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  if (self->game->is_recorded)
    return _ ("This game was played under a different interpretation of the rules, so you can only watch it.");
  if (robo_match_game_is_one_round (self->game))
    return _ ("This game has only one round, so you can’t play on from here. Restart it instead.");
  if (self->game->n_people > 1 && self->game->status != ROBO_GAME_OVER)
    return _ ("In a game with several players, playing on from here would reveal secrets. Wait until the game is over.");

  return NULL;
}

RoboMatch *
robo_match_new_branch (RoboMatch *self,
                       guint      position)
{
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (RoboMatchSetup) setup = NULL;
  RoboMatch *match;

  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);
  g_return_val_if_fail (robo_match_get_branch_refusal (self) == NULL, NULL);

  file = robo_match_game_dup_beginning (self->game, position);
  setup = robo_match_setup_copy (self->game->setup);
  setup->is_branch = TRUE;
  match = robo_match_new (setup);
  robo_match_restore (match, file);

  return match;
}
