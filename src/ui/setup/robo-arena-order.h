// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose several arenas, and put them in order.
#pragma once

#include <gtk/gtk.h>

#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/* Lists arenas, each of which can be checked and moved up and down. The signal `changed ()` is emitted for changes by
 * the user. */
#define ROBO_TYPE_ARENA_ORDER (robo_arena_order_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaOrder, robo_arena_order, ROBO, ARENA_ORDER, GtkWidget)

/* Sets the arenas to choose from. The arenas that come with the program are checked. */
void robo_arena_order_set_arenas (RoboArenaOrder *self,
                                  GListModel     *arenas);

/* Returns the checked arenas in their order. */
GPtrArray *robo_arena_order_dup_chosen (RoboArenaOrder *self) G_GNUC_WARN_UNUSED_RESULT;

/* Ticks the boxes of the arenas with these ids, in their order, and clears all other boxes. Unknown ids are ignored.
 * The list is NULL-terminated. */
void robo_arena_order_set_chosen (RoboArenaOrder    *self,
                                  const char *const *ids);

G_END_DECLS
