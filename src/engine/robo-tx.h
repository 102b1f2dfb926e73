// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a transaction: one die or one step of a phase (with ROBO_GAME_NEVER_ASKS, the rest of the round), played
// straight through on a working copy of the state. Only the engine uses this. When an operator must choose, the rules
// call robo_tx_ask(). If the answer is not known yet, the transaction is abandoned at once by a long jump. It is played
// again from its start when the answer is known. So the rules read as if all operators answered on the spot. A victory
// (R6.10) ends the transaction by a long jump, too. Within a transaction, no function may hold memory or locks.
#pragma once

#include <setjmp.h>
#include <string.h>

#include "robo-event.h"
#include "robo-policy.h"
#include "robo-program.h"
#include "robo-queue.h"

G_BEGIN_DECLS

/* Lists the ways in which a transaction ends. The values are those of setjmp(). */
typedef enum
{
  ROBO_TX_DONE,
  ROBO_TX_ASKS,
  ROBO_TX_REFUSED,
  ROBO_TX_NO_ROLLS,
  ROBO_TX_WON,
} RoboTxEnd;

/* Holds events that lead to events in a later transaction, as indices or ROBO_CAUSE_NONE. They are not part of the
 * state, which must not depend on whether events are listed. */
typedef struct
{
  /* Gives, by seat, the event that took the robot out of the arena or kept it out: the cause of dice that are skipped
   * (R6.4). */
  guint32 out[ROBO_MAX_ROBOTS];
  /* Gives, by seat and die, the event that moved the die by remote control (R8.11). For a KillBot, the event is at its
   * first die. */
  guint32 moved[ROBO_MAX_ROBOTS][ROBO_MAX_DICE];
} RoboFarCauses;

/* Limits the ranks of dice, which have one bit each. The limit is larger than the rank of any die within a unit
 * (R6.2). */
#define ROBO_N_RANKS 64

struct _RoboTx
{
  const RoboSetup *setup;
  const RoboBoard *board;
  const RoboRules *rules;
  RoboState       *state;        /* the working copy, which the rules change */
  RoboEventList   *events;       /* list of events, or NULL */
  RoboWatch        watch;        /* called for each event, or NULL; see robo_game_watch() */
  gpointer         watch_data;   /* passed to the watch */
  GArray          *records;      /* answers of this transaction, after those of earlier ones; new answers are
                                  * appended */
  guint            first_record; /* number of records from earlier transactions */
  guint            n_answered;   /* number of answers of this transaction that have been used */
  gboolean         never_asks;   /* the transaction is never played again, so answers are not kept (ROBO_GAME_NEVER_ASKS) */
  RoboPolicy       policy;
  gpointer         policy_data;
  const guint8    *rolls;
  guint            n_rolls;
  guint            n_rolled;
  gboolean         has_rolls;
  jmp_buf          stop;

  RoboProgram program;                /* the last answer to ROBO_ASK_PROGRAM, unpacked */
  guint8      actor;                  /* seat whose die is being activated, or ROBO_NO_SEAT */
  guint8      controller;             /* seat that moved that die by remote control (R8.12), or ROBO_NO_SEAT */
  guint8      n_seats;                /* number of entries of `seats` that are set */
  guint8      seats[ROBO_MAX_ROBOTS]; /* seats in the order of starting numbers, see robo_tx_list_seats() */
  guint8      is_due_listed;          /* whether `due` is up to date */
  /* Has a bit for each rank of a die that is still to come up in this unit, see robo_find_next_die(). */
  guint64 due;
  guint8  crowded;                /* robots with several dice in `due`, a bit each by index in `seats` */
  guint8  due_dice[ROBO_N_RANKS]; /* by rank: index of the die on its robot's controller */
  guint8  redirected;             /* seats that turned lightning away in this resolution, a bit each (R7.7) */
  /* By seat, has a bit for each slot whose `damaged` effects were played in this resolution. */
  guint8 reacted[ROBO_MAX_ROBOTS];
  /* By seat, gives the space where a robot that is out stood last. The space is ROBO_NO_SPACE if the robot went out
   * before this transaction (R14.1). */
  guint8 last_space[ROBO_MAX_ROBOTS];
  guint8 n_steps;  /* spaces that the active robot has moved by itself in this activation (R14.7) */
  guint8 recoiled; /* slots of the active robot whose recoil after a hit was played with this die, a bit each (R14.6) */

