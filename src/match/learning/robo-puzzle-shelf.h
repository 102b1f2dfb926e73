// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the puzzles of days, so that previews need not make these puzzles again.
#pragma once

#include "robo-puzzle-offer.h"

G_BEGIN_DECLS

/* Reads the puzzle of a day from the folder `robodrome/days` of the user's data, or makes it and stores it there;
 * making takes up to about a second. A puzzle that another version of the program has made is made again. An offer for
 * a file is read from that file. The offer must not be for practice, which is a different puzzle each time. Returns the
 * puzzle without its solution; NULL if there is no puzzle or making it was cancelled. Thread-safe. */
RoboPuzzle *robo_puzzle_shelf_get (const RoboPuzzleOffer *offer,
                                   GCancellable          *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* Deletes puzzles of days that are not offered any more. */
void robo_puzzle_shelf_delete_old (GPtrArray *offers);

G_END_DECLS
