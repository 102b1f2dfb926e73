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

/* A whole game goes on after a round. */
static gboolean
is_one_round (RoboMatch *self)
{
  return self->title != NULL;
}

static char *
dup_subtitle (RoboMatch *self)
{
  const RoboMatchFigures *figures = &self->figures;

  if (is_one_round (self))
    return g_strdup (robo_log_get_phase_title (figures->phase));
  if (figures->round == 0)
    /* Translators: %u is how many victory points win */
    return g_strdup_printf (_ ("Goal: %u VP"), self->game_setup.rules.vp_goal);

  /* Translators: %1$u counts rounds, %2$s is a phase such as "Programming", %3$u is how many victory points win */
  return g_strdup_printf (_ ("Round %1$u · %2$s · Goal: %3$u VP"),
                          figures->round, robo_log_get_phase_title (figures->phase), self->game_setup.rules.vp_goal);
}

/* What follows from the position shown */

static gboolean
is_asking_somebody_here (RoboMatch *self)
{
  const RoboQuestion *question;

  if (!self->has_started || self->status != ROBO_GAME_ASKS)
    return FALSE;

  question = robo_game_get_question (self->game);

  return self->setup->seats[question->seat].player == ROBO_PLAYER_HUMAN;
}

static gboolean
is_waiting (RoboMatch *self)
{
  return self->has_started && self->status != ROBO_GAME_GOES_ON &&
         (self->status != ROBO_GAME_ROUND_OVER || is_one_round (self));
}

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
  figures->can_step = self->position < figures->n_events || (self->has_started && !is_waiting (self));
  figures->can_step_back = self->position > 0;
  figures->is_live = !figures->can_step;
  figures->is_over = figures->is_live && self->status == ROBO_GAME_OVER;
  figures->has_ended = figures->is_live && self->has_started && self->status != ROBO_GAME_ASKS;
  figures->has_question = figures->is_live && is_asking_somebody_here (self);
  if (figures->has_question)
    question = robo_game_get_question (self->game);
  figures->asked_seat = question ? question->seat : -1;
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
  notify_if (self, old->is_programming != now->is_programming, PROP_IS_PROGRAMMING);
  notify_if (self, old->is_over != now->is_over, PROP_IS_OVER);
  notify_if (self, old->has_ended != now->has_ended, PROP_HAS_ENDED);
  notify_if (self, old->can_step != now->can_step, PROP_CAN_STEP);
  notify_if (self, old->can_step_back != now->can_step_back, PROP_CAN_STEP_BACK);
}

/**
 * robo_match_update:
 * @self: a match
 *
 * Makes everything follow the game and the position, and notifies of what has changed.
 */
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

/**
 * robo_match_announce:
 * @self: a match
 *
 * Says so if somebody else is asked, or the same one something else.
 */
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
robo_match_notify_playing (RoboMatch *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

/* The game */

static RoboReply
answer_for_computer_cb (const RoboSetup    *setup,
                        const RoboState    *state,
                        const RoboQuestion *question,
                        RoboAnswer         *answer,
                        gpointer            data)
{
  RoboMatch *self = data;
  RoboReply  reply = ROBO_REPLY_UNKNOWN;

  if (self->policy != NULL)
    reply = self->policy (setup, state, question, answer, self->policy_data);
  if (reply != ROBO_REPLY_UNKNOWN || self->setup->seats[question->seat].player == ROBO_PLAYER_HUMAN)
    return reply;

  return robo_random_operator_reply (setup, state, question, answer, &self->computer);
}

/* R4.3: everything it owns is equipped, and nobody takes a module off for its own sake. */
static gboolean
has_nothing_to_equip (RoboMatch *self)
{
  const RoboQuestion *question = robo_game_get_question (self->game);
  const RoboRobot    *robot = &robo_game_get_shown_state (self->game)->robots[question->seat];
  guint64             rest = robot->inventory;

  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      if (robot->cards[i] != ROBO_NO_CARD)
        rest &= ~(G_GUINT64_CONSTANT (1) << robot->cards[i]);
    }

  return question->kind == ROBO_ASK_EQUIP && rest == 0;
}

static gboolean
find_answer (RoboMatch   *self,
             RoboLogNote *note)
{
  const RoboQuestion *question = robo_game_get_question (self->game);

  note->reason = ROBO_LOG_NOTE_STANDING;
  if (robo_standing_answers_find (self->standing_answers, self->game, &note->answer))
    return TRUE;

  note->reason = ROBO_LOG_NOTE_NEEDLESS;
  note->answer = question->fallback;

  return self->skips_needless && (has_nothing_to_equip (self) || robo_game_is_needless (self->game));
}

static gboolean
is_answered_already (RoboMatch *self)
{
  const RoboQuestion *question;
  RoboLogNote         note;

  if (self->status != ROBO_GAME_ASKS)
    return FALSE;

  question = robo_game_get_question (self->game);
  note = (RoboLogNote){
    .position = robo_game_get_events (self->game)->n_events,
    .seat = question->seat,
    .kind = question->kind,
    .card = question->card,
  };
  if (!find_answer (self, &note) || robo_game_answer (self->game, note.answer) != ROBO_REFUSED_NOT)
    return FALSE;

  g_array_append_val (self->notes, note);

  return TRUE;
}

