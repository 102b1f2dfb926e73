/* What the rules need of the transaction they are played in: asking, reporting, rolling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-tx.h"

void
robo_tx_begin (RoboTx *tx,
               guint   n_rolled)
{
  tx->n_answered = 0;
  tx->n_rolled = n_rolled;
  tx->actor = ROBO_NO_SEAT;
  tx->controller = ROBO_NO_SEAT;
  tx->cause = tx->die_cause = tx->use_cause = ROBO_CAUSE_NONE;
  robo_queue_clear (tx);
}

void
robo_tx_stop (RoboTx   *tx,
              RoboTxEnd end)
{
  longjmp (tx->stop, end);
}

guint
robo_tx_list (RoboTx          *tx,
              const RoboEvent *event)
{
  guint index = tx->events->n_events;

  robo_event_list_append (tx->events, event, tx->state);
  tx->events->events[index].cause = tx->cause;

  return index;
}

/* Questions */

RoboQuestion *
robo_tx_begin_question (RoboTx          *tx,
                        RoboQuestionKind kind,
                        guint            seat,
                        guint            card)
{
  RoboQuestion *question = &tx->question;

  question->kind = kind;
  question->seat = seat;
  question->card = card;
  question->die = 255;
  question->space = tx->state->robots[seat].space;
  question->n_options = 0;
  question->fallback = 0;

  return question;
}

void
robo_tx_add_option (RoboTx    *tx,
                    RoboAnswer option)
{
  g_assert (tx->question.n_options < ROBO_MAX_OPTIONS);

  tx->question.options[tx->question.n_options++] = option;
}

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
  RoboProgram program;

  if (tx->question.kind != ROBO_ASK_PROGRAM)
    return robo_question_has_option (&tx->question, answer) ? ROBO_REFUSED_NOT : ROBO_REFUSED_OPTION;

  robo_program_unpack (&program, answer);

  return robo_program_check (&program, robo_tx_get_robot (tx, tx->question.seat), tx->setup->cards, FALSE);
}

static gboolean
is_legal (RoboTx    *tx,
          RoboAnswer answer)
{
  return robo_tx_check_answer (tx, answer) == ROBO_REFUSED_NOT;
}

static void
ask_policy (RoboTx *tx)
{
  RoboAnswer answer = 0;
  RoboReply  reply = ROBO_REPLY_UNKNOWN;

  if (tx->policy != NULL)
    reply = tx->policy (tx->setup, tx->state, &tx->question, &answer, tx->policy_data);

  if (reply == ROBO_REPLY_UNKNOWN)
    robo_tx_stop (tx, ROBO_TX_ASKS);
  if (reply == ROBO_REPLY_REFUSED || !is_legal (tx, answer))
    robo_tx_stop (tx, ROBO_TX_REFUSED);

  robo_tx_record (tx, answer);
}

RoboAnswer
robo_tx_ask (RoboTx *tx)
{
  const RoboRecord *known;

  if (tx->first_record + tx->n_answered == tx->records->len)
    ask_policy (tx);

  known = &g_array_index (tx->records, RoboRecord, tx->first_record + tx->n_answered);
  if (known->kind != tx->question.kind || known->seat != tx->question.seat || !is_legal (tx, known->answer))
    robo_tx_stop (tx, ROBO_TX_REFUSED);
  tx->n_answered++;

  return known->answer;
}

void
robo_tx_use (RoboTx *tx,
             guint   seat,
             guint   slot)
{
  const RoboEvent event = { .type = ROBO_EVENT_USE, .seat = seat, .card = tx->state->robots[seat].cards[slot] };

  tx->use_cause = robo_tx_emit (tx, &event);
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

const RoboCard *
robo_tx_get_card (const RoboTx *tx,
                  guint         seat,
                  guint         slot)
{
  guint card = tx->state->robots[seat].cards[slot];

  return card == ROBO_NO_CARD ? NULL : &tx->setup->cards->cards[card];
}

const RoboAbility *
robo_tx_get_ability (const RoboTx   *tx,
                     guint           seat,
                     guint           slot,
                     RoboAbilityKind kind)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);

  return card == NULL ? NULL : robo_card_get_ability (card, kind);
}

guint
robo_tx_find_ability (const RoboTx   *tx,
                      guint           seat,
                      RoboAbilityKind kind)
{
  guint slot = 0;

  while (slot < ROBO_MAX_SLOTS && robo_tx_get_ability (tx, seat, slot, kind) == NULL)
    slot++;

  return slot;
}

gboolean
robo_tx_hovers (const RoboTx *tx,
                guint         seat)
{
  return robo_tx_find_ability (tx, seat, ROBO_ABILITY_HOVER) < ROBO_MAX_SLOTS;
}

gboolean
robo_tx_passes_walls (const RoboTx *tx,
                      guint         seat)
{
  return robo_tx_find_ability (tx, seat, ROBO_ABILITY_PASS_WALLS) < ROBO_MAX_SLOTS;
}
