// SPDX-License-Identifier: GPL-3.0-or-later
// Two arenas side by side, and what they differ in.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-diff.h"

G_BEGIN_DECLS

/**
 * RoboArenaCompare:
 *
 * Both boards with what changed outlined and numbered, and beside them the differences in words. Who chooses a
 * difference in the list sees its place stand out on the boards. By keyboard: the list is one like any other.
 */
#define ROBO_TYPE_ARENA_COMPARE (robo_arena_compare_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaCompare, robo_arena_compare, ROBO, ARENA_COMPARE, AdwBin)

/**
 * robo_arena_compare_new:
 *
 * Returns: (transfer floating): a comparison of nothing yet
 */
GtkWidget *robo_arena_compare_new (void);

/**
 * robo_arena_compare_set_arenas:
 * @self: a comparison
 * @before: an arena
 * @before_title: (nullable): what to write above it; %NULL for its name
 * @after: another one
 * @after_title: (nullable): what to write above it; %NULL for its name
 */
void robo_arena_compare_set_arenas (RoboArenaCompare *self,
                                    RoboArena        *before,
                                    const char       *before_title,
                                    RoboArena        *after,
                                    const char       *after_title);

/**
 * robo_arena_compare_present:
 * @self: a comparison that is nowhere yet
 * @parent: the window it is to lie over
 * @title: of its own window
 *
 * Shows it in a window of its own, which Escape closes.
 */
void robo_arena_compare_present (RoboArenaCompare *self,
                                 GtkWindow        *parent,
                                 const char       *title);

G_END_DECLS
