/* Movement: what is chosen before, the steps or the jump, what comes after (R6.6, R8.24).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-mines.h"
#include "robo-step.h"

G_BEGIN_DECLS

/**
 * RoboMove:
 * @motion: its steps
 * @value: of the die, 1..6
 * @dir: which way
 * @start: the space it began on
 * @mines: (array): by slot: the mine that is left on @start
 * @jump_cause: the event of the card by which it jumps
 *
 * The activation of a blue die.
 */
typedef struct
{
  RoboMotion motion;
  guint8     value;
  guint8     dir;
  guint8     start;
  guint      jump_cause;
  RoboLaying mines[ROBO_MAX_SLOTS];
} RoboMove;

/**
 * robo_move_init:
 * @tx: a transaction
 * @move: (out caller-allocates): a movement
 * @seat: whose robot moves
 * @value: of the die, 1..6
 * @dir: which way
 *
 * Begins a movement with nothing chosen.
 */
void robo_move_init (RoboTx   *tx,
                     RoboMove *move,
                     guint     seat,
                     guint     value,
                     RoboDir   dir);

/**
 * robo_move_choose_mines:
 * @tx: a transaction
 * @move: a movement
 *
 * Asks whether a mine is left on the space the movement begins on (R8.9).
 */
void robo_move_choose_mines (RoboTx   *tx,
                             RoboMove *move);

/**
 * robo_move_choose_bumps:
 * @tx: a transaction
 * @move: a movement
 *
 * Asks which cards work at the first contact (R7.4, R8.14).
 */
void robo_move_choose_bumps (RoboTx   *tx,
                             RoboMove *move);

/**
 * robo_move_step:
 * @tx: a transaction
 * @move: a movement
 *
 * Makes a step of it; the first one made may leave a mine behind.
 *
 * Returns: whether it was made, be it into a pit
 */
gboolean robo_move_step (RoboTx   *tx,
                         RoboMove *move);

/**
 * robo_move_jump:
 * @tx: a transaction
 * @move: a movement
 * @jump: the ability that is used
 * @n_steps: how far, spaces
 *
 * Makes the whole movement in one jump.
 */
void robo_move_jump (RoboTx            *tx,
                     RoboMove          *move,
                     const RoboAbility *jump,
                     guint              n_steps);

/**
 * robo_move_end:
 * @tx: a transaction
 * @move: a movement that is over
 *
 * Plays what cards do when their robot has moved: all are chosen first (R6.8, R8.24). Not if it
 * was destroyed on the way.
 */
void robo_move_end (RoboTx         *tx,
                    const RoboMove *move);

/**
 * robo_move_operator:
 * @tx: a transaction
 * @seat: an operator's seat
 * @value: of the die, 1..6
 * @dir: its key
 *
 * Activates a blue die of an operator.
 */
void robo_move_operator (RoboTx *tx,
                         guint   seat,
                         guint   value,
                         RoboDir dir);

G_END_DECLS
