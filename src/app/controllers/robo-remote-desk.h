// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window keeps its games at a distance.
#pragma once

#include "match/remote/robo-remote-list.h"
#include "ui/remote/robo-remote-bar.h"
#include "ui/remote/robo-remote-page.h"

#include "robo-arena-desk.h"

G_BEGIN_DECLS

/**
 * RoboRemoteDesk:
 *
 * Owns the games at a distance, the page on which they begin, and the bar above the one that is shown. What it cannot do
 * itself it asks the window for:
 *
 * - `show ()`: its page is to be shown
 * - `show-match (RoboMatch)`: the match of the game that is looked at now is to be shown
 */
#define ROBO_TYPE_REMOTE_DESK (robo_remote_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteDesk, robo_remote_desk, ROBO, REMOTE_DESK, GObject)

/**
 * robo_remote_desk_new:
 * @saver: saves the games
 * @pages: (transfer none): the pages of the window
 * @toasts: (transfer none): where it says what happened
 * @arenas: where the arenas to play in are
 *
 * Returns: (transfer full): a desk with the games that are in the saver's folder
 */
RoboRemoteDesk *robo_remote_desk_new (RoboMatchSaver  *saver,
                                      GtkWidget       *pages,
                                      AdwToastOverlay *toasts,
                                      RoboArenaDesk   *arenas) G_GNUC_WARN_UNUSED_RESULT;

/* All games, and the page on which they begin; borrowed. */
RoboRemoteList *robo_remote_desk_get_list (RoboRemoteDesk *self);
RoboRemotePage *robo_remote_desk_get_page (RoboRemoteDesk *self);

/**
 * robo_remote_desk_open:
 * @self: a desk
 * @path: of a game
 *
 * Shows it, if it is one of its games.
 *
 * Returns: whether it is
 */
gboolean robo_remote_desk_open (RoboRemoteDesk *self,
                                const char     *path);

/**
 * robo_remote_desk_load:
 * @self: a desk
 * @path: a game at a distance, which may lie anywhere
 *
 * Reads it, and shows it then.
 */
void robo_remote_desk_load (RoboRemoteDesk *self,
                            const char     *path);

/**
 * robo_remote_desk_forget:
 * @self: a desk
 * @path: of a game that is removed
 *
 * Plays it no more, if it is one of its games.
 */
void robo_remote_desk_forget (RoboRemoteDesk *self,
                              const char     *path);

/**
 * robo_remote_desk_take_text:
 * @self: a desk
 * @text: what somebody has pasted
 *
 * Takes it in where it belongs: into one of the games, which is shown then, or as an invitation. Says so if it belongs nowhere.
 */
void robo_remote_desk_take_text (RoboRemoteDesk *self,
                                 const char     *text);

/**
 * robo_remote_desk_open_link:
 * @self: a desk
 * @link: from anywhere, to a room in which a game is played
 *
 * Shows that game if it is one of its games, and else its page with the link filled in.
 */
void robo_remote_desk_open_link (RoboRemoteDesk *self,
                                 const char     *link);

/**
 * robo_remote_desk_take_match:
 * @self: a desk
 * @match: the match that is about to be shown
 *
 * Returns: (transfer none) (nullable): what is to stand above it; %NULL if it belongs to none of the games
 */
GtkWidget *robo_remote_desk_take_match (RoboRemoteDesk *self,
                                        RoboMatch      *match);

/**
 * robo_remote_desk_get_talk:
 * @self: a desk
 *
 * Returns: (transfer none) (nullable): what is said in the game that is looked at; %NULL if it has no line
 */
GtkWidget *robo_remote_desk_get_talk (RoboRemoteDesk *self);

/* Invites to the game that is looked at once more. */
void robo_remote_desk_invite_again (RoboRemoteDesk *self);

/* Tries again to save the game that is looked at. */
void robo_remote_desk_save (RoboRemoteDesk *self);

G_END_DECLS
