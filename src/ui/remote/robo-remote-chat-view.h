// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the chat of the players of remote play, with an entry for the user's own messages.
#pragma once

#include <adwaita.h>

#include "match/remote/robo-remote-game.h"

G_BEGIN_DECLS

/* Shows the chat of a remote game. Messages count as read when this view is visible in the active window.
 * Properties: `game` (RoboRemoteGame, rw, nullable): a game with a carrier; `n-unread` (uint, ro): the number of
 * unread messages in its chat. */
#define ROBO_TYPE_REMOTE_CHAT_VIEW (robo_remote_chat_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteChatView, robo_remote_chat_view, ROBO, REMOTE_CHAT_VIEW, GtkBox)

void robo_remote_chat_view_set_game (RoboRemoteChatView *self,
                                     RoboRemoteGame     *game);

G_END_DECLS
