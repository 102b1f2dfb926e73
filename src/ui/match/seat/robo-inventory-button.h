// SPDX-License-Identifier: GPL-3.0-or-later
// Shows how many modules of a robot are not equipped, and lists these modules.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* All players see the number of modules in the inventory, but only their owner sees the list of these modules. If
 * the game asks for modules only after a change (R4.3), the list has a switch with which the player who programs
 * requests this question. The widget is invisible if all modules are equipped and the player cannot request the
 * question. */
#define ROBO_TYPE_INVENTORY_BUTTON (robo_inventory_button_get_type ())

G_DECLARE_FINAL_TYPE (RoboInventoryButton, robo_inventory_button, ROBO, INVENTORY_BUTTON, GtkWidget)

GtkWidget *robo_inventory_button_new (RoboMatch *match,
                                      RoboSeat  *seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
