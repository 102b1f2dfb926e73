// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the first of several widgets for which there is room.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the first child whose natural width fits, and hides the other children. For example, a button with a label
 * may come first and a button with an icon second. If no child fits, the last child gets the available width, but at
 * least its minimum width. If `may-be-empty` is TRUE, no child is shown instead. The layout replaces AdwSqueezer,
 * which is deprecated and measures the height of a child for less than its minimum width. */
#define ROBO_TYPE_FIRST_FIT_LAYOUT (robo_first_fit_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboFirstFitLayout, robo_first_fit_layout, ROBO, FIRST_FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
