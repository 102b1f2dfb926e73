// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user continue a game, begin a game, or open an old game.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"
#include "match/remote/robo-remote-list.h"
#include "match/robo-match-saver.h"
#include "match/robo-series-list.h"

G_BEGIN_DECLS

/* The page activates the window's actions: `win.continue`, `win.new-game`, `win.new-game-in` with the position of an
 * arena in the list, `win.open`, `win.open-file` and `win.remove-game` with the path of a game. */
#define ROBO_TYPE_START_PAGE (robo_start_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboStartPage, robo_start_page, ROBO, START_PAGE, AdwBin)

/* Sets the arenas, and starts to draw the figures. Until then the page has no arenas and no figures, so that
 * the window appears before they are read and drawn. */
void robo_start_page_set_arenas (RoboStartPage *self,
                                 RoboArenaList *arenas);

/* Sets the saver; the page lists its games, which were played on this computer. */
void robo_start_page_set_saver (RoboStartPage  *self,
                                RoboMatchSaver *saver);

/* Hides a game of the list by its path. NULL shows all games. The game still exists, because the user may undo its
 * removal. */
void robo_start_page_hide_game (RoboStartPage *self,
                                const char    *file);

/* Sets the series on this computer, which the page lists, and opens with `win.open-file`. */
void robo_start_page_set_series (RoboStartPage  *self,
                                 RoboSeriesList *series);

/* Sets the games in remote play, which the page lists, and opens with `win.open-file`. */
void robo_start_page_set_remote (RoboStartPage  *self,
                                 RoboRemoteList *remote);

/* Draws the pieces of the saver's unfinished game into the picture of the game. Until this is called, the picture
 * shows only the arena. */
void robo_start_page_show_position (RoboStartPage *self,
                                    RoboMatch     *match);

G_END_DECLS
