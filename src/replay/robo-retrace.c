// SPDX-License-Identifier: GPL-3.0-or-later
// Computes positions from events, with one function for each type of event.
#include "robo-retrace.h"

#include <string.h>

#include "engine/robo-activation.h"
#include "engine/robo-game-private.h"

/* Holds the state while a recorded game is restored. `touched` has, by seat, the die that the next TURN event turns.
 * `n_used` has, by seat and kind of question, the number of records that were used. `nobody` takes the events of
 * seats that do not exist. */
typedef struct
{
  const RoboSetup     *setup;
  const RoboRecording *recording;
  RoboState           *state;
  guint                touched[ROBO_MAX_ROBOTS];
  guint                n_used[ROBO_MAX_ROBOTS][ROBO_N_QUESTION_KINDS];
  RoboRobot            nobody;
} Retrace;

static RoboRobot *
get_robot (Retrace *self,
           guint    seat)
{
  return seat < ROBO_MAX_ROBOTS ? &self->state->robots[seat] : &self->nobody;
}

static gboolean
is_killbot (Retrace *self,
            guint    seat)
{
  return get_robot (self, seat)->kind == ROBO_SEAT_KILLBOT;
}

/* Events of rounds */

/* Begins a round. Disabled cards work again (R14.6): they do so at the end of the round before, which has no event. */
static void
tell_round (Retrace         *self,
            const RoboEvent *event)
{
  self->state->round++;
  self->state->disabled = 0;
}

static void
tell_phase (Retrace         *self,
            const RoboEvent *event)
{
  if (event->value < ROBO_PHASE_OVER)
    robo_state_begin_phase (self->state, event->value);
  if (event->value != ROBO_PHASE_PROGRAMMING)
    return;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = get_robot (self, seat);

      robot->n_dice = 0;
      robot->finish = 0;
      memset (robot->dice, 0, sizeof robot->dice);
    }
}

static void
tell_unit (Retrace         *self,
           const RoboEvent *event)
{
  self->state->unit = CLAMP (event->value, 1, ROBO_N_UNITS) - 1;
}

static void
tell_token (Retrace         *self,
            const RoboEvent *event)
{
  if (event->value <= ROBO_MAX_VP_NUMBER)
    self->state->tokens[event->value]++;
}

static void
tell_number (Retrace         *self,
             const RoboEvent *event)
{
  get_robot (self, event->seat)->number = CLAMP (event->value, 1, ROBO_MAX_ROBOTS);
}

static void
tell_win (Retrace         *self,
          const RoboEvent *event)
{
  self->state->winner = event->seat;
  self->state->phase = ROBO_PHASE_OVER;
}

/* Events of cards */

static void
tell_equip (Retrace         *self,
            const RoboEvent *event)
{
  RoboRobot      *robot = get_robot (self, event->seat);
  const RoboRobot before = *robot;

  memcpy (robot->cards, event->slots, sizeof robot->cards);
  memset (robot->shield, 0, sizeof robot->shield);
  for (guint old = 0; old < ROBO_MAX_SLOTS; old++)
    {
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          if (before.cards[old] != ROBO_NO_CARD && before.cards[old] == robot->cards[slot])
            robot->shield[slot] = before.shield[old];
        }
    }
}

static void
tell_draw (Retrace         *self,
           const RoboEvent *event)
{
  if (event->card >= ROBO_MAX_CARDS || event->deck >= ROBO_N_DECKS)
    return;

  robo_card_mask_add (&get_robot (self, event->seat)->inventory, event->card);
  if (self->state->deck_sizes[event->deck] > 0)
    self->state->deck_sizes[event->deck]--;
}

/* Events that change spaces */

static void
tell_reboot (Retrace         *self,
             const RoboEvent *event)
{
  get_robot (self, event->seat)->space = event->at;
  get_robot (self, event->seat)->facing = event->key;
}

static void
move_mine (Retrace *self,
           guint    from,
           guint    to)
{
  guint mine = robo_state_get_mine_at (self->state, from);

  if (mine < self->state->n_mines)
    self->state->mines[mine].space = to;
}

static void
tell_shove (Retrace         *self,
            const RoboEvent *event)
{
  if (event->seat == ROBO_NO_SEAT)
    move_mine (self, event->at, event->to);
  else
    get_robot (self, event->seat)->space = event->to;
}

static void
tell_move (Retrace         *self,
           const RoboEvent *event)
{
  get_robot (self, event->seat)->space = event->to;
}

