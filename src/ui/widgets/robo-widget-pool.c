// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-widget-pool.h"

#include "base/robo-idle.h"

/* A caller that waits until all prepared widgets of some classes exist. */
typedef struct
{
  GArray            *types; /* GType */
  RoboWidgetPoolFunc func;
  GObject           *owner;
} Wait;

/* The queue is global, because all windows share it: the classes still to be created, the widgets created so
 * far, and the waiting callers. */
static GArray    *wanted; /* GType */
static GPtrArray *made;
static GPtrArray *waits; /* Wait */

static void
wait_free (gpointer data)
{
  Wait *self = data;

  g_array_unref (self->types);
  g_object_unref (self->owner);
  g_free (self);
}

static void
ensure_lists (void)
{
  if (wanted == NULL)
    {
      wanted = g_array_new (FALSE, FALSE, sizeof (GType));
      made = g_ptr_array_new_with_free_func (g_object_unref);
    }
  if (waits == NULL)
    waits = g_ptr_array_new_with_free_func (wait_free);
}

static gboolean
contains (const GArray *types,
          GType         type)
{
  for (guint i = 0; i < types->len; i++)
    if (g_array_index (types, GType, i) == type)
      return TRUE;

  return FALSE;
}

static gboolean
is_any_wanted (const GArray *types)
{
  for (guint i = 0; wanted != NULL && i < wanted->len; i++)
    if (contains (types, g_array_index (wanted, GType, i)))
      return TRUE;

  return FALSE;
}

/* Moves the types to the front of the queue, in their order. */
static void
prefer (const GArray *types)
{
  g_autoptr (GArray) old = g_steal_pointer (&wanted);

  wanted = g_array_new (FALSE, FALSE, sizeof (GType));
  for (guint k = 0; k < types->len; k++)
    for (guint i = 0; i < old->len; i++)
      if (g_array_index (old, GType, i) == g_array_index (types, GType, k))
        g_array_append_val (wanted, g_array_index (old, GType, i));
  for (guint i = 0; i < old->len; i++)
    if (!contains (types, g_array_index (old, GType, i)))
      g_array_append_val (wanted, g_array_index (old, GType, i));
}

/* Calls one waiting caller that is satisfied, and returns TRUE if there was one. Only one is called per
 * iteration, because its work with the widgets takes long, too. */
static gboolean
tell_one (void)
{
  for (guint i = 0; i < waits->len; i++)
    {
      Wait *wait = waits->pdata[i];

      if (is_any_wanted (wait->types))
        continue;

      g_ptr_array_steal_index (waits, i);
      wait->func (wait->owner);
      wait_free (wait);
      return TRUE;
    }

  return FALSE;
}

static void
make_next (void)
{
  GType type = g_array_index (wanted, GType, 0);

  g_array_remove_index (wanted, 0);
  g_ptr_array_add (made, g_object_ref_sink (g_object_new (type, NULL)));
}

static gboolean make_or_tell (gpointer data);

/* Widgets are created after other idle work, such as pictures for the visible page, unless a caller waits. */
static const RoboIdleWork ahead_work = { ROBO_IDLE_AHEAD, make_or_tell, NULL };
static const RoboIdleWork awaited_work = { ROBO_IDLE_SOON, make_or_tell, NULL };

static void
stop (void)
{
  robo_idle_remove (&ahead_work, NULL);
  robo_idle_remove (&awaited_work, NULL);
}

static void
go_on (void)
{
  stop ();
  robo_idle_add (waits->len > 0 ? &awaited_work : &ahead_work, NULL, NULL);
}

static gboolean
make_or_tell (gpointer data)
{
  if (tell_one ())
    {
      go_on ();
      return FALSE;
    }
  if (wanted == NULL || wanted->len == 0)
    return FALSE;

  make_next ();

  return TRUE;
}

void
robo_widget_pool_prepare (GType type,
                          guint n_widgets)
{
  g_return_if_fail (g_type_is_a (type, GTK_TYPE_WIDGET));

  ensure_lists ();
  for (guint i = 0; i < n_widgets; i++)
    g_array_append_val (wanted, type);
  go_on ();
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

gboolean
robo_widget_pool_await (const GType       *types,
                        guint              n_types,
                        RoboWidgetPoolFunc func,
                        GObject           *owner)
{
  g_autoptr (GArray) waited = g_array_new (FALSE, FALSE, sizeof (GType));
  Wait *wait;

  g_return_val_if_fail (n_types > 0 && types != NULL && func != NULL, TRUE);
  g_return_val_if_fail (G_IS_OBJECT (owner), TRUE);

  g_array_append_vals (waited, types, n_types);
  if (!is_any_wanted (waited))
    return TRUE;

  prefer (waited);
  wait = g_new (Wait, 1);
  *wait = (Wait){ g_steal_pointer (&waited), func, g_object_ref (owner) };
  g_ptr_array_add (waits, wait);
  go_on ();

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

        /* The widget is floating like a new one, so that its parent takes the reference. */
        g_object_force_floating (G_OBJECT (widget));
        return widget;
      }

  /* The widget is no longer missing, so drop it from the queue. */
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
  /* The waiting callers are called in the next iteration, and create the widgets themselves. */
  if (waits == NULL || waits->len == 0)
    stop ();
}
