// SPDX-License-Identifier: GPL-3.0-or-later
/* A transaction: one die, one phase step, played straight through on a working copy of the state.
 *
 * Private to the engine. Where an operator must choose, the rules call robo_tx_ask(). If the
 * answer is not known yet, the transaction is left at once, by a long jump, and played again from
 * its start when the answer has come; so the rules read as if everybody answered on the spot.
 * A victory (R6.10) leaves it the same way. Nothing that is called within a transaction may hold
 * memory or locks.
 */
#pragma once

#include <setjmp.h>
#include <string.h>

#include "robo-event.h"
#include "robo-policy.h"
#include "robo-program.h"
#include "robo-queue.h"

G_BEGIN_DECLS

/**
 * RoboTxEnd:
 * How a transaction ended; the values are those of setjmp().
 */
typedef enum
{
  ROBO_TX_DONE,
  ROBO_TX_ASKS,
  ROBO_TX_REFUSED,
  ROBO_TX_NO_ROLLS,
  ROBO_TX_WON,
} RoboTxEnd;

/**
 * RoboFarCauses:
 * @out: (array): by seat: the event that took its robot out of the arena, or kept it out (R6.4)
 * @moved: (array): by seat and die: the event that moved the die by remote control (R8.11); of a KillBot the first
 *
 * Events that lead to others in a later transaction: their indices, or %ROBO_CAUSE_NONE. They are no part of the state,
 * which is the same whether anybody lists events or not.
 */
typedef struct
{
  guint32 out[ROBO_MAX_ROBOTS];
  guint32 moved[ROBO_MAX_ROBOTS][ROBO_MAX_DICE];
} RoboFarCauses;

/* More than the ranks of dice that there are within a unit (R6.2): a bit each. */
#define ROBO_N_RANKS 64

/**
 * RoboTx:
 * @state: the working copy; everything the rules change
 * @events: (nullable): where events go
 * @watch: (nullable): who is told each of them as well, see robo_game_watch()
 * @watch_data: given to @watch
 * @records: the answers of this transaction and after them room for new ones
 * @first_record: how many of @records are those of earlier ones
 * @n_answered: how many of them have been used so far
 * @never_asks: nobody will play it again, so answers need not be kept (%ROBO_GAME_NEVER_ASKS)
 * @program: the last answer to %ROBO_ASK_PROGRAM, unpacked
 * @actor: the seat whose die is being activated, or %ROBO_NO_SEAT
 * @controller: who moved that die by remote control (R8.12), or %ROBO_NO_SEAT
 * @n_seats: how many of @seats count
 * @seats: (array length=n_seats): the seats in the order of their starting numbers, see robo_tx_list_seats()
 * @is_due_listed: whether @due is up to date
 * @due: the ranks of the dice that are still to come up in this unit, a bit each, see robo_find_next_die()
 * @crowded: the robots with more than one of them, a bit each by their place in @seats
 * @due_dice: (array): by rank: the index of the die on its robot's controller
 * @traits: (array): by card: what it can do; nothing for %ROBO_NO_CARD
 * @fitting: (array): by slot: the cards that fit (R3.4), one bit each, but for champions
 * @redirected: the seats that turned lightning away in this resolution, a bit each (R7.7)
 * @reacted: (array): by seat: the slots whose `damaged` effects came in this resolution, a bit each
 * @cause: the event that leads to all that is reported now, see robo_tx_set_cause()
 * @die_cause: the event of the die that is being activated
 * @use_cause: the event of the card that was used last
 * @far_causes: what leads to events of other transactions
 */
struct _RoboTx
{
  const RoboSetup *setup;
  const RoboBoard *board;
  const RoboRules *rules;
  RoboState       *state;
  RoboEventList   *events;
  RoboWatch        watch;
  gpointer         watch_data;
  GArray          *records;
  guint            first_record;
  guint            n_answered;
  gboolean         never_asks;
  RoboPolicy       policy;
  gpointer         policy_data;
  const guint8    *rolls;
  guint            n_rolls;
  guint            n_rolled;
  gboolean         has_rolls;
  jmp_buf          stop;

