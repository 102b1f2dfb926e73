// SPDX-License-Identifier: GPL-3.0-or-later
// Playing: how a match begins, who answers, what need not be asked, and where it stops.
#include "config.h"

#include "robo-match-private.h"
#include "trace/robo-trial.h"

/* A whole game goes on after a round. */
gboolean
robo_match_is_one_round (RoboMatch *self)
{
  return self->title != NULL;
}

gboolean
robo_match_is_asking_somebody_here (RoboMatch *self)
{
  const RoboQuestion *question;

  if (!self->has_started || self->status != ROBO_GAME_ASKS)
    return FALSE;

  question = robo_game_get_question (self->game);

  return self->setup->seats[question->seat].player == ROBO_PLAYER_HUMAN;
}

gboolean
robo_match_is_waiting (RoboMatch *self)
{
  return self->has_started && self->status != ROBO_GAME_GOES_ON &&
         (self->status != ROBO_GAME_ROUND_OVER || robo_match_is_one_round (self));
}

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
  if (reply != ROBO_REPLY_UNKNOWN || self->setup->seats[question->seat].player == ROBO_PLAYER_HUMAN ||
      self->setup->seats[question->seat].level != ROBO_LEVEL_CHANCE)
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

void
robo_match_describe_question (RoboMatch   *self,
                              RoboLogNote *note)
{
  const RoboQuestion *question = robo_game_get_question (self->game);

  *note = (RoboLogNote){
    .position = robo_game_get_events (self->game)->n_events,
    .seat = question->seat,
    .kind = question->kind,
    .card = question->card,
  };
  robo_game_get_records (self->game, &note->record);
}

static gboolean
find_answer (RoboMatch   *self,
             RoboLogNote *note)
{
  const RoboQuestion *question = robo_game_get_question (self->game);

  note->reason = ROBO_MATCH_STANDING;
  if (robo_standing_answers_find (self->standing_answers, self->game, &note->answer))
    return TRUE;

  note->reason = ROBO_MATCH_NEEDLESS;
  note->answer = question->fallback;

  return self->skips_needless && (has_nothing_to_equip (self) || robo_game_is_needless (self->game));
}

static gboolean
is_answered_already (RoboMatch *self)
{
  RoboLogNote note;

  if (self->status != ROBO_GAME_ASKS || robo_match_is_asking_thinker (self))
    return FALSE;

  robo_match_describe_question (self, &note);
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
  while (self->status == ROBO_GAME_GOES_ON || (self->status == ROBO_GAME_ROUND_OVER && self->has_people && !robo_match_is_one_round (self)) ||
         is_answered_already (self));
  robo_match_think (self);
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
    robo_match_emit_answered (self);
}

gboolean
robo_match_fetch (RoboMatch *self)
{
  if (robo_match_is_waiting (self) || !self->has_started)
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

static RoboRefusal
take_answer (RoboMatch *self,
             RoboAnswer answer)
{
  RoboRefusal refusal = robo_game_answer (self->game, answer);

  if (refusal != ROBO_REFUSED_NOT)
    return refusal;

  advance (self);
  robo_match_update (self);
  robo_match_emit_answered (self);
  robo_match_announce (self);
  robo_match_go_on (self, TRUE);

  return ROBO_REFUSED_NOT;
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

void
robo_match_take_answer (RoboMatch *self,
                        RoboAnswer answer)
{
  RoboRefusal refusal = take_answer (self, answer);

  g_return_if_fail (refusal == ROBO_REFUSED_NOT);
}
