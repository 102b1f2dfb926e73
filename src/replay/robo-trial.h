/* Looking ahead to the end of a transaction: what an answer would lead to, and whether it matters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/**
 * robo_game_try:
 * @game: a game that asks
 * @answer: one of the legal answers
 * @state: (out caller-allocates): the state at the end of the transaction
 *
 * Looks at what would come of @answer if all later questions of the transaction were answered by what happens
 * without an answer. The game stays as it is.
 *
 * Returns: whether the transaction came to its end
 */
gboolean robo_game_try (RoboGame  *game,
                        RoboAnswer answer,
                        RoboState *state);

/**
 * robo_game_is_needless:
 * @game: a game that asks
 *
 * Plays the transaction with every legal answer, and with every answer to the questions that follow from it. Who owns
 * no module besides those equipped has nothing to choose in phase 0, unless they have said that they want to change modules
 * (R4.3).
 * Nothing that the operator may not know has a part in this: a transaction ends before the next roll, programs
 * are open when dice act, and draws are always asked for while there is something to draw.
 *
 * Returns: whether it makes no difference what is answered, so that nobody needs to be asked (R13)
 */
gboolean robo_game_is_needless (RoboGame *game);

G_END_DECLS