static void
tell_swap (Retrace         *self,
           const RoboEvent *event)
{
  guint other = robo_state_get_robot_at (self->state, event->to);

  if (other != ROBO_NO_SEAT)
    get_robot (self, other)->space = event->at;
  else
    move_mine (self, event->to, event->at);
  get_robot (self, event->seat)->space = event->to;
}

/* Events of dice */

/* Takes the seat's next answer to a question of this kind. */
static gboolean
take_answer (Retrace         *self,
             guint            seat,
             RoboQuestionKind kind,
             RoboAnswer      *answer)
{
  guint *n_used;

  if (seat >= ROBO_MAX_ROBOTS)
    return FALSE;

  n_used = &self->n_used[seat][kind];
  while (*n_used < self->recording->n_records)
    {
      const RoboRecord *record = &self->recording->records[(*n_used)++];

      if (record->seat != seat || record->kind != kind)
        continue;
      *answer = record->answer;
      return TRUE;
    }

  return FALSE;
}

static void
tell_programmed (Retrace         *self,
                 const RoboEvent *event)
{
  RoboRobot  *robot = get_robot (self, event->seat);
  RoboProgram program;
  RoboAnswer  answer;

  if (!take_answer (self, event->seat, ROBO_ASK_PROGRAM, &answer))
    return;

  robo_program_unpack (&program, answer);
  robot->n_dice = MIN (program.n_dice, ROBO_MAX_DICE);
  robot->finish = MIN (robo_program_get_finish (answer), ROBO_MAX_FINISH);
  for (guint i = 0; i < robot->n_dice; i++)
    {
      robot->dice[i] = program.dice[i];
      robot->dice[i].status = ROBO_DIE_WAITING;
      robot->dice[i].controller = ROBO_NO_SEAT;
    }
}

static void
tell_roll (Retrace         *self,
           const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);

  robot->n_dice = 1;
  robot->dice[0] = (RoboDie){
    .colour = event->colour,
    .value = event->value,
    .key = robot->facing,
    .unit = self->state->unit,
    .status = ROBO_DIE_WAITING,
    .controller = ROBO_NO_SEAT,
  };
}

static void
tell_activate (Retrace         *self,
               const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);

  if (event->seat >= ROBO_MAX_ROBOTS)
    return;

  for (guint i = 0; i < robot->n_dice; i++)
    {
      RoboDie *die = &robot->dice[i];

      if (die->status != ROBO_DIE_WAITING || die->colour != event->colour || die->value != event->value ||
          die->key != event->key || die->unit != event->unit)
        continue;
      die->status = ROBO_DIE_DONE;
      self->touched[event->seat] = i;
      return;
    }
}

/* Returns the index of the robot's next die among the dice that wait on the current unit (R6.2), or n_dice if none
 * waits. */
static guint
find_next_of (const RoboState *state,
              const RoboRobot *robot)
{
  guint next = robot->n_dice;
  guint rank = G_MAXUINT;

  for (guint i = 0; i < robot->n_dice; i++)
    {
      const RoboDie *die = &robot->dice[i];
      guint          its_rank = (guint)die->value << 1 | (guint)(die->colour == ROBO_RED);

      if (die->status != ROBO_DIE_WAITING || die->unit != state->unit || its_rank >= rank)
        continue;
      next = i;
      rank = its_rank;
    }

  return next;
}

/* Removes one of two dice on a unit (R6.3). Remote control may bring a third die to the unit, so finds out which two
 * dice have met. */
static void
tell_keep (Retrace         *self,
           const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);
  RoboAnswer kept;
  guint      up = find_next_of (self->state, robot);

  if (!take_answer (self, event->seat, ROBO_ASK_KEEP_DIE, &kept) || kept >= robot->n_dice || up == robot->n_dice)
    return;

  if (kept == up)
    {
      /* Find the other die, which waits on the same unit. */
      for (up = 0; up < robot->n_dice; up++)
        {
          if (up != kept && robot->dice[up].status == ROBO_DIE_WAITING &&
              robot->dice[up].unit == robot->dice[kept].unit)
            break;
        }
    }
  if (up < robot->n_dice)
    robot->dice[up].status = ROBO_DIE_REMOVED;
  robot->dice[kept].is_kept = TRUE;
}

