// SPDX-License-Identifier: GPL-3.0-or-later
// Two children side by side where there is room, otherwise one above the other.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboPairLayout:
 *
 * Properties: `spacing` (uint, px between the two), `threshold` (uint, px from which on they are side by side; a
 * higher one counts where the two need more), `is-even` (boolean, %TRUE: halves; otherwise the one that does not expand has
 * what it needs, and one above the other they share the height), `is-pair` (boolean, for reading only: whether they are side by side; it
 * changes while sizes are given).
 */
#define ROBO_TYPE_PAIR_LAYOUT (robo_pair_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboPairLayout, robo_pair_layout, ROBO, PAIR_LAYOUT, GtkLayoutManager)

G_END_DECLS
