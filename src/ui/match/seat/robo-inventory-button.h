// SPDX-License-Identifier: GPL-3.0-or-later
// How many modules a robot has that are not equipped, and which.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboInventoryButton:
 *
 * Says to everybody how many there are; pressed by the one who may see them, which they are. Where one is asked for modules
 * only after a change (R4.3), who programs can say there that they want to be asked. Invisible without any module that is not
 * equipped, unless there is that to be said.
 */
#define ROBO_TYPE_INVENTORY_BUTTON (robo_inventory_button_get_type ())

G_DECLARE_FINAL_TYPE (RoboInventoryButton, robo_inventory_button, ROBO, INVENTORY_BUTTON, GtkWidget)

/**
 * robo_inventory_button_new:
 * @match: a match with modules
 * @seat: one of its seats
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *robo_inventory_button_new (RoboMatch *match,
                                      RoboSeat  *seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
