// SPDX-License-Identifier: GPL-3.0-or-later
// Arranges the page of a game by the size of the page.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "ui/match/seat/robo-players.h"

G_BEGIN_DECLS

/* Places board and players, scales all widgets by the size of the page, and remembers the position of the divider
 * between board and players. Widgets that are too small for fingers grow after a touch, and shrink when the mouse is
 * used.
 *
 * The page gets the CSS classes `roomy`, `medium`, `compact` and `narrow` by its size, `large-text` if the user has
 * set large text, `beside` while module cards are beside the controllers, `finger` while keys have to be large enough
 * for a finger, and `touched` if the last input was a touch. */
#define ROBO_TYPE_GAME_LAYOUT (robo_game_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameLayout, robo_game_layout, ROBO, GAME_LAYOUT, GObject)

/* Creates the layout of a page, which reports its size with robo_game_layout_fit(). The paned has the board at its
 * start and the players at its end. All four widgets have to live as long as the layout, or until
 * robo_game_layout_clear(). */
RoboGameLayout *robo_game_layout_new (GtkWidget   *page,
                                      AdwBin      *guide,
                                      GtkPaned    *paned,
                                      RoboPlayers *players) G_GNUC_WARN_UNUSED_RESULT;

/* Cancels all pending work; call this when the page is disposed. */
void robo_game_layout_clear (RoboGameLayout *self);

/* Sets the current match, or NULL. If the page is large enough, the area of the players gets the width that the user
 * has given it for two players, or for more than two. */
void robo_game_layout_set_match (RoboGameLayout *self,
                                 RoboMatch      *match);

/* Chooses the layout for this size of the page, in pixels. The layout is applied after the current allocation. */
void robo_game_layout_fit (RoboGameLayout *self,
                           int             width,
                           int             height);

RoboRoom robo_game_layout_get_room (RoboGameLayout *self);

/* Sets whether a player programs. For this time the divider has another position, and the page has the CSS class
 * `programs`. If the user has not moved the divider, the board gets the width that its height allows, and the players
 * get the rest. */
void robo_game_layout_set_programming (RoboGameLayout *self,
                                       gboolean        is_programming);

/* Returns for_more if more than two players play, otherwise for_two; both are keys of settings. Sizes are stored
 * separately for two players, because each of the two players has more room. */
const char *robo_game_layout_get_key (RoboMatch  *match,
                                      const char *for_two,
                                      const char *for_more);

G_END_DECLS
