/* Movement: what is chosen before, the steps or the jump, what comes after (R6.6, R8.24).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-step.h"

G_BEGIN_DECLS

/**
 * RoboMove:
 * @motion: its steps
 * @value: of the die, 1..6
 * @dir: which way
 * @start: the space it began on
 * @mines: (array): by slot: the answer to %ROBO_ASK_LAY_MINE
 *
 * The activation of a blue die.
 */
typedef struct
{
  RoboMotion motion;
  guint8     value;
  guint8     dir;
  guint8     start;
  guint8     mines[ROBO_MAX_SLOTS];
} RoboMove;

void     robo_move_init (RoboTx   *tx,
                         RoboMove *move,
                         guint     seat,
                         guint     value,
                         RoboDir   dir);
void     robo_move_choose_mines (RoboTx   *tx,
                                 RoboMove *move);
void     robo_move_choose_bumps (RoboTx   *tx,
                                 RoboMove *move);
gboolean robo_move_step (RoboTx   *tx,
                         RoboMove *move);
void     robo_move_jump (RoboTx            *tx,
                         RoboMove          *move,
                         const RoboAbility *jump,
                         guint              n_steps);
void     robo_move_end (RoboTx         *tx,
                        const RoboMove *move);
void     robo_move_operator (RoboTx *tx,
                             guint   seat,
                             guint   value,
                             RoboDir dir);

G_END_DECLS
