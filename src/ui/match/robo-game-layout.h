// SPDX-License-Identifier: GPL-3.0-or-later
// What fits where on the page of a game.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "ui/match/seat/robo-players.h"

G_BEGIN_DECLS

/**
 * RoboGameLayout:
 *
 * Chooses by the size of the page where board and players are and how large everything is, and remembers where somebody
 * dragged the divider between them to. What is too small for fingers grows when one comes, and shrinks again for the
 * mouse.
 *
 * The page gets the CSS classes `roomy`, `medium`, `compact` and `narrow` by its size, `beside` while module cards
 * stand beside the controllers, `finger` where keys are to be large enough for one, and `touched` when one was there
 * last.
 */
#define ROBO_TYPE_GAME_LAYOUT (robo_game_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameLayout, robo_game_layout, ROBO, GAME_LAYOUT, GObject)

/**
 * robo_game_layout_new:
 * @page: what is laid out; it tells its size by robo_game_layout_fit()
 * @guide: holds a GtkOrientable, or nothing
 * @paned: has the board at its start and the players at its end
 * @players: the players; all four have to live as long as the layout, or until robo_game_layout_clear()
 *
 * Returns: (transfer full): a layout
 */
RoboGameLayout *robo_game_layout_new (GtkWidget   *page,
                                      AdwBin      *guide,
                                      GtkPaned    *paned,
                                      RoboPlayers *players) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_game_layout_clear:
 * @self: the layout of a page that goes away
 *
 * Does nothing any more that was still to be done.
 */
void robo_game_layout_clear (RoboGameLayout *self);

/**
 * robo_game_layout_set_match:
 * @self: a layout
 * @match: (nullable): the match that is played from now on: players get the room that they had the last time as many
 *   played
 */
void robo_game_layout_set_match (RoboGameLayout *self,
                                 RoboMatch      *match);

/**
 * robo_game_layout_fit:
 * @self: a layout
 * @width: that the page is given, in pixels
 * @height: that it is given
 *
 * Chooses the layout for a size; it comes as soon as sizes have been given.
 */
void robo_game_layout_fit (RoboGameLayout *self,
                           int             width,
                           int             height);

/**
 * robo_game_layout_get_key:
 * @match: a match
 * @for_two: a key of the settings
 * @for_more: another one
 *
 * What is remembered for games of two is remembered apart: there is more room for each.
 *
 * Returns: @for_more if more than two play
 */
const char *robo_game_layout_get_key (RoboMatch  *match,
                                      const char *for_two,
                                      const char *for_more);

G_END_DECLS
