// SPDX-License-Identifier: GPL-3.0-or-later
// Leaves out of a position what the operator may not know (R5.5).
#include "robo-sight.h"

#include <string.h>

/* The secrets are dealt from this seed. The seed may be any number that does not come from the game's generator. */
#define SHUFFLE_SEED 0x5347

/* Limits the tries to find a generator. The dice of three KillBots have 216 results, so this limit is nearly always
 * enough for KillBots. */
#define MAX_SEEDS 4096

/* Reduces the inventory to the equipped cards, because the other operators see only equipped cards. */
static void
keep_equipped (RoboRobot *robot)
{
  RoboCardMask equipped = { 0 };

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    robo_card_mask_add (&equipped, robot->cards[slot]);
  robo_card_mask_keep (&robot->inventory, &equipped);
}

/* Takes the hidden cards out of the hands of the other operators, and counts these cards together with the cards in
 * the decks. */
static void
collect_hidden (RoboSight *self)
{
  const RoboCards *set = self->setup.cards;
  RoboState       *state = &self->state;

  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    {
      for (guint i = 0; i < state->deck_sizes[deck]; i++)
        self->hidden[state->decks[deck][i]]++;
    }

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot   *robot = &state->robots[seat];
      RoboCardMask owned = robot->inventory;

      if (seat == self->question.seat)
        continue;

      keep_equipped (robot);

      /* Treat a card that an operator equips as public, even if it is not equipped yet in the position from which the
       * records are played. */
      for (guint i = 0; i < self->n_records; i++)
        {
          const RoboRecord *record = &self->records[i];

          if (record->kind != ROBO_ASK_EQUIP || record->seat != seat)
            continue;
          robo_card_mask_add (&robot->inventory, record->answer & 0xff);
          robo_card_mask_add (&robot->inventory, record->answer >> 8 & 0xff);
        }
      robo_card_mask_keep (&robot->inventory, &owned);
      for (guint card = 0; set != NULL && card < set->n_cards; card++)
        {
          if (!robo_card_mask_has (&owned, card) || robo_card_mask_has (&robot->inventory, card) ||
              set->cards[card].colour >= ROBO_N_DECKS)
            continue;
          self->hidden[card]++;
          self->hands[seat][set->cards[card].colour]++;
        }
    }
}

/* Gives the robot the first of n cards that it does not own yet. Returns the number of cards that are left. */
static guint
deal_one (RoboRobot *robot,
          guint8    *cards,
          guint      n)
{
  guint i = 0;

  while (i < n && robo_card_mask_has (&robot->inventory, cards[i]))
    i++;
  if (i == n)
    return n;

  robo_card_mask_add (&robot->inventory, cards[i]);
  cards[i] = cards[n - 1];

  return n - 1;
}

void
robo_sight_sample (const RoboSight *self,
                   RoboRng         *rng,
                   RoboState       *state)
{
  const RoboCards *set = self->setup.cards;

  *state = self->state;
  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    {
      guint8 cards[ROBO_MAX_DECK + ROBO_MAX_CARDS * ROBO_MAX_ROBOTS];
      guint  n = 0;

      for (guint card = 0; set != NULL && card < set->n_cards; card++)
        {
          for (guint i = 0; set->cards[card].colour == deck && i < self->hidden[card]; i++)
            cards[n++] = (guint8)card;
        }
      robo_rng_shuffle (rng, cards, n);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          for (guint i = 0; i < self->hands[seat][deck]; i++)
            n = deal_one (&state->robots[seat], cards, n);
        }
      memcpy (state->decks[deck], cards, state->deck_sizes[deck]);
    }
}

/* Shuffles the decks, which keep their sizes. Only robo_sight_sample() deals the hidden cards of the other
 * operators. */
static void
hide_cards (RoboSight *self)
{
  RoboState sample;
  RoboRng   rng;

  collect_hidden (self);
  robo_rng_seed (&rng, SHUFFLE_SEED);
  robo_sight_sample (self, &rng, &sample);
  memcpy (self->state.decks, sample.decks, sizeof sample.decks);
}

/* Copies past rounds with their programs, which are public. Cards that were hidden in a past round stay hidden; the
 * decks of that round get cards that may be in the decks now. */
