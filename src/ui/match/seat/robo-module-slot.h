// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a module in a player's panel.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"
#include "ui/widgets/robo-module-card.h"

G_BEGIN_DECLS

/* Shows the module of one slot as a small card. A click opens the text of the module and, for a person at this
 * screen, the standing answers. */
#define ROBO_TYPE_MODULE_SLOT (robo_module_slot_get_type ())

G_DECLARE_FINAL_TYPE (RoboModuleSlot, robo_module_slot, ROBO, MODULE_SLOT, GtkWidget)

/* Creates a slot. Slot 0 is the left slot, and slot 1 the right slot. */
GtkWidget *robo_module_slot_new (RoboMatch *match,
                                 RoboSeat  *seat,
                                 guint      slot) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the room for the card. If is_chip is TRUE, there is room only for the name of the module. */
void robo_module_slot_set_room (RoboModuleSlot *self,
                                gboolean        is_chip,
                                RoboTitleRoom   room);

RoboModuleCard *robo_module_slot_get_card (RoboModuleSlot *self);

G_END_DECLS
