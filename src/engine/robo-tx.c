// SPDX-License-Identifier: GPL-3.0-or-later
// Provides the transaction in which rules are played, and through which they ask operators, report events and roll.
#include "robo-tx.h"

#include "robo-limits.h"

/* Lists the slots into which cards of each color fit (R3.4), a bit each: blue left, red right, yellow on either side.
 * Champion cards have no bit, because they fit only for their titleholder. */
static const guint8 slots_of_colour[ROBO_N_CARD_COLOURS] = {
  [ROBO_CARD_BLUE] = 1 << 0,
  [ROBO_CARD_RED] = 1 << 1,
  [ROBO_CARD_YELLOW] = 1 << 0 | 1 << 1,
};

void
robo_tx_init_cards (RoboTx          *tx,
                    const RoboCards *cards)
{
  for (guint card = 0; cards != NULL && card < cards->n_cards; card++)
    {
      tx->traits[card] = robo_card_get_traits (&cards->cards[card]);
      tx->has_uses = tx->has_uses || cards->cards[card].uses > 0;
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          if (slots_of_colour[cards->cards[card].colour] >> slot & 1)
            robo_card_mask_add (&tx->fitting[slot], card);
        }
    }
}

void
robo_tx_begin (RoboTx *tx,
               guint   n_rolled)
{
  tx->n_answered = 0;
  tx->n_rolled = n_rolled;
  tx->is_due_listed = FALSE;
  tx->actor = ROBO_NO_SEAT;
  tx->controller = ROBO_NO_SEAT;
  tx->n_steps = 0;
  tx->recoiled = 0;
  memset (tx->last_space, ROBO_NO_SPACE, sizeof tx->last_space);
  tx->cause = tx->die_cause = tx->use_cause = ROBO_CAUSE_NONE;
  robo_tx_clear_queue (tx);
}

void
robo_tx_list_seats (RoboTx *tx)
{
  guint8 seats[ROBO_MAX_ROBOTS + 1] = { ROBO_NO_SEAT, ROBO_NO_SEAT, ROBO_NO_SEAT, ROBO_NO_SEAT, ROBO_NO_SEAT };
  guint  n = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &tx->state->robots[seat];

      if (robot->kind != ROBO_SEAT_EMPTY)
        seats[MIN (robot->number, ROBO_MAX_ROBOTS)] = seat;
    }

  for (guint number = 1; number <= ROBO_MAX_ROBOTS; number++)
    {
      if (seats[number] != ROBO_NO_SEAT)
        tx->seats[n++] = seats[number];
    }
  tx->n_seats = n;
}

void
robo_tx_stop (RoboTx   *tx,
              RoboTxEnd end)
{
  longjmp (tx->stop, end);
}

guint
robo_tx_list (RoboTx   *tx,
              RoboEvent event)
{
  guint index = tx->events->n_events;

  robo_event_list_append (tx->events, &event, tx->state);
  tx->events->events[index].cause = tx->cause;
  if (tx->watch != NULL)
    tx->watch (&tx->events->events[index], tx->state, tx->watch_data);

  return index;
}

/* Questions */

void
robo_tx_record (RoboTx    *tx,
                RoboAnswer answer)
{
  RoboRecord record = {
    .answer = answer,
    .round = tx->state->round,
    .seat = tx->question.seat,
    .kind = tx->question.kind,
    .card = tx->question.card,
  };

  g_array_append_val (tx->records, record);
}

RoboRefusal
robo_tx_check_answer (RoboTx    *tx,
                      RoboAnswer answer)
{
  guint seat = tx->question.seat;
  guint diagonal_values = 0;

  if (tx->question.kind == ROBO_ASK_ENTROPY)
    return ROBO_REFUSED_NOT;
  if (tx->question.kind != ROBO_ASK_PROGRAM)
    return robo_question_has_option (&tx->question, answer) ? ROBO_REFUSED_NOT : ROBO_REFUSED_OPTION;

  robo_program_unpack (&tx->program, answer);
  if (robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_DIAGONAL_MOVES)))
    diagonal_values = robo_program_get_diagonal_values (robo_tx_get_robot (tx, seat), tx->setup->cards);

  return robo_program_check_dice (&tx->program, robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_ALL_DICE)),
                                  diagonal_values, FALSE);
}

