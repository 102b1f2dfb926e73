// SPDX-License-Identifier: GPL-3.0-or-later
// Tells who is elsewhere on the desktop that it is their turn in a game at a distance.
#pragma once

#include "match/remote/robo-remote-list.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboRemoteNotices:
 *
 * A notification of the desktop for each game in which it becomes one's turn, or somebody says something, while the window is not in
 * use. It goes when the window is, and leads to the game (action `app.show-game`).
 */
#define ROBO_TYPE_REMOTE_NOTICES (robo_remote_notices_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteNotices, robo_remote_notices, ROBO, REMOTE_NOTICES, GObject)

/**
 * robo_remote_notices_new:
 * @list: the games
 * @widget: (transfer none): a widget of the window
 *
 * Returns: (transfer full): what tells of them
 */
RoboRemoteNotices *robo_remote_notices_new (RoboRemoteList *list,
                                            GtkWidget      *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
