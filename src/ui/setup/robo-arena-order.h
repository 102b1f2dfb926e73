// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose several arenas and put them in order.
#pragma once

#include <gtk/gtk.h>

#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/* Lists arenas. The user can check each of them and move it up and down. The signal `changed ()` is emitted only for
 * changes by the user. */
#define ROBO_TYPE_ARENA_ORDER (robo_arena_order_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaOrder, robo_arena_order, ROBO, ARENA_ORDER, GtkWidget)

/* Sets the arenas (RoboArenaItem) from which the user chooses; call this once. At first the arenas that come with the
 * program are checked. */
void robo_arena_order_set_arenas (RoboArenaOrder *self,
                                  GListModel     *arenas);

/* Returns the checked arenas (RoboArena) in the order of their rows. */
GPtrArray *robo_arena_order_dup_chosen (RoboArenaOrder *self) G_GNUC_WARN_UNUSED_RESULT;

/* Checks the arenas with these ids, in this order, and unchecks all other arenas. Unknown ids are ignored. The list
 * is NULL-terminated. */
void robo_arena_order_set_chosen (RoboArenaOrder    *self,
                                  const char *const *ids);

G_END_DECLS
