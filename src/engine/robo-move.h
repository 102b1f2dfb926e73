// SPDX-License-Identifier: GPL-3.0-or-later
// Moves robots: the choices before the movement, the steps or the jump, and the effects after it (R6.6, R8.24). Only
// the engine uses this.
#pragma once

#include "robo-mines.h"
#include "robo-step.h"

G_BEGIN_DECLS

/* Holds the activation of a blue die. */
typedef struct
{
  RoboMotion motion;                /* the steps of the movement */
  guint8     value;                 /* value of the die, 1..6 */
  guint8     dir;                   /* direction of the move */
  guint8     start;                 /* space where the movement begins */
  guint      jump_cause;            /* event of the card that makes the robot jump */
  RoboLaying mines[ROBO_MAX_SLOTS]; /* by slot: the mine to leave on the space `start` */
} RoboMove;

/* Begins a movement with a die value of 1..6, before any choice is made. */
void robo_move_init (RoboTx   *tx,
                     RoboMove *move,
                     guint     seat,
                     guint     value,
                     RoboDir   dir);

/* Asks whether to leave mines on the space where the movement begins, unless it is a pit or water (R8.9). */
void robo_move_choose_mines (RoboTx   *tx,
                             RoboMove *move);

/* Asks which `bump` cards of the robot are used when it meets another robot on its way (R7.4, R8.14). */
void robo_move_choose_bumps (RoboTx   *tx,
                             RoboMove *move);

/* Makes a step of the movement. The first step may leave mines behind. Returns whether the step was made, even if it
 * led into a pit. */
gboolean robo_move_step (RoboTx   *tx,
                         RoboMove *move);

/* Makes the whole movement in one jump of at most n_steps spaces. */
void robo_move_jump (RoboTx            *tx,
                     RoboMove          *move,
                     const RoboAbility *jump,
                     guint              n_steps);

/* Plays the effects of cards at the end of a move. All effects are chosen before the first effect is played (R6.8,
 * R8.24). Does nothing if the robot was destroyed on its way. */
void robo_move_end (RoboTx         *tx,
                    const RoboMove *move);

/* Activates a blue die of an operator, with a value of 1..6. */
void robo_move_operator (RoboTx *tx,
                         guint   seat,
                         guint   value,
                         RoboDir dir);

G_END_DECLS
