// SPDX-License-Identifier: GPL-3.0-or-later
// Shows an arena in a grid by its picture and its name.
#pragma once

#include <gtk/gtk.h>

#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/* Is a child for a GtkFlowBox. Its accessible name is the name of the arena. Its accessible description is the warning
 * about the arena or, if there is none, the description of the arena. */
#define ROBO_TYPE_ARENA_CARD (robo_arena_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaCard, robo_arena_card, ROBO, ARENA_CARD, GtkFlowBoxChild)

/* Creates a card. The sides of its picture have the length `picture_px`. If there is little room, they shrink to two
 * thirds of this length. */
GtkWidget *robo_arena_card_new (RoboArenaItem *item,
                                guint          picture_px);

/* Sets the length of the sides of the picture. If there is little room, they shrink to two thirds of this length. */
void robo_arena_card_set_picture_px (RoboArenaCard *self,
                                     guint          picture_px);

RoboArenaItem *robo_arena_card_get_item (RoboArenaCard *self);

G_END_DECLS
