// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the steps of a round, one transaction each.
#include "robo-round.h"

#include "robo-activation.h"
#include "robo-equip.h"
#include "robo-game.h"
#include "robo-order.h"
#include "robo-preparation.h"
#include "robo-reboot.h"
#include "robo-resolution.h"

/* The values of RoboState.step. */
typedef enum
{
  STEP_DEAL,
  STEP_TOKEN,
  STEP_EQUIP,
  STEP_REBOOT,
  STEP_NUMBERS,
  STEP_PROGRAM,
  STEP_UNIT,
  STEP_DIE,
  STEP_VOLTAGE,
  STEP_SPACE,
  STEP_RACE,
} Step;

static const Step first_steps[] = {
  [ROBO_PHASE_SETUP] = STEP_DEAL,
  [ROBO_PHASE_PREPARATION] = STEP_TOKEN,
  [ROBO_PHASE_PROGRAMMING] = STEP_PROGRAM,
  [ROBO_PHASE_ACTIVATION] = STEP_UNIT,
  [ROBO_PHASE_RESOLUTION] = STEP_VOLTAGE,
};

void
robo_state_begin_phase (RoboState *state,
                        RoboPhase  phase)
{
  g_return_if_fail (phase < G_N_ELEMENTS (first_steps));

  state->phase = phase;
  state->unit = 0;
  state->step = first_steps[phase];
}

static void
enter_phase (RoboTx   *tx,
             RoboPhase phase)
{
  robo_state_begin_phase (tx->state, phase);
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_PHASE, .seat = ROBO_NO_SEAT, .value = phase });
}

static void
for_each_number (RoboTx *tx,
                 void (*play) (RoboTx *tx,
                               guint   seat))
{
  for (guint i = 0; i < tx->n_seats; i++)
    play (tx, tx->seats[i]);
}

/* Plays the cards that are set off by a phase instead of by a die. */
static void
play_all_cards (RoboTx  *tx,
                RoboWhen when)
{
  for (guint i = 0; i < tx->n_seats; i++)
    {
      if (robo_tx_has (tx, tx->seats[i], ROBO_TRAIT_WHEN (when)))
        robo_play_cards (tx, when, tx->seats[i]);
    }
}

/* Plays a step and returns the next one. */
static Step
play_step (RoboTx *tx,
           Step    step)
{
  guint seat;
  guint die;

  switch (step)
    {
    case STEP_DEAL:
      if (tx->rules->modules && tx->setup->cards != NULL)
        for_each_number (tx, robo_deal);
      return STEP_TOKEN;
    case STEP_TOKEN:
      tx->state->round++;
      robo_tx_emit (tx, &(RoboEvent){
                          .type = ROBO_EVENT_ROUND,
                          .seat = ROBO_NO_SEAT,
                          .value = MIN (tx->state->round, G_MAXUINT8),
                        });
      enter_phase (tx, ROBO_PHASE_PREPARATION);
      robo_prepare_token (tx);
      robo_prepare_repair (tx);
      return STEP_EQUIP;
    case STEP_EQUIP:
      for_each_number (tx, robo_equip);
      return STEP_REBOOT;
    case STEP_REBOOT:
      for_each_number (tx, robo_reboot);
      return STEP_NUMBERS;
    case STEP_NUMBERS:
      if (tx->rules->numbering != ROBO_NUMBERING_FINISH_ORDER)
        robo_prepare_numbers (tx);
      play_all_cards (tx, ROBO_WHEN_ROUND_START);
      return STEP_PROGRAM;
    case STEP_PROGRAM:
      enter_phase (tx, ROBO_PHASE_PROGRAMMING);
      robo_clear_programs (tx);
      for_each_number (tx, robo_ask_program);
      if (tx->rules->entropy_every_round)
        robo_ask_entropy (tx);
      return tx->rules->numbering == ROBO_NUMBERING_FINISH_ORDER ? STEP_RACE : STEP_UNIT;
    case STEP_RACE:
      robo_race_for_numbers (tx);
      return STEP_UNIT;
    case STEP_UNIT:
      enter_phase (tx, ROBO_PHASE_ACTIVATION);
      robo_unit_begin (tx);
      return STEP_DIE;
    case STEP_DIE:
      /* When a unit has no die left, take the first die of the next unit. */
      while (!robo_find_next_die (tx, &seat, &die))
        {
          if (tx->state->unit + 1 == ROBO_N_UNITS)
            return STEP_VOLTAGE;
          tx->state->unit++;
          robo_unit_begin (tx);
        }
      robo_die_come_up (tx, seat, die);
      return STEP_DIE;
    case STEP_VOLTAGE:
      enter_phase (tx, ROBO_PHASE_RESOLUTION);
      if (tx->rules->modules)
        {
          robo_resolve_voltage (tx);
          play_all_cards (tx, ROBO_WHEN_RESOLUTION);
        }
      return STEP_SPACE;
    case STEP_SPACE:
      for_each_number (tx, robo_resolve_space);
      return STEP_TOKEN;
    }

  g_return_val_if_reached (STEP_TOKEN);
}

/* Returns whether a step is played together with the next one: without modules it asks no operator, so it
 * needs no transaction of its own. */
static gboolean
is_quick (const RoboTx *tx,
          Step          step)
{
  if (step == STEP_TOKEN || step == STEP_UNIT)
    return TRUE;

  return !tx->rules->modules &&
         (step == STEP_DEAL || step == STEP_EQUIP || step == STEP_NUMBERS || step == STEP_VOLTAGE);
}

gboolean
robo_round_play_next (RoboTx *tx)
{
  Step step;

  do
    {
      step = tx->state->step;
      tx->state->step = play_step (tx, step);
    }
  while (step != STEP_SPACE && (tx->never_asks || is_quick (tx, step)));

  return step == STEP_SPACE;
}
