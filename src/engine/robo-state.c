// SPDX-License-Identifier: GPL-3.0-or-later
// Initializes a state, looks up values in it, and computes its checksum.
#include "robo-state.h"

#include <string.h>

void
robo_state_init (RoboState *state)
{
  memset (state, 0, sizeof *state);
  state->winner = ROBO_NO_WINNER;
  /* Seed the generator: with all words 0 it would return the same number every time. */
  robo_rng_seed (&state->rng, 0);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = &state->robots[seat];

      robot->space = ROBO_NO_SPACE;
      robot->controller = ROBO_NO_SEAT;
      memset (robot->cards, ROBO_NO_CARD, sizeof robot->cards);
    }
}

guint
robo_state_get_seat (const RoboState *state,
                     guint            number)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY && state->robots[seat].number == number)
        return seat;
    }

  return ROBO_NO_SEAT;
}

guint
robo_state_get_side_vp (const RoboState *state,
                        guint            seat)
{
  guint vp = 0;

  if (state->robots[seat].kind != ROBO_SEAT_KILLBOT)
    return state->robots[seat].vp;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    vp += state->robots[i].kind == ROBO_SEAT_KILLBOT ? state->robots[i].vp : 0;

  return vp;
}

guint
robo_state_count_robots (const RoboState *state,
                         RoboSeatKind     kind)
{
  guint n = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n += state->robots[seat].kind == kind;

  return n;
}

guint
robo_state_count_tokens_at (const RoboState *state,
                            const RoboBoard *board,
                            guint            space)
{
  return board->vp[space] != 0 ? state->tokens[board->vp[space]] : 0;
}

void
robo_state_remove_mine (RoboState *state,
                        guint      index)
{
  g_return_if_fail (index < state->n_mines);

  state->n_mines--;
  memmove (&state->mines[index], &state->mines[index + 1], (state->n_mines - index) * sizeof (RoboMine));
  memset (&state->mines[state->n_mines], 0, sizeof (RoboMine));
}

char *
robo_state_dup_checksum (const RoboState *state)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  RoboState     copy = *state;
  const gsize   rest = offsetof (RoboState, robots) + sizeof copy.robots;
  const gsize   end = offsetof (RoboState, used);
  const guchar *bytes = (const guchar *)&copy;

  /* Store the numbers of more than one byte with the lowest byte first. Nothing else in a state depends on the
   * machine. */
  for (guint i = 0; i < G_N_ELEMENTS (copy.rng.words); i++)
    copy.rng.words[i] = GUINT64_TO_LE (copy.rng.words[i]);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint i = 0; i < ROBO_CARD_MASK_WORDS; i++)
        copy.robots[seat].inventory.words[i] = GUINT64_TO_LE (copy.robots[seat].inventory.words[i]);
      copy.robots[seat].finish = GUINT16_TO_LE (copy.robots[seat].finish);
    }
  copy.round = GUINT16_TO_LE (copy.round);

  /* Keep the checksums that files have from the time when a game had at most 64 cards. So the words for higher cards
   * come last, and only if a robot owns such a card. */
  g_checksum_update (sum, bytes, offsetof (RoboState, robots));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &copy.robots[seat];

      g_checksum_update (sum, (const guchar *)&robot->inventory, sizeof robot->inventory.words[0]);
      g_checksum_update (sum, (const guchar *)robot + sizeof robot->inventory, sizeof *robot - sizeof robot->inventory);
    }
  g_checksum_update (sum, bytes + rest, end - rest);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint i = 1; i < ROBO_CARD_MASK_WORDS; i++)
        {
          const guint8 place[] = { seat, i };

          if (copy.robots[seat].inventory.words[i] == 0)
            continue;
          g_checksum_update (sum, place, sizeof place);
          g_checksum_update (sum, (const guchar *)&copy.robots[seat].inventory.words[i], sizeof (guint64));
        }
    }
  /* Add only counts of uses above 0 (R14.2), so that games without such cards keep their checksums. */
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint i = 0; i < sizeof copy.used[seat]; i++)
        {
          const guint8 use[] = { 0x80 | seat, i, copy.used[seat][i] };

          if (copy.used[seat][i] != 0)
            g_checksum_update (sum, use, sizeof use);
        }
    }

  return g_strdup (g_checksum_get_string (sum));
}
