/* The steps of a round, one transaction each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-round.h"

#include "robo-activation.h"
#include "robo-equip.h"
#include "robo-preparation.h"
#include "robo-reboot.h"
#include "robo-resolution.h"

/* RoboState.step. Steps that concern one robot after the other are taken by starting number, which
 * RoboState.turn counts. */
typedef enum
{
  STEP_DEAL,
  STEP_TOKEN,
  STEP_EQUIP,
  STEP_REBOOT,
  STEP_NUMBERS,
  STEP_ROUND_START,
  STEP_PROGRAM,
  STEP_UNIT,
  STEP_DIE,
  STEP_VOLTAGE,
  STEP_CARDS,
  STEP_SPACE,
} Step;

static const Step first_steps[] = {
  [ROBO_PHASE_SETUP] = STEP_DEAL,
  [ROBO_PHASE_PREPARATION] = STEP_TOKEN,
  [ROBO_PHASE_PROGRAMMING] = STEP_PROGRAM,
  [ROBO_PHASE_ACTIVATION] = STEP_UNIT,
  [ROBO_PHASE_RESOLUTION] = STEP_VOLTAGE,
};

static void
go_to (RoboState *state,
       Step       step)
{
  state->step = step;
  state->turn = 0;
}

/**
 * robo_state_begin_phase:
 * @state: a state
 * @phase: a phase in which something is played
 *
 * Makes @phase what comes next, from its beginning.
 */
void
robo_state_begin_phase (RoboState *state,
                        RoboPhase  phase)
{
  g_return_if_fail (phase < G_N_ELEMENTS (first_steps));

  state->phase = phase;
  state->unit = 0;
  go_to (state, first_steps[phase]);
}

static void
enter (RoboTx    *tx,
       RoboPhase  phase)
{
  robo_state_begin_phase (tx->state, phase);
  robo_tx_emit (tx, &(RoboEvent) { .type = ROBO_EVENT_PHASE, .seat = ROBO_NO_SEAT, .value = phase });
}

/* Plays a step for the robot whose turn it is. Returns whether it was the last one's. */
static gboolean
take_turn (RoboTx *tx,
           void  (*play) (RoboTx *tx,
                          guint   seat))
{
  RoboState *state = tx->state;
  guint seat = robo_state_get_seat (state, state->turn + 1);

  state->turn++;
  if (seat != ROBO_NO_SEAT)
    play (tx, seat);

  return state->turn == ROBO_MAX_ROBOTS;
}

static void
begin_round (RoboTx *tx)
{
  tx->state->round++;
  robo_tx_emit (tx, &(RoboEvent) { .type = ROBO_EVENT_ROUND, .seat = ROBO_NO_SEAT, .value = MIN (tx->state->round, G_MAXUINT8) });
  enter (tx, ROBO_PHASE_PREPARATION);
  robo_prepare_token (tx);
  robo_prepare_repair (tx);
}

static void
play_round_start (RoboTx *tx,
                  guint   seat)
{
  robo_play_cards (tx, ROBO_WHEN_ROUND_START, seat);
}

static void
play_resolution (RoboTx *tx,
                 guint   seat)
{
  robo_play_cards (tx, ROBO_WHEN_RESOLUTION, seat);
}

/* Phase 2: dice as long as there are any, then the next unit. */
static void
play_die (RoboTx *tx)
{
  RoboState *state = tx->state;
  guint seat;
  guint die;

  if (robo_find_next_die (state, &seat, &die))
    {
      robo_die_come_up (tx, seat, die);
      return;
    }

  if (state->unit + 1 < ROBO_N_UNITS)
    {
      state->unit++;
      robo_unit_begin (tx);
    }
  else
    enter (tx, ROBO_PHASE_RESOLUTION);
}

static void
play_deal (RoboTx *tx)
{
  if (!tx->rules->modules || tx->setup->cards == NULL || take_turn (tx, robo_deal))
    go_to (tx->state, STEP_TOKEN);
}

static void
play_unit (RoboTx *tx)
{
  enter (tx, ROBO_PHASE_ACTIVATION);
  robo_unit_begin (tx);
  go_to (tx->state, STEP_DIE);
}

static void
play_program (RoboTx *tx)
{
  if (tx->state->turn == 0)
    {
      enter (tx, ROBO_PHASE_PROGRAMMING);
      robo_clear_programs (tx);
    }
  if (take_turn (tx, robo_ask_program))
    go_to (tx->state, STEP_UNIT);
}

static void
play_voltage (RoboTx *tx)
{
  if (tx->rules->modules)
    robo_resolve_voltage (tx);
  go_to (tx->state, STEP_CARDS);
}

/**
 * robo_round_play_next:
 * @tx: a transaction on a state that is not over
 *
 * Plays what comes next.
 *
 * Returns: whether the round is over with it
 */
gboolean
robo_round_play_next (RoboTx *tx)
{
  RoboState *state = tx->state;

  switch ((Step) state->step)
    {
    case STEP_DEAL:
      play_deal (tx);
      return FALSE;
    case STEP_TOKEN:
      begin_round (tx);
      go_to (state, STEP_EQUIP);
      return FALSE;
    case STEP_EQUIP:
      if (take_turn (tx, robo_equip))
        go_to (state, STEP_REBOOT);
      return FALSE;
    case STEP_REBOOT:
      if (take_turn (tx, robo_reboot))
        go_to (state, STEP_NUMBERS);
      return FALSE;
    case STEP_NUMBERS:
      robo_prepare_numbers (tx);
      go_to (state, STEP_ROUND_START);
      return FALSE;
    case STEP_ROUND_START:
      if (take_turn (tx, play_round_start))
        go_to (state, STEP_PROGRAM);
      return FALSE;
    case STEP_PROGRAM:
      play_program (tx);
      return FALSE;
    case STEP_UNIT:
      play_unit (tx);
      return FALSE;
    case STEP_DIE:
      play_die (tx);
      return FALSE;
    case STEP_VOLTAGE:
      play_voltage (tx);
      return FALSE;
    case STEP_CARDS:
      if (take_turn (tx, play_resolution))
        go_to (state, STEP_SPACE);
      return FALSE;
    case STEP_SPACE:
      if (!take_turn (tx, robo_resolve_space))
        return FALSE;
      go_to (state, STEP_TOKEN);
      return TRUE;
    }

  g_return_val_if_reached (TRUE);
}
