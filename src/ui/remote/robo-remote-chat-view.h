// SPDX-License-Identifier: GPL-3.0-or-later
// What those who play at a distance say to each other, and saying something oneself.
#pragma once

#include <adwaita.h>

#include "match/remote/robo-remote-game.h"

G_BEGIN_DECLS

/**
 * RoboRemoteChatView:
 *
 * What was said counts as read while it can be seen here.
 *
 * Properties: `game` (RoboRemoteGame, rw, nullable): one with a line; `n-unread` (uint, ro): of its chat.
 */
#define ROBO_TYPE_REMOTE_CHAT_VIEW (robo_remote_chat_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteChatView, robo_remote_chat_view, ROBO, REMOTE_CHAT_VIEW, GtkBox)

void robo_remote_chat_view_set_game (RoboRemoteChatView *self,
                                     RoboRemoteGame     *game);

G_END_DECLS
