// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at the conditions of cards, counts their uses and pays their costs.
#include "robo-limits.h"

/* Conditions (R14.1) */

static gboolean
is_between (const RoboCondition *condition,
            guint                number)
{
  return number >= condition->min && (condition->max == ROBO_CONDITION_UNLIMITED || number <= condition->max);
}

/* Returns whether the robot is leading (another robot has fewer VP and no robot has more) or trailing (another robot
 * has more VP and no robot has fewer). Robots that are out count, and each KillBot counts with its own VP. */
static gboolean
has_standing (const RoboTx *tx,
              guint         seat,
              RoboIs        is)
{
  guint    vp = tx->state->robots[seat].vp;
  gboolean has_less = FALSE;
  gboolean has_more = FALSE;

  for (guint i = 0; i < tx->n_seats; i++)
    {
      guint other = tx->state->robots[tx->seats[i]].vp;

      has_less = has_less || other < vp;
      has_more = has_more || other > vp;
    }

  return is == ROBO_IS_LEADING ? has_less && !has_more : has_more && !has_less;
}

static gboolean
stands_on (const RoboTx *tx,
           guint         seat,
           RoboIs        is)
{
  const RoboBoard *board = tx->board;
  guint            space = robo_tx_is_there (tx, seat) ? tx->state->robots[seat].space : tx->last_space[seat];

  if (space == ROBO_NO_SPACE)
    return FALSE;

  switch (is)
    {
    case ROBO_IS_START:
      return board->is_start[space];
    case ROBO_IS_VP:
      return board->vp[space] != 0;
    case ROBO_IS_WORKSHOP:
      return board->workshop[space];
    case ROBO_IS_HIGH_VOLTAGE:
      return board->high_voltage[space];
    case ROBO_IS_LEADING:
    case ROBO_IS_TRAILING:
      break;
    }

  return FALSE;
}

static gboolean
condition_holds (const RoboTx        *tx,
                 const RoboCondition *condition,
                 guint                seat)
{
  switch ((RoboIf)condition->what)
    {
    case ROBO_IF_OWN_DAMAGE:
      return is_between (condition, tx->state->robots[seat].damage);
    case ROBO_IF_STANDING:
      return has_standing (tx, seat, condition->is);
    case ROBO_IF_SPACE:
      return stands_on (tx, seat, condition->is);
    case ROBO_IF_UNIT:
      return tx->state->phase == ROBO_PHASE_ACTIVATION && is_between (condition, tx->state->unit + 1u);
    case ROBO_IF_ROUND:
      return is_between (condition, tx->state->round);
    case ROBO_IF_TARGET_DAMAGE:
      return TRUE;
    }

  g_return_val_if_reached (FALSE);
}

gboolean
robo_limits_hold (const RoboTx *tx,
                  guint         seat,
                  guint         slot)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);

  if (card == NULL || (tx->state->disabled >> seat & 1) != 0)
    return FALSE;

  for (guint i = 0; i < card->n_conditions; i++)
    {
      if (!condition_holds (tx, &card->conditions[i], seat))
        return FALSE;
    }

  return TRUE;
}

gboolean
robo_limits_name_target (const RoboCard *card)
{
  for (guint i = 0; i < card->n_conditions; i++)
    {
      if (card->conditions[i].what == ROBO_IF_TARGET_DAMAGE)
        return TRUE;
    }

  return FALSE;
}

gboolean
robo_limits_suit_target (const RoboTx   *tx,
                         const RoboCard *card,
                         guint           target)
{
  for (guint i = 0; i < card->n_conditions; i++)
    {
      if (card->conditions[i].what == ROBO_IF_TARGET_DAMAGE &&
          (target == ROBO_NO_SEAT || !is_between (&card->conditions[i], tx->state->robots[target].damage)))
        return FALSE;
    }

  return TRUE;
}

/* Uses (R14.2) and costs (R14.3) */

static gboolean
has_uses (const RoboTx   *tx,
          const RoboCard *card,
          guint           seat,
          guint           slot)
{
  return card->uses == 0 || robo_state_get_used (tx->state, seat, tx->state->robots[seat].cards[slot]) < card->uses;
}

static gboolean
can_pay (const RoboTx   *tx,
         const RoboCost *cost,
         guint           seat)
{
  const RoboRobot *robot = &tx->state->robots[seat];

  switch ((RoboCostKind)cost->kind)
    {
    case ROBO_COST_DAMAGE:
      return robot->damage + cost->amount < tx->rules->damage_limit;
    case ROBO_COST_VP:
      return robot->vp >= cost->amount;
    }

  g_return_val_if_reached (FALSE);
}

gboolean
robo_limits_can_pay (const RoboTx *tx,
                     guint         seat,
                     guint         slot)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);

  if (!has_uses (tx, card, seat, slot))
    return FALSE;

  for (guint i = 0; i < card->n_costs; i++)
    {
      if (!can_pay (tx, &card->costs[i], seat))
        return FALSE;
    }

  return TRUE;
}

gboolean
robo_limits_let_work (const RoboTx *tx,
                      guint         seat,
                      guint         slot)
{
  return robo_limits_hold (tx, seat, slot) && has_uses (tx, robo_tx_get_card (tx, seat, slot), seat, slot);
}

gboolean
robo_limits_let_use (const RoboTx *tx,
                     guint         seat,
                     guint         slot)
{
  return robo_limits_hold (tx, seat, slot) && robo_limits_can_pay (tx, seat, slot);
}

void
robo_limits_pay (RoboTx *tx,
                 guint   seat,
                 guint   slot)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);
  RoboRobot      *robot = robo_tx_get_robot (tx, seat);
  guint           outer = robo_tx_set_cause (tx, tx->use_cause);

  if (card->uses > 0)
    robo_state_set_used (tx->state, seat, robot->cards[slot],
                         robo_state_get_used (tx->state, seat, robot->cards[slot]) + 1);

  for (guint i = 0; i < card->n_costs; i++)
    {
      const RoboCost *cost = &card->costs[i];

      switch ((RoboCostKind)cost->kind)
        {
        case ROBO_COST_DAMAGE:
          robot->damage += cost->amount;
          break;
        case ROBO_COST_VP:
          robot->vp -= cost->amount;
          break;
        }
      robo_tx_emit (tx, &(RoboEvent){
                          .type = ROBO_EVENT_PAY,
                          .seat = seat,
                          .amount = cost->amount,
                          .kind = cost->kind,
                        });
    }
  robo_tx_set_cause (tx, outer);
}

void
robo_limits_end_round (RoboTx *tx)
{
  tx->state->disabled = 0;
  if (!tx->has_uses)
    return;

  for (guint i = 0; i < tx->n_seats; i++)
    {
      guint seat = tx->seats[i];

      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          const RoboCard *card = robo_tx_get_card (tx, seat, slot);

          if (card != NULL && card->uses > 0 && card->per == ROBO_PER_ROUND)
            robo_state_set_used (tx->state, seat, tx->state->robots[seat].cards[slot], 0);
        }
    }
}
