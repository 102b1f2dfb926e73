// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game is chosen: arena, seats, rules.
#pragma once

#include <adwaita.h>

#include "content/robo-match-setup.h"
#include "model/robo-arena-list.h"

G_BEGIN_DECLS

/**
 * RoboNewGamePage:
 *
 * Properties: `arenas` (RoboArenaList, rw). The last choice is remembered in the settings.
 *
 * Signal `start (gpointer setup)`: a person wants to play this RoboMatchSetup, which passes
 * robo_match_setup_check() and belongs to the page.
 */
#define ROBO_TYPE_NEW_GAME_PAGE (robo_new_game_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboNewGamePage, robo_new_game_page, ROBO, NEW_GAME_PAGE, AdwBin)

void robo_new_game_page_set_arenas (RoboNewGamePage *self,
                                    RoboArenaList   *arenas);

/**
 * robo_new_game_page_choose_arena:
 * @self: a page with arenas
 * @position: in them
 */
void robo_new_game_page_choose_arena (RoboNewGamePage *self,
                                      guint            position);

/**
 * robo_new_game_page_prepare:
 * @self: a page
 *
 * Gives the focus to the button that starts the game. To be called when the page has come into view.
 */
void robo_new_game_page_prepare (RoboNewGamePage *self);

G_END_DECLS