  RoboProgram program;
  guint8      actor;
  guint8      controller;
  guint8      n_seats;
  guint8      seats[ROBO_MAX_ROBOTS];
  guint8      is_due_listed;
  guint64     due;
  guint8      crowded;
  guint8      due_dice[ROBO_N_RANKS];
  guint8      redirected;
  guint8      reacted[ROBO_MAX_ROBOTS];

  guint         cause;
  guint         die_cause;
  guint         use_cause;
  RoboFarCauses far_causes;

  RoboTraits   traits[ROBO_NO_CARD + 1];
  RoboCardMask fitting[ROBO_MAX_SLOTS];

  /* Last, since they are large and need not be cleared: see robo_game_new(). */
  RoboQueue    queue;
  RoboQuestion question;
};

/**
 * robo_tx_init_cards:
 * @tx: a transaction
 * @cards: (nullable): the cards of the game
 *
 * Notes of each card what is asked of it all the time.
 */
void robo_tx_init_cards (RoboTx          *tx,
                         const RoboCards *cards);

/**
 * robo_tx_clear_queue:
 * @tx: a transaction
 *
 * Begins with nothing waiting and nobody having reacted.
 */
static inline void
robo_tx_clear_queue (RoboTx *tx)
{
  tx->queue.first = tx->queue.n_sources = tx->queue.n_sorted = 0;
  tx->redirected = 0;
  memset (tx->reacted, 0, sizeof tx->reacted);
}

/**
 * robo_tx_begin:
 * @tx: a transaction whose state is set and whose seats are listed
 * @n_rolled: how many of the given rolls are used up
 *
 * Begins with no answer used and nobody acting.
 */
void robo_tx_begin (RoboTx *tx,
                    guint   n_rolled);

/**
 * robo_tx_list_seats:
 * @tx: a transaction whose state is set
 *
 * Lists the seats by their starting numbers, which is how nearly everything goes round; to be called when the state has
 * been set, and again when the numbers have changed (R4.6).
 */
void robo_tx_list_seats (RoboTx *tx);

/**
 * robo_tx_stop:
 * @tx: a transaction
 * @end: why it ends, not %ROBO_TX_DONE
 *
 * Leaves the transaction at once.
 */
G_NORETURN void robo_tx_stop (RoboTx   *tx,
                              RoboTxEnd end);

/**
 * robo_tx_list:
 * @tx: a transaction that lists events
 * @event: what has just happened; by value, so that no function needs a place in memory for what it does not list
 *
 * The part of robo_tx_emit() that is worth a call: without a list the event need not even be put together. Who plays
 * millions of rounds lists nothing, so what leads here is kept out of their way: cold, as compilers say.
 *
 * Returns: its index
 */
__attribute__ ((cold)) guint robo_tx_list (RoboTx   *tx,
                                           RoboEvent event);

/**
 * robo_tx_emit:
 * @tx: a transaction
 * @...: a RoboEvent: what has just happened; the state is already changed
 *
 * Reports an event; its cause is that of the transaction. A macro, so that the event is not even put together if nobody
 * lists events.
 *
 * Returns: its index, to be the cause of others; %ROBO_CAUSE_NONE if nobody lists events
 */
#define robo_tx_emit(tx, ...) ((tx)->events != NULL ? robo_tx_list ((tx), *(__VA_ARGS__)) : ROBO_CAUSE_NONE)

/**
 * robo_tx_set_cause:
 * @tx: a transaction
 * @cause: the index of an event, or %ROBO_CAUSE_NONE
 *
 * Makes an event the cause of all that is reported until the next call. Who calls this for a part of what it does gives
 * back what it got when that part is over.
 *
 * Returns: the cause up to now
 */
static inline guint
robo_tx_set_cause (RoboTx *tx,
                   guint   cause)
{
  guint before = tx->cause;

  tx->cause = cause;

  return before;
}

/**
 * robo_tx_emit_cause:
 * @tx: a transaction
 * @...: a RoboEvent: what has just happened
 *
 * Reports an event and makes it the cause of all that is reported from now on.
 *
 * Returns: the cause up to now, to be given back to robo_tx_set_cause()
 */
