// SPDX-License-Identifier: GPL-3.0-or-later
// Puzzles that were made before, to be looked at before one is chosen.
#pragma once

#include "robo-puzzle-offer.h"

G_BEGIN_DECLS

/**
 * robo_puzzle_shelf_take:
 * @offer: an offer that is the same puzzle each time: none of practice
 * @cancellable: (nullable): to stop it
 *
 * Takes the puzzle of a day out of the folder `robodrome/days` of the user's data, or makes it and puts it there; that takes
 * up to about a second. What belongs to another version of the program is made again. Any thread may call it.
 *
 * Returns: (transfer full) (nullable): the puzzle, without what there is to find; %NULL if there is none, or if it was
 *   cancelled
 */
RoboPuzzle *robo_puzzle_shelf_take (const RoboPuzzleOffer *offer,
                                    GCancellable          *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_shelf_tidy:
 * @offers: (element-type RoboPuzzleOffer): all there are
 *
 * Deletes puzzles of days that are not offered any more.
 */
void robo_puzzle_shelf_tidy (GPtrArray *offers);

G_END_DECLS
