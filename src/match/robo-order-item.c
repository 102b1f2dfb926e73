// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-order-item-private.h"

#include "base/robo-properties.h"

struct _RoboOrderItem
{
  GObject parent_instance;

  /* Owned */
  RoboSeat   *seat;
  RoboSeatDie die;
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_COLOUR,
  PROP_VALUE,
  PROP_KEY,
  PROP_STATUS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboOrderItem, robo_order_item, G_TYPE_OBJECT)

static void
robo_order_item_dispose (GObject *object)
{
  RoboOrderItem *self = ROBO_ORDER_ITEM (object);

  g_clear_object (&self->seat);

  G_OBJECT_CLASS (robo_order_item_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SEAT] = { ROBO_PROPERTY_FIELD (OBJECT, "seat", RoboOrderItem, seat), .type = robo_seat_get_type },
  [PROP_COLOUR] = { ROBO_PROPERTY_FIELD (UINT, "colour", RoboOrderItem, die.colour) },
  [PROP_VALUE] = { ROBO_PROPERTY_FIELD (UINT, "value", RoboOrderItem, die.value) },
  [PROP_KEY] = { ROBO_PROPERTY_FIELD (UINT, "key", RoboOrderItem, die.key) },
  [PROP_STATUS] = { ROBO_PROPERTY_FIELD (UINT, "status", RoboOrderItem, die.status) },
};

static void
robo_order_item_class_init (RoboOrderItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_order_item_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_order_item_init (RoboOrderItem *self)
{
}

RoboOrderItem *
robo_order_item_new (RoboSeat          *seat,
                     const RoboSeatDie *die)
{
  RoboOrderItem *self;

  g_return_val_if_fail (ROBO_IS_SEAT (seat) && die != NULL, NULL);

  self = g_object_new (ROBO_TYPE_ORDER_ITEM, NULL);
  self->seat = g_object_ref (seat);
  self->die = *die;

  return self;
}

gboolean
robo_order_item_is_for (RoboOrderItem     *self,
                        RoboSeat          *seat,
                        const RoboSeatDie *die)
{
  return self->seat == seat && self->die.colour == die->colour && self->die.value == die->value &&
         self->die.key == die->key && self->die.unit == die->unit;
}

void
robo_order_item_set_status (RoboOrderItem    *self,
                            RoboSeatDieStatus status)
{
  g_return_if_fail (ROBO_IS_ORDER_ITEM (self));

  if (self->die.status == status)
    return;

  self->die.status = status;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATUS]);
}

RoboSeat *
robo_order_item_get_seat (RoboOrderItem *self)
{
  g_return_val_if_fail (ROBO_IS_ORDER_ITEM (self), NULL);

  return self->seat;
}

RoboColour
robo_order_item_get_colour (RoboOrderItem *self)
{
  g_return_val_if_fail (ROBO_IS_ORDER_ITEM (self), ROBO_BLUE);

  return self->die.colour;
}

guint
robo_order_item_get_value (RoboOrderItem *self)
{
  g_return_val_if_fail (ROBO_IS_ORDER_ITEM (self), 0);

  return self->die.value;
}

RoboDir
robo_order_item_get_key (RoboOrderItem *self)
{
  g_return_val_if_fail (ROBO_IS_ORDER_ITEM (self), ROBO_DIR_N);

  return self->die.key;
}

RoboSeatDieStatus
robo_order_item_get_status (RoboOrderItem *self)
{
  g_return_val_if_fail (ROBO_IS_ORDER_ITEM (self), ROBO_SEAT_DIE_WAITING);

  return self->die.status;
}
