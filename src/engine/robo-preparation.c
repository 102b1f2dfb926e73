// SPDX-License-Identifier: GPL-3.0-or-later
// Places tokens, repairs robots and gives starting numbers before a round, and asks for programs.
#include "robo-preparation.h"

#include <string.h>

#include "robo-damage.h"
#include "robo-decks.h"
#include "robo-equip.h"
#include "robo-setup.h"

/* Robots without a program have these finish ranks (R4.7). These ranks come after those of all robots with a
 * program. */
#define FINISH_NEVER   (ROBO_MAX_FINISH + 1)
#define FINISH_KILLBOT (ROBO_MAX_FINISH + 2)

G_STATIC_ASSERT (FINISH_KILLBOT <= G_MAXUINT16);

static guint
sum_numbers (const guint8 *numbers)
{
  guint total = 0;

  for (guint i = 1; i <= ROBO_MAX_VP_NUMBER; i++)
    total += numbers[i];

  return total;
}

void
robo_prepare_token (RoboTx *tx)
{
  RoboState *state = tx->state;
  guint      number = 1;
  guint      n;

  if (tx->board->n_vp == 0 || sum_numbers (state->tokens) >= tx->rules->vp_tokens_max)
    return;
  if (sum_numbers (state->bag) == 0)
    robo_fill_bag (state, tx->board);

  /* Draw one token at random from the bag. */
  n = robo_rng_below (&state->rng, sum_numbers (state->bag));
  for (; n >= state->bag[number]; number++)
    n -= state->bag[number];
  state->bag[number]--;
  state->tokens[number]++;
  robo_tx_emit (tx, &(RoboEvent){
                      .type = ROBO_EVENT_TOKEN,
                      .seat = ROBO_NO_SEAT,
                      .at = tx->board->vp_space[number],
                      .value = number,
                    });
}

void
robo_prepare_repair (RoboTx *tx)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = robo_tx_get_robot (tx, seat);
      guint            tokens = robot->damage + robot->shield[0] + robot->shield[1];

      if (robot->kind == ROBO_SEAT_EMPTY || robo_tx_is_there (tx, seat) || tokens == 0)
        continue;

      robo_drop_damage (tx, seat);
      robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_REPAIR, .seat = seat, .amount = tokens });
    }
}

/* Starting numbers (R4.6, R4.7) */

/* Sorts the seats by finish order, or by the sum of the dice, highest first. Seats that are equal keep the old
 * order. */
static void
sort_seats (const RoboTx *tx,
            guint8       *seats,
            guint         n_seats)
{
  gboolean by_finish = tx->rules->numbering == ROBO_NUMBERING_FINISH_ORDER;
  guint    ranks[ROBO_MAX_ROBOTS];
  guint8   sorted[ROBO_MAX_ROBOTS];

  for (guint i = 0; i < n_seats; i++)
    {
      const RoboRobot *robot = &tx->state->robots[seats[i]];

      ranks[i] = (by_finish ? robot->finish : G_MAXUINT16 - (guint)robot->dice_sum) << 2 | i;
    }
  for (guint i = 0; i < n_seats; i++)
    {
      guint place = 0;

      for (guint j = 0; j < n_seats; j++)
        place += ranks[j] < ranks[i];
      sorted[place] = seats[i];
    }
  memcpy (seats, sorted, n_seats);
}

void
robo_prepare_numbers (RoboTx *tx)
{
  guint8 seats[ROBO_MAX_ROBOTS];
  guint  n_seats = tx->n_seats;

  memcpy (seats, tx->seats, sizeof seats);
  if (tx->state->round > 1 && tx->rules->numbering == ROBO_NUMBERING_RANDOM)
    robo_rng_shuffle (&tx->state->rng, seats, n_seats);
  else if (tx->state->round > 1)
    sort_seats (tx, seats, n_seats);

  for (guint i = 0; i < n_seats; i++)
    robo_tx_get_robot (tx, seats[i])->number = i + 1;
  robo_tx_list_seats (tx);
  for (guint i = 0; i < n_seats; i++)
    robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_NUMBER, .seat = seats[i], .value = i + 1 });
}