static void
tell_reprogram (Retrace         *self,
                const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);
  RoboAnswer answer;
  guint      die;

  if (event->seat >= ROBO_MAX_ROBOTS || !take_answer (self, event->by, ROBO_ASK_REPROGRAM, &answer))
    return;

  if (is_killbot (self, event->seat))
    {
      /* Move a waiting die of a KillBot to the key of its facing (R9.2). */
      robot->facing = robo_reprogram_get_key (answer);
      for (guint i = 0; i < robot->n_dice; i++)
        {
          if (robot->dice[i].status == ROBO_DIE_WAITING)
            robot->dice[i].key = robot->facing;
        }
      return;
    }

  die = robo_reprogram_get_die (answer);
  robot->dice[die].unit = MIN (robo_reprogram_get_unit (answer), ROBO_N_UNITS - 1);
  robot->dice[die].key = robo_reprogram_get_key (answer);
  self->touched[event->seat] = die;
}

static void
tell_turn (Retrace         *self,
           const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);

  if (is_killbot (self, event->seat))
    robot->facing = event->key;
  else if (event->seat < ROBO_MAX_ROBOTS)
    robot->dice[self->touched[event->seat]].key = event->key;
}

/* Events of damage and points */

static void
tell_damage (Retrace         *self,
             const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);

  robot->damage = MIN (robot->damage + event->amount, self->setup->rules.damage_limit);
}

/* Puts damage on the first shield that has room for all of it, from left to right (R7.6). */
static void
tell_absorb (Retrace         *self,
             const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);

  for (guint slot = 0; slot < ROBO_MAX_SLOTS && self->setup->cards != NULL; slot++)
    {
      guint              card = robot->cards[slot];
      const RoboAbility *shield = NULL;

      if (card < self->setup->cards->n_cards)
        shield = robo_card_get_ability (&self->setup->cards->cards[card], ROBO_ABILITY_ABSORB);
      if (shield == NULL || robot->shield[slot] + event->amount > shield->amount)
        continue;
      robot->shield[slot] += event->amount;
      return;
    }
}

static guint
take_off (guint8 *tokens,
          guint   amount)
{
  guint n = MIN (*tokens, amount);

  *tokens -= n;

  return n;
}

static void
tell_repair (Retrace         *self,
             const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);
  guint      rest = event->amount;

  rest -= take_off (&robot->damage, rest);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    rest -= take_off (&robot->shield[slot], rest);
}

static void
tell_destroyed (Retrace         *self,
                const RoboEvent *event)
{
  get_robot (self, event->seat)->space = ROBO_NO_SPACE;
}

static void
gain (RoboRobot *robot,
      guint      amount)
{
  robot->vp = MIN (robot->vp + amount, G_MAXUINT8);
}

static void
tell_credit (Retrace         *self,
             const RoboEvent *event)
{
  if (is_killbot (self, event->of) && !self->setup->rules.killbot_vp_from_supply)
    take_off (&get_robot (self, event->of)->vp, 1);
  gain (get_robot (self, event->seat), 1);
}

static void
tell_take_vp (Retrace         *self,
              const RoboEvent *event)
{
  if (event->at < ROBO_MAX_SPACES)
    self->state->tokens[self->setup->board->vp[event->at]] = 0;
  gain (get_robot (self, event->seat), event->amount);
}

/* Events of taking and paying (R14.3, R14.6) */

static void
tell_jam (Retrace         *self,
          const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);

  for (guint i = 0; i < robot->n_dice; i++)
    {
      RoboDie *die = &robot->dice[i];

      if (die->status != ROBO_DIE_WAITING || die->unit != event->unit || die->colour != event->colour ||
          die->value != event->value || die->key != event->key)
        continue;
      die->status = ROBO_DIE_REMOVED;
      return;
    }
}

static void
tell_disable (Retrace         *self,
              const RoboEvent *event)
{
  if (event->seat < ROBO_MAX_ROBOTS)
    self->state->disabled |= 1 << event->seat;
}

static void
tell_steal (Retrace         *self,
            const RoboEvent *event)
{
  take_off (&get_robot (self, event->seat)->vp, event->amount);
  gain (get_robot (self, event->by), event->amount);
}

static void
tell_pay (Retrace         *self,
          const RoboEvent *event)
{
  RoboRobot *robot = get_robot (self, event->seat);

  if (event->kind == ROBO_COST_VP)
    take_off (&robot->vp, event->amount);
  else
    robot->damage = MIN (robot->damage + event->amount, G_MAXUINT8);
}

/* Events of mines */

