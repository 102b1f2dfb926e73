// SPDX-License-Identifier: GPL-3.0-or-later
#include "loopback.h"

/* Holds a message in a chat room, of one of four kinds. */
typedef struct
{
  GBytes *bundle;
  GBytes *offer;
  GBytes *file;
  char   *who;
  char   *words;
  gint64  when;
} Item;

typedef struct
{
  grefcount  refs;
  GPtrArray *items; /* Item: all messages */
  GPtrArray *members;
} Room;

struct _RoboLoopback
{
  RoboCarrier parent_instance;

  Room *room;
  guint n_read; /* number of messages delivered */
  guint source;
};

G_DEFINE_FINAL_TYPE (RoboLoopback, robo_loopback, ROBO_TYPE_CARRIER)

static void
item_free (Item *item)
{
  g_clear_pointer (&item->bundle, g_bytes_unref);
  g_clear_pointer (&item->offer, g_bytes_unref);
  g_clear_pointer (&item->file, g_bytes_unref);
  g_free (item->who);
  g_free (item->words);
  g_free (item);
}

static gboolean
read_cb (gpointer data)
{
  RoboLoopback *self = data;
  RoboCarrier  *carrier = data;

  g_object_ref (self);
  self->source = 0;
  while (self->n_read < self->room->items->len && robo_carrier_get_state (carrier) != ROBO_CARRIER_CLOSED)
    {
      const Item *item = g_ptr_array_index (self->room->items, self->n_read++);

      if (item->bundle != NULL)
        robo_carrier_receive_bundle (carrier, item->bundle);
      if (item->offer != NULL)
        robo_carrier_receive_offer (carrier, item->offer);
      if (item->file != NULL && robo_carrier_get_state (carrier) == ROBO_CARRIER_OPEN)
        robo_carrier_receive_file (carrier, item->file);
      if (item->words != NULL)
        robo_carrier_receive_words (carrier, item->who, item->words, item->when);
    }
  if (robo_carrier_get_state (carrier) == ROBO_CARRIER_CONNECTING)
    robo_carrier_set_state (carrier, ROBO_CARRIER_OPEN, g_strdup ("Everybody plays at this computer."));
  g_object_unref (self);

  return G_SOURCE_REMOVE;
}

static void
read_soon (RoboLoopback *self)
{
  if (self->source == 0)
    self->source = g_idle_add (read_cb, self);
}

static void
put (RoboCarrier *carrier,
     const Item  *item)
{
  RoboLoopback *self = ROBO_LOOPBACK (carrier);

  g_ptr_array_add (self->room->items, g_memdup2 (item, sizeof *item));
  for (guint i = 0; i < self->room->members->len; i++)
    read_soon (g_ptr_array_index (self->room->members, i));
}

static void
robo_loopback_open (RoboCarrier *carrier)
{
  RoboLoopback *self = ROBO_LOOPBACK (carrier);

  g_ptr_array_add (self->room->members, self);
  robo_carrier_set_state (carrier, ROBO_CARRIER_CONNECTING, g_strdup ("Looking for the others…"));
  read_soon (self);
}

static void
robo_loopback_close (RoboCarrier *carrier)
{
  RoboLoopback *self = ROBO_LOOPBACK (carrier);

  g_ptr_array_remove (self->room->members, self);
  g_clear_handle_id (&self->source, g_source_remove);
  robo_carrier_set_state (carrier, ROBO_CARRIER_CLOSED, g_strdup ("Not connected."));
}

static void
robo_loopback_send (RoboCarrier *carrier,
                    GBytes      *bundle)
{
  put (carrier, &(Item){ .bundle = g_bytes_ref (bundle) });
}

static void
robo_loopback_offer (RoboCarrier *carrier,
                     GBytes      *offer)
{
  put (carrier, &(Item){ .offer = g_bytes_ref (offer) });
}

static void
robo_loopback_say (RoboCarrier *carrier,
                   const char  *words)
{
  put (carrier, &(Item){ .who = g_strdup (g_get_user_name ()),
                         .words = g_strdup (words),
                         .when = g_get_real_time () / G_USEC_PER_SEC });
}

static void
robo_loopback_file (RoboCarrier *carrier,
                    GBytes      *message)
{
  put (carrier, &(Item){ .file = g_bytes_ref (message) });
}

static void
robo_loopback_finalize (GObject *object)
{
  RoboLoopback *self = ROBO_LOOPBACK (object);

  g_ptr_array_remove (self->room->members, self);
  g_clear_handle_id (&self->source, g_source_remove);
  if (g_ref_count_dec (&self->room->refs))
    {
      g_ptr_array_unref (self->room->items);
      g_ptr_array_unref (self->room->members);
      g_free (self->room);
    }

  G_OBJECT_CLASS (robo_loopback_parent_class)->finalize (object);
}

static void
robo_loopback_class_init (RoboLoopbackClass *klass)
{
  RoboCarrierClass *carrier_class = ROBO_CARRIER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_loopback_finalize;
  carrier_class->open = robo_loopback_open;
  carrier_class->close = robo_loopback_close;
  carrier_class->send = robo_loopback_send;
  carrier_class->offer = robo_loopback_offer;
  carrier_class->say = robo_loopback_say;
  carrier_class->file = robo_loopback_file;
}

static void
robo_loopback_init (RoboLoopback *self)
{
}

RoboCarrier *
robo_loopback_new (RoboLoopback *other)
{
  RoboLoopback *self = g_object_new (ROBO_TYPE_LOOPBACK, NULL);

  if (other != NULL)
    {
      self->room = other->room;
      g_ref_count_inc (&self->room->refs);
      return ROBO_CARRIER (self);
    }

  self->room = g_new0 (Room, 1);
  g_ref_count_init (&self->room->refs);
  self->room->items = g_ptr_array_new_with_free_func ((GDestroyNotify)item_free);
  self->room->members = g_ptr_array_new ();

  return ROBO_CARRIER (self);
}