/* A round without people ends here too: it is fetched when the one before has been shown. */
static void
advance (RoboMatch *self)
{
  do
    self->status = robo_game_advance (self->game);
  while (self->status == ROBO_GAME_GOES_ON || (self->status == ROBO_GAME_ROUND_OVER && self->has_people && !is_one_round (self)) ||
         is_answered_already (self));
}

static guint
count_records (RoboMatch *self)
{
  guint n_records;

  robo_game_get_records (self->game, &n_records);

  return n_records;
}

/* Plays on where nobody gives an answer from outside; what computers answer is to be saved, too. */
static void
advance_by_itself (RoboMatch *self)
{
  guint n_records = count_records (self);

  advance (self);
  robo_match_update (self);
  if (count_records (self) > n_records)
    g_signal_emit (self, signals[ANSWERED], 0);
}

/**
 * robo_match_fetch:
 * @self: a match
 *
 * Plays on if nobody is to be waited for.
 *
 * Returns: whether there is more to show
 */
gboolean
robo_match_fetch (RoboMatch *self)
{
  if (is_waiting (self) || !self->has_started)
    return FALSE;

  advance_by_itself (self);

  return self->position < self->figures.n_events;
}

static RoboGame *
create_game (const RoboSetup      *setup,
             guint64               seed,
             const RoboMatchStart *start)
{
  const RoboGameFlags flags = ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS;
  RoboGame           *game;

  if (start == NULL)
    return robo_game_new (setup, seed, flags);

  game = robo_game_new_at (setup, start->state, flags);
  robo_game_set_rolls (game, start->rolls, start->n_rolls);

  return game;
}

static void
make_game (RoboMatch            *self,
           const RoboMatchSetup *setup,
           const RoboMatchStart *start)
{
  self->setup = robo_match_setup_copy (setup);
  self->board = robo_board_new (robo_arena_get_plan (setup->arena));
  robo_match_setup_fill (self->setup, self->board, &self->game_setup);
  self->game = create_game (&self->game_setup, setup->seed, start);
  self->first = *robo_game_get_state (self->game);
  robo_random_operator_init (&self->computer, setup->seed);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    self->n_people += setup->seats[i].player == ROBO_PLAYER_HUMAN;
  self->has_people = self->n_people > 0;
}

static void
robo_match_dispose (GObject *object)
{
  RoboMatch *self = ROBO_MATCH (object);

  robo_match_stop_timer (self);
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
      g_value_set_string (value, is_one_round (self) ? self->title : robo_arena_get_name (self->setup->arena));
      break;

    case PROP_SUBTITLE:
      g_value_take_string (value, dup_subtitle (self));
      break;

    case PROP_ROUND:
      g_value_set_uint (value, self->figures.round);
      break;

    case PROP_PHASE:
      g_value_set_uint (value, self->figures.phase);
      break;

    case PROP_UNIT:
      g_value_set_uint (value, self->figures.unit);
      break;

    case PROP_POSITION:
      g_value_set_uint (value, self->figures.position);
      break;

    case PROP_N_EVENTS:
      g_value_set_uint (value, self->figures.n_events);
      break;

    case PROP_IS_LIVE:
      g_value_set_boolean (value, self->figures.is_live);
      break;

    case PROP_HAS_QUESTION:
      g_value_set_boolean (value, self->figures.has_question);
      break;

    case PROP_ASKED_SEAT:
      g_value_set_int (value, self->figures.asked_seat);
      break;

    case PROP_IS_PROGRAMMING:
      g_value_set_boolean (value, self->figures.is_programming);
      break;

    case PROP_IS_OVER:
      g_value_set_boolean (value, self->figures.is_over);
      break;

    case PROP_IS_RECORDED:
      g_value_set_boolean (value, self->is_recorded);
      break;

    case PROP_HAS_ENDED:
      g_value_set_boolean (value, self->figures.has_ended);
      break;

    case PROP_CAN_STEP:
      g_value_set_boolean (value, self->figures.can_step);
      break;

    case PROP_CAN_STEP_BACK:
      g_value_set_boolean (value, self->figures.can_step_back);
      break;

    case PROP_PLAYING:
      g_value_set_boolean (value, self->playing);
      break;

    case PROP_SPEED:
      g_value_set_uint (value, self->speed);
      break;

    case PROP_SKIPS_NEEDLESS:
      g_value_set_boolean (value, self->skips_needless);
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
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
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

RoboMatch *
robo_match_new (const RoboMatchSetup *setup)
{
  RoboMatch *self;

  g_return_val_if_fail (setup != NULL && robo_match_setup_check (setup) == NULL, NULL);

  self = g_object_new (ROBO_TYPE_MATCH, NULL);
  make_game (self, setup, NULL);
  robo_match_make_lists (self);
  robo_match_update (self);

  return self;
}

RoboMatch *
robo_match_new_at (const RoboMatchSetup *setup,
                   const RoboMatchStart *start)
{
  RoboMatch *self;

  g_return_val_if_fail (setup != NULL && setup->arena != NULL && start != NULL && start->title != NULL, NULL);

  self = g_object_new (ROBO_TYPE_MATCH, NULL);
  self->title = g_strdup (start->title);
  self->policy = start->policy;
  self->policy_data = start->policy_data;
  self->policy_free = start->policy_free;
  make_game (self, setup, start);
  robo_match_make_lists (self);
  robo_match_update (self);

  return self;
}

RoboMatch *
robo_match_new_recorded (const RoboMatchFile *file)
{
  RoboMatch *self;

  g_return_val_if_fail (file != NULL && robo_match_setup_check (file->setup) == NULL, NULL);

  self = g_object_new (ROBO_TYPE_MATCH, NULL);
  make_game (self, file->setup, NULL);
  robo_game_free (self->game);
  self->game = robo_match_file_retrace (file, &self->game_setup);
  self->is_recorded = TRUE;
  self->status = robo_game_get_state (self->game)->phase == ROBO_PHASE_OVER ? ROBO_GAME_OVER : ROBO_GAME_REFUSED;
  self->position = robo_game_get_events (self->game)->n_events;
  robo_match_make_lists (self);
  robo_match_update (self);

  return self;
}

void
robo_match_start (RoboMatch *self)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  if (self->has_started)
    return;

  self->has_started = TRUE;
  robo_game_set_policy (self->game, answer_for_computer_cb, self);
  if (self->status != ROBO_GAME_OVER && !self->is_recorded)
    advance_by_itself (self);
  else
    robo_match_update (self);
  robo_match_announce (self);
  robo_match_go_on (self, TRUE);
}

