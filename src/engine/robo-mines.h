/* Laying mines (R8.9).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * RoboLaying:
 * @choice: the answer to %ROBO_ASK_LAY_MINE
 * @cause: the event of the card that lays the mine
 *
 * A mine that is going to be left behind, or none.
 */
typedef struct
{
  guint cause;
  guint choice;
} RoboLaying;

/**
 * robo_mines_choose:
 * @tx: a transaction
 * @seat: whose robot is about to move
 * @slot: the slot of a card that lays mines
 *
 * Asks whether a mine is to be left behind, and which one is taken up if no token is left.
 *
 * Returns: what is to be done after the first step
 */
RoboLaying robo_mines_choose (RoboTx *tx,
                              guint   seat,
                              guint   slot);

/**
 * robo_mines_lay:
 * @tx: a transaction
 * @seat: whose robot has made its first step, or landed
 * @space: where it came from
 * @mines: (array): by slot, as robo_mines_choose() said; set to none
 *
 * Lays what was chosen, once, if the robot is still in the arena.
 */
void robo_mines_lay (RoboTx    *tx,
                     guint      seat,
                     guint      space,
                     RoboLaying mines[ROBO_MAX_SLOTS]);

G_END_DECLS