  guint         cause;      /* event that leads to everything that is reported now, see robo_tx_set_cause() */
  guint         die_cause;  /* event of the die that is being activated */
  guint         use_cause;  /* event of the card that was used last */
  RoboFarCauses far_causes; /* causes from other transactions */

  gboolean   has_uses;                 /* whether a card of the game has a number of uses (R14.2) */
  RoboTraits traits[ROBO_NO_CARD + 1]; /* traits by card; empty for ROBO_NO_CARD */
  /* By slot, has a bit for each card that fits (R3.4), without champion cards. */
  RoboCardMask fitting[ROBO_MAX_SLOTS];

  /* The last two members are large and need not be cleared, see new_game() of robo-game.c. */
  RoboQueue    queue;
  RoboQuestion question;
};

/* Stores the traits of each card and the slots that it fits, because the rules ask for them all the time, and sets
 * has_uses. The cards may be NULL. */
void robo_tx_init_cards (RoboTx          *tx,
                         const RoboCards *cards);

/* Empties the queue and forgets which robots have reacted. */
static inline void
robo_tx_clear_queue (RoboTx *tx)
{
  tx->queue.first = tx->queue.n_sources = tx->queue.n_sorted = 0;
  tx->redirected = 0;
  memset (tx->reacted, 0, sizeof tx->reacted);
}

/* Begins a transaction in which no answer is used and no die is active. The state must be set and the seats must be
 * listed. n_rolled of the given rolls have been used before. */
void robo_tx_begin (RoboTx *tx,
                    guint   n_rolled);

/* Lists the seats by starting number, which is the order of nearly all rules. Call it when the state has been set,
 * and again when the numbers have changed (R4.6). */
void robo_tx_list_seats (RoboTx *tx);

/* Ends the transaction at once, by a long jump. */
G_NORETURN void robo_tx_stop (RoboTx   *tx,
                              RoboTxEnd end);

/* Lists the event of robo_tx_emit() and returns its index. The function is marked as cold because computer players
 * play millions of rounds without listing events. The event is passed by value, so that callers need no memory for
 * an event that is not listed. */
__attribute__ ((cold)) guint robo_tx_list (RoboTx   *tx,
                                           RoboEvent event);

/* Reports an event (a RoboEvent) that has just happened. The state must have changed before. The cause of the event
 * is the cause that the transaction has now. Returns the index of the event, which can be the cause of other events.
 * If events are not listed, returns ROBO_CAUSE_NONE; this is a macro so that the event is not even built in that
 * case. */
#define robo_tx_emit(tx, ...) ((tx)->events != NULL ? robo_tx_list ((tx), *(__VA_ARGS__)) : ROBO_CAUSE_NONE)

/* Makes an event (an index, or ROBO_CAUSE_NONE) the cause of all events that are reported until the next call.
 * Returns the previous cause. A caller that sets a cause for a part of its work restores the previous cause
 * afterwards. */
static inline guint
robo_tx_set_cause (RoboTx *tx,
                   guint   cause)
{
  guint before = tx->cause;

  tx->cause = cause;

  return before;
}

/* Reports an event and makes it the cause of all events that are reported from now on. Returns the previous cause, to
 * be restored with robo_tx_set_cause(). */
#define robo_tx_emit_cause(tx, ...) robo_tx_set_cause ((tx), robo_tx_emit ((tx), __VA_ARGS__))

/* Begins a question about a card, or about no card if `card` is ROBO_NO_CARD. The question is about the space of the
 * robot and about no die, and its fallback is 0; the caller may change these members. Add the options before
 * robo_tx_ask(). */
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

