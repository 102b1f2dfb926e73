// SPDX-License-Identifier: GPL-3.0-or-later
// Lays mines (R8.9). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Describes a mine that is going to be left behind, or says that no mine is. */
typedef struct
{
  guint cause;  /* event of the card that lays the mine */
  guint choice; /* the answer to ROBO_ASK_LAY_MINE */
  guint is_due; /* whether the use is counted and paid only when the mine is laid (R14.2, R14.3) */
} RoboLaying;

/* Returns whether the card in a slot, which lays mines, can lay a mine at the moment: it is not disabled, its
 * conditions hold and, unless the mine is mandatory, a use is left and its costs can be paid (R14.1 to R14.3). */
gboolean robo_mines_can_choose (const RoboTx *tx,
                                guint         seat,
                                guint         slot);

/* Asks the operator of a robot that is about to move whether the card in a slot lays a mine. If no token is left,
 * also asks which mine is taken up. A KillBot, or a mandatory mine, needs no question and takes up the oldest mine.
 * Pass the result to robo_mines_lay() after the first step. */
RoboLaying robo_mines_choose (RoboTx *tx,
                              guint   seat,
                              guint   slot);

/* Lays the chosen mines on the space from which the robot came. Call it when the robot has made its first step or
 * has landed. `mines` has the results of robo_mines_choose() by slot, and is emptied. A mine is not laid if the robot
 * is out, if its use cannot be paid any more, if the space has a mine, or if there are ROBO_MAX_MINES mines. */
void robo_mines_lay (RoboTx    *tx,
                     guint      seat,
                     guint      space,
                     RoboLaying mines[ROBO_MAX_SLOTS]);

G_END_DECLS
