/* Leaving out of a position what one operator may not know (R5.5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-sight.h"

#include <string.h>

/* Any seed will do for what nobody knows, as long as it does not come from the game's generator. */
#define SHUFFLE_SEED 0x5347

static guint64
get_bit (guint card)
{
  return card == ROBO_NO_CARD ? 0 : G_GUINT64_CONSTANT (1) << card;
}

/* How many of each card are somewhere out of sight, those in the hands of others among them. */
static void
collect_hidden (RoboSight *self,
                guint      counts[ROBO_MAX_CARDS])
{
  RoboState *state = &self->state;

  memset (counts, 0, ROBO_MAX_CARDS * sizeof counts[0]);
  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    {
      for (guint i = 0; i < state->deck_sizes[deck]; i++)
        counts[state->decks[deck][i]]++;
    }

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = &state->robots[seat];
      guint64    open = get_bit (robot->cards[0]) | get_bit (robot->cards[1]);

      if (seat == self->question.seat)
        continue;

      /* What somebody equips is open from then on, though it is not yet in the position from which that is played. */
      for (guint i = 0; i < self->n_records; i++)
        {
          const RoboRecord *record = &self->records[i];

          if (record->kind == ROBO_ASK_EQUIP && record->seat == seat)
            open |= get_bit (record->answer & 0xff) | get_bit (record->answer >> 8 & 0xff);
        }
      open &= robot->inventory;
      for (guint card = 0; card < ROBO_MAX_CARDS; card++)
        counts[card] += (robot->inventory & ~open) >> card & 1;
      robot->inventory = open;
    }
}

/* The decks are as high as they are; what is left over is what the others may have. */
static void
hide_cards (RoboSight *self)
{
  const RoboCards *set = self->setup.cards;
  guint            counts[ROBO_MAX_CARDS];
  RoboRng          rng;

  robo_rng_seed (&rng, SHUFFLE_SEED);
  collect_hidden (self, counts);
  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    {
      guint8 cards[ROBO_MAX_DECK + ROBO_MAX_CARDS * ROBO_MAX_ROBOTS];
      guint  n = 0;

      for (guint card = 0; set != NULL && card < set->n_cards; card++)
        {
          for (guint i = 0; set->cards[card].colour == deck && i < counts[card]; i++)
            cards[n++] = (guint8)card;
        }
      robo_rng_shuffle (&rng, cards, n);
      memcpy (self->state.decks[deck], cards, self->state.deck_sizes[deck]);
    }
}

RoboSight *
robo_sight_new (const RoboGame *game)
{
  RoboSight        *self = g_new0 (RoboSight, 1);
  RoboState        *state = &self->state;
  RoboState        *shown = &self->shown;
  const RoboRecord *records;

  self->setup = *robo_game_get_setup (game);
  robo_question_copy (&self->question, robo_game_get_question (game));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->goals.vp[seat] = (guint8)robo_game_get_vp_goal (game, seat);

  if (self->question.kind == ROBO_ASK_PROGRAM)
    {
      *state = *robo_game_get_shown_state (game);
      robo_rng_seed (&state->rng, SHUFFLE_SEED);
      robo_state_begin_phase (state, ROBO_PHASE_PROGRAMMING);
      /* Whoever was asked before has put its dice on its controller already. */
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
      robo_rng_seed (&shown->rng, SHUFFLE_SEED);
      memset (shown->decks, ROBO_NO_CARD, sizeof shown->decks);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          RoboRobot *robot = &shown->robots[seat];

          if (seat != self->question.seat)
            robot->inventory &= get_bit (robot->cards[0]) | get_bit (robot->cards[1]);
        }
    }

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
