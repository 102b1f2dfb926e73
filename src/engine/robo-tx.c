/* What the rules need of the transaction they are played in: asking, reporting, rolling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-tx.h"

/**
 * robo_tx_begin:
 * @tx: a transaction whose state is set
 * @n_rolled: how many of the given rolls are used up
 *
 * Begins with no answer used and nobody acting.
 */
void
robo_tx_begin (RoboTx *tx,
               guint   n_rolled)
{
  tx->n_answered = 0;
  tx->n_rolled = n_rolled;
  tx->actor = ROBO_NO_SEAT;
  tx->controller = ROBO_NO_SEAT;
  robo_queue_clear (tx);
}

/**
 * robo_tx_stop:
 * @tx: a transaction
 * @end: why it ends, not %ROBO_TX_DONE
 *
 * Leaves the transaction at once.
 */
void
robo_tx_stop (RoboTx   *tx,
              RoboTxEnd end)
{
  longjmp (tx->stop, end);
}

/**
 * robo_tx_emit:
 * @tx: a transaction
 * @event: what has just happened; the state is already changed
 *
 * Reports an event.
 */
void
robo_tx_emit (RoboTx          *tx,
              const RoboEvent *event)
{
  if (tx->events != NULL)
    robo_event_list_append (tx->events, event, tx->state);
}

/* Questions */

/**
 * robo_tx_begin_question:
 * @tx: a transaction
 * @kind: what is asked
 * @seat: who is asked
 * @card: the card it is about, or %ROBO_NO_CARD
 *
 * Begins a question; options, space, die and fallback are filled in before robo_tx_ask().
 *
 * Returns: (transfer none): the question
 */
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

/**
 * robo_tx_record:
 * @tx: a transaction with a question
 * @answer: a legal answer to it
 *
 * Lists the answer, so that the transaction finds it when it is played again.
 */
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

/**
 * robo_tx_check_answer:
 * @tx: a transaction with a question
 * @answer: an answer to it
 *
 * Returns: why it is not allowed, or %ROBO_REFUSED_NOT
 */
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

/**
 * robo_tx_ask:
 * @tx: a transaction with a question begun
 *
 * Gives the answer to the question (R13): the one that was given before, else the policy's.
 * Without either the transaction is left.
 *
 * Returns: a legal answer
 */
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

/**
 * robo_tx_use:
 * @tx: a transaction
 * @seat: whose card it is
 * @slot: in which slot it is
 *
 * Reports that a card is used.
 */
void
robo_tx_use (RoboTx *tx,
             guint   seat,
             guint   slot)
{
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_USE, .seat = seat, .card = tx->state->robots[seat].cards[slot] });
}

/**
 * robo_tx_ask_use:
 * @tx: a transaction
 * @kind: a question whose answers are no and yes
 * @seat: whose card it is
 * @slot: in which slot it is
 * @is_mandatory: whether the owner has no choice
 *
 * Asks whether a card shall be used, and reports it if so. A KillBot uses what it can (R9.7).
 *
 * Returns: whether it is used
 */
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

/**
 * robo_tx_ask_amount:
 * @tx: a transaction
 * @kind: a question whose answers are 0 to @most
 * @seat: who is asked
 * @slot: the slot of the card it is about
 * @most: the largest answer, which is a KillBot's (R9.1)
 * @fallback: what happens without an answer
 *
 * Asks for a number, and reports that the card is used unless it is 0.
 *
 * Returns: the number
 */
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

/**
 * robo_tx_roll:
 * @tx: a transaction
 *
 * Returns: the next face of a die, 1..6: a given one (scenarios), else a random one
 */
guint
robo_tx_roll (RoboTx *tx)
{
  if (!tx->has_rolls)
    return 1 + robo_rng_below (&tx->state->rng, 6);

  if (tx->n_rolled == tx->n_rolls)
    robo_tx_stop (tx, ROBO_TX_NO_ROLLS);

  return tx->rolls[tx->n_rolled++];
}

/**
 * robo_tx_get_card:
 * @tx: a transaction
 * @seat: a seat
 * @slot: 0 or 1
 *
 * Returns: (transfer none) (nullable): the card equipped there
 */
const RoboCard *
robo_tx_get_card (const RoboTx *tx,
                  guint         seat,
                  guint         slot)
{
  guint card = tx->state->robots[seat].cards[slot];

  return card == ROBO_NO_CARD ? NULL : &tx->setup->cards->cards[card];
}

/**
 * robo_tx_get_ability:
 * @tx: a transaction
 * @seat: a seat
 * @slot: 0 or 1
 * @kind: an ability
 *
 * Returns: (transfer none) (nullable): that ability of the card equipped there
 */
const RoboAbility *
robo_tx_get_ability (const RoboTx   *tx,
                     guint           seat,
                     guint           slot,
                     RoboAbilityKind kind)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);

  return card == NULL ? NULL : robo_card_get_ability (card, kind);
}

static gboolean
has_ability (const RoboTx   *tx,
             guint           seat,
             RoboAbilityKind kind)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robo_tx_get_ability (tx, seat, slot, kind) != NULL)
        return TRUE;
    }

  return FALSE;
}

/**
 * robo_tx_hovers:
 * @tx: a transaction
 * @seat: a seat
 *
 * Returns: whether its robot never falls into pits (R8.20)
 */
gboolean
robo_tx_hovers (const RoboTx *tx,
                guint         seat)
{
  return has_ability (tx, seat, ROBO_ABILITY_HOVER);
}

/**
 * robo_tx_passes_walls:
 * @tx: a transaction
 * @seat: a seat
 *
 * Returns: whether its robot reaches through energy walls in phase 3, without a die (R8.23)
 */
gboolean
robo_tx_passes_walls (const RoboTx *tx,
                      guint         seat)
{
  return has_ability (tx, seat, ROBO_ABILITY_PASS_WALLS);
}
