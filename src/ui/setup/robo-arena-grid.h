// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of arenas, of which one is chosen to play in.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/**
 * RoboArenaGrid:
 *
 * Shows the first of many arenas, and beside them one from far behind that somebody wants to play in. An arena that was
 * chosen stays so while others come and go; it is chosen again when it comes back.
 *
 * - property `chosen` (RoboArenaItem), which notifies
 * - property `has-more` (gboolean): whether there are arenas that are not shown
 * - property `picture-px` (guint): side of the pictures where there is room
 * - `activated ()`: somebody has double-clicked on one, or pressed Return
 */
#define ROBO_TYPE_ARENA_GRID (robo_arena_grid_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaGrid, robo_arena_grid, ROBO, ARENA_GRID, AdwBin)

/**
 * robo_arena_grid_set_arenas:
 * @self: a grid
 * @arenas: what can be chosen from
 * @id: (nullable): of the arena that is to be chosen, now or as soon as it is there
 *
 * To be called once.
 */
void robo_arena_grid_set_arenas (RoboArenaGrid *self,
                                 RoboArenaList *arenas,
                                 const char    *id);

/**
 * robo_arena_grid_choose:
 * @self: a grid with arenas
 * @position: in the list of arenas; one beyond its end is ignored
 */
void robo_arena_grid_choose (RoboArenaGrid *self,
                             guint          position);

/**
 * robo_arena_grid_get_chosen:
 * @self: a grid
 *
 * Returns: (transfer none) (nullable): the arena that is chosen
 */
RoboArenaItem *robo_arena_grid_get_chosen (RoboArenaGrid *self);

G_END_DECLS
