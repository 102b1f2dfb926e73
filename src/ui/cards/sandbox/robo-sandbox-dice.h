// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the program of one robot of the sandbox.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/* Shows a group of rows for one control unit at a time: color, value and key of its die, and of a second die if the
 * robot may have a second die (R5.3). The rows change the sandbox. */
#define ROBO_TYPE_SANDBOX_DICE (robo_sandbox_dice_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxDice, robo_sandbox_dice, ROBO, SANDBOX_DICE, AdwBin)

/* Creates a group for the robot of seat 0. */
GtkWidget *robo_sandbox_dice_new (RoboSandbox *sandbox) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the dice of a seat. Seats are numbered 0..3. */
void robo_sandbox_dice_set_seat (RoboSandboxDice *self,
                                 guint            seat);

G_END_DECLS
