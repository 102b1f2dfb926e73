// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up amounts: by the value of the die, on starting spaces, and multiplied by a factor.
#include "robo-amount.h"

#include "robo-effect-ids.h"

/* Returns the amount of an effect before it is multiplied. */
static guint
get_plain_amount (const RoboTx     *tx,
                  const RoboEffect *effect,
                  guint             space,
                  guint             value)
{
  if (effect->from_start != 0 && space != ROBO_NO_SPACE && tx->board->is_start[space])
    return effect->from_start;

  return effect->amount[value];
}

static guint
count_adjacent_robots (const RoboTx *tx,
                       guint         seat,
                       guint         space)
{
  guint centre = robo_tx_is_there (tx, seat) ? tx->state->robots[seat].space : space;
  guint n = 0;

  for (guint i = 0; i < tx->n_seats && centre != ROBO_NO_SPACE; i++)
    {
      guint other = tx->state->robots[tx->seats[i]].space;

      n += tx->seats[i] != seat && other != ROBO_NO_SPACE && robo_board_is_adjacent (tx->board, centre, other);
    }

  return n;
}

/* Returns the number by which an amount is multiplied (R14.7), as if the seat's robot had first paid costs of
 * `paid_damage` and `paid_vp`. */
static guint
get_factor (const RoboTx *tx,
            RoboTimes     times,
            guint         seat,
            guint         space,
            guint         paid_damage,
            guint         paid_vp)
{
  const RoboRobot *robot = &tx->state->robots[seat];
  guint            own = robot->vp - MIN (robot->vp, paid_vp);
  guint            most = own;

  switch (times)
    {
    case ROBO_TIMES_ONE:
      return 1;
    case ROBO_TIMES_OWN_DAMAGE:
      return robot->damage + paid_damage;
    case ROBO_TIMES_ADJACENT_ROBOTS:
      return count_adjacent_robots (tx, seat, space);
    case ROBO_TIMES_VP_BEHIND:
      for (guint i = 0; i < tx->n_seats; i++)
        most = tx->seats[i] == seat ? most : MAX (most, tx->state->robots[tx->seats[i]].vp);
      return most - own;
    case ROBO_TIMES_STEPS:
      return tx->n_steps;
    }

  g_return_val_if_reached (1);
}

guint
robo_effect_get_amount (const RoboTx     *tx,
                        const RoboEffect *effect,
                        guint             seat,
                        guint             space,
                        guint             value)
{
  guint amount = get_plain_amount (tx, effect, space, value);

  if (G_LIKELY (effect->times == ROBO_TIMES_ONE))
    return amount;

  return MIN (amount * get_factor (tx, effect->times, seat, space, 0, 0), ROBO_MAX_MULTIPLIED);
}

gboolean
robo_effect_has_no_amount (const RoboTx     *tx,
                           const RoboEffect *effect,
                           const RoboCard   *card,
                           guint             seat,
                           guint             space,
                           guint             value,
                           gboolean          may_change)
{
  guint paid[ROBO_N_COST_KINDS] = { 0 };

  if (!robo_action_counts (effect->action))
    return FALSE;
  if (get_plain_amount (tx, effect, space, value) == 0)
    return TRUE;
  if (effect->times == ROBO_TIMES_ONE || (may_change && effect->times != ROBO_TIMES_STEPS))
    return FALSE;

  for (guint i = 0; i < card->n_costs; i++)
    paid[card->costs[i].kind] += card->costs[i].amount;

  return get_factor (tx, effect->times, seat, space, paid[ROBO_COST_DAMAGE], paid[ROBO_COST_VP]) == 0;
}
