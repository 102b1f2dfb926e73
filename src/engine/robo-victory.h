// SPDX-License-Identifier: GPL-3.0-or-later
// Counts victory points, tells how many points are needed, and ends the game (R6.10, R9.10, R10.4). Only the engine
// uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Adds VP. Call robo_check_victory() after the VP have been reported. */
void robo_gain_vp (RoboTx *tx,
                   guint   seat,
                   guint   amount);

/* Ends the game, and with it the transaction, if the seat has reached the goal (R6.10, R10.4). */
void robo_check_victory (RoboTx *tx,
                         guint   seat);

/* Ends the game, and with it the transaction, if this round is the last by the rules' round_limit (R14.8). Call it
 * after phase 3. */
void robo_check_round_limit (RoboTx *tx);

/* Returns the VP that the seat's operator, or the squad of its KillBot, needs to win (R9.10, R10.4). */
guint robo_vp_goal_of (const RoboRules *rules,
                       const RoboState *state,
                       guint            seat);

G_END_DECLS