/* Appends an option to the question that has been begun. The maximum is ROBO_MAX_OPTIONS. */
static inline void
robo_tx_add_option (RoboTx *tx,
                    guint   option)
{
  g_assert (tx->question.n_options < ROBO_MAX_OPTIONS);

  tx->question.options[tx->question.n_options++] = (guint16)option;
}

/* Returns the answer to the question that has been begun (R13): the answer that was given before, or else the answer of
 * the policy. If neither is known or the answer is not allowed, abandons the transaction. */
RoboAnswer robo_tx_ask (RoboTx *tx);

/* Stores an answer, which is used when the transaction is played again. */
void robo_tx_record (RoboTx    *tx,
                     RoboAnswer answer);

/* Checks an answer. If it is a program, sets tx->program to it, whether it is allowed or not. Returns
 * ROBO_REFUSED_NOT, or the reason why the answer is not allowed. */
RoboRefusal robo_tx_check_answer (RoboTx    *tx,
                                  RoboAnswer answer);

/* Asks whether a card is used, with a question of kind no or yes. A mandatory card is used without a question. If the
 * card is used, reports this and sets use_cause to the event. A KillBot uses every card (R9.7). */
gboolean robo_tx_ask_use (RoboTx          *tx,
                          RoboQuestionKind kind,
                          guint            seat,
                          guint            slot,
                          gboolean         is_mandatory);

/* Asks for a number from 0 to `most` about the card in a slot. If the number is not 0, reports that the card is used
 * and sets use_cause to the event. KillBots always answer with `most` (R9.1). */
guint robo_tx_ask_amount (RoboTx          *tx,
                          RoboQuestionKind kind,
                          guint            seat,
                          guint            slot,
                          guint            most,
                          guint            fallback);

/* Reports that a card is used and sets use_cause to the event. Counts the use (R14.2) and pays its costs (R14.3), which
 * must be possible. */
void robo_tx_use (RoboTx *tx,
                  guint   seat,
                  guint   slot);

/* Returns the next face of a die, 1..6: a given face (in scenarios), or else a random face. If the given faces are used
 * up, abandons the transaction. */
guint robo_tx_roll (RoboTx *tx);

/* Returns the card in a slot (0 or 1), or NULL. */
static inline const RoboCard *
robo_tx_get_card (const RoboTx *tx,
                  guint         seat,
                  guint         slot)
{
  guint card = tx->state->robots[seat].cards[slot];

  return card == ROBO_NO_CARD ? NULL : &tx->setup->cards->cards[card];
}

/* Returns whether the card in a slot is not disabled, its conditions hold and it has uses left (R14.1, R14.2, R14.6).
 * Call robo_tx_works() instead, which first tries a quicker test. */
gboolean robo_limits_let_work (const RoboTx *tx,
                               guint         seat,
                               guint         slot);

/* Returns whether the card in a slot works, as for robo_limits_let_work(), and its costs can be paid (R14.3). Call
 * robo_tx_can_use() instead, which first tries a quicker test. */
gboolean robo_limits_let_use (const RoboTx *tx,
                              guint         seat,
                              guint         slot);

/* Returns how many bytes of a state can change during the game, from the first one on. If no card of the game has a
 * number of uses, the counts of uses at the end of the state stay 0. */
static inline gsize
robo_tx_get_state_size (const RoboTx *tx)
{
  return tx->has_uses ? sizeof (RoboState) : offsetof (RoboState, used);
}

/* Returns whether the card in a slot has conditions, uses or costs. */
static inline gboolean
robo_tx_is_limited (const RoboTx *tx,
                    guint         seat,
                    guint         slot)
{
  return (tx->traits[tx->state->robots[seat].cards[slot]] & ROBO_TRAIT_GUARDED) != 0;
}

/* Returns whether the card in a slot (0 or 1), which is used without a question, works at the moment. Ignores costs. */
static inline gboolean
robo_tx_works (const RoboTx *tx,
               guint         seat,
               guint         slot)
{
  if (G_LIKELY (tx->state->disabled == 0 && !robo_tx_is_limited (tx, seat, slot)))
    return TRUE;

  return robo_limits_let_work (tx, seat, slot);
}

