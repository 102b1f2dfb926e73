// SPDX-License-Identifier: GPL-3.0-or-later
// Counts victory points, and ends the game.
#include "robo-victory.h"

guint
robo_vp_goal_of (const RoboRules *rules,
                 const RoboState *state,
                 guint            seat)
{
  guint n_killbots = robo_state_count_robots (state, ROBO_SEAT_KILLBOT);

  if (state->robots[seat].kind != ROBO_SEAT_KILLBOT || n_killbots == 1)
    return rules->vp_goal;

  return rules->squad_goal_seven ? 7 : rules->vp_goal + 2 * (n_killbots - 1);
}

void
robo_check_victory (RoboTx *tx,
                    guint   seat)
{
  guint winner = robo_tx_is_killbot (tx, seat) ? ROBO_WINNER_SQUAD : seat;

  if (robo_state_get_side_vp (tx->state, seat) < robo_vp_goal_of (tx->rules, tx->state, seat))
    return;

  tx->state->winner = winner;
  tx->state->phase = ROBO_PHASE_OVER;
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_WIN, .seat = winner });
  robo_tx_stop (tx, ROBO_TX_WON);
}

void
robo_gain_vp (RoboTx *tx,
              guint   seat,
              guint   amount)
{
  guint vp = tx->state->robots[seat].vp + amount;

  tx->state->robots[seat].vp = MIN (vp, G_MAXUINT8);
}
