// SPDX-License-Identifier: GPL-3.0-or-later
// The place for a module in a player's panel.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"
#include "ui/widgets/robo-module-card.h"

G_BEGIN_DECLS

/**
 * RoboModuleSlot:
 *
 * The module as a small card; pressed, everything it says and, for a person at this screen, the standing answers.
 */
#define ROBO_TYPE_MODULE_SLOT (robo_module_slot_get_type ())

G_DECLARE_FINAL_TYPE (RoboModuleSlot, robo_module_slot, ROBO, MODULE_SLOT, GtkWidget)

/**
 * robo_module_slot_new:
 * @match: a match with modules
 * @seat: one of its seats
 * @slot: 0 for the left place, 1 for the right one
 *
 * Returns: (transfer floating): a place for a module
 */
GtkWidget *robo_module_slot_new (RoboMatch *match,
                                 RoboSeat  *seat,
                                 guint      slot) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_slot_set_room:
 * @self: a place for a module
 * @is_chip: whether there is only room for its name
 * @room: how much its name has
 */
void robo_module_slot_set_room (RoboModuleSlot *self,
                                gboolean        is_chip,
                                RoboTitleRoom   room);

/**
 * robo_module_slot_get_card:
 * @self: a place for a module
 *
 * Returns: (transfer none): the small card in it
 */
RoboModuleCard *robo_module_slot_get_card (RoboModuleSlot *self);

G_END_DECLS
