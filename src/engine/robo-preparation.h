/* Phase 0 (R4), and the programs of phase 1.
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_prepare_token:
 * @tx: a transaction
 *
 * Places a VP token if there are few in the arena (R4.1).
 */
void robo_prepare_token (RoboTx *tx);

/**
 * robo_prepare_repair:
 * @tx: a transaction
 *
 * Robots that are out drop all damage (R4.2).
 */
void robo_prepare_repair (RoboTx *tx);

/**
 * robo_prepare_numbers:
 * @tx: a transaction
 *
 * Gives the robots their starting numbers (R4.6); those of round 1 were dealt before. Not for
 * %ROBO_NUMBERING_FINISH_ORDER.
 */
void robo_prepare_numbers (RoboTx *tx);

/**
 * robo_ask_program:
 * @tx: a transaction
 * @seat: a seat
 *
 * Asks an operator whose robot is in the arena for a program (R5.1).
 */
void robo_ask_program (RoboTx *tx,
                       guint   seat);

/**
 * robo_ask_entropy:
 * @tx: a transaction; all programs are made
 *
 * Asks for a number from which the generator begins anew, so that nobody could know before what it rolls (R5.6). It is
 * the same for all, and the operator who comes first is asked; without operators nobody is.
 */
void robo_ask_entropy (RoboTx *tx);

/**
 * robo_race_for_numbers:
 * @tx: a transaction; all programs are made
 *
 * Lets operators take starting numbers in the order in which they were done, and leaves the others to KillBots (R4.7).
 */
void robo_race_for_numbers (RoboTx *tx);

/**
 * robo_clear_programs:
 * @tx: a transaction
 *
 * Takes all dice off the controllers.
 */
void robo_clear_programs (RoboTx *tx);

G_END_DECLS
