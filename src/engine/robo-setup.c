// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up seats, decks, the bag and the first starting numbers.
#include "robo-setup.h"

#include <string.h>

#define TOKENS_A_NUMBER 4

void
robo_fill_bag (RoboState       *state,
               const RoboBoard *board)
{
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    state->bag[number] = board->vp_space[number] == ROBO_NO_SPACE ? 0 : TOKENS_A_NUMBER;
}

void
robo_setup_state (RoboState       *state,
                  const RoboSetup *setup,
                  guint64          seed)
{
  gboolean has_modules = setup->rules.modules && setup->cards != NULL;
  guint8   seats[ROBO_MAX_ROBOTS];
  guint    n_seats = 0;

  robo_state_init (state);
  robo_rng_seed (&state->rng, seed);
  robo_fill_bag (state, setup->board);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboSeatSetup *from = &setup->seats[seat];
      RoboRobot           *robot = &state->robots[seat];

      robot->kind = from->kind;
      robot->side = from->side;
      robot->facing = robo_dir_opposite (from->side);
      if (from->kind == ROBO_SEAT_EMPTY)
        continue;

      seats[n_seats++] = seat;
      for (guint slot = 0; has_modules && slot < ROBO_MAX_SLOTS; slot++)
        {
          robot->cards[slot] = from->cards[slot];
          robo_card_mask_add (&robot->inventory, from->cards[slot]);
        }
    }
  robo_rng_shuffle (&state->rng, seats, n_seats);
  for (guint i = 0; i < n_seats; i++)
    state->robots[seats[i]].number = i + 1;

  if (has_modules)
    {
      /* Leave out the copies with which robots begin, because these are not in the deck (R11.3). */
      for (guint card = 0; card < setup->cards->n_cards; card++)
        {
          guint deck = setup->cards->cards[card].colour;
          guint copies = setup->rules.copies[card];
          guint given = 0;

          for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
            given += robo_card_mask_has (&state->robots[seat].inventory, card);
          for (; deck < ROBO_N_DECKS && copies > given && state->deck_sizes[deck] < ROBO_MAX_DECK; copies--)
            state->decks[deck][state->deck_sizes[deck]++] = card;
        }

      for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
        robo_rng_shuffle (&state->rng, state->decks[deck], state->deck_sizes[deck]);
    }
}
