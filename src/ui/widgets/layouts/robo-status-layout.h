// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the board of the editor.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboStatusLayout:
 *
 * For three children: an inscription that says what the tool would do, the options of the tool, and what is always there.
 * They stand side by side; where it is narrow the options have a row of their own. How high that is follows from the width
 * and from nothing that is said or chosen, so that the board above stays where it is. Properties: `is-phone` (boolean, write-only:
 * the options stand one below the other).
 */
#define ROBO_TYPE_STATUS_LAYOUT (robo_status_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboStatusLayout, robo_status_layout, ROBO, STATUS_LAYOUT, GtkLayoutManager)

G_END_DECLS
