// SPDX-License-Identifier: GPL-3.0-or-later
// Deals damage to a robot, with all results: shields, destruction, and the credit for the destruction.
#include "robo-damage.h"

#include <string.h>

#include "robo-decks.h"
#include "robo-reaction.h"
#include "robo-victory.h"

/* Destruction */

/* Gives the credited seat its VP, from the supply or from the victim. Returns whether the seat gets one. The payment is
 * the cause of the events that follow. A KillBot yields a VP only if it has a VP. This also holds for rules by which
 * the KillBot keeps this VP and the credited seat gets a VP from the supply (R7.12). */
static gboolean
pay_vp (RoboTx *tx,
        guint   victim,
        guint   seat)
{
  RoboRobot *robot = robo_tx_get_robot (tx, victim);
  gboolean   is_killbot = robo_tx_is_killbot (tx, victim);

  if (seat == ROBO_NO_SEAT)
    return FALSE;
  if (is_killbot && (robo_tx_is_killbot (tx, seat) || robot->vp == 0))
    return FALSE;

  if (is_killbot && !tx->rules->killbot_vp_from_supply)
    robot->vp--;
  robo_gain_vp (tx, seat, 1);
  robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_CREDIT, .seat = seat, .of = victim });
  robo_check_victory (tx, seat);

  return TRUE;
}

void
robo_remove_mines (RoboTx *tx,
                   guint   owner,
                   guint   card)
{
  RoboState *state = tx->state;
  guint      i = 0;

  while (i < state->n_mines)
    {
      guint space = state->mines[i].space;

      if (state->mines[i].owner != owner || (card != ROBO_NO_CARD && state->mines[i].card != card))
        {
          i++;
          continue;
        }
      robo_state_remove_mine (state, i);
      robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_MINE_GONE, .seat = owner, .at = space });
    }
}

void
robo_destroy_robot (RoboTx  *tx,
                    guint    seat,
                    guint    by,
                    gboolean in_pit)
{
  RoboRobot *robot = robo_tx_get_robot (tx, seat);
  guint      space = robot->space;
  guint      credited = by;
  guint      outer;

  /* Credit self-destruction to no seat (R7.11), except to a seat that moved the die that is being activated (R8.12). */
  if (by == seat)
    credited = seat == tx->actor ? tx->controller : ROBO_NO_SEAT;

  robot->space = ROBO_NO_SPACE;
  tx->last_space[seat] = space;
  robot->controller = ROBO_NO_SEAT;
  outer = robo_tx_emit_cause (tx, &(RoboEvent){
                                    .type = ROBO_EVENT_DESTROYED,
                                    .seat = seat,
                                    .at = space,
                                    .by = credited,
                                  });
  tx->far_causes.out[seat] = tx->cause;
  robo_remove_mines (tx, seat, ROBO_NO_CARD);

  if (pay_vp (tx, seat, credited) && !robo_tx_is_killbot (tx, seat) && tx->rules->modules)
    robo_draw_card (tx, seat);

  robo_tx_set_cause (tx, tx->far_causes.out[seat]);
  if (!in_pit)
    robo_react (tx, ROBO_WHEN_DESTROYED, seat, space, by);
  robo_tx_set_cause (tx, outer);
}

/* Damage */

/* Returns how much of the damage a shield absorbs (R7.6). If it absorbs any, sets `absorbed` to the event. */
static guint
absorb_on_shield (RoboTx *tx,
                  guint   seat,
                  guint   slot,
                  guint   amount,
                  guint  *absorbed)
{
  const RoboAbility *shield = robo_tx_get_ability (tx, seat, slot, ROBO_ABILITY_ABSORB);
  RoboRobot         *robot = robo_tx_get_robot (tx, seat);
  guint              room = shield == NULL ? 0 : shield->amount - MIN (shield->amount, robot->shield[slot]);
  guint              fits = MIN (room, amount);
  guint              tokens;
  guint              outer;

  if (fits == 0)
    return 0;

  tokens = robo_tx_ask_amount (tx, ROBO_ASK_ABSORB, seat, slot, shield->amount, fits);
  tokens = MIN (tokens, fits);
  if (tokens == 0)
    return 0;

  robot->shield[slot] += tokens;
  outer = robo_tx_set_cause (tx, tx->use_cause);
  *absorbed = robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_ABSORB, .seat = seat, .amount = tokens });
  robo_tx_set_cause (tx, outer);

  return tokens;
}

/* Returns by how much the robot's cards lessen lightning damage (`insulate`, R14.4). The amounts of cards add up. */
static guint
get_insulation (const RoboTx *tx,
                guint         seat)
{
  guint amount = 0;

  if (!robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_INSULATE)))
    return 0;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboAbility *ability = robo_tx_get_ability (tx, seat, slot, ROBO_ABILITY_INSULATE);

      amount += ability == NULL ? 0 : ability->amount;
    }

  return amount;
}

void
robo_damage_robot (RoboTx           *tx,
                   guint             seat,
                   const RoboSource *source)
{
  RoboRobot *robot = robo_tx_get_robot (tx, seat);
  guint      space = robot->space;
  guint      rest = source->amount;
  guint      outer = tx->cause;
  guint      taken = tx->cause;
  guint      limit = tx->rules->damage_limit;

  if (source->is_lightning)
    rest -= MIN (rest, get_insulation (tx, seat));
  if (rest == 0)
    return;
  if (source->is_lightning && robo_turn_away (tx, seat))
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    rest -= absorb_on_shield (tx, seat, slot, rest, &taken);

  if (rest > 0)
    {
      /* Drop damage beyond the limit of the monitor (R2.3). */
      rest = robot->damage < limit ? MIN (rest, limit - robot->damage) : 0;
      robot->damage += rest;
      taken = robo_tx_emit (tx, &(RoboEvent){
                                  .type = ROBO_EVENT_DAMAGE,
                                  .seat = seat,
                                  .at = space,
                                  .amount = rest,
                                  .by = source->owner,
                                });
    }

  robo_tx_set_cause (tx, taken);
  if (robot->damage >= limit)
    robo_destroy_robot (tx, seat, source->owner, FALSE);
  else
    robo_react (tx, ROBO_WHEN_DAMAGED, seat, space, source->owner);
  robo_tx_set_cause (tx, outer);
}

static guint
take_tokens_off (guint8 *tokens,
                 guint   amount)
{
  guint n = MIN (*tokens, amount);

  *tokens -= n;

  return n;
}

void
robo_repair_robot (RoboTx *tx,
                   guint   seat,
                   guint   amount)
{
  RoboRobot *robot = robo_tx_get_robot (tx, seat);
  guint      n;

  if (!robo_tx_is_there (tx, seat))
    return;

  n = take_tokens_off (&robot->damage, amount);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    n += take_tokens_off (&robot->shield[slot], amount - n);

  if (n > 0)
    robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_REPAIR, .seat = seat, .amount = n });
}

void
robo_drop_damage (RoboTx *tx,
                  guint   seat)
{
  RoboRobot *robot = robo_tx_get_robot (tx, seat);

  robot->damage = 0;
  memset (robot->shield, 0, sizeof robot->shield);
}
