// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which a puzzle is chosen.
#pragma once

#include <adwaita.h>

#include "play/puzzles/robo-puzzle-offer.h"

G_BEGIN_DECLS

/**
 * RoboPuzzlesPage:
 *
 * Shows from the settings which puzzles have been solved.
 *
 * Signals:
 *
 * - `puzzle-chosen (gpointer offer)`: somebody wants to solve this RoboPuzzleOffer
 * - `cancelled ()`: somebody does not want to wait for it any more
 */
#define ROBO_TYPE_PUZZLES_PAGE (robo_puzzles_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzlesPage, robo_puzzles_page, ROBO, PUZZLES_PAGE, AdwBin)

GtkWidget *robo_puzzles_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzles_page_prepare:
 * @self: a page
 * @today: the day it is now
 *
 * Looks what there is now, and gives the focus to the puzzle of the day. To be called when the page has come into view.
 */
void robo_puzzles_page_prepare (RoboPuzzlesPage *self,
                                const GDate     *today);

/**
 * robo_puzzles_page_set_is_making:
 * @self: a page
 * @is_making: whether the puzzle that was chosen is being made
 */
void robo_puzzles_page_set_is_making (RoboPuzzlesPage *self,
                                      gboolean         is_making);

G_END_DECLS