#define robo_tx_emit_cause(tx, ...) robo_tx_set_cause ((tx), robo_tx_emit ((tx), __VA_ARGS__))

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
static inline RoboQuestion *
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

/**
 * robo_tx_add_option:
 * @tx: a transaction with a question begun
 * @option: a legal answer
 *
 * Adds it to the question, behind those it has; at most %ROBO_MAX_OPTIONS.
 */
static inline void
robo_tx_add_option (RoboTx *tx,
                    guint   option)
{
  g_assert (tx->question.n_options < ROBO_MAX_OPTIONS);

  tx->question.options[tx->question.n_options++] = (guint16)option;
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
RoboAnswer robo_tx_ask (RoboTx *tx);

/**
 * robo_tx_record:
 * @tx: a transaction with a question
 * @answer: a legal answer to it
 *
 * Lists the answer, so that the transaction finds it when it is played again.
 */
void robo_tx_record (RoboTx    *tx,
                     RoboAnswer answer);

/**
 * robo_tx_check_answer:
 * @tx: a transaction with a question
 * @answer: an answer to it
 *
 * Checks an answer; a program is @tx's program then, allowed or not.
 *
 * Returns: why it is not allowed, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_tx_check_answer (RoboTx    *tx,
                                  RoboAnswer answer);

/**
 * robo_tx_ask_use:
 * @tx: a transaction
 * @kind: a question whose answers are no and yes
 * @seat: whose card it is
 * @slot: in which slot it is
 * @is_mandatory: whether the owner has no choice
 *
 * Asks whether a card shall be used, and reports it if so: then use_cause is the event. A KillBot uses what it can
 * (R9.7).
 *
 * Returns: whether it is used
 */
gboolean robo_tx_ask_use (RoboTx          *tx,
                          RoboQuestionKind kind,
                          guint            seat,
                          guint            slot,
                          gboolean         is_mandatory);

/**
 * robo_tx_ask_amount:
 * @tx: a transaction
 * @kind: a question whose answers are 0 to @most
 * @seat: who is asked
 * @slot: the slot of the card it is about
 * @most: the largest answer, which is a KillBot's (R9.1)
 * @fallback: what happens without an answer
 *
 * Asks for a number, and reports that the card is used unless it is 0: then use_cause is the event.
 *
 * Returns: the number
 */
guint robo_tx_ask_amount (RoboTx          *tx,
                          RoboQuestionKind kind,
                          guint            seat,
                          guint            slot,
                          guint            most,
                          guint            fallback);

/**
 * robo_tx_use:
 * @tx: a transaction
 * @seat: whose card it is
 * @slot: in which slot it is
 *
 * Reports that a card is used; use_cause is the event.
 */
void robo_tx_use (RoboTx *tx,
                  guint   seat,
                  guint   slot);

/**
 * robo_tx_roll:
 * @tx: a transaction
 *
 * Returns: the next face of a die, 1..6: a given one (scenarios), else a random one
 */
guint robo_tx_roll (RoboTx *tx);

/**
 * robo_tx_get_card:
 * @tx: a transaction
 * @seat: a seat
 * @slot: 0 or 1
 *
 * Returns: (transfer none) (nullable): the card equipped there
 */
static inline const RoboCard *
robo_tx_get_card (const RoboTx *tx,
                  guint         seat,
                  guint         slot)
{
  guint card = tx->state->robots[seat].cards[slot];

  return card == ROBO_NO_CARD ? NULL : &tx->setup->cards->cards[card];
}

/**
 * robo_tx_slot_has:
 * @tx: a transaction
 * @seat: a seat
 * @slot: 0 or 1
 * @traits: some of what a card can do
 *
 * Returns: whether a card is equipped there that can do any of it, whatever die it asks for
 */
static inline gboolean
robo_tx_slot_has (const RoboTx *tx,
                  guint         seat,
                  guint         slot,
                  RoboTraits    traits)
{
  return (tx->traits[tx->state->robots[seat].cards[slot]] & traits) != 0;
}

/**
 * robo_tx_has:
 * @tx: a transaction
 * @seat: a seat
 * @traits: some of what a card can do
 *
 * Returns: whether one of its robot's cards can do any of it, whatever die it asks for
 */
static inline gboolean
robo_tx_has (const RoboTx *tx,
             guint         seat,
             RoboTraits    traits)
{
  const guint8 *cards = tx->state->robots[seat].cards;

  return ((tx->traits[cards[0]] | tx->traits[cards[1]]) & traits) != 0;
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
static inline const RoboAbility *
robo_tx_get_ability (const RoboTx   *tx,
                     guint           seat,
                     guint           slot,
                     RoboAbilityKind kind)
{
  if (!robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_ABILITY (kind)))
    return NULL;

  return robo_card_get_ability (robo_tx_get_card (tx, seat, slot), kind);
}

/**
 * robo_tx_get_usable:
 * @tx: a transaction
 * @seat: a seat
 * @slot: 0 or 1
 * @kind: an ability
 * @colour: of the die that is activated
 * @value: of the die, 1..6
 *
 * Returns: (transfer none) (nullable): that ability of the card equipped there, if the card takes the die
 */
static inline const RoboAbility *
robo_tx_get_usable (const RoboTx   *tx,
                    guint           seat,
                    guint           slot,
                    RoboAbilityKind kind,
                    RoboColour      colour,
                    guint           value)
{
  const RoboAbility *ability = robo_tx_get_ability (tx, seat, slot, kind);

  return ability != NULL && robo_card_takes_die (robo_tx_get_card (tx, seat, slot), colour, value) ? ability : NULL;
}

/**
 * robo_tx_find_ability:
 * @tx: a transaction
 * @seat: a seat
 * @kind: an ability
 *
 * Returns: the first slot whose card has that ability, whatever die it asks for; %ROBO_MAX_SLOTS if none has
 */
guint robo_tx_find_ability (const RoboTx   *tx,
                            guint           seat,
                            RoboAbilityKind kind);

/**
 * robo_tx_hovers:
 * @tx: a transaction
 * @seat: a seat
 *
 * Returns: whether its robot never falls into pits (R8.20)
 */
static inline gboolean
robo_tx_hovers (const RoboTx *tx,
                guint         seat)
{
  return robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_HOVER));
}

