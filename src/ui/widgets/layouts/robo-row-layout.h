// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out two or more children side by side if there is room, otherwise stacked. Hidden children take no room.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Properties:
 *
 * - `spacing` (uint): px between the children
 * - `threshold` (uint): the width in px from which on the children are side by side, unless they need more
 * - `is-even` (boolean): TRUE if children side by side have equal widths, and stacked children their natural heights.
 *   If FALSE, children side by side that do not expand get their minimum widths, and one that expands gets the rest;
 *   two children that are stacked share the height
 * - `is-row` (boolean, read-only): TRUE if the children are side by side; changes during allocation */
#define ROBO_TYPE_ROW_LAYOUT (robo_row_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboRowLayout, robo_row_layout, ROBO, ROW_LAYOUT, GtkLayoutManager)

G_END_DECLS
