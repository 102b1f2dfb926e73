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

static void
robo_order_item_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  RoboOrderItem *self = ROBO_ORDER_ITEM (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_object (value, self->seat);
      break;

    case PROP_COLOUR:
      g_value_set_uint (value, self->die.colour);
      break;

    case PROP_VALUE:
      g_value_set_uint (value, self->die.value);
      break;

    case PROP_KEY:
      g_value_set_uint (value, self->die.key);
      break;

    case PROP_STATUS:
      g_value_set_uint (value, self->die.status);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_order_item_class_init (RoboOrderItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_order_item_dispose;
  object_class->get_property = robo_order_item_get_property;

  properties[PROP_SEAT] = robo_property_object ("seat", ROBO_TYPE_SEAT);
  properties[PROP_COLOUR] = robo_property_uint ("colour");
  properties[PROP_VALUE] = robo_property_uint ("value");
  properties[PROP_KEY] = robo_property_uint ("key");
  properties[PROP_STATUS] = robo_property_uint ("status");
  g_object_class_install_properties (object_class, N_PROPS, properties);
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
