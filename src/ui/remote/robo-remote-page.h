// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which a game at a distance begins: join, or invite.
#pragma once

#include <adwaita.h>

#include "match/remote/robo-remote-list.h"

G_BEGIN_DECLS

/**
 * RoboRemotePage:
 *
 * Properties: `way-remark` (string, ro): what is to be known of the way that is chosen; `arenas` (RoboArenaList, construct-only), `list` (RoboRemoteList, construct-only): where games that begin go.
 *
 * Signals:
 *
 * - `begun (RoboRemoteGame)`: somebody has invited, or has joined
 * - `invited (RoboRemoteGame)`: after `begun`, where somebody has invited
 * - `pasted (string)`: somebody has pasted a text, which may belong to a game that has begun; if it does not, it is for
 *   robo_remote_page_take_text()
 */
#define ROBO_TYPE_REMOTE_PAGE (robo_remote_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemotePage, robo_remote_page, ROBO, REMOTE_PAGE, AdwBin)

/**
 * robo_remote_page_prepare:
 * @self: a page that is about to be shown
 *
 * Forgets what was pasted, and gives the focus to what is most wanted. An invitation that is in the clipboard as a text is shown, as if
 * it had been pasted.
 */
void robo_remote_page_prepare (RoboRemotePage *self);

/**
 * robo_remote_page_fill_in:
 * @self: a page
 * @text: an invitation
 *
 * Puts it where somebody would have pasted it, with all that follows.
 */
void robo_remote_page_fill_in (RoboRemotePage *self,
                               const char     *text);

/**
 * robo_remote_page_take_text:
 * @self: a page
 * @text: what somebody has pasted
 *
 * Shows the invitation in it, or says why there is none.
 */
void robo_remote_page_take_text (RoboRemotePage *self,
                                 const char     *text);

/**
 * robo_remote_page_take_invitation:
 * @self: a page
 * @invitation: (transfer full): an invitation from elsewhere
 *
 * Shows it.
 */
void robo_remote_page_take_invitation (RoboRemotePage       *self,
                                       RoboRemoteInvitation *invitation);

G_END_DECLS
