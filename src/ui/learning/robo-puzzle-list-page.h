// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which a puzzle is chosen.
#pragma once

#include <adwaita.h>

#include "match/learning/robo-puzzle-offer.h"

G_BEGIN_DECLS

/**
 * RoboPuzzleListPage:
 *
 * Shows from the settings which puzzles have been solved.
 *
 * Signals:
 *
 * - `puzzle-chosen (gpointer offer)`: somebody wants to solve this RoboPuzzleOffer
 * - `cancelled ()`: somebody does not want to wait for it any more
 */
#define ROBO_TYPE_PUZZLE_LIST_PAGE (robo_puzzle_list_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleListPage, robo_puzzle_list_page, ROBO, PUZZLE_LIST_PAGE, AdwBin)

GtkWidget *robo_puzzle_list_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_list_page_prepare:
 * @self: a page
 * @today: the day it is now
 *
 * Looks what there is now, and gives the focus to the puzzle of the day. To be called when the page has come into view.
 */
void robo_puzzle_list_page_prepare (RoboPuzzleListPage *self,
                                    const GDate        *today);

/**
 * robo_puzzle_list_page_set_is_making:
 * @self: a page
 * @is_making: whether the puzzle that was chosen is being made
 */
void robo_puzzle_list_page_set_is_making (RoboPuzzleListPage *self,
                                          gboolean            is_making);

G_END_DECLS
