// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the saved games on the start page.
#pragma once

#include <adwaita.h>

#include "match/robo-match-saver.h"

G_BEGIN_DECLS

/* Shows a group of rows, which is visible while there are games. Property `saver` (RoboMatchSaver), set once. */
#define ROBO_TYPE_RECENT_GAMES (robo_recent_games_get_type ())

G_DECLARE_FINAL_TYPE (RoboRecentGames, robo_recent_games, ROBO, RECENT_GAMES, AdwPreferencesGroup)

void robo_recent_games_set_saver (RoboRecentGames *self,
                                  RoboMatchSaver  *saver);

/* Hides the game in a file, which is about to be removed. NULL shows all games. */
void robo_recent_games_hide_game (RoboRecentGames *self,
                                  const char      *file);

G_END_DECLS