/* Returns whether the card in a slot (0 or 1) can be used at the moment: it works, and its costs can be paid. */
static inline gboolean
robo_tx_can_use (const RoboTx *tx,
                 guint         seat,
                 guint         slot)
{
  if (G_LIKELY (tx->state->disabled == 0 && !robo_tx_is_limited (tx, seat, slot)))
    return TRUE;

  return robo_limits_let_use (tx, seat, slot);
}

/* Returns whether the card in a slot (0 or 1) has any of the traits, whatever die it needs, and even if it does not
 * work at the moment. */
static inline gboolean
robo_tx_slot_has (const RoboTx *tx,
                  guint         seat,
                  guint         slot,
                  RoboTraits    traits)
{
  return (tx->traits[tx->state->robots[seat].cards[slot]] & traits) != 0;
}

/* Returns whether one of the robot's cards has any of the traits, whatever die it needs, and even if it does not work
 * at the moment. */
static inline gboolean
robo_tx_has (const RoboTx *tx,
             guint         seat,
             RoboTraits    traits)
{
  const guint8 *cards = tx->state->robots[seat].cards;

  return ((tx->traits[cards[0]] | tx->traits[cards[1]]) & traits) != 0;
}

/* Returns an ability of the card in a slot (0 or 1), or NULL if the card lacks the ability or cannot be used at the
 * moment. */
static inline const RoboAbility *
robo_tx_get_ability (const RoboTx   *tx,
                     guint           seat,
                     guint           slot,
                     RoboAbilityKind kind)
{
  if (!robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_ABILITY (kind)) || !robo_tx_can_use (tx, seat, slot))
    return NULL;

  return robo_card_get_ability (robo_tx_get_card (tx, seat, slot), kind);
}

/* Returns an ability of the card in a slot (0 or 1), or NULL if the card lacks the ability, cannot be used at the
 * moment, or does not take the activated die (value 1..6). */
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

/* Returns the first slot whose card has the ability, whatever die it needs, and can be used at the moment;
 * ROBO_MAX_SLOTS if no card has it. */
guint robo_tx_find_ability (const RoboTx   *tx,
                            guint           seat,
                            RoboAbilityKind kind);

/* Returns whether the seat's robot never falls into pits (R8.20). */
static inline gboolean
robo_tx_hovers (const RoboTx *tx,
                guint         seat)
{
  return robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_HOVER));
}

/* Returns whether the robot reaches through energy walls in phase 3, without a die (R8.23). */
static inline gboolean
robo_tx_passes_walls (const RoboTx *tx,
                      guint         seat)
{
  if (!robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_PASS_WALLS)))
    return FALSE;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_ABILITY (ROBO_ABILITY_PASS_WALLS)) &&
          robo_tx_works (tx, seat, slot))
        return TRUE;
    }

  return FALSE;
}

/* Returns the seat's robot, in the arena or out, for the rules to change. */
static inline RoboRobot *
robo_tx_get_robot (RoboTx *tx,
                   guint   seat)
{
  return &tx->state->robots[seat];
}

/* Returns whether the seat's robot is in the arena. */
static inline gboolean
robo_tx_is_there (const RoboTx *tx,
                  guint         seat)
{
  return tx->state->robots[seat].space != ROBO_NO_SPACE;
}

static inline gboolean
robo_tx_is_killbot (const RoboTx *tx,
                    guint         seat)
{
  return tx->state->robots[seat].kind == ROBO_SEAT_KILLBOT;
}

/* Returns the starting number, 1 to 4, or 0 for ROBO_NO_SEAT. So sources without an owner come first. */
static inline guint
robo_tx_get_number (const RoboTx *tx,
                    guint         seat)
{
  return seat == ROBO_NO_SEAT ? 0 : tx->state->robots[seat].number;
}

G_END_DECLS
