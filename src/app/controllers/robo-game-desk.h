// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window keeps the game that is played: begun, continued, removed, and played only while somebody looks.
#pragma once

#include "match/robo-match-saver.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-game-mode.h"
#include "ui/setup/robo-start-page.h"

#include "robo-arena-desk.h"
#include "robo-remote-desk.h"
#include "robo-series-desk.h"

G_BEGIN_DECLS

/**
 * RoboGameDesk:
 *
 * Owns the saver, the desks of series and of games at a distance, and the pages `new-game`, `game`, `series` and `remote`. It shows them with the action
 * `win.show-page` of the window around them.
 */
#define ROBO_TYPE_GAME_DESK (robo_game_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameDesk, robo_game_desk, ROBO, GAME_DESK, GObject)

/**
 * robo_game_desk_new:
 * @pages: (transfer none): where its pages go
 * @toasts: (transfer none): where it says what happened
 * @start_page: (transfer none): the page that lists the games
 * @arenas: where the arenas to play in are
 *
 * Returns: (transfer full): a desk whose pages are made when they are first shown
 */
RoboGameDesk *robo_game_desk_new (GtkStack        *pages,
                                  AdwToastOverlay *toasts,
                                  RoboStartPage   *start_page,
                                  RoboArenaDesk   *arenas) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_game_desk_get_ready:
 * @self: a desk
 *
 * Begins to make its pages, piece by piece whenever there is nothing else to do, so that they are there when they are wanted. For
 * when somebody first touches the window.
 */
void robo_game_desk_get_ready (RoboGameDesk *self);

/**
 * robo_game_desk_get_saver:
 * @self: a desk
 *
 * Returns: (transfer none): what saves the games
 */
RoboMatchSaver *robo_game_desk_get_saver (RoboGameDesk *self);

/**
 * robo_game_desk_get_match:
 * @self: a desk
 *
 * Returns: (transfer none) (nullable): the game on the page `game`
 */
RoboMatch *robo_game_desk_get_match (RoboGameDesk *self);

/**
 * robo_game_desk_dup_title:
 * @self: a desk
 * @page: the name of one of its pages
 *
 * Returns: (transfer full) (nullable): what the window is called while that page is shown; %NULL if it is none of its
 *   pages
 */
char *robo_game_desk_dup_title (RoboGameDesk *self,
                                const char   *page) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_game_desk_prepare_page:
 * @self: a desk
 * @page: the name of a page that is to be shown
 *
 * Makes the page, if it is one of the desk's.
 *
 * Returns: whether it can be shown: of the desk's pages `game` only with a game
 */
gboolean robo_game_desk_prepare_page (RoboGameDesk *self,
                                      const char   *page);

/**
 * robo_game_desk_page_shown:
 * @self: a desk
 * @page: the name of the page that has come into view
 *
 * Plays the game while its page is in view, and only then; gives the focus to a page of its own.
 */
void robo_game_desk_page_shown (RoboGameDesk *self,
                                const char   *page);

/**
 * robo_game_desk_show_match:
 * @self: a desk
 * @match: a game
 *
 * Turns to the game page with it.
 */
void robo_game_desk_show_match (RoboGameDesk *self,
                                RoboMatch    *match);

/**
 * robo_game_desk_open_link:
 * @self: a desk
 * @link: to a room in which a game is played
 *
 * Turns to that game, or to the page on which one joins it.
 */
void robo_game_desk_open_link (RoboGameDesk *self,
                               const char   *link);

/**
 * robo_game_desk_open_match:
 * @self: a desk
 * @path: a saved game
 *
 * Opens it on the game page; a dialog says why not, and offers what is left of a damaged one.
 */
void robo_game_desk_open_match (RoboGameDesk *self,
                                const char   *path);

/**
 * robo_game_desk_open_series:
 * @self: a desk
 * @path: a series
 *
 * Opens it on its page; a dialog says why not.
 */
void robo_game_desk_open_series (RoboGameDesk *self,
                                 const char   *path);

/**
 * robo_game_desk_go_on:
 * @self: a desk
 *
 * Takes up the newest game that is not over, as soon as it is found.
 */
void robo_game_desk_go_on (RoboGameDesk *self);

/**
 * robo_game_desk_remove:
 * @self: a desk
 * @file: a saved game
 *
 * Removes it, as soon as a toast that offers to undo it has gone.
 */
void robo_game_desk_remove (RoboGameDesk *self,
                            const char   *file);

/**
 * robo_game_desk_choose_arena:
 * @self: a desk
 * @position: in the list of arenas
 *
 * Turns to the page of a new game in it.
 */
void robo_game_desk_choose_arena (RoboGameDesk *self,
                                  guint         position);

/**
 * robo_game_desk_choose_mode:
 * @self: a desk
 * @mode: what is to be played
 *
 * Turns to the page of a new game with it.
 */
void robo_game_desk_choose_mode (RoboGameDesk *self,
                                 RoboGameMode  mode);

/* Tries again to save what could not be saved. */
void robo_game_desk_save (RoboGameDesk *self);

/* Asks whether the series on its page is to be given up, and does so. */
void robo_game_desk_give_up_series (RoboGameDesk *self);

/**
 * robo_game_desk_may_close:
 * @self: a desk whose window is to be closed
 *
 * A game that was removed goes at once. While the game that is played is still being written, the window is closed as
 * soon as it is; if it cannot be, somebody is asked first.
 *
 * Returns: whether there is nothing to wait for
 */
gboolean robo_game_desk_may_close (RoboGameDesk *self);

/**
 * robo_game_desk_take:
 * @self: a desk
 * @other: one of another window, whose games are saved, and which is about to be closed
 * @page: what that window shows
 *
 * Takes what is chosen for a new game, and shows a `game` or a `series` in the language that is spoken now.
 */
void robo_game_desk_take (RoboGameDesk *self,
                          RoboGameDesk *other,
                          const char   *page);

G_END_DECLS
