// SPDX-License-Identifier: GPL-3.0-or-later
// Shows two arenas side by side with their differences.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-diff.h"

G_BEGIN_DECLS

/* Shows both boards. Differences that have a place on the boards are outlined and numbered. A list beside the boards
 * has all differences in words. Selecting a difference in the list highlights its place on the boards. */
#define ROBO_TYPE_ARENA_COMPARE (robo_arena_compare_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaCompare, robo_arena_compare, ROBO, ARENA_COMPARE, AdwBin)

GtkWidget *robo_arena_compare_new (void);

/* Compares two arenas. The titles are shown above the boards. If a title is NULL, the arena's name is shown. */
void robo_arena_compare_set_arenas (RoboArenaCompare *self,
                                    RoboArena        *before,
                                    const char       *before_title,
                                    RoboArena        *after,
                                    const char       *after_title);

/* Shows a comparison in a window of its own, which Escape closes. The comparison must not have a parent yet. */
void robo_arena_compare_present (RoboArenaCompare *self,
                                 GtkWindow        *parent,
                                 const char       *title);

G_END_DECLS
