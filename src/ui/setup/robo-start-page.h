// SPDX-License-Identifier: GPL-3.0-or-later
// The first page: go on with a game, begin one, look at an old one.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"
#include "match/remote/robo-remote-list.h"
#include "match/robo-match-saver.h"
#include "match/robo-series-list.h"

G_BEGIN_DECLS

/**
 * RoboStartPage:
 *
 * What a person chooses here goes to the window's actions: `win.continue`, `win.new-game`, `win.new-game-in`
 * with the position of an arena, `win.open`, `win.open-file` and `win.remove-game` with the path of a game.
 */
#define ROBO_TYPE_START_PAGE (robo_start_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboStartPage, robo_start_page, ROBO, START_PAGE, AdwBin)

/**
 * robo_start_page_set_arenas:
 * @self: a page
 * @arenas: the arenas to show
 *
 * Until then, there is nothing below the buttons, and nobody above and on them: the window is on the screen before arenas
 * and figures are read and drawn.
 */
void robo_start_page_set_arenas (RoboStartPage *self,
                                 RoboArenaList *arenas);

/**
 * robo_start_page_set_saver:
 * @self: a page
 * @saver: has the games that were played here; the page follows it
 */
void robo_start_page_set_saver (RoboStartPage  *self,
                                RoboMatchSaver *saver);

/**
 * robo_start_page_hide_game:
 * @self: a page with a saver
 * @file: (nullable): path of a game that is being removed, %NULL for none
 *
 * Leaves that game out of the list, though it is still there: removing it may be undone.
 */
void robo_start_page_hide_game (RoboStartPage *self,
                                const char    *file);

/**
 * robo_start_page_set_series:
 * @self: a page
 * @series: the series that were played here; the page follows it, and opens them with `win.open-file`
 */
void robo_start_page_set_series (RoboStartPage  *self,
                                 RoboSeriesList *series);

/**
 * robo_start_page_set_remote:
 * @self: a page
 * @remote: the games at a distance; the page follows it, and opens them with `win.open-file`
 */
void robo_start_page_set_remote (RoboStartPage  *self,
                                 RoboRemoteList *remote);

/**
 * robo_start_page_show_position:
 * @self: a page
 * @match: the unfinished game of the saver
 *
 * Draws its pieces in the picture of the game to continue, which has only its arena otherwise.
 */
void robo_start_page_show_position (RoboStartPage *self,
                                    RoboMatch     *match);

/**
 * robo_start_page_prepare:
 * @self: a page
 *
 * Gives the focus to what a person most likely wants. To be called when the page has come into view.
 */
void robo_start_page_prepare (RoboStartPage *self);

G_END_DECLS
