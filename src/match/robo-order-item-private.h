// SPDX-License-Identifier: GPL-3.0-or-later
// What a match does with the dice of the order strip.
#pragma once

#include "robo-order-item.h"

G_BEGIN_DECLS

/**
 * robo_order_item_new:
 * @seat: (transfer none): whose die
 * @die: (transfer none): what it is
 *
 * Returns: (transfer full): an item
 */
RoboOrderItem *robo_order_item_new (RoboSeat          *seat,
                                    const RoboSeatDie *die) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_order_item_is_for:
 * @self: an item
 * @seat: a seat
 * @die: a die of it
 *
 * Returns: whether @self stands for that die, whatever has become of it
 */
gboolean robo_order_item_is_for (RoboOrderItem     *self,
                                 RoboSeat          *seat,
                                 const RoboSeatDie *die);

/**
 * robo_order_item_set_status:
 * @self: an item
 * @status: what has become of its die
 */
void robo_order_item_set_status (RoboOrderItem    *self,
                                 RoboSeatDieStatus status);

G_END_DECLS
