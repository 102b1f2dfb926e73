// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a puzzle of what stands in the sandbox: who is to do what, and whether it can be done.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/**
 * RoboPuzzleDialog:
 *
 * Looks for solutions in another thread whenever something is chosen.
 *
 * Signal: `told` (string): a translated sentence, of what went wrong or was done.
 */
#define ROBO_TYPE_PUZZLE_DIALOG (robo_puzzle_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboPuzzleDialog, robo_puzzle_dialog, ROBO, PUZZLE_DIALOG, AdwWindow)

/**
 * robo_puzzle_dialog_new:
 * @sandbox: (transfer none): what stands in it now is meant
 * @parent: (nullable): the window it belongs to
 *
 * Returns: (transfer floating): a dialog
 */
GtkWidget *robo_puzzle_dialog_new (RoboSandbox *sandbox,
                                   GtkWindow   *parent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
