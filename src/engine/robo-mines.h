// SPDX-License-Identifier: GPL-3.0-or-later
// Lays mines (R8.9). Private to the engine.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* A mine that is going to be left behind, or none. */
typedef struct
{
  guint cause;  /* event of the card that lays the mine */
  guint choice; /* the answer to ROBO_ASK_LAY_MINE */
} RoboLaying;

/* Asks the operator of a robot that is about to move whether the card in a slot lays a mine, and which mine is
 * taken up if no token is left. The result is for robo_mines_lay() after the first step. */
RoboLaying robo_mines_choose (RoboTx *tx,
                              guint   seat,
                              guint   slot);

/* Lays the chosen mines once, if the robot that has made its first step, or landed, is still in the arena. The
 * space is the one it came from; the mines are those of robo_mines_choose() by slot, and are set to none. */
void robo_mines_lay (RoboTx    *tx,
                     guint      seat,
                     guint      space,
                     RoboLaying mines[ROBO_MAX_SLOTS]);

G_END_DECLS
