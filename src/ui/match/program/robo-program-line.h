// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a player type a program in one line.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

G_BEGIN_DECLS

/* Has an entry for a program such as "b3n r2ne b1w". Enter puts the program on the controller, where the player
 * confirms it as usual; errors are shown below the entry. Property `problem` (string, r, nullable): the error.
 *
 * Signals:
 *
 * - `applied ()`: the program has been put into the draft
 * - `left ()`: the player has pressed Escape */
#define ROBO_TYPE_PROGRAM_LINE (robo_program_line_get_type ())

G_DECLARE_FINAL_TYPE (RoboProgramLine, robo_program_line, ROBO, PROGRAM_LINE, GtkWidget)

/* Sets the draft, or NULL. The entry begins with the program of the draft. */
void robo_program_line_set_draft (RoboProgramLine  *self,
                                  RoboProgramDraft *draft);

G_END_DECLS
