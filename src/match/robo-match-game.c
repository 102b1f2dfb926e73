// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-game.h"

#include <string.h>

#include "ai/robo-operator.h"
#include "base/robo-work.h"
#include "match/log/robo-log-notes.h"
#include "replay/robo-trial.h"

/* Queries */

guint
robo_match_game_count_events (const RoboMatchGame *self)
{
  return robo_game_get_events (self->engine)->n_events;
}

const RoboEvent *
robo_match_game_get_event (const RoboMatchGame *self,
                           guint                index)
{
  const RoboEventList *events = robo_game_get_events (self->engine);

  g_return_val_if_fail (index < events->n_events, NULL);

  return &events->events[index];
}

/* Removes secrets from a state: programs until all are confirmed (R5.5), the decks and the state of the random
 * generator. */
static void
hide_secrets (RoboState *state)
{
  state->rng = (RoboRng){ 0 };
  for (guint i = 0; i < ROBO_N_DECKS; i++)
    memset (state->decks[i], ROBO_NO_CARD, sizeof state->decks[i]);

  if (state->phase != ROBO_PHASE_PROGRAMMING)
    return;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      state->robots[i].n_dice = 0;
      state->robots[i].dice_sum = 0;
      state->robots[i].finish = 0;
      memset (state->robots[i].dice, 0, sizeof state->robots[i].dice);
    }
}

void
robo_match_game_get_state_at (const RoboMatchGame *self,
                              guint                position,
                              RoboState           *state)
{
  const RoboEventList *events = robo_game_get_events (self->engine);

  g_return_if_fail (position <= events->n_events);

  *state = position == 0 ? self->first : events->states[position - 1];
  hide_secrets (state);
  for (guint i = 0; i < ROBO_MAX_ROBOTS && self->is_puzzle && state->phase == ROBO_PHASE_PROGRAMMING; i++)
    {
      if (i == self->task.seat || state->robots[i].kind != ROBO_SEAT_OPERATOR)
        continue;
      state->robots[i].n_dice = self->programs[i].n_dice;
      memcpy (state->robots[i].dice, self->programs[i].dice, sizeof state->robots[i].dice);
    }
}

gboolean
robo_match_game_try (const RoboMatchGame *self,
                     RoboAnswer           answer,
                     RoboState           *after)
{
  if (!robo_game_try (self->engine, answer, after))
    return FALSE;

  hide_secrets (after);

  return TRUE;
}

gboolean
robo_match_game_is_one_round (const RoboMatchGame *self)
{
  return self->title != NULL;
}

gboolean
robo_match_game_is_waiting (const RoboMatchGame *self)
{
  return self->has_started && self->status != ROBO_GAME_GOES_ON &&
         (self->status != ROBO_GAME_ROUND_OVER || robo_match_game_is_one_round (self));
}

static const RoboMatchSeat *
get_asked_seat (const RoboMatchGame *self)
{
  return &self->setup->seats[robo_game_get_question (self->engine)->seat];
}

gboolean
robo_match_game_is_asking_person (const RoboMatchGame *self)
{
  if (self->is_remote)
    return self->has_started && self->status == ROBO_GAME_ASKS && self->is_own_turn;

  return self->has_started && self->status == ROBO_GAME_ASKS && get_asked_seat (self)->player == ROBO_PLAYER_HUMAN;
}

const RoboQuestion *
robo_match_game_get_question (const RoboMatchGame *self)
{
  return self->own_question != NULL ? self->own_question : robo_game_get_question (self->engine);
}

static gboolean
is_asking_thinker (const RoboMatchGame *self)
{
  return !self->is_remote && self->status == ROBO_GAME_ASKS &&
         get_asked_seat (self)->player == ROBO_PLAYER_COMPUTER && get_asked_seat (self)->level != ROBO_LEVEL_CHANCE;
}

/* Playing */

static RoboReply
answer_for_computer_cb (const RoboSetup    *setup,
                        const RoboState    *state,
                        const RoboQuestion *question,
                        RoboAnswer         *answer,
                        gpointer            data)
{
  RoboMatchGame *self = data;
  RoboReply      reply = ROBO_REPLY_UNKNOWN;

  /* In a local game any entropy will do, because there are no peers who could predict the dice. */
  if (question->kind == ROBO_ASK_ENTROPY)
    {
      *answer = question->fallback;
      return ROBO_REPLY_ANSWERED;
    }
  if (self->policy != NULL)
    reply = self->policy (setup, state, question, answer, self->policy_data);
  if (reply != ROBO_REPLY_UNKNOWN || self->setup->seats[question->seat].player == ROBO_PLAYER_HUMAN ||
      self->setup->seats[question->seat].level != ROBO_LEVEL_CHANCE)
    return reply;

  return robo_random_operator_reply (setup, state, question, answer, &self->computer);
}

