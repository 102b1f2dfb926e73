// SPDX-License-Identifier: GPL-3.0-or-later
// An arena in a grid: its picture and its name.
#pragma once

#include <gtk/gtk.h>

#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/**
 * RoboArenaCard:
 *
 * A child for a GtkFlowBox. Accessible: name and description of the arena.
 */
#define ROBO_TYPE_ARENA_CARD (robo_arena_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaCard, robo_arena_card, ROBO, ARENA_CARD, GtkFlowBoxChild)

/**
 * robo_arena_card_new:
 * @item: an arena
 * @picture_px: side of its picture where there is room; it may shrink to two thirds
 *
 * Returns: (transfer floating): a card
 */
GtkWidget *robo_arena_card_new (RoboArenaItem *item,
                                guint          picture_px);

/**
 * robo_arena_card_set_picture_px:
 * @self: a card
 * @picture_px: side of its picture where there is room; it may shrink to two thirds
 */
void robo_arena_card_set_picture_px (RoboArenaCard *self,
                                     guint          picture_px);

/**
 * robo_arena_card_get_item:
 * @self: a card
 *
 * Returns: (transfer none): what it shows
 */
RoboArenaItem *robo_arena_card_get_item (RoboArenaCard *self);

G_END_DECLS
