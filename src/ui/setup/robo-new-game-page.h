// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game is chosen: mode, arena, seats, rules.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"
#include "files/match/robo-match-setup.h"
#include "files/match/robo-series-file.h"

#include "robo-game-mode.h"

G_BEGIN_DECLS

/**
 * RoboNewGamePage:
 *
 * Properties: `arenas` (RoboArenaList, rw), `seed` (string, rw): as somebody has typed it. The last choice is remembered in the
 * settings, but for the seed.
 *
 * Signal `start (gpointer setup)`: a person wants to play this RoboMatchSetup, which passes
 * robo_match_setup_check() and belongs to the page.
 *
 * Signal `start-series ()`: a person wants to play the series that robo_new_game_page_create_series() makes.
 */
#define ROBO_TYPE_NEW_GAME_PAGE (robo_new_game_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboNewGamePage, robo_new_game_page, ROBO, NEW_GAME_PAGE, AdwBin)

/**
 * robo_new_game_page_choose_arena:
 * @self: a page with arenas
 * @position: in them
 *
 * Takes a mode with one arena, too.
 */
void robo_new_game_page_choose_arena (RoboNewGamePage *self,
                                      guint            position);

void robo_new_game_page_choose_mode (RoboNewGamePage *self,
                                     RoboGameMode     mode);

/**
 * robo_new_game_page_create_series:
 * @self: a page from which a series can start
 *
 * Returns: (transfer full): the series that is chosen, at its beginning
 */
RoboSeriesFile *robo_new_game_page_create_series (RoboNewGamePage *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_new_game_page_prepare:
 * @self: a page
 *
 * Gives the focus to the button that starts the game. To be called when the page has come into view.
 */
void robo_new_game_page_prepare (RoboNewGamePage *self);

/**
 * robo_new_game_page_remember:
 * @self: a page with arenas
 *
 * Writes what is chosen to the settings, from which the next page takes it. A game that starts from the page does so, too.
 */
void robo_new_game_page_remember (RoboNewGamePage *self);

G_END_DECLS
