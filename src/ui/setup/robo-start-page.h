// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user continue a game, begin a new game, or open an old game.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"
#include "match/remote/robo-remote-list.h"
#include "match/robo-match-saver.h"
#include "match/robo-series-list.h"

G_BEGIN_DECLS

/* The buttons and rows activate actions of the window. `win.new-game-in` gets the position of an arena in the list;
 * `win.open-file` and `win.remove-game` get the path of a file. */
#define ROBO_TYPE_START_PAGE (robo_start_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboStartPage, robo_start_page, ROBO, START_PAGE, AdwBin)

/* Sets the arenas, and starts to draw the figures. Before this call the page has neither, so that the window appears
 * before arenas are read and figures are drawn. */
void robo_start_page_set_arenas (RoboStartPage *self,
                                 RoboArenaList *arenas);

/* Sets the saver. The page lists the games of the saver, which were played on this computer. */
void robo_start_page_set_saver (RoboStartPage  *self,
                                RoboMatchSaver *saver);

/* Hides a game of the list by its path. NULL shows all games. The file still exists, because the user may undo the
 * removal of the game. */
void robo_start_page_hide_game (RoboStartPage *self,
                                const char    *file);

/* Sets the series on this computer. The page lists them, and opens them with `win.open-file`. */
void robo_start_page_set_series (RoboStartPage  *self,
                                 RoboSeriesList *series);

/* Sets the games in remote play. The page lists them, and opens them with `win.open-file`. */
void robo_start_page_set_remote (RoboStartPage  *self,
                                 RoboRemoteList *remote);

/* Draws the pieces of the saver's unfinished game into the picture of this game. Before this call, the picture shows
 * only the arena. */
void robo_start_page_show_position (RoboStartPage *self,
                                    RoboMatch     *match);

G_END_DECLS
