// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out the status line below the board of the editor.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lays out three children: a hint about the tool, the options of the tool, and the permanent widgets. The children
 * are side by side, but in a narrow layout and on a phone the options have a row of their own. The current text and
 * tool do not change the height, so that the board above does not move. Properties: `is-phone` (boolean, write-only:
 * TRUE if the options are stacked). */
#define ROBO_TYPE_STATUS_LAYOUT (robo_status_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboStatusLayout, robo_status_layout, ROBO, STATUS_LAYOUT, GtkLayoutManager)

G_END_DECLS