static void
recall_past (RoboSight      *self,
             const RoboGame *game)
{
  const RoboState *past = robo_game_get_past (game, &self->n_past);

  for (guint i = 0; i < self->n_past; i++)
    {
      RoboState *state = &self->past[i];

      *state = past[i];
      robo_rng_seed (&state->rng, SHUFFLE_SEED);
      for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
        {
          guint n = self->state.deck_sizes[deck];

          for (guint j = 0; j < state->deck_sizes[deck]; j++)
            state->decks[deck][j] = n > 0 ? self->state.decks[deck][j % n] : ROBO_NO_CARD;
          state->deck_sizes[deck] = n > 0 ? state->deck_sizes[deck] : 0;
        }
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (seat != self->question.seat)
            keep_equipped (&state->robots[seat]);
        }
    }
}

/* Returns whether two positions look the same to every operator. */
static gboolean
look_alike (const RoboState *one,
            const RoboState *other)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot a = one->robots[seat];
      RoboRobot b = other->robots[seat];

      a.inventory = b.inventory = (RoboCardMask){ 0 };
      if (memcmp (&a, &b, sizeof a) != 0)
        return FALSE;
    }

  return one->n_mines == other->n_mines && memcmp (one->tokens, other->tokens, sizeof one->tokens) == 0;
}

/* Returns whether playing the records from `start` leads to the question of the sight, in the same position. */
static gboolean
comes_to_question (const RoboSight *self,
                   const RoboState *start,
                   RoboGame        *game)
{
  robo_game_restart_at (game, start);
  for (guint i = 0; i < self->n_records; i++)
    {
      if (robo_game_advance (game) != ROBO_GAME_ASKS ||
          robo_game_answer (game, self->records[i].answer) != ROBO_REFUSED_NOT)
        return FALSE;
    }

  return robo_game_advance (game) == ROBO_GAME_ASKS && robo_game_get_question (game)->kind == self->question.kind &&
         robo_game_get_question (game)->seat == self->question.seat &&
         look_alike (robo_game_get_shown_state (game), &self->shown);
}

/* Tries seeds in a fixed order, so that the result depends only on what the operator has seen. */
void
robo_sight_find_start (const RoboSight *self,
                       RoboState       *start)
{
  g_autoptr (RoboGame) game = robo_game_new (&self->setup, 0, ROBO_GAME_KEEP_NOTHING);

  *start = self->state;
  for (guint i = 0; i < MAX_SEEDS; i++)
    {
      robo_rng_seed (&start->rng, SHUFFLE_SEED + i);
      if (comes_to_question (self, start, game))
        return;
    }
}

RoboSight *
robo_sight_new (const RoboGame *game)
{
  RoboSight        *self = g_new (RoboSight, 1);
  RoboState        *state = &self->state;
  RoboState        *shown = &self->shown;
  const RoboRecord *records;

  /* Clear only the fields before the options. Options are written before they are read, and most of them are never
   * read. */
  memset (self, 0, G_STRUCT_OFFSET (RoboSight, question.options));
  self->setup = *robo_game_get_setup (game);
  /* The rule of a new generator in each round (R5.6) needs a number that a lookahead does not have, so switch it off. */
  self->setup.rules.entropy_every_round = FALSE;
  robo_question_copy (&self->question, robo_game_get_question (game));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->goals.vp[seat] = (guint8)robo_game_get_vp_goal (game, seat);

  if (self->question.kind == ROBO_ASK_PROGRAM)
    {
      *state = *robo_game_get_shown_state (game);
      robo_rng_seed (&state->rng, SHUFFLE_SEED);
      robo_state_begin_phase (state, ROBO_PHASE_PROGRAMMING);
      /* Empty all controllers, because operators who were asked before have already put their dice there. */
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          state->robots[seat].n_dice = 0;
          state->robots[seat].dice_sum = 0;
          state->robots[seat].finish = 0;
          memset (state->robots[seat].dice, 0, sizeof state->robots[seat].dice);
        }
      hide_cards (self);
      *shown = *state;
    }
  else
    {
      *state = *robo_game_get_state (game);
      *shown = *robo_game_get_shown_state (game);
      records = robo_game_get_open_records (game, &self->n_records);
      self->records = g_memdup2 (records, self->n_records * sizeof *records);
      hide_cards (self);
      robo_rng_seed (&state->rng, SHUFFLE_SEED);
      robo_rng_seed (&shown->rng, SHUFFLE_SEED);
      memset (shown->decks, ROBO_NO_CARD, sizeof shown->decks);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (seat != self->question.seat)
            keep_equipped (&shown->robots[seat]);
        }
    }

  recall_past (self, game);

  return self;
}

void
robo_sight_free (RoboSight *self)
{
  if (self == NULL)
    return;

  g_free (self->records);
  g_free (self);
}