/**
 * robo_tx_passes_walls:
 * @tx: a transaction
 * @seat: a seat
 *
 * Returns: whether its robot reaches through energy walls in phase 3, without a die (R8.23)
 */
static inline gboolean
robo_tx_passes_walls (const RoboTx *tx,
                      guint         seat)
{
  return robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_PASS_WALLS));
}

/**
 * robo_tx_get_robot:
 * @tx: a transaction
 * @seat: a seat
 *
 * Returns: (transfer none): what the rules may change of its robot, in the arena or out
 */
static inline RoboRobot *
robo_tx_get_robot (RoboTx *tx,
                   guint   seat)
{
  return &tx->state->robots[seat];
}

/**
 * robo_tx_is_there:
 * @tx: a transaction
 * @seat: a seat
 *
 * Returns: whether its robot is in the arena
 */
static inline gboolean
robo_tx_is_there (const RoboTx *tx,
                  guint         seat)
{
  return tx->state->robots[seat].space != ROBO_NO_SPACE;
}

/**
 * robo_tx_is_killbot:
 * @tx: a transaction
 * @seat: a seat
 *
 * Returns: whether nobody operates its robot (R9)
 */
static inline gboolean
robo_tx_is_killbot (const RoboTx *tx,
                    guint         seat)
{
  return tx->state->robots[seat].kind == ROBO_SEAT_KILLBOT;
}

/**
 * robo_tx_get_number:
 * @tx: a transaction
 * @seat: a seat, or %ROBO_NO_SEAT
 *
 * Returns: its starting number, 1 to 4; 0 for nobody, who comes before everybody
 */
static inline guint
robo_tx_get_number (const RoboTx *tx,
                    guint         seat)
{
  return seat == ROBO_NO_SEAT ? 0 : tx->state->robots[seat].number;
}

G_END_DECLS
