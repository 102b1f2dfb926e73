// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out the optional widgets of a header bar in a row.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Puts children side by side as long as there is room. The last visible child may be narrower than its natural width.
 * Children without room are hidden, so a menu must have their functions, too. The first child that expands gets the
 * remaining width. Properties: `spacing` (uint, px between two children). */
#define ROBO_TYPE_OPTIONAL_LAYOUT (robo_optional_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboOptionalLayout, robo_optional_layout, ROBO, OPTIONAL_LAYOUT, GtkLayoutManager)

G_END_DECLS
