// SPDX-License-Identifier: GPL-3.0-or-later
// A row of what a header bar can do without.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboSpareLayout:
 *
 * Puts children side by side as long as there is room; the last of them may be narrower than it would like to be, and those
 * for which there is no room at all are not shown. What they do has to be in a menu, too. The first one that expands gets
 * what is left. Properties: `spacing` (uint, px between two children).
 */
#define ROBO_TYPE_SPARE_LAYOUT (robo_spare_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboSpareLayout, robo_spare_layout, ROBO, SPARE_LAYOUT, GtkLayoutManager)

G_END_DECLS
