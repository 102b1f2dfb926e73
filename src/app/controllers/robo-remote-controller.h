// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the games of remote play in the window.
#pragma once

#include "match/remote/robo-remote-list.h"
#include "ui/remote/robo-remote-bar.h"
#include "ui/remote/robo-remote-page.h"

#include "robo-arena-controller.h"

G_BEGIN_DECLS

/* Owns the games of remote play, their page, and the bar above the current game. Asks the window by signals:
 *
 * - `show ()`: show the page of remote play
 * - `show-match (RoboMatch)`: show the match of the current game */
#define ROBO_TYPE_REMOTE_CONTROLLER (robo_remote_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteController, robo_remote_controller, ROBO, REMOTE_CONTROLLER, GObject)

/* Creates a controller with the games in the saver's folder. `arenas` has the arenas to play in. */
RoboRemoteController *robo_remote_controller_new (RoboMatchSaver      *saver,
                                                  GtkWidget           *pages,
                                                  AdwToastOverlay     *toasts,
                                                  RoboArenaController *arenas) G_GNUC_WARN_UNUSED_RESULT;

/* These functions return the list of all games and the page on which games begin. Both are borrowed. */
RoboRemoteList *robo_remote_controller_get_list (RoboRemoteController *self);
RoboRemotePage *robo_remote_controller_get_page (RoboRemoteController *self);

/* Shows the game with this path. Returns FALSE if the game is not in the list. */
gboolean robo_remote_controller_open (RoboRemoteController *self,
                                      const char           *path);

/* Reads a game of remote play from any folder, and then shows it. */
void robo_remote_controller_load (RoboRemoteController *self,
                                  const char           *path);

/* If the game with this path is in the list, stops playing it. Call this before the game is removed. */
void robo_remote_controller_forget (RoboRemoteController *self,
                                    const char           *path);

/* Takes a text as a message for one of the games, which is then shown, or as an invitation. If the text is neither,
 * tells the user. */
void robo_remote_controller_take_text (RoboRemoteController *self,
                                       const char           *text);

/* Shows the game to which a link leads, if it is in the list. Otherwise shows the page of remote play with the link
 * filled in. The link may come from anywhere. */
void robo_remote_controller_open_link (RoboRemoteController *self,
                                       const char           *link);

/* Returns the bar above a match that is about to be shown. Returns NULL if the match is not that of the current game of
 * remote play. */
GtkWidget *robo_remote_controller_take_match (RoboRemoteController *self,
                                              RoboMatch            *match);

/* Returns whether the players of the current game have days for their answers. */
gboolean robo_remote_controller_is_slow (RoboRemoteController *self);

/* Returns the chat of the current game. Returns NULL if the game has no connection. */
GtkWidget *robo_remote_controller_get_talk (RoboRemoteController *self);

/* Begins a rematch of the current game, or invites to one. */
void robo_remote_controller_invite_again (RoboRemoteController *self);

/* Tries again to save the current game. */
void robo_remote_controller_save (RoboRemoteController *self);

G_END_DECLS
