// SPDX-License-Identifier: GPL-3.0-or-later
// The order strip: the dice of a unit as they act.
#include "config.h"

#include "robo-match-private.h"

#include <stdlib.h>

#include "robo-order-item-private.h"

/* Four dice of four robots at most. */
#define MAX_ORDER (ROBO_MAX_ROBOTS * ROBO_MAX_DICE)

typedef struct
{
  RoboSeat   *seat;
  RoboSeatDie die;
  gboolean    is_used;
} OrderEntry;

static guint
collect_dice (RoboMatch  *self,
              OrderEntry *entries)
{
  guint n_entries = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeat *seat = self->by_seat[i];

      for (guint j = 0; seat && j < robo_seat_get_n_dice (seat); j++)
        {
          const RoboSeatDie *die = robo_seat_get_die (seat, j);

          if (die->unit == self->shown.unit && die->status != ROBO_SEAT_DIE_REMOVED)
            entries[n_entries++] = (OrderEntry){ .seat = seat, .die = *die };
        }
    }

  return n_entries;
}

/* R6.2 as one number. */
static guint
get_rank (const OrderEntry *entry)
{
  return entry->die.value << 8 | (entry->die.colour == ROBO_RED) << 4 | robo_seat_get_number (entry->seat);
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  return (int)get_rank (a) - (int)get_rank (b);
}

static void
take_entry (OrderEntry *entry,
            GPtrArray  *order)
{
  entry->is_used = TRUE;
  g_ptr_array_add (order, entry);
}

static void
take_reported (OrderEntry      *entries,
               guint            n_entries,
               const RoboEvent *event,
               GPtrArray       *order)
{
  for (guint i = 0; i < n_entries; i++)
    {
      if (!entries[i].is_used && robo_seat_get_seat (entries[i].seat) == event->seat &&
          robo_match_is_die_of (&entries[i].die, event))
        {
          take_entry (&entries[i], order);
          return;
        }
    }
}

static guint
find_beginning_of_unit (RoboMatch *self)
{
  guint i = self->position;

  while (i > 0 && robo_match_get_event (self, i - 1)->type != ROBO_EVENT_UNIT)
    i--;

  return i;
}

/* Those that have come up in the order in which they did, then the others as they will (R6.2). @order points into
 * @entries, which are not moved any more. */
static void
sort_dice (RoboMatch  *self,
           OrderEntry *entries,
           guint       n_entries,
           GPtrArray  *order)
{
  qsort (entries, n_entries, sizeof *entries, compare_entries);

  for (guint i = find_beginning_of_unit (self); i < self->position; i++)
    {
      const RoboEvent *event = robo_match_get_event (self, i);

      if (event->type == ROBO_EVENT_ACTIVATE || event->type == ROBO_EVENT_SKIP)
        take_reported (entries, n_entries, event, order);
    }

  for (guint i = 0; i < n_entries; i++)
    {
      if (!entries[i].is_used)
        take_entry (&entries[i], order);
    }
}

/* The same dice in the same order: only what has become of them is another matter. */
static gboolean
refresh_order (RoboMatch *self,
               GPtrArray *order)
{
  GListModel *items = G_LIST_MODEL (self->order);

  if (g_list_model_get_n_items (items) != order->len)
    return FALSE;

  for (guint i = 0; i < order->len; i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (items, i);
      const OrderEntry *entry = g_ptr_array_index (order, i);

      if (!robo_order_item_is_for (item, entry->seat, &entry->die))
        return FALSE;
    }

  for (guint i = 0; i < order->len; i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (items, i);
      const OrderEntry *entry = g_ptr_array_index (order, i);

      robo_order_item_set_status (item, entry->die.status);
    }

  return TRUE;
}

static void
replace_order (RoboMatch *self,
               GPtrArray *order)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < order->len; i++)
    {
      const OrderEntry *entry = g_ptr_array_index (order, i);

      g_ptr_array_add (items, robo_order_item_new (entry->seat, &entry->die));
    }

  g_list_store_splice (self->order, 0, g_list_model_get_n_items (G_LIST_MODEL (self->order)), items->pdata, items->len);
}

void
robo_match_show_order (RoboMatch *self)
{
  OrderEntry entries[MAX_ORDER] = { 0 };
  g_autoptr (GPtrArray) order = g_ptr_array_new ();

  if (self->shown.phase == ROBO_PHASE_ACTIVATION)
    sort_dice (self, entries, collect_dice (self, entries), order);

  if (!refresh_order (self, order))
    replace_order (self, order);
}
