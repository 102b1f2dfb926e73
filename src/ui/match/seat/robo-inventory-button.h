// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the number of a robot's modules that are not equipped, and lists them.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* The number is visible to all players, the list only to the owner. If the game asks for modules only after a change
 * (R4.3), the player who programs can request the question in the list. The button is invisible if all modules are
 * equipped, unless that request is possible. */
#define ROBO_TYPE_INVENTORY_BUTTON (robo_inventory_button_get_type ())

G_DECLARE_FINAL_TYPE (RoboInventoryButton, robo_inventory_button, ROBO, INVENTORY_BUTTON, GtkWidget)

GtkWidget *robo_inventory_button_new (RoboMatch *match,
                                      RoboSeat  *seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
