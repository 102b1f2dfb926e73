// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user begin a new game: choose its mode, arena, seats and rules.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"
#include "files/match/robo-match-setup.h"
#include "files/match/robo-series-file.h"

#include "robo-game-mode.h"

G_BEGIN_DECLS

/* The last choices, except for the seed, are stored in the settings.
 *
 * Properties:
 *
 * - `arenas` (RoboArenaList, rw): the arenas from which the user chooses
 * - `reason` (string, r, nullable): the reason why the game cannot start
 * - `seed` (string, rw): the text that the user has typed
 *
 * Signals:
 *
 * - `start (gpointer setup)`: the user starts a game with this RoboMatchSetup, which passes robo_match_setup_check()
 *   and belongs to the page
 * - `start-series ()`: the user starts the series of robo_new_game_page_create_series() */
#define ROBO_TYPE_NEW_GAME_PAGE (robo_new_game_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboNewGamePage, robo_new_game_page, ROBO, NEW_GAME_PAGE, AdwBin)

/* Chooses an arena by its position. If games of the current mode have no single arena, chooses a mode with a single
 * arena. */
void robo_new_game_page_choose_arena (RoboNewGamePage *self,
                                      guint            position);

void robo_new_game_page_choose_mode (RoboNewGamePage *self,
                                     RoboGameMode     mode);

/* Starts the chosen game or series. If it cannot start, returns FALSE, and the page says why. */
gboolean robo_new_game_page_start (RoboNewGamePage *self);

/* Returns the chosen series, before its first match. Call this only if the page can start a series. */
RoboSeriesFile *robo_new_game_page_create_series (RoboNewGamePage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Stores the choices in the settings, so that the page has them the next time. Starting a game stores them, too. */
void robo_new_game_page_remember (RoboNewGamePage *self);

G_END_DECLS
