// SPDX-License-Identifier: GPL-3.0-or-later
// Asks how large an arena is to be.
#pragma once

#include <adwaita.h>

#include "engine/robo-board.h"

G_BEGIN_DECLS

/**
 * RoboResizeDialog:
 *
 * Columns, rows, and which corner or side of the arena stays where it is.
 *
 * Signals:
 *
 * - `resize (uint columns, uint rows, int dx, int dy)`: what was decided, as robo_plan_resize() wants it
 */
#define ROBO_TYPE_RESIZE_DIALOG (robo_resize_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboResizeDialog, robo_resize_dialog, ROBO, RESIZE_DIALOG, AdwMessageDialog)

/**
 * robo_resize_dialog_new:
 * @parent: the window
 * @columns: how many there are
 * @rows: how many there are
 *
 * Returns: (transfer none): a dialog to present; it goes by itself
 */
GtkWidget *robo_resize_dialog_new (GtkWindow *parent,
                                   guint      columns,
                                   guint      rows);

G_END_DECLS
