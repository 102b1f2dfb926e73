// SPDX-License-Identifier: GPL-3.0-or-later
// Above a game at a distance: how it stands, what is to be sent to whom, and a place for what comes back.
#pragma once

#include <adwaita.h>

#include "match/remote/robo-remote-game.h"

G_BEGIN_DECLS

/**
 * RoboRemoteBar:
 *
 * Property `game` (RoboRemoteGame, rw, nullable).
 *
 * Signal `pasted (string)`: somebody has pasted something, which may belong to this game or to another.
 *
 * Actions: `remote.agree`, `remote.copy`, `remote.copy-link`, `remote.paste`, `remote.show-code`, `remote.go-on-without (u)`, `remote.return`, `remote.resign`,
 * `remote.say (s)`, `remote.undo`.
 */
#define ROBO_TYPE_REMOTE_BAR (robo_remote_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteBar, robo_remote_bar, ROBO, REMOTE_BAR, GtkBox)

void robo_remote_bar_set_game (RoboRemoteBar  *self,
                               RoboRemoteGame *game);

/**
 * robo_remote_bar_hand_over:
 * @self: a bar of a game to which somebody has just invited
 *
 * Puts what is to be sent into the clipboard as soon as it is there, and says so: then Copy need not be pressed.
 */
void robo_remote_bar_hand_over (RoboRemoteBar *self);

G_END_DECLS
