/* Victory points, how many are needed, and the end of a game (R6.10, R9.10, R10.4).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_gain_vp:
 * @tx: a transaction
 * @seat: who gains
 * @amount: how many VP
 *
 * Adds VP. When that has been reported, robo_check_victory() is due.
 */
void robo_gain_vp (RoboTx *tx,
                   guint   seat,
                   guint   amount);

/**
 * robo_check_victory:
 * @tx: a transaction
 * @seat: who has just gained VP
 *
 * Ends the game, and with it the transaction, at the very moment the goal is reached (R6.10, R10.4).
 */
void robo_check_victory (RoboTx *tx,
                         guint   seat);

/**
 * robo_vp_goal_of:
 * @rules: the options
 * @state: a state
 * @seat: a seat
 *
 * Returns: how many VP its operator, or the squad its KillBot belongs to, needs to win (R9.10, R10.4)
 */
guint robo_vp_goal_of (const RoboRules *rules,
                       const RoboState *state,
                       guint            seat);

G_END_DECLS
