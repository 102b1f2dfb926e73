// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a bar above a game of remote play: the state of the game, the text to be sent, and a place to paste answers.
#pragma once

#include <adwaita.h>

#include "match/remote/robo-remote-game.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Property `game` (RoboRemoteGame, rw, nullable).
 *
 * Signals:
 *
 * - `pasted (string)`: the user has pasted a text, which may belong to this game or to another
 * - `rematch ()`: the user wants a rematch, or agrees to one
 *
 * The bar has the actions of the group `remote` for its buttons, its menu and its shortcuts. */
#define ROBO_TYPE_REMOTE_BAR (robo_remote_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteBar, robo_remote_bar, ROBO, REMOTE_BAR, GtkBox)

extern const RoboShortcut robo_remote_bar_shortcuts[];

void robo_remote_bar_set_game (RoboRemoteBar  *self,
                               RoboRemoteGame *game);

/* Copies the text for the other players to the clipboard as soon as there is such a text, and announces this, so
 * that the user need not press Copy. Use this for a game to which the user has just invited others. */
void robo_remote_bar_hand_over (RoboRemoteBar *self);

G_END_DECLS
