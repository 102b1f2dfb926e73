// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page on which the user joins or starts a game of remote play.
#pragma once

#include <adwaita.h>

#include "match/remote/robo-remote-list.h"

G_BEGIN_DECLS

/* Properties: `way-remark` (string, ro): a remark about the selected way of playing; `arenas` (RoboArenaList,
 * construct-only), `list` (RoboRemoteList, construct-only): the list to which new games are added.
 *
 * Signals:
 *
 * - `begun (RoboRemoteGame)`: the user has invited others, has joined, or watches
 * - `forgotten (RoboRemotePerson)`: the user has removed a person from the list of people
 * - `invited (RoboRemoteGame)`: after `begun`, if the user has invited others
 * - `pasted (string)`: the user has pasted or entered a text, which may belong to a game that has begun; if it does
 *   not, the receiver passes the text to robo_remote_page_take_text() */
#define ROBO_TYPE_REMOTE_PAGE (robo_remote_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemotePage, robo_remote_page, ROBO, REMOTE_PAGE, AdwBin)

/* Enters a text as if the user had pasted it. */
void robo_remote_page_fill_in (RoboRemotePage *self,
                               const char     *text);

/* Shows the invitation that a text contains, or that is found at an address in the text, or else the reason why
 * there is none. */
void robo_remote_page_take_text (RoboRemotePage *self,
                                 const char     *text);

/* Shows an invitation that does not come from this page, and takes ownership of it. */
void robo_remote_page_take_invitation (RoboRemotePage       *self,
                                       RoboRemoteInvitation *invitation);

/* Returns the set-up of the game in the invitation that is shown, or NULL while there is none, or while its arena or
 * cards are not here yet. The result is valid until the invitation changes. */
const RoboMatchSetup *robo_remote_page_get_setup (RoboRemotePage *self);

G_END_DECLS