void
robo_race_for_numbers (RoboTx *tx)
{
  guint8 seats[ROBO_MAX_ROBOTS];
  guint  n_seats = tx->n_seats;
  guint  n_killbots = robo_state_count_robots (tx->state, ROBO_SEAT_KILLBOT);
  guint  left = (1u << (n_seats + 1)) - 2; /* a bit for each number that is still free */

  memcpy (seats, tx->seats, sizeof seats);
  sort_seats (tx, seats, n_seats);
  /* KillBots come last and get the numbers that are left, at random. */
  if (n_killbots > 1)
    robo_rng_shuffle (&tx->state->rng, &seats[n_seats - n_killbots], n_killbots);

  for (guint i = 0; i < n_seats; i++)
    {
      RoboRobot *robot = robo_tx_get_robot (tx, seats[i]);
      guint      lowest = g_bit_nth_lsf (left, -1);
      guint      number = lowest;

      /* If only one number is left, the operator gets it without a question. */
      if (!robo_tx_is_killbot (tx, seats[i]) && g_bit_nth_msf (left, -1) != (gint)lowest)
        {
          robo_tx_begin_question (tx, ROBO_ASK_NUMBER, seats[i], ROBO_NO_CARD)->fallback = lowest;
          for (guint option = lowest; option <= ROBO_MAX_ROBOTS; option++)
            {
              if ((left & 1u << option) != 0)
                robo_tx_add_option (tx, option);
            }
          number = robo_tx_ask (tx);
        }

      left &= ~(1u << number);
      /* The robot that had the number gets the old number of this robot. So all numbers stay different while other
       * operators still choose. */
      robo_tx_get_robot (tx, robo_state_get_seat (tx->state, number))->number = robot->number;
      robot->number = number;
      robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_NUMBER, .seat = seats[i], .value = number });
    }
  robo_tx_list_seats (tx);
}

/* Programs (R5) */

void
robo_clear_programs (RoboTx *tx)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = robo_tx_get_robot (tx, seat);

      robot->n_dice = 0;
      robot->dice_sum = 0;
      robot->finish = robo_tx_is_killbot (tx, seat) ? FINISH_KILLBOT : FINISH_NEVER;
      memset (robot->dice, 0, sizeof robot->dice);
    }
}

void
robo_ask_program (RoboTx *tx,
                  guint   seat)
{
  RoboRobot         *robot = robo_tx_get_robot (tx, seat);
  const RoboProgram *program = &tx->program;
  RoboAnswer         answer;

  if (robot->kind != ROBO_SEAT_OPERATOR)
    return;
  if (!robo_tx_is_there (tx, seat))
    {
      /* A robot without a program cannot ask for modules in its program, so its operator is asked in the next round
       * (R4.3). */
      robo_wish_equip (tx, seat);
      return;
    }

  robo_tx_begin_question (tx, ROBO_ASK_PROGRAM, seat, ROBO_NO_CARD);
  answer = robo_tx_ask (tx);
  if (robo_program_wishes_equip (answer))
    robo_wish_equip (tx, seat);

  robot->n_dice = program->n_dice;
  robot->finish = MIN (robo_program_get_finish (answer), ROBO_MAX_FINISH);
  memcpy (robot->dice, program->dice, sizeof robot->dice);
  for (guint i = 0; i < program->n_dice; i++)
    robot->dice_sum += program->dice[i].value;

  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_PROGRAMMED, .seat = seat });
}

void
robo_ask_entropy (RoboTx *tx)
{
  guint   i = 0;
  RoboRng next = tx->state->rng;

  while (i < tx->n_seats && robo_tx_get_robot (tx, tx->seats[i])->kind != ROBO_SEAT_OPERATOR)
    i++;
  if (i == tx->n_seats)
    return;

  robo_tx_begin_question (tx, ROBO_ASK_ENTROPY, tx->seats[i], ROBO_NO_CARD)->fallback = robo_rng_next (&next);
  robo_rng_seed (&tx->state->rng, robo_tx_ask (tx));
}
