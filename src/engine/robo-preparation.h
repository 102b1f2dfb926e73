// SPDX-License-Identifier: GPL-3.0-or-later
// Plays phase 0 (R4), and asks for the programs of phase 1. Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Places a VP token from the bag if the arena has VP spaces, and fewer tokens than the limit. Fills an empty bag first
 * (R4.1). */
void robo_prepare_token (RoboTx *tx);

/* Drops all damage of the robots that are out (R4.2). */
void robo_prepare_repair (RoboTx *tx);

/* Gives the robots their starting numbers (R4.6). In round 1 they keep the numbers that were dealt at set-up. With
 * ROBO_NUMBERING_FINISH_ORDER, call robo_race_for_numbers() instead. */
void robo_prepare_numbers (RoboTx *tx);

/* Asks an operator for a program (R5.1). An operator whose robot is out is asked for modules in the next phase 0
 * instead (R4.3). Does nothing for other seats. */
void robo_ask_program (RoboTx *tx,
                       guint   seat);

/* Asks for a number with which the generator begins anew, so that no player can foresee its rolls (R5.6). Call it
 * when all programs have been made. Only the operator with the lowest starting number is asked. Does nothing if there
 * are no operators. */
void robo_ask_entropy (RoboTx *tx);

/* Lets operators take starting numbers in the order in which they confirmed, and gives the other numbers to KillBots
 * (R4.7). Call it when all programs have been made. */
void robo_race_for_numbers (RoboTx *tx);

/* Removes all dice from the controllers. */
void robo_clear_programs (RoboTx *tx);

G_END_DECLS
