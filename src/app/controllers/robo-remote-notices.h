// SPDX-License-Identifier: GPL-3.0-or-later
// Notifies a user who is not in the window of turns and messages in games of remote play.
#pragma once

#include "match/remote/robo-remote-list.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Sends a desktop notification for a game when it becomes the user's turn, another player asks for something, a chat
 * message arrives, or a pause ends, if no window of the program is active. A click on the notification opens the game
 * (action `app.show-game`). When a window becomes active, the notifications are withdrawn. */
#define ROBO_TYPE_REMOTE_NOTICES (robo_remote_notices_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteNotices, robo_remote_notices, ROBO, REMOTE_NOTICES, GObject)

RoboRemoteNotices *robo_remote_notices_new (RoboRemoteList *list,
                                            GtkWidget      *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
