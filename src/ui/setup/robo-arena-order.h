// SPDX-License-Identifier: GPL-3.0-or-later
// Arenas to choose several of, and to put into order.
#pragma once

#include <gtk/gtk.h>

#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/**
 * RoboArenaOrder:
 *
 * A list in which each arena can be ticked and moved up and down. The signal `changed ()` says that a person did.
 */
#define ROBO_TYPE_ARENA_ORDER (robo_arena_order_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaOrder, robo_arena_order, ROBO, ARENA_ORDER, GtkWidget)

/**
 * robo_arena_order_set_arenas:
 * @self: an order
 * @arenas: (element-type RoboArenaItem): the arenas to choose from; those of the program are ticked
 */
void robo_arena_order_set_arenas (RoboArenaOrder *self,
                                  GListModel     *arenas);

/**
 * robo_arena_order_dup_chosen:
 * @self: an order
 *
 * Returns: (transfer full) (element-type RoboArena): the arenas that are ticked, in their order
 */
GPtrArray *robo_arena_order_dup_chosen (RoboArenaOrder *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_order_set_chosen:
 * @self: an order with arenas
 * @ids: (array zero-terminated=1): ids of arenas to tick, in their order; unknown ones are passed over
 */
void robo_arena_order_set_chosen (RoboArenaOrder    *self,
                                  const char *const *ids);

G_END_DECLS
