/* Looking things up in a state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-state.h"

#include <string.h>

void
robo_state_init (RoboState *state)
{
  memset (state, 0, sizeof *state);
  state->winner = ROBO_NO_WINNER;
  /* All zeros are no state of the generator: it would give the same number for ever. */
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
  RoboState copy = *state;

  /* Words of more than a byte are the only thing in a state that machines write differently. */
  for (guint i = 0; i < G_N_ELEMENTS (copy.rng.words); i++)
    copy.rng.words[i] = GUINT64_TO_LE (copy.rng.words[i]);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      copy.robots[seat].inventory = GUINT64_TO_LE (copy.robots[seat].inventory);
      copy.robots[seat].finish = GUINT16_TO_LE (copy.robots[seat].finish);
    }
  copy.round = GUINT16_TO_LE (copy.round);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *)&copy, sizeof copy);
}
