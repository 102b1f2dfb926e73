// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the pages of puzzles: the list, and the puzzle that is played.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Reads or creates puzzles in another thread. Shows its pages, named `puzzles` and `puzzle`, with the window's action
 * `win.show-page`. */
#define ROBO_TYPE_PUZZLE_CONTROLLER (robo_puzzle_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleController, robo_puzzle_controller, ROBO, PUZZLE_CONTROLLER, GObject)

/* Creates a controller. It creates its pages when they are first shown. */
RoboPuzzleController *robo_puzzle_controller_new (GtkStack        *pages,
                                                  AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the list of puzzles if it does not exist yet. Returns TRUE. */
gboolean robo_puzzle_controller_prepare (RoboPuzzleController *self);

/* Shows the puzzle of a file on its page. If the file cannot be opened, reports the reason. */
void robo_puzzle_controller_open (RoboPuzzleController *self,
                                  const char           *path);

G_END_DECLS
