// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out two children side by side if there is room, otherwise stacked.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Properties:
 * - `spacing` (uint): px between the two children
 * - `threshold` (uint): the width in px from which on they are side by side; the width that they need counts
 *   if it is larger
 * - `is-even` (boolean): TRUE for halves; otherwise the child that does not expand gets the width it needs,
 *   and stacked children share the height
 * - `is-pair` (boolean, read-only): TRUE if they are side by side; changes during allocation */
#define ROBO_TYPE_PAIR_LAYOUT (robo_pair_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboPairLayout, robo_pair_layout, ROBO, PAIR_LAYOUT, GtkLayoutManager)

G_END_DECLS
