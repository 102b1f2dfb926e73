// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-widget-pool.h"

#include "base/robo-idle.h"

/* All windows share two lists: `wanted` has the classes of the widgets that are still to be created, and `made` the
 * widgets that have been created. */
static GArray    *wanted; /* classes of the widgets to create, each a GType */
static GPtrArray *made;

/* Creates the first widget of this class in the queue. Returns FALSE if the queue has no widget of this class. */
static gboolean
make (GType type)
{
  for (guint i = 0; wanted != NULL && i < wanted->len; i++)
    if (g_array_index (wanted, GType, i) == type)
      {
        g_array_remove_index (wanted, i);
        g_ptr_array_add (made, g_object_ref_sink (g_object_new (type, NULL)));
        return TRUE;
      }

  return FALSE;
}

/* Creates the next widget. This comes after other idle work, such as pictures for the visible page, unless a caller
 * waits for the widgets. */
static gboolean
make_next (gpointer data)
{
  return wanted != NULL && wanted->len > 0 && make (g_array_index (wanted, GType, 0));
}

void
robo_widget_pool_prepare (GType type,
                          guint n_widgets)
{
  static const RoboIdleWork work = { ROBO_IDLE_AHEAD, make_next, NULL };

  g_return_if_fail (g_type_is_a (type, GTK_TYPE_WIDGET));

  if (wanted == NULL)
    {
      wanted = g_array_new (FALSE, FALSE, sizeof (GType));
      made = g_ptr_array_new_with_free_func (g_object_unref);
    }
  for (guint i = 0; i < n_widgets; i++)
    g_array_append_val (wanted, type);
  robo_idle_add (&work, NULL, NULL);
}

void
robo_widget_pool_keep (GType type,
                       guint n_widgets)
{
  guint n = 0;

  for (guint i = 0; wanted != NULL && i < wanted->len; i++)
    n += g_array_index (wanted, GType, i) == type;
  for (guint i = 0; made != NULL && i < made->len; i++)
    n += G_OBJECT_TYPE (made->pdata[i]) == type;
  if (n < n_widgets)
    robo_widget_pool_prepare (type, n_widgets - n);
}

/* Describes a caller that waits until all prepared widgets of some classes exist. */
typedef struct
{
  GArray            *types; /* types of the widgets to wait for, each a GType */
  RoboWidgetPoolFunc func;
  GObject           *owner; /* owned */
} Wait;

static gboolean
make_awaited (gpointer data)
{
  Wait *wait = data;

  for (guint i = 0; i < wait->types->len; i++)
    if (make (g_array_index (wait->types, GType, i)))
      return TRUE;

  wait->func (wait->owner);
  g_array_unref (wait->types);
  g_object_unref (wait->owner);
  g_free (wait);

  return FALSE;
}

gboolean
robo_widget_pool_await (const GType       *types,
                        guint              n_types,
                        RoboWidgetPoolFunc func,
                        GObject           *owner)
{
  static const RoboIdleWork work = { ROBO_IDLE_SOON, make_awaited, NULL };
  gboolean                  is_any_wanted = FALSE;
  Wait                     *wait;

  g_return_val_if_fail (n_types > 0 && types != NULL && func != NULL, TRUE);
  g_return_val_if_fail (G_IS_OBJECT (owner), TRUE);

  for (guint i = 0; wanted != NULL && i < wanted->len; i++)
    for (guint k = 0; k < n_types; k++)
      is_any_wanted |= g_array_index (wanted, GType, i) == types[k];
  if (!is_any_wanted)
    return TRUE;

  wait = g_new (Wait, 1);
  *wait = (Wait){ g_array_new (FALSE, FALSE, sizeof (GType)), func, g_object_ref (owner) };
  g_array_append_vals (wait->types, types, n_types);
  robo_idle_add (&work, NULL, wait);

  return FALSE;
}

GtkWidget *
robo_widget_pool_take (GType type)
{
  g_return_val_if_fail (g_type_is_a (type, GTK_TYPE_WIDGET), NULL);

  for (guint i = 0; made != NULL && i < made->len; i++)
    if (G_OBJECT_TYPE (made->pdata[i]) == type)
      {
        GtkWidget *widget = g_ptr_array_steal_index (made, i);

        /* Make the widget floating, as a new widget is, so that its parent takes the reference. */
        g_object_force_floating (G_OBJECT (widget));
        return widget;
      }

  /* Remove one widget of this class from the queue, because it is created here. */
  for (guint i = 0; wanted != NULL && i < wanted->len; i++)
    if (g_array_index (wanted, GType, i) == type)
      {
        g_array_remove_index (wanted, i);
        break;
      }

  return g_object_new (type, NULL);
}

void
robo_widget_pool_clear (void)
{
  g_clear_pointer (&wanted, g_array_unref);
  g_clear_pointer (&made, g_ptr_array_unref);
}
