// SPDX-License-Identifier: GPL-3.0-or-later
// Begins a control unit, and activates dice one after the other.
#include "robo-activation.h"

#include "robo-fire.h"
#include "robo-killbot.h"
#include "robo-move.h"
#include "robo-order.h"

void
robo_unit_begin (RoboTx *tx)
{
  tx->is_due_listed = FALSE;
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_UNIT, .value = tx->state->unit + 1 });

  for (guint i = 0; i < tx->n_seats; i++)
    {
      if (robo_tx_is_killbot (tx, tx->seats[i]) && robo_tx_is_there (tx, tx->seats[i]))
        robo_killbot_roll (tx, tx->seats[i]);
    }
}

static inline guint
report_die (RoboTx        *tx,
            RoboEventType  type,
            guint          seat,
            const RoboDie *die)
{
  return robo_tx_emit (tx, &(RoboEvent){
                             .type = type,
                             .seat = seat,
                             .colour = die->colour,
                             .value = die->value,
                             .key = die->key,
                             .unit = die->unit,
                           });
}

/* Lets the operator choose one of two dice on one unit (R6.3). Returns whether the die that came up stays. If the
 * operator keeps the other die, it waits for its turn. */
static G_GNUC_NO_INLINE gboolean
choose_kept (RoboTx *tx,
             guint   seat,
             guint   die,
             guint   other)
{
  RoboRobot    *robot = robo_tx_get_robot (tx, seat);
  RoboQuestion *question;
  guint         kept;

  question = robo_tx_begin_question (tx, ROBO_ASK_KEEP_DIE, seat, ROBO_NO_CARD);
  question->die = die;
  question->fallback = die;
  robo_tx_add_option (tx, MIN (die, other));
  robo_tx_add_option (tx, MAX (die, other));
  kept = robo_tx_ask (tx);

  robot->dice[kept].is_kept = TRUE;
  robot->dice[kept == die ? other : die].status = ROBO_DIE_REMOVED;
  report_die (tx, ROBO_EVENT_KEEP, seat, &robot->dice[kept]);

  return kept == die;
}

/* Offers to turn the key of the die either way, by at most as many keys as the ability allows (R8.13), and never more
 * than 3. The turn is the cause of everything that the die does afterwards. */
static void
ask_rotation (RoboTx            *tx,
              guint              seat,
              guint              slot,
              guint              index,
              const RoboAbility *ability)
{
  RoboDie      *die = &robo_tx_get_robot (tx, seat)->dice[index];
  RoboQuestion *question = robo_tx_begin_question (tx, ROBO_ASK_ROTATE_KEY, seat, tx->state->robots[seat].cards[slot]);
  gint          range = MIN (ability->amount, 3);
  guint         eighths;

  question->die = index;
  for (gint i = -range; i <= range; i++)
    robo_tx_add_option (tx, (guint)i & 7);
  eighths = robo_tx_ask (tx);
  if (eighths == 0)
    return;

  die->key = robo_dir_turn (die->key, eighths);
  robo_tx_use (tx, seat, slot);
  robo_tx_set_cause (tx, tx->use_cause);
  robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_TURN, .seat = seat, .key = die->key });
}

#define TRAITS_OF_KEYS (ROBO_TRAIT_ABILITY (ROBO_ABILITY_ROTATE_KEY) | ROBO_TRAIT_ABILITY (ROBO_ABILITY_ACT_AS_BLUE))

/* Offers to turn the die's key first. Returns whether the die is activated as a blue die (R8.2), which needs a blue
 * key. In that case the card is the cause of everything that the die does. Like choose_kept(), this function is not
 * inlined, because it is hardly ever called and would slow down the activation of every die. */
static G_GNUC_NO_INLINE gboolean
choose_key (RoboTx *tx,
            guint   seat,
            guint   index)
{
  const RoboDie *die = &robo_tx_get_robot (tx, seat)->dice[index];

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboAbility *ability = robo_tx_get_usable (tx, seat, slot, ROBO_ABILITY_ROTATE_KEY, ROBO_RED, die->value);

      if (ability != NULL)
        ask_rotation (tx, seat, slot, index, ability);
    }

  for (guint slot = 0; slot < ROBO_MAX_SLOTS && robo_dir_is_orthogonal (die->key); slot++)
    {
      const RoboAbility *ability = robo_tx_get_usable (tx, seat, slot, ROBO_ABILITY_ACT_AS_BLUE, ROBO_RED, die->value);

      if (ability == NULL || !robo_tx_ask_use (tx, ROBO_ASK_ACT_AS_BLUE, seat, slot, ability->is_mandatory))
        continue;
      robo_tx_set_cause (tx, tx->use_cause);
      return TRUE;
    }

  return FALSE;
}

void
robo_die_come_up (RoboTx *tx,
                  guint   seat,
                  guint   die)
{
  RoboRobot *robot = robo_tx_get_robot (tx, seat);
  RoboDie   *up = &robot->dice[die];
  guint      outer = tx->cause;
  guint      other = ROBO_MAX_DICE;

  if (!robo_tx_is_there (tx, seat))
    {
      up->status = ROBO_DIE_DONE;
      robo_tx_set_cause (tx, tx->far_causes.out[seat]);
      report_die (tx, ROBO_EVENT_SKIP, seat, up);
      robo_tx_set_cause (tx, outer);
      return;
    }
  for (guint i = tx->crowded == 0 ? 0 : robot->n_dice; i > 0; i--)
    other = i - 1 != die && robo_die_is_due (tx->state, &robot->dice[i - 1]) ? i - 1 : other;
  if (other < ROBO_MAX_DICE && !choose_kept (tx, seat, die, other))
    return;

  up->status = ROBO_DIE_DONE;
  tx->actor = seat;
  tx->n_steps = 0;
  tx->recoiled = 0;
  tx->controller = robo_tx_is_killbot (tx, seat) ? robot->controller : up->controller;
  if (tx->controller != ROBO_NO_SEAT)
    robo_tx_set_cause (tx, tx->far_causes.moved[seat][die]);
  tx->die_cause = report_die (tx, ROBO_EVENT_ACTIVATE, seat, up);

  robo_tx_set_cause (tx, tx->die_cause);
  if (robo_tx_is_killbot (tx, seat))
    robo_killbot_activate (tx, seat, die);
  else
    {
      gboolean acts_as_blue = up->colour == ROBO_BLUE;

      if (!acts_as_blue && robo_tx_has (tx, seat, TRAITS_OF_KEYS))
        acts_as_blue = choose_key (tx, seat, die);
      if (acts_as_blue)
        robo_move_operator (tx, seat, up->value, up->key);
      else
        robo_fire (tx, seat, up->value, up->key);
    }
  tx->actor = tx->controller = ROBO_NO_SEAT;
  robo_tx_set_cause (tx, outer);
}
