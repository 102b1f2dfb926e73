// SPDX-License-Identifier: GPL-3.0-or-later
// One space of a board, for keyboard and screen reader.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboBoardSpace:
 *
 * Draws nothing but its focus ring: it has a place, a name, and the keyboard.
 *
 * CSS: node `space`. Accessible role: grid cell.
 */
#define ROBO_TYPE_BOARD_SPACE (robo_board_space_get_type ())

G_DECLARE_FINAL_TYPE (RoboBoardSpace, robo_board_space, ROBO, BOARD_SPACE, GtkWidget)

GtkWidget *robo_board_space_new (guint space);
guint      robo_board_space_get_space (RoboBoardSpace *self);
void       robo_board_space_set_name (RoboBoardSpace *self,
                                      const char     *name);

G_END_DECLS
