// SPDX-License-Identifier: GPL-3.0-or-later
// Manages the game of the window: begins, continues and removes it, and plays it only while it is visible.
#pragma once

#include "match/robo-match-saver.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-game-mode.h"
#include "ui/setup/robo-start-page.h"

#include "robo-arena-desk.h"
#include "robo-remote-desk.h"
#include "robo-series-desk.h"

G_BEGIN_DECLS

/* Owns the saver, the controllers of series and of remote play, and the pages `new-game`, `game`, `series` and
 * `remote`, which it shows with the window's action `win.show-page`. */
#define ROBO_TYPE_GAME_DESK (robo_game_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameDesk, robo_game_desk, ROBO, GAME_DESK, GObject)

/* Creates a controller whose pages are created when they are first shown. The start page lists the games, and
 * arenas provides the arenas to play in. */
RoboGameDesk *robo_game_desk_new (GtkStack        *pages,
                                  AdwToastOverlay *toasts,
                                  RoboStartPage   *start_page,
                                  RoboArenaDesk   *arenas) G_GNUC_WARN_UNUSED_RESULT;

/* Starts to create the pages in idle time, piece by piece, so that they exist when they are needed. Call this
 * after the first input to the window. */
void robo_game_desk_get_ready (RoboGameDesk *self);

RoboMatchSaver *robo_game_desk_get_saver (RoboGameDesk *self);

/* Returns the game on the page `game`, or NULL. */
RoboMatch *robo_game_desk_get_match (RoboGameDesk *self);

/* Returns the title of the window for a page, or NULL if the page is not one of the controller's. */
char *robo_game_desk_dup_title (RoboGameDesk *self,
                                const char   *page) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a page that is to be shown, if it is one of the controller's. Returns TRUE if it can be shown; of
 * these pages `game` only with a game. */
gboolean robo_game_desk_prepare_page (RoboGameDesk *self,
                                      const char   *page);

/* Called when a page has become visible: plays the game only while its page is visible, and focuses the
 * controller's own pages. */
void robo_game_desk_page_shown (RoboGameDesk *self,
                                const char   *page);

/* Shows a match on the game page. */
void robo_game_desk_show_match (RoboGameDesk *self,
                                RoboMatch    *match);

/* Shows the game of a link to a room, or the page for joining it. */
void robo_game_desk_open_link (RoboGameDesk *self,
                               const char   *link);

/* Opens a game on the game page; if that fails, a dialog shows the reason, and offers the rest of a damaged
 * game. */
void robo_game_desk_open_match (RoboGameDesk *self,
                                const char   *path);

/* Opens a series on its page; if that fails, a dialog shows the reason. */
void robo_game_desk_open_series (RoboGameDesk *self,
                                 const char   *path);

/* Continues the newest unfinished game, as soon as it is found. */
void robo_game_desk_go_on (RoboGameDesk *self);

/* Removes a game, as soon as the toast that offers to undo it has gone. */
void robo_game_desk_remove (RoboGameDesk *self,
                            const char   *file);

/* Shows the page for a new game with an arena. */
void robo_game_desk_choose_arena (RoboGameDesk *self,
                                  guint         position);

/* Shows the page for a new game with a mode. */
void robo_game_desk_choose_mode (RoboGameDesk *self,
                                 RoboGameMode  mode);

/* Tries again to save a game after an error. */
void robo_game_desk_save (RoboGameDesk *self);

/* Asks whether to give up the series on its page, and does so. */
void robo_game_desk_give_up_series (RoboGameDesk *self);

/* Called before the window closes: completes pending removals. If the current game is still being written, the
 * window closes afterwards; if writing fails, the user is asked first. Returns TRUE if the window may close at
 * once. */
gboolean robo_game_desk_may_close (RoboGameDesk *self);

/* Takes over the choices for a new game from another window, whose games are saved, and which is about to be
 * closed, and shows a `game` or a `series` in the current language. */
void robo_game_desk_take (RoboGameDesk *self,
                          RoboGameDesk *other,
                          const char   *page);

G_END_DECLS
