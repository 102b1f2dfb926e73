// SPDX-License-Identifier: GPL-3.0-or-later
// Looks ahead to the end of a transaction: the result of an answer, and whether the choice of the answer
// matters.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* Finds the state at the end of the transaction, as if the open question were answered with `answer`, and all later
 * questions with their default answers. The game does not change. Returns whether the transaction came to its end. */
gboolean robo_game_try (RoboGame  *game,
                        RoboAnswer answer,
                        RoboState *state);

/* Plays the transaction with every legal answer, and with every answer to the questions that follow. Returns whether the
 * answer makes no difference, so that the operator need not be asked (R13).
 *
 * An operator who owns only equipped modules has no choice in phase 0, unless the operator has asked for a change of
 * modules (R4.3). The result does not depend on secrets: a transaction ends before the next roll, programs are open when
 * dice act, and a draw always counts as a choice while a deck has cards. */
gboolean robo_game_is_needless (RoboGame *game);

G_END_DECLS