RoboAnswer
robo_tx_ask (RoboTx *tx)
{
  RoboAnswer answer = 0;
  RoboReply  reply = ROBO_REPLY_UNKNOWN;

  /* If the transaction is played again, take the answer that is known already. */
  if (tx->first_record + tx->n_answered < tx->records->len)
    {
      const RoboRecord *known = &g_array_index (tx->records, RoboRecord, tx->first_record + tx->n_answered);

      if (known->kind != tx->question.kind || known->seat != tx->question.seat ||
          robo_tx_check_answer (tx, known->answer) != ROBO_REFUSED_NOT)
        robo_tx_stop (tx, ROBO_TX_REFUSED);
      tx->n_answered++;
      return known->answer;
    }

  if (tx->policy != NULL)
    reply = tx->policy (tx->setup, tx->state, &tx->question, &answer, tx->policy_data);

  if (reply == ROBO_REPLY_UNKNOWN)
    robo_tx_stop (tx, ROBO_TX_ASKS);
  if (reply == ROBO_REPLY_REFUSED || robo_tx_check_answer (tx, answer) != ROBO_REFUSED_NOT)
    robo_tx_stop (tx, ROBO_TX_REFUSED);

  if (!tx->never_asks)
    {
      robo_tx_record (tx, answer);
      tx->n_answered++;
    }

  return answer;
}

void
robo_tx_use (RoboTx *tx,
             guint   seat,
             guint   slot)
{
  const RoboEvent event = { .type = ROBO_EVENT_USE, .seat = seat, .card = tx->state->robots[seat].cards[slot] };

  tx->use_cause = robo_tx_emit (tx, &event);
  if (robo_tx_is_limited (tx, seat, slot))
    robo_limits_pay (tx, seat, slot);
}

gboolean
robo_tx_ask_use (RoboTx          *tx,
                 RoboQuestionKind kind,
                 guint            seat,
                 guint            slot,
                 gboolean         is_mandatory)
{
  gboolean is_used = is_mandatory || robo_tx_is_killbot (tx, seat);

  if (!is_used)
    {
      robo_tx_begin_question (tx, kind, seat, tx->state->robots[seat].cards[slot]);
      robo_tx_add_option (tx, FALSE);
      robo_tx_add_option (tx, TRUE);
      is_used = robo_tx_ask (tx) != 0;
    }

  if (is_used)
    robo_tx_use (tx, seat, slot);

  return is_used;
}

guint
robo_tx_ask_amount (RoboTx          *tx,
                    RoboQuestionKind kind,
                    guint            seat,
                    guint            slot,
                    guint            most,
                    guint            fallback)
{
  guint amount = most;

  if (!robo_tx_is_killbot (tx, seat))
    {
      RoboQuestion *question = robo_tx_begin_question (tx, kind, seat, tx->state->robots[seat].cards[slot]);

      for (guint i = 0; i <= most; i++)
        robo_tx_add_option (tx, i);
      question->fallback = fallback;
      amount = robo_tx_ask (tx);
    }

  if (amount > 0)
    robo_tx_use (tx, seat, slot);

  return amount;
}

/* Dice and cards */

guint
robo_tx_roll (RoboTx *tx)
{
  if (!tx->has_rolls)
    return 1 + robo_rng_below (&tx->state->rng, 6);

  if (tx->n_rolled == tx->n_rolls)
    robo_tx_stop (tx, ROBO_TX_NO_ROLLS);

  return tx->rolls[tx->n_rolled++];
}

guint
robo_tx_find_ability (const RoboTx   *tx,
                      guint           seat,
                      RoboAbilityKind kind)
{
  guint slot = 0;

  if (!robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (kind)))
    return ROBO_MAX_SLOTS;

  while (slot < ROBO_MAX_SLOTS && (!robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_ABILITY (kind)) ||
                                   !robo_tx_can_use (tx, seat, slot)))
    slot++;

  return slot;
}
