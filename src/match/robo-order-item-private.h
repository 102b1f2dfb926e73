// SPDX-License-Identifier: GPL-3.0-or-later
// Creates and updates the dice of the order strip, for RoboMatchView.
#pragma once

#include "robo-order-item.h"

G_BEGIN_DECLS

RoboOrderItem *robo_order_item_new (RoboSeat          *seat,
                                    const RoboSeatDie *die) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the item stands for this die, whatever its status. */
gboolean robo_order_item_is_for (RoboOrderItem     *self,
                                 RoboSeat          *seat,
                                 const RoboSeatDie *die);

void robo_order_item_set_status (RoboOrderItem    *self,
                                 RoboSeatDieStatus status);

G_END_DECLS
