// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page on which the user chooses a puzzle.
#pragma once

#include <adwaita.h>

#include "match/learning/robo-puzzle-offer.h"

G_BEGIN_DECLS

/* Lists the puzzles, and shows which of them the user has solved according to the settings.
 *
 * Signals:
 *
 * - `puzzle-chosen (gpointer offer)`: the user has chosen this RoboPuzzleOffer
 * - `cancelled ()`: the user has canceled the creation of the puzzle */
#define ROBO_TYPE_PUZZLE_LIST_PAGE (robo_puzzle_list_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleListPage, robo_puzzle_list_page, ROBO, PUZZLE_LIST_PAGE, AdwBin)

GtkWidget *robo_puzzle_list_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Updates the list, and focuses the puzzle of the day. Call this when the page has become visible. */
void robo_puzzle_list_page_prepare (RoboPuzzleListPage *self,
                                    const GDate        *today);

/* If another day has begun, shows the puzzles of the new day, unless the chosen puzzle is being created. The page
 * calls this itself while it is visible. */
void robo_puzzle_list_page_look_at_clock (RoboPuzzleListPage *self);

/* Sets whether the page shows that the chosen puzzle is being created. */
void robo_puzzle_list_page_set_is_making (RoboPuzzleListPage *self,
                                          gboolean            is_making);

G_END_DECLS