/* Fills in a note for the log about the question, without the reason for skipping it. */
static void
describe_question (const RoboMatchGame *self,
                   RoboLogNote         *note)
{
  const RoboQuestion *question = robo_game_get_question (self->engine);

  *note = (RoboLogNote){
    .position = robo_game_get_events (self->engine)->n_events,
    .seat = question->seat,
    .kind = question->kind,
    .card = question->card,
  };
  robo_game_get_records (self->engine, &note->record);
}

/* Tries to answer the current question without asking the operator. Returns whether it was answered. */
static gboolean
answer_unasked (RoboMatchGame *self)
{
  RoboLogNote note;

  describe_question (self, &note);
  note.reason = ROBO_MATCH_STANDING;
  if (!robo_standing_answers_find (self->standing_answers, self->engine, &note.answer))
    {
      if (!self->skips_needless || !robo_game_is_needless (self->engine))
        return FALSE;
      note.reason = ROBO_MATCH_NEEDLESS;
      note.answer = robo_game_get_question (self->engine)->fallback;
    }
  if (robo_game_answer (self->engine, note.answer) != ROBO_REFUSED_NOT)
    return FALSE;

  g_array_append_val (self->notes, note);

  return TRUE;
}

static gboolean
goes_on_by_itself (const RoboMatchGame *self)
{
  if (self->status == ROBO_GAME_ROUND_OVER)
    /* Without people the game stops after each round. The round is shown before the next round is played. */
    return self->n_people > 0 && !robo_match_game_is_one_round (self);

  return self->status == ROBO_GAME_GOES_ON;
}

static void
play_on (RoboMatchGame *self)
{
  gboolean is_answered;

  do
    {
      do
        self->status = robo_game_advance (self->engine);
      while (goes_on_by_itself (self));
      is_answered = self->status == ROBO_GAME_ASKS && !is_asking_thinker (self) && answer_unasked (self);
    }
  while (is_answered);
}

static guint
count_records (const RoboMatchGame *self)
{
  guint n_records;

  robo_game_get_records (self->engine, &n_records);

  return n_records;
}

void
robo_match_game_start (RoboMatchGame *self)
{
  self->has_started = TRUE;
  /* In remote play another peer gives the answers of computers; the match follows them. */
  if (!self->is_remote)
    robo_game_set_policy (self->engine, answer_for_computer_cb, self);
}

gboolean
robo_match_game_advance (RoboMatchGame *self)
{
  guint n_records = count_records (self);

  if (!self->is_remote)
    play_on (self);

  return count_records (self) > n_records;
}

/* Thinking */

/* Holds data for a thread. The thread shares no data with the match, which may be gone before the answer is found. */
typedef struct
{
  RoboMatchSetup *setup; /* keeps the cards that the sight uses */
  RoboBoard      *board;
  RoboSight      *sight;
  RoboOperator    computer;
  RoboAnswer      answer;

  RoboMatchThoughtFunc done;
} Thought;

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  robo_sight_free (thought->sight);
  robo_board_free (thought->board);
  robo_match_setup_free (thought->setup);
  g_free (thought);
}

