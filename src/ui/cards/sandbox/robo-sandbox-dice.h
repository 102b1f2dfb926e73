// SPDX-License-Identifier: GPL-3.0-or-later
// The program of one robot of the sandbox.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/**
 * RoboSandboxDice:
 *
 * A group of rows for one control unit after the other: colour, value and key of its die, and of a second one where the
 * robot may have it (R5.3). It shows the sandbox as it is, and changes it.
 */
#define ROBO_TYPE_SANDBOX_DICE (robo_sandbox_dice_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxDice, robo_sandbox_dice, ROBO, SANDBOX_DICE, AdwBin)

/**
 * robo_sandbox_dice_new:
 * @sandbox: (transfer none): whose dice to show
 *
 * Returns: (transfer floating): a group for the first robot
 */
GtkWidget *robo_sandbox_dice_new (RoboSandbox *sandbox) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_dice_set_seat:
 * @self: a group
 * @seat: 0..3, whose dice to show
 */
void robo_sandbox_dice_set_seat (RoboSandboxDice *self,
                                 guint            seat);

G_END_DECLS
