// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a program as its dice, each with an arrow.
#pragma once

#include <gtk/gtk.h>

#include "engine/robo-program.h"

G_BEGIN_DECLS

/* Returns the arrow of a direction, such as "↗". */
const char *robo_program_dice_get_arrow (RoboDir dir);

/* Creates a row of the dice of a program, unit by unit, which is named by the program in words. CSS:
 * `box.program-dice`. Role: img. */
GtkWidget *robo_program_dice_new (const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
