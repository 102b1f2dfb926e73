// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the first of several widgets that has room.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the first child whose natural width fits, and hides the others. An example is a button with a label before a
 * button with an icon. If no child fits, the last one gets the available width, or nothing is shown if
 * `may-be-empty`. Replaces AdwSqueezer, which measures the height of a child for less than its minimum width, and is
 * deprecated. */
#define ROBO_TYPE_FIRST_FIT_LAYOUT (robo_first_fit_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboFirstFitLayout, robo_first_fit_layout, ROBO, FIRST_FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
