// SPDX-License-Identifier: GPL-3.0-or-later
// Where a program is typed in one line.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

G_BEGIN_DECLS

/**
 * RoboProgramLine:
 *
 * An entry for a program such as "b3n r2ne b1w". Enter puts it on the controller, from where it is confirmed like any
 * other; what is wrong is said below.
 *
 * Property `problem` (string, r, nullable): what is wrong.
 *
 * Signals:
 *
 * - `applied ()`: the program is in the draft
 * - `left ()`: Escape: nothing is typed after all
 */
#define ROBO_TYPE_PROGRAM_LINE (robo_program_line_get_type ())

G_DECLARE_FINAL_TYPE (RoboProgramLine, robo_program_line, ROBO, PROGRAM_LINE, GtkWidget)

/**
 * robo_program_line_set_draft:
 * @self: a line
 * @draft: (nullable): what is typed for; its program is what stands there at first
 */
void robo_program_line_set_draft (RoboProgramLine  *self,
                                  RoboProgramDraft *draft);

G_END_DECLS