static void
tell_mine_laid (Retrace         *self,
                const RoboEvent *event)
{
  const RoboRobot *robot = get_robot (self, event->seat);
  RoboMine         mine = { .space = event->at, .owner = event->seat, .card = ROBO_NO_CARD };

  if (event->seat >= ROBO_MAX_ROBOTS || event->at == ROBO_NO_SPACE || self->state->n_mines == ROBO_MAX_MINES)
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS && mine.card == ROBO_NO_CARD && self->setup->cards != NULL; slot++)
    {
      guint card = robot->cards[slot];

      for (guint i = 0; card < self->setup->cards->n_cards && i < self->setup->cards->cards[card].n_effects; i++)
        {
          const RoboEffect *effect = &self->setup->cards->cards[card].effects[i];

          if (effect->action != ROBO_ACTION_LAY_MINE)
            continue;
          mine.card = card;
          mine.damage = effect->damage;
          break;
        }
    }
  self->state->mines[self->state->n_mines++] = mine;
}

static void
tell_mine_gone (Retrace         *self,
                const RoboEvent *event)
{
  guint mine = robo_state_get_mine_at (self->state, event->at);

  if (mine < self->state->n_mines)
    robo_state_remove_mine (self->state, mine);
}

/* Has the function for each type of event. An event without a function changes nothing that players can see. */
static void (*const tellers[ROBO_N_EVENT_TYPES]) (Retrace         *self,
                                                  const RoboEvent *event) = {
  [ROBO_EVENT_ROUND] = tell_round,
  [ROBO_EVENT_PHASE] = tell_phase,
  [ROBO_EVENT_TOKEN] = tell_token,
  [ROBO_EVENT_EQUIP] = tell_equip,
  [ROBO_EVENT_REBOOT] = tell_reboot,
  [ROBO_EVENT_SHOVE] = tell_shove,
  [ROBO_EVENT_NUMBER] = tell_number,
  [ROBO_EVENT_PROGRAMMED] = tell_programmed,
  [ROBO_EVENT_UNIT] = tell_unit,
  [ROBO_EVENT_ROLL] = tell_roll,
  [ROBO_EVENT_ACTIVATE] = tell_activate,
  [ROBO_EVENT_KEEP] = tell_keep,
  [ROBO_EVENT_SKIP] = tell_activate,
  [ROBO_EVENT_TURN] = tell_turn,
  [ROBO_EVENT_STEP] = tell_move,
  [ROBO_EVENT_PUSH] = tell_move,
  [ROBO_EVENT_DAMAGE] = tell_damage,
  [ROBO_EVENT_ABSORB] = tell_absorb,
  [ROBO_EVENT_DESTROYED] = tell_destroyed,
  [ROBO_EVENT_CREDIT] = tell_credit,
  [ROBO_EVENT_MINE_LAID] = tell_mine_laid,
  [ROBO_EVENT_MINE_TAKEN] = tell_mine_gone,
  [ROBO_EVENT_MINE_OFF] = tell_mine_gone,
  [ROBO_EVENT_MINE_GONE] = tell_mine_gone,
  [ROBO_EVENT_JUMP] = tell_move,
  [ROBO_EVENT_SWAP] = tell_swap,
  [ROBO_EVENT_REPROGRAM] = tell_reprogram,
  [ROBO_EVENT_TAKE_VP] = tell_take_vp,
  [ROBO_EVENT_REPAIR] = tell_repair,
  [ROBO_EVENT_DRAW] = tell_draw,
  [ROBO_EVENT_WIN] = tell_win,
  [ROBO_EVENT_JAM] = tell_jam,
  [ROBO_EVENT_DISABLE] = tell_disable,
  [ROBO_EVENT_STEAL] = tell_steal,
  [ROBO_EVENT_PAY] = tell_pay,
};

RoboGame *
robo_game_new_recorded (const RoboSetup     *setup,
                        guint64              seed,
                        const RoboRecording *recording)
{
  RoboGame *game;
  Retrace   self = { .setup = setup, .recording = recording };

  g_return_val_if_fail (setup != NULL && recording != NULL, NULL);

  game = robo_game_new (setup, seed, ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  self.state = game->state;
  for (guint i = 0; i < recording->n_events; i++)
    {
      const RoboEvent *event = &recording->events[i];

      if (event->type < ROBO_N_EVENT_TYPES && tellers[event->type] != NULL)
        tellers[event->type](&self, event);
      robo_event_list_append (&game->events, event, game->state);
    }
  game->n_events = game->events.n_events;
  if (recording->n_records > 0)
    g_array_append_vals (game->records, recording->records, recording->n_records);

  return game;
}
