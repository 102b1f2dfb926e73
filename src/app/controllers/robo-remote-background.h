// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps remote games going without a window, if the user wants to be told of a turn.
#pragma once

#include "match/remote/robo-remote-list.h"
#include "ui/widgets/robo-message.h"

G_BEGIN_DECLS

/* Decides whether closing a window only hides it, so that its games stay connected and the user is told of a turn
 * (RoboRemoteNotices). Closing hides the window if the setting `remote-background` is on and a remote game is
 * connected. The setting is off until the user turns it on. In a sandbox the program then asks the desktop
 * (org.freedesktop.portal.Background); if the desktop refuses, the setting is turned off again, with a toast.
 *
 * Signal `ended ()`: for half a minute no connected game has been going on, or the setting was turned off; a hidden
 * window must be closed now. */
#define ROBO_TYPE_REMOTE_BACKGROUND (robo_remote_background_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteBackground, robo_remote_background, ROBO, REMOTE_BACKGROUND, GObject)

RoboRemoteBackground *robo_remote_background_new (RoboRemoteList  *list,
                                                  AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the remote games would go on if the window were closed now. */
gboolean robo_remote_background_is_wanted (RoboRemoteBackground *self);

G_END_DECLS
