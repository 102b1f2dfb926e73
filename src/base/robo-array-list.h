// SPDX-License-Identifier: GPL-3.0-or-later
// Implements a list model whose items a subclass keeps in an array.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Implements GListModel for subclasses. A subclass sets `item_type` in its class, changes the array, and then emits
 * g_list_model_items_changed(). */
#define ROBO_TYPE_ARRAY_LIST (robo_array_list_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboArrayList, robo_array_list, ROBO, ARRAY_LIST, GObject)

struct _RoboArrayListClass
{
  GObjectClass parent_class;

  GType item_type;
};

/* Returns the array of items, which belongs to the list. The array owns the items. */
GPtrArray *robo_array_list_get_items (RoboArrayList *self);

G_END_DECLS
