// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the window's games in remote play.
#pragma once

#include "match/remote/robo-remote-list.h"
#include "ui/remote/robo-remote-bar.h"
#include "ui/remote/robo-remote-page.h"

#include "robo-arena-desk.h"

G_BEGIN_DECLS

/* Owns the games of remote play, their page, and the bar above the current one. Asks the window by signals:
 *
 * - `show ()`: show its page
 * - `show-match (RoboMatch)`: show the match of the current game */
#define ROBO_TYPE_REMOTE_DESK (robo_remote_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteDesk, robo_remote_desk, ROBO, REMOTE_DESK, GObject)

/* Creates a controller with the games in the saver's folder; arenas provides the arenas to play in. */
RoboRemoteDesk *robo_remote_desk_new (RoboMatchSaver  *saver,
                                      GtkWidget       *pages,
                                      AdwToastOverlay *toasts,
                                      RoboArenaDesk   *arenas) G_GNUC_WARN_UNUSED_RESULT;

/* All games, and the page on which they begin; borrowed. */
RoboRemoteList *robo_remote_desk_get_list (RoboRemoteDesk *self);
RoboRemotePage *robo_remote_desk_get_page (RoboRemoteDesk *self);

/* Shows a game by its path. Returns FALSE if it is not in the list. */
gboolean robo_remote_desk_open (RoboRemoteDesk *self,
                                const char     *path);

/* Reads a game of remote play from any folder, and then shows it. */
void robo_remote_desk_load (RoboRemoteDesk *self,
                            const char     *path);

/* Stops playing a game that is about to be removed, if it is in the list. */
void robo_remote_desk_forget (RoboRemoteDesk *self,
                              const char     *path);

/* Accepts a text as a message for one of the games, which is then shown, or as an invitation. Reports a text
 * that fits none of them. */
void robo_remote_desk_take_text (RoboRemoteDesk *self,
                                 const char     *text);

/* Shows the game of a link to a room, if it is in the list, otherwise the page with the link filled in. The
 * link may come from anywhere. */
void robo_remote_desk_open_link (RoboRemoteDesk *self,
                                 const char     *link);

/* Returns the bar above a match that is about to be shown, or NULL if it belongs to none of the games. */
GtkWidget *robo_remote_desk_take_match (RoboRemoteDesk *self,
                                        RoboMatch      *match);

/* Returns the chat of the current game, or NULL if it has no connection. */
GtkWidget *robo_remote_desk_get_talk (RoboRemoteDesk *self);

/* Shows the invitation to the current game again. */
void robo_remote_desk_invite_again (RoboRemoteDesk *self);

/* Tries again to save the current game. */
void robo_remote_desk_save (RoboRemoteDesk *self);

G_END_DECLS
