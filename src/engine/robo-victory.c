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

static void
end_game (RoboTx *tx,
          guint   seat)
{
  guint winner = robo_tx_is_killbot (tx, seat) ? ROBO_WINNER_SQUAD : seat;

  tx->state->winner = winner;
  tx->state->phase = ROBO_PHASE_OVER;
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_WIN, .seat = winner });
  robo_tx_stop (tx, ROBO_TX_WON);
}

void
robo_check_victory (RoboTx *tx,
                    guint   seat)
{
  if (robo_state_get_side_vp (tx->state, seat) >= robo_vp_goal_of (tx->rules, tx->state, seat))
    end_game (tx, seat);
}

/* Returns the damage that decides between operators with equal VP. A robot that is out counts as destroyed (R14.8). */
static guint
get_final_damage (const RoboTx *tx,
                  guint         seat)
{
  return robo_tx_is_there (tx, seat) ? tx->state->robots[seat].damage : tx->rules->damage_limit;
}

/* Returns whether the side of `seat` beats the side of `other` after the last round, not counting starting numbers
 * (R14.8). */
static gboolean
is_ahead (const RoboTx *tx,
          guint         seat,
          guint         other)
{
  guint vp = robo_state_get_side_vp (tx->state, seat);
  guint other_vp = robo_state_get_side_vp (tx->state, other);

  if (vp != other_vp)
    return vp > other_vp;
  if (robo_tx_is_killbot (tx, seat) || robo_tx_is_killbot (tx, other))
    return !robo_tx_is_killbot (tx, seat);

  return get_final_damage (tx, seat) < get_final_damage (tx, other);
}

void
robo_check_round_limit (RoboTx *tx)
{
  guint first;

  if (tx->rules->round_limit == 0 || tx->state->round < tx->rules->round_limit || tx->n_seats == 0)
    return;

  /* Replace the first seat only by a seat that is ahead: the seats are in the order of starting numbers, and the
   * lower number wins a tie. */
  first = tx->seats[0];
  for (guint i = 1; i < tx->n_seats; i++)
    {
      if (is_ahead (tx, tx->seats[i], first))
        first = tx->seats[i];
    }

  end_game (tx, first);
}

void
robo_gain_vp (RoboTx *tx,
              guint   seat,
              guint   amount)
{
  guint vp = tx->state->robots[seat].vp + amount;

  tx->state->robots[seat].vp = MIN (vp, G_MAXUINT8);
}
