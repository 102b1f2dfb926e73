// SPDX-License-Identifier: GPL-3.0-or-later
// Manages the games of the window: begins, continues and removes them. A game is played only while it is visible.
#pragma once

#include "match/robo-match-saver.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-game-mode.h"
#include "ui/setup/robo-start-page.h"

#include "robo-arena-controller.h"
#include "robo-remote-controller.h"
#include "robo-series-controller.h"

G_BEGIN_DECLS

/* Owns the saver, the controllers of series and of remote play, and the pages `new-game`, `game`, `series` and
 * `remote`, which it shows with the window's action `win.show-page`. */
#define ROBO_TYPE_GAME_CONTROLLER (robo_game_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameController, robo_game_controller, ROBO, GAME_CONTROLLER, GObject)

/* Creates a controller. It creates its pages when they are first shown. The start page lists the saved games, and
 * `arenas` has the arenas to play in. */
RoboGameController *robo_game_controller_new (GtkStack            *pages,
                                              AdwToastOverlay     *toasts,
                                              RoboStartPage       *start_page,
                                              RoboArenaController *arenas) G_GNUC_WARN_UNUSED_RESULT;

/* Starts to create the pages in idle time, piece by piece, so that they exist before they are needed. Call this after
 * the first input to the window. */
void robo_game_controller_get_ready (RoboGameController *self);

RoboMatchSaver *robo_game_controller_get_saver (RoboGameController *self);

/* Returns the game on the page `game`, or NULL. */
RoboMatch *robo_game_controller_get_match (RoboGameController *self);

/* These functions create pages. If a page cannot be shown yet, they return FALSE, and the page is shown as soon as it
 * exists. */
gboolean robo_game_controller_prepare_new_game (RoboGameController *self);
gboolean robo_game_controller_prepare_remote (RoboGameController *self);
gboolean robo_game_controller_prepare_series (RoboGameController *self);

/* Lets the game play if the visible page is the game page, and pauses the game on any other page. Call this whenever
 * a page has become visible. */
void robo_game_controller_page_shown (RoboGameController *self,
                                      GtkWidget          *page);

/* Shows a match on the game page. */
void robo_game_controller_show_match (RoboGameController *self,
                                      RoboMatch          *match);

/* Shows the remote game to which a link leads. If there is no such game, shows the page for joining it. */
void robo_game_controller_open_link (RoboGameController *self,
                                     const char         *link);

/* Opens a game on the game page. If this fails, a dialog shows the reason. If the file is damaged, the dialog also
 * offers the part of the game that could be read. */
void robo_game_controller_open_match (RoboGameController *self,
                                      const char         *path);

/* Opens a series on its page. If this fails, a dialog shows the reason. */
void robo_game_controller_open_series (RoboGameController *self,
                                       const char         *path);

/* Shows the current game if it is not over. Otherwise continues the newest unfinished game, as soon as the program has
 * found it. */
void robo_game_controller_go_on (RoboGameController *self);

/* Removes a game. The file of the game is deleted when the toast that offers to undo the removal is gone. */
void robo_game_controller_remove (RoboGameController *self,
                                  const char         *file);

/* Begins a game with the last choices of the page for a new game. If these choices do not fit together, shows that
 * page. In the user's first game, the program chooses where the user's robot begins. */
void robo_game_controller_play (RoboGameController *self);

/* Shows the page for a new game, with this arena chosen. */
void robo_game_controller_choose_arena (RoboGameController *self,
                                        guint               position);

/* Shows the page for a new game, with this mode chosen. */
void robo_game_controller_choose_mode (RoboGameController *self,
                                       RoboGameMode        mode);

/* Tries again to save the game after an error. */
void robo_game_controller_save (RoboGameController *self);

/* Asks the user whether to give up the series on its page, and does so if the user agrees. */
void robo_game_controller_give_up_series (RoboGameController *self);

/* Returns the games of remote play. The result is borrowed. */
RoboRemoteList *robo_game_controller_get_remote_list (RoboGameController *self);

/* Deletes the removed game whose removal could still be undone; call this before the window closes. Returns TRUE if the
 * window may close at once. If the current game is still being written, returns FALSE, and `close` closes the window
 * afterwards. If writing fails, the user is asked first. */
gboolean robo_game_controller_may_close (RoboGameController *self,
                                         void (*close) (GtkWindow *window));

/* Takes the choices for a new game from another window, which is about to be closed. */
void robo_game_controller_take_choices (RoboGameController *self,
                                        RoboGameController *other);

/* These functions show in the current language the game or the series that another window shows. The games of that
 * window must have been saved. */
void robo_game_controller_take_match (RoboGameController *self,
                                      RoboGameController *other);
void robo_game_controller_take_series (RoboGameController *self,
                                       RoboGameController *other);

G_END_DECLS
