// SPDX-License-Identifier: GPL-3.0-or-later
// Shows pictures of arenas, from which the user chooses one to play in.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/* Shows the first arenas of a long list. If another arena is chosen, the grid shows it after the first arenas. The
 * choice stays while arenas are added and removed, and is restored when a removed arena comes back.
 *
 * - property `chosen` (RoboArenaItem): the chosen arena; notifies
 * - property `has-more` (gboolean): TRUE if there are arenas that are not shown
 * - property `picture-px` (guint): side of the pictures if there is room
 * - signal `activated ()`: the user has double-clicked a picture, or pressed Return */
#define ROBO_TYPE_ARENA_GRID (robo_arena_grid_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaGrid, robo_arena_grid, ROBO, ARENA_GRID, AdwBin)

/* Sets the list of arenas; call this once. The arena with this id is chosen, now or as soon as it is in the list.
 * Until then, or if the id is NULL, the first arena is chosen. */
void robo_arena_grid_set_arenas (RoboArenaGrid *self,
                                 RoboArenaList *arenas,
                                 const char    *id);

/* Chooses an arena by its position in the list. Does nothing if the list is shorter. */
void robo_arena_grid_choose (RoboArenaGrid *self,
                             guint          position);

/* Returns the chosen arena, or NULL. */
RoboArenaItem *robo_arena_grid_get_chosen (RoboArenaGrid *self);

G_END_DECLS