static gboolean
restore_answer (RoboMatch *self,
                RoboAnswer answer)
{
  while (self->status == ROBO_GAME_GOES_ON || self->status == ROBO_GAME_ROUND_OVER)
    self->status = robo_game_advance (self->game);

  if (self->status != ROBO_GAME_ASKS || robo_game_answer (self->game, answer) != ROBO_REFUSED_NOT)
    return FALSE;

  self->status = robo_game_advance (self->game);

  return TRUE;
}

guint
robo_match_restore (RoboMatch        *self,
                    const RoboAnswer *answers,
                    guint             n_answers)
{
  guint n_given = 0;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && !self->has_started, 0);
  g_return_val_if_fail (answers != NULL || n_answers == 0, 0);

  while (n_given < n_answers && restore_answer (self, answers[n_given]))
    n_given++;
  while (n_given > 0 && (self->status == ROBO_GAME_GOES_ON || self->status == ROBO_GAME_ROUND_OVER))
    self->status = robo_game_advance (self->game);

  self->position = robo_game_get_events (self->game)->n_events;
  robo_match_update (self);

  return n_given;
}

const RoboMatchSetup *
robo_match_get_setup (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->setup;
}

const RoboSetup *
robo_match_get_game_setup (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return &self->game_setup;
}

RoboArena *
robo_match_get_arena (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->setup->arena;
}

const RoboBoard *
robo_match_get_board (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->board;
}

const RoboGame *
robo_match_get_game (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game;
}

RoboModules *
robo_match_get_modules (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->setup->modules;
}

const RoboRecord *
robo_match_get_records (RoboMatch *self,
                        guint     *n_records)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && n_records != NULL, NULL);

  return robo_game_get_records (self->game, n_records);
}

GListModel *
robo_match_get_seats (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->seats);
}

GListModel *
robo_match_get_log (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->log);
}

GListModel *
robo_match_get_order (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->order);
}

RoboSeat *
robo_match_get_seat (RoboMatch *self,
                     guint      seat)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && seat < ROBO_MAX_ROBOTS, NULL);

  return self->by_seat[seat];
}

RoboStandingAnswers *
robo_match_get_standing_answers (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->standing_answers;
}

gboolean
robo_match_get_skips_needless (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->skips_needless;
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

const RoboQuestion *
robo_match_get_question (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->figures.has_question ? robo_game_get_question (self->game) : NULL;
}

RoboRefusal
robo_match_answer (RoboMatch *self,
                   RoboAnswer answer)
{
  RoboRefusal refusal;

  g_return_val_if_fail (ROBO_IS_MATCH (self), ROBO_REFUSED_OPTION);

  if (!self->figures.has_question)
    return ROBO_REFUSED_OPTION;

  refusal = robo_game_answer (self->game, answer);
  if (refusal != ROBO_REFUSED_NOT)
    return refusal;

  advance (self);
  robo_match_update (self);
  g_signal_emit (self, signals[ANSWERED], 0);
  robo_match_announce (self);
  robo_match_go_on (self, TRUE);

  return ROBO_REFUSED_NOT;
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

  return self->is_recorded;
}

void
robo_match_count_stats (RoboMatch      *self,
                        RoboMatchStats *stats)
{
  g_return_if_fail (ROBO_IS_MATCH (self) && stats != NULL);

  robo_match_stats_count (stats, self->game);
}