static gboolean
is_cancelled_cb (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static gboolean
think_cb (gpointer      data,
          GCancellable *cancellable,
          GError      **error)
{
  Thought     *thought = data;
  RoboOperator computer = thought->computer;

  computer.is_over = is_cancelled_cb;
  computer.is_over_data = cancellable;
  thought->answer = robo_operator_answer (&computer, thought->sight);

  return TRUE;
}

static void
thought_cb (gpointer      match,
            gpointer      data,
            GCancellable *cancellable,
            const GError *error)
{
  const Thought *thought = data;

  thought->done (match, thought->answer);
}

gboolean
robo_match_game_needs_thought (const RoboMatchGame *self)
{
  return self->thinking == NULL && is_asking_thinker (self);
}

void
robo_match_game_think (RoboMatchGame       *self,
                       gpointer             match,
                       RoboMatchThoughtFunc done)
{
  Thought *thought;
  guint    seat;

  g_return_if_fail (robo_match_game_needs_thought (self));

  seat = robo_game_get_question (self->engine)->seat;
  thought = g_new0 (Thought, 1);
  thought->setup = robo_match_setup_copy (self->setup);
  thought->board = robo_board_new (robo_arena_get_plan (self->setup->arena));
  thought->sight = robo_sight_new (self->engine);
  thought->sight->setup.board = thought->board;
  thought->computer = (RoboOperator){ .level = self->setup->seats[seat].level, .seed = self->operators_seed };

  self->thinking = g_cancellable_new ();
  thought->done = done;
  robo_work_run_low_priority (match, self->thinking, think_cb, thought_cb, thought, thought_free);
}

void
robo_match_game_stop_thinking (RoboMatchGame *self)
{
  robo_work_cancel (&self->thinking);
}

/* Files */

static void
advance_to_question (RoboMatchGame *self)
{
  while (self->status == ROBO_GAME_GOES_ON || self->status == ROBO_GAME_ROUND_OVER)
    self->status = robo_game_advance (self->engine);
}

guint
robo_match_game_restore (RoboMatchGame       *self,
                         const RoboMatchFile *file)
{
  guint n_given = 0;

  for (; n_given < file->records->len; n_given++)
    {
      RoboLogNote note;

      advance_to_question (self);
      if (self->status != ROBO_GAME_ASKS)
        break;
      describe_question (self, &note);
      note.answer = g_array_index (file->records, RoboRecord, n_given).answer;
      note.reason = g_array_index (file->unasked, guint8, n_given);
      if (robo_game_answer (self->engine, note.answer) != ROBO_REFUSED_NOT)
        break;
      if (note.reason != ROBO_MATCH_ASKED)
        g_array_append_val (self->notes, note);
      self->status = robo_game_advance (self->engine);
    }
  if (n_given > 0)
    advance_to_question (self);
  robo_standing_answers_restore (self->standing_answers, file);

  return n_given;
}

RoboMatchFile *
robo_match_game_dup_file (const RoboMatchGame *self)
{
  RoboMatchFile *file = robo_match_file_new (self->setup, self->engine);

  robo_log_notes_store (self->notes, file);
  robo_standing_answers_store (self->standing_answers, file);

  return file;
}

RoboMatchFile *
robo_match_game_dup_beginning (const RoboMatchGame *self,
                               guint                position)
{
  RoboMatchFile    *file = robo_match_game_dup_file (self);
  guint             n_records;
  const RoboRecord *records = robo_game_get_records (self->engine, &n_records);
  RoboGame         *game = robo_game_new (&self->game_setup, self->setup->seed, ROBO_GAME_KEEP_EVENTS);
  guint             n_given = 0;

  /* Count the answers that were given before the first question at or after the position. */
  while (n_given < n_records)
    {
      RoboGameStatus status = robo_game_advance (game);

      while (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ROUND_OVER)
        status = robo_game_advance (game);
      if (status != ROBO_GAME_ASKS || robo_game_get_events (game)->n_events >= position)
        break;
      if (robo_game_answer (game, records[n_given].answer) != ROBO_REFUSED_NOT)
        break;
      n_given++;
    }
  robo_game_free (game);

  g_array_set_size (file->records, n_given);
  g_array_set_size (file->unasked, n_given);
  /* The file would also have standing answers that were given after the position. */
  g_array_set_size (file->standing, 0);

  return file;
}

/* Construction */

RoboMatchGame *
robo_match_game_new (const RoboMatchSetup *setup,
                     const RoboMatchStart *start)
{
  const RoboGameFlags flags = ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS;
  RoboMatchGame      *self = g_new0 (RoboMatchGame, 1);

  self->setup = robo_match_setup_copy (setup);
  self->board = robo_board_new (robo_arena_get_plan (setup->arena));
  robo_match_setup_fill (self->setup, self->board, &self->game_setup);
  if (start != NULL)
    {
      self->engine = robo_game_new_at (&self->game_setup, start->state, flags);
      robo_game_set_rolls (self->engine, start->rolls, start->n_rolls);
      self->title = g_strdup (start->title);
      self->short_title = g_strdup (start->short_title);
      self->policy = start->policy;
      self->policy_data = start->policy_data;
      self->policy_free = start->policy_free;
      self->is_puzzle = start->puzzle != NULL;
      if (self->is_puzzle)
        {
          self->task = start->puzzle->task;
          memcpy (self->programs, start->puzzle->state.robots, sizeof self->programs);
        }
    }
  else
    self->engine = robo_game_new (&self->game_setup, setup->seed, flags);
  self->status = ROBO_GAME_GOES_ON;
  self->first = *robo_game_get_state (self->engine);
  robo_random_operator_init (&self->computer, setup->seed);
  self->operators_seed = (guint64)g_random_int () << 32 | g_random_int ();
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    self->n_people += setup->seats[i].player == ROBO_PLAYER_HUMAN;
  self->own_seat = ROBO_NO_SEAT;
  self->skips_needless = TRUE;
  self->standing_answers = robo_standing_answers_new ();
  self->notes = g_array_new (FALSE, FALSE, sizeof (RoboLogNote));

  return self;
}

RoboMatchGame *
robo_match_game_new_recorded (const RoboMatchFile *file)
{
  RoboMatchGame *self = robo_match_game_new (file->setup, NULL);

  robo_game_free (self->engine);
  self->engine = robo_match_file_retrace (file, &self->game_setup);
  self->is_recorded = TRUE;
  self->status = robo_game_get_state (self->engine)->phase == ROBO_PHASE_OVER ? ROBO_GAME_OVER : ROBO_GAME_REFUSED;

  return self;
}

RoboMatchGame *
robo_match_game_new_remote (const RoboMatchFile *file)
{
  RoboMatchGame *self = robo_match_game_new (file->setup, NULL);

  robo_match_game_restore (self, file);
  self->is_recorded = self->is_remote = TRUE;
  if (self->status != ROBO_GAME_OVER)
    self->status = ROBO_GAME_REFUSED;

  return self;
}

RoboMatchGame *
robo_match_game_new_followed (const RoboMatchSetup *setup,
                              guint                 own_seat)
{
  RoboMatchGame *self = robo_match_game_new (setup, NULL);

  self->is_remote = TRUE;
  self->own_seat = own_seat;
  /* The game has not begun, and waits for the other peers. */
  self->status = ROBO_GAME_ASKS;

  return self;
}

static gboolean
has_played_the_same (const RoboMatchGame *self,
                     const RoboRecord    *played,
                     guint                n_played)
{
  guint             n_records;
  const RoboRecord *records = robo_game_get_records (self->engine, &n_records);

  if (n_records > n_played)
    return FALSE;

  for (guint i = 0; i < n_records; i++)
    {
      if (records[i].answer != played[i].answer)
        return FALSE;
    }

  return TRUE;
}

gboolean
robo_match_game_follow (RoboMatchGame         *self,
                        const RoboGame        *played,
                        const RoboMatchRemote *news)
{
  guint             n_played = 0;
  const RoboRecord *records = played != NULL ? robo_game_get_records (played, &n_played) : NULL;

  g_return_val_if_fail (self->is_remote && !self->is_recorded, FALSE);

  if (!has_played_the_same (self, records, n_played))
    return FALSE;

  if (played != NULL)
    {
      self->status = ROBO_GAME_GOES_ON;
      advance_to_question (self);
    }
  for (guint i = count_records (self); i < n_played; i++)
    {
      if (robo_game_answer (self->engine, records[i].answer) != ROBO_REFUSED_NOT)
        return FALSE;
      self->status = ROBO_GAME_GOES_ON;
      advance_to_question (self);
    }
  self->is_own_turn = played != NULL && self->status == ROBO_GAME_ASKS && news->is_own_turn;
  self->sealed = news->sealed;
  g_clear_pointer (&self->own_question, g_free);
  if (self->is_own_turn)
    {
      self->own_question = g_memdup2 (robo_game_get_question (self->engine), sizeof *self->own_question);
      self->own_question->seat = self->own_seat;
    }

  return TRUE;
}

void
robo_match_game_free (RoboMatchGame *self)
{
  if (self == NULL)
    return;

  robo_match_game_stop_thinking (self);
  g_free (self->own_question);
  g_object_unref (self->standing_answers);
  g_array_unref (self->notes);
  robo_game_free (self->engine);
  robo_board_free (self->board);
  robo_match_setup_free (self->setup);
  if (self->policy_free != NULL)
    self->policy_free (self->policy_data);
  g_free (self->title);
  g_free (self->short_title);
  g_free (self);
}
