// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of puzzles, and the way through them.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboPuzzleDesk:
 *
 * Makes puzzles in another thread. It shows its pages, named `puzzles` and `puzzle`, with the action `win.show-page` of the
 * window around them.
 */
#define ROBO_TYPE_PUZZLE_DESK (robo_puzzle_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleDesk, robo_puzzle_desk, ROBO, PUZZLE_DESK, GObject)

/**
 * robo_puzzle_desk_new:
 * @pages: (transfer none): where its pages go
 * @toasts: (transfer none): where it says what happened
 *
 * Returns: (transfer full): a desk whose pages are made when they are first shown
 */
RoboPuzzleDesk *robo_puzzle_desk_new (GtkStack        *pages,
                                      AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_desk_prepare:
 * @self: a desk
 *
 * The list of puzzles is to be shown: makes its page.
 */
void robo_puzzle_desk_prepare (RoboPuzzleDesk *self);

/**
 * robo_puzzle_desk_focus:
 * @self: a desk
 *
 * The list of puzzles has come into view: looks what there is now, and gives it the focus.
 */
void robo_puzzle_desk_focus (RoboPuzzleDesk *self);

/**
 * robo_puzzle_desk_open:
 * @self: a desk
 * @path: a file
 *
 * Turns to the page of a puzzle with the one in the file, or says why not.
 */
void robo_puzzle_desk_open (RoboPuzzleDesk *self,
                            const char     *path);

G_END_DECLS
