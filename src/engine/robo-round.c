// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the stages of a round. Most stages are a transaction of their own.
#include "robo-round.h"

#include "robo-activation.h"
#include "robo-equip.h"
#include "robo-game.h"
#include "robo-limits.h"
#include "robo-order.h"
#include "robo-preparation.h"
#include "robo-reboot.h"
#include "robo-resolution.h"
#include "robo-victory.h"

/* Lists the values of RoboState.stage. */
typedef enum
{
  STAGE_DEAL,
  STAGE_TOKEN,
  STAGE_EQUIP,
  STAGE_REBOOT,
  STAGE_NUMBERS,
  STAGE_PROGRAM,
  STAGE_UNIT,
  STAGE_DIE,
  STAGE_VOLTAGE,
  STAGE_SPACE,
  STAGE_RACE,
} Stage;

static const Stage first_stages[] = {
  [ROBO_PHASE_SETUP] = STAGE_DEAL,
  [ROBO_PHASE_PREPARATION] = STAGE_TOKEN,
  [ROBO_PHASE_PROGRAMMING] = STAGE_PROGRAM,
  [ROBO_PHASE_ACTIVATION] = STAGE_UNIT,
  [ROBO_PHASE_RESOLUTION] = STAGE_VOLTAGE,
};

void
robo_state_begin_phase (RoboState *state,
                        RoboPhase  phase)
{
  g_return_if_fail (phase < G_N_ELEMENTS (first_stages));

  state->phase = phase;
  state->unit = 0;
  state->stage = first_stages[phase];
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

/* Plays the cards that are set off by a phase and not by a die. */
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

static void
begin_round (RoboTx *tx)
{
  tx->state->round++;
  robo_tx_emit (tx, &(RoboEvent){
                      .type = ROBO_EVENT_ROUND,
                      .seat = ROBO_NO_SEAT,
                      .value = MIN (tx->state->round, G_MAXUINT8),
                    });
  enter_phase (tx, ROBO_PHASE_PREPARATION);
  robo_prepare_token (tx);
  robo_prepare_repair (tx);
}

static void
ask_programs (RoboTx *tx)
{
  enter_phase (tx, ROBO_PHASE_PROGRAMMING);
  robo_clear_programs (tx);
  for_each_number (tx, robo_ask_program);
  if (tx->rules->entropy_every_round)
    robo_ask_entropy (tx);
}

/* Plays the next die. When a unit has no die left, takes the first die of the next unit. Returns FALSE if no unit has
 * one. */
static gboolean
play_next_die (RoboTx *tx)
{
  guint seat;
  guint die;

  while (!robo_find_next_die (tx, &seat, &die))
    {
      if (tx->state->unit + 1 == ROBO_N_UNITS)
        return FALSE;
      tx->state->unit++;
      robo_unit_begin (tx);
    }
  robo_die_come_up (tx, seat, die);

  return TRUE;
}

static void
begin_resolution (RoboTx *tx)
{
  enter_phase (tx, ROBO_PHASE_RESOLUTION);
  if (tx->rules->modules)
    {
      robo_resolve_voltage (tx);
      play_all_cards (tx, ROBO_WHEN_RESOLUTION);
    }
}

static void
end_round (RoboTx *tx)
{
  for_each_number (tx, robo_resolve_space);
  robo_limits_end_round (tx);
  robo_check_round_limit (tx);
}

/* Plays a stage and returns the stage that follows. */
static Stage
play_stage (RoboTx *tx,
            Stage   stage)
{
  switch (stage)
    {
    case STAGE_DEAL:
      if (tx->rules->modules && tx->setup->cards != NULL && !tx->rules->operators_begin_bare)
        for_each_number (tx, robo_deal);
      return STAGE_TOKEN;
    case STAGE_TOKEN:
      begin_round (tx);
      return STAGE_EQUIP;
    case STAGE_EQUIP:
      for_each_number (tx, robo_equip);
      return STAGE_REBOOT;
    case STAGE_REBOOT:
      for_each_number (tx, robo_reboot);
      return STAGE_NUMBERS;
    case STAGE_NUMBERS:
      if (tx->rules->numbering != ROBO_NUMBERING_FINISH_ORDER)
        robo_prepare_numbers (tx);
      play_all_cards (tx, ROBO_WHEN_ROUND_START);
      return STAGE_PROGRAM;
    case STAGE_PROGRAM:
      ask_programs (tx);
      return tx->rules->numbering == ROBO_NUMBERING_FINISH_ORDER ? STAGE_RACE : STAGE_UNIT;
    case STAGE_RACE:
      robo_race_for_numbers (tx);
      return STAGE_UNIT;
    case STAGE_UNIT:
      enter_phase (tx, ROBO_PHASE_ACTIVATION);
      robo_unit_begin (tx);
      return STAGE_DIE;
    case STAGE_DIE:
      return play_next_die (tx) ? STAGE_DIE : STAGE_VOLTAGE;
    case STAGE_VOLTAGE:
      begin_resolution (tx);
      return STAGE_SPACE;
    case STAGE_SPACE:
      end_round (tx);
      return STAGE_TOKEN;
    }

  g_return_val_if_reached (STAGE_TOKEN);
}

/* Returns whether a stage is played together with the next stage. Such a stage never asks an operator, or does not ask
 * in a game without modules, so it needs no transaction of its own. */
static gboolean
is_quick (const RoboTx *tx,
          Stage         stage)
{
  if (stage == STAGE_TOKEN || stage == STAGE_UNIT)
    return TRUE;

  return !tx->rules->modules &&
         (stage == STAGE_DEAL || stage == STAGE_EQUIP || stage == STAGE_NUMBERS || stage == STAGE_VOLTAGE);
}

gboolean
robo_round_play_next (RoboTx *tx)
{
  Stage stage;

  do
    {
      stage = tx->state->stage;
      tx->state->stage = play_stage (tx, stage);
    }
  while (stage != STAGE_SPACE && (tx->never_asks || is_quick (tx, stage)));

  return stage == STAGE_SPACE;
}
