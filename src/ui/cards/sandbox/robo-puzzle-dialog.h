// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a puzzle of the position in the sandbox: asks for the solver and the goal, and shows whether the puzzle can be
// solved.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/* Searches for solutions in another thread whenever the user changes a choice.
 *
 * Signal: `told` (string): a translated sentence about an error or a result. */
#define ROBO_TYPE_PUZZLE_DIALOG (robo_puzzle_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleDialog, robo_puzzle_dialog, ROBO, PUZZLE_DIALOG, AdwWindow)

/* Creates a dialog for the current position of the sandbox. The parent is the window below the dialog, or NULL. */
GtkWidget *robo_puzzle_dialog_new (RoboSandbox *sandbox,
                                   GtkWindow   *parent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
