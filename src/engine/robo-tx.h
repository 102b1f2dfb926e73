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

#include "robo-game.h"
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
 * RoboTx:
 * @state: the working copy; everything the rules change
 * @events: (nullable): where events go
 * @records: the answers of this transaction and after them room for new ones
 * @n_records: how many of @records count
 * @n_answered: how many of them have been used so far
 * @actor: the seat whose die is being activated, or %ROBO_NO_SEAT
 * @controller: who moved that die by remote control (R8.12), or %ROBO_NO_SEAT
 * @redirected: the seats that turned lightning away in this resolution, a bit each (R7.7)
 * @reacted: (array): by seat: the slots whose `damaged` effects came in this resolution, a bit each
 */
struct _RoboTx
{
  const RoboSetup *setup;
  const RoboBoard *board;
  const RoboRules *rules;
  RoboState       *state;
  RoboEventList   *events;
  GArray          *records;
  guint            first_record;
  guint            n_answered;
  RoboPolicy       policy;
  gpointer         policy_data;
  const guint8    *rolls;
  guint            n_rolls;
  guint            n_rolled;
  gboolean         has_rolls;
  RoboQuestion     question;
  jmp_buf          stop;

  RoboQueue queue;
  guint8    actor;
  guint8    controller;
  guint8    redirected;
  guint8    reacted[ROBO_MAX_ROBOTS];
};

void            robo_tx_begin (RoboTx *tx,
                               guint   n_rolled);
G_NORETURN void robo_tx_stop (RoboTx   *tx,
                              RoboTxEnd end);

void robo_tx_emit (RoboTx          *tx,
                   const RoboEvent *event);

RoboQuestion *robo_tx_begin_question (RoboTx          *tx,
                                      RoboQuestionKind kind,
                                      guint            seat,
                                      guint            card);
void          robo_tx_add_option (RoboTx    *tx,
                                  RoboAnswer option);
RoboAnswer    robo_tx_ask (RoboTx *tx);
void          robo_tx_record (RoboTx    *tx,
                              RoboAnswer answer);
RoboRefusal   robo_tx_check_answer (RoboTx    *tx,
                                    RoboAnswer answer);

gboolean robo_tx_ask_use (RoboTx          *tx,
                          RoboQuestionKind kind,
                          guint            seat,
                          guint            slot,
                          gboolean         is_mandatory);
guint    robo_tx_ask_amount (RoboTx          *tx,
                             RoboQuestionKind kind,
                             guint            seat,
                             guint            slot,
                             guint            most,
                             guint            fallback);
void     robo_tx_use (RoboTx *tx,
                      guint   seat,
                      guint   slot);

guint robo_tx_roll (RoboTx *tx);

const RoboCard    *robo_tx_get_card (const RoboTx *tx,
                                     guint         seat,
                                     guint         slot);
const RoboAbility *robo_tx_get_ability (const RoboTx   *tx,
                                        guint           seat,
                                        guint           slot,
                                        RoboAbilityKind kind);
gboolean           robo_tx_hovers (const RoboTx *tx,
                                   guint         seat);
gboolean           robo_tx_passes_walls (const RoboTx *tx,
                                         guint         seat);

static inline RoboRobot *
robo_tx_get_robot (RoboTx *tx,
                   guint   seat)
{
  return &tx->state->robots[seat];
}

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

static inline guint
robo_tx_get_number (const RoboTx *tx,
                    guint         seat)
{
  return seat == ROBO_NO_SEAT ? 0 : tx->state->robots[seat].number;
}

G_END_DECLS
