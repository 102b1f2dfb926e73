// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the new size of an arena.
#pragma once

#include <adwaita.h>

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* Lets the user choose the number of columns and rows, and the corner or side of the arena that does not move, or its
 * middle.
 *
 * Signals:
 *
 * - `resize (uint columns, uint rows, int dx, int dy)`: the user's choice, as arguments of robo_plan_resize() */
#define ROBO_TYPE_RESIZE_DIALOG (robo_resize_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboResizeDialog, robo_resize_dialog, ROBO, RESIZE_DIALOG, AdwMessageDialog)

/* Creates a dialog, which destroys itself when it is closed. The caller presents it. */
GtkWidget *robo_resize_dialog_new (GtkWindow *parent,
                                   guint      columns,
                                   guint      rows);

G_END_DECLS
