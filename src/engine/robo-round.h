/* The course of a game: which transaction comes next (rules chapters 3 to 6 and 10).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Plays the next step or steps of a state that is not over. Returns whether the round ends with it. */
gboolean robo_round_play_next (RoboTx *tx);

G_END_DECLS
