// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-spares.h"

/* Of the process, as what its windows are made of: which are still to be made, and those that were. */
static GArray    *wanted; /* GType */
static GPtrArray *made;
static guint      make_id;

static gboolean
make_next_cb (gpointer user_data)
{
  GType type;

  if (wanted->len == 0)
    {
      make_id = 0;
      return G_SOURCE_REMOVE;
    }

  type = g_array_index (wanted, GType, 0);
  g_array_remove_index (wanted, 0);
  g_ptr_array_add (made, g_object_ref_sink (g_object_new (type, NULL)));

  return G_SOURCE_CONTINUE;
}

void
robo_spares_prepare (GType type,
                     guint n_widgets)
{
  g_return_if_fail (g_type_is_a (type, GTK_TYPE_WIDGET));

  if (wanted == NULL)
    {
      wanted = g_array_new (FALSE, FALSE, sizeof (GType));
      made = g_ptr_array_new_with_free_func (g_object_unref);
    }
  for (guint i = 0; i < n_widgets; i++)
    g_array_append_val (wanted, type);
  /* After all that is idle, too: pictures that are read for the page somebody looks at. */
  if (make_id == 0)
    make_id = g_idle_add_full (G_PRIORITY_LOW, make_next_cb, NULL, NULL);
}

GtkWidget *
robo_spares_take (GType type)
{
  g_return_val_if_fail (g_type_is_a (type, GTK_TYPE_WIDGET), NULL);

  for (guint i = 0; made != NULL && i < made->len; i++)
    if (G_OBJECT_TYPE (made->pdata[i]) == type)
      {
        GtkWidget *widget = g_ptr_array_steal_index (made, i);

        /* As if it were new: whoever it is put into keeps it. */
        g_object_force_floating (G_OBJECT (widget));
        return widget;
      }

  /* Nobody is going to need it any more. */
  for (guint i = 0; wanted != NULL && i < wanted->len; i++)
    if (g_array_index (wanted, GType, i) == type)
      {
        g_array_remove_index (wanted, i);
        break;
      }

  return g_object_new (type, NULL);
}

void
robo_spares_clear (void)
{
  g_clear_handle_id (&make_id, g_source_remove);
  g_clear_pointer (&wanted, g_array_unref);
  g_clear_pointer (&made, g_ptr_array_unref);
}
