// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one die in the order of activation (R6.2).
#pragma once

#include "robo-seat.h"

G_BEGIN_DECLS

/* Describes a die in the order strip. Only `status` (uint, a RoboSeatDieStatus) ever changes, with a notification. The
 * other properties:
 *
 * - `seat` (RoboSeat)
 * - `colour` (uint, a RoboColour)
 * - `value` (uint, 1..6)
 * - `key` (uint, a RoboDir) */
#define ROBO_TYPE_ORDER_ITEM (robo_order_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboOrderItem, robo_order_item, ROBO, ORDER_ITEM, GObject)

/* These functions return the properties. Objects and strings are borrowed. */
RoboSeat         *robo_order_item_get_seat (RoboOrderItem *self);
RoboColour        robo_order_item_get_colour (RoboOrderItem *self);
guint             robo_order_item_get_value (RoboOrderItem *self);
RoboDir           robo_order_item_get_key (RoboOrderItem *self);
RoboSeatDieStatus robo_order_item_get_status (RoboOrderItem *self);

G_END_DECLS
