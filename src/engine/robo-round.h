// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which transaction of a game comes next (rules, chapters 3 to 6 and 10). Only the engine and the
// replay room use this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Plays the next step or steps of a game that is not over. Returns whether the round has ended. */
gboolean robo_round_play_next (RoboTx *tx);

G_END_DECLS
