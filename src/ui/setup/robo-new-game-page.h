// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user begin a new game: mode, arena, seats, rules.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"
#include "files/match/robo-match-setup.h"
#include "files/match/robo-series-file.h"

#include "robo-game-mode.h"

G_BEGIN_DECLS

/* Properties: `arenas` (RoboArenaList, rw), `seed` (string, rw): as typed. The last choices, except for the seed, are
 * stored in the settings.
 *
 * Signal `start (gpointer setup)`: the user starts this RoboMatchSetup, which passes robo_match_setup_check() and
 * belongs to the page. Signal `start-series ()`: the user starts the series of robo_new_game_page_create_series(). */
#define ROBO_TYPE_NEW_GAME_PAGE (robo_new_game_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboNewGamePage, robo_new_game_page, ROBO, NEW_GAME_PAGE, AdwBin)

/* Chooses an arena by its position. If the mode is not played in one arena, also chooses a mode that is. */
void robo_new_game_page_choose_arena (RoboNewGamePage *self,
                                      guint            position);

void robo_new_game_page_choose_mode (RoboNewGamePage *self,
                                     RoboGameMode     mode);

/* Starts the chosen game. Returns FALSE if the choices do not fit together; the page says why. */
gboolean robo_new_game_page_start (RoboNewGamePage *self);

/* Returns the chosen series at its beginning. Call this only if the page can start a series. */
RoboSeriesFile *robo_new_game_page_create_series (RoboNewGamePage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Stores the choices in the settings for the next page. The start of a game does this, too. */
void robo_new_game_page_remember (RoboNewGamePage *self);

G_END_DECLS
