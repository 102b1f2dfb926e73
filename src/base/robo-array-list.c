// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-array-list.h"

typedef struct
{
  GPtrArray *items;
} RoboArrayListPrivate;

static void robo_array_list_model_init (GListModelInterface *iface);

/* clang-format off */
G_DEFINE_ABSTRACT_TYPE_WITH_CODE (RoboArrayList, robo_array_list, G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (RoboArrayList)
                                  G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, robo_array_list_model_init))
/* clang-format on */

GPtrArray *
robo_array_list_get_items (RoboArrayList *self)
{
  RoboArrayListPrivate *priv = robo_array_list_get_instance_private (self);

  return priv->items;
}

static GType
get_item_type (GListModel *model)
{
  return ROBO_ARRAY_LIST_GET_CLASS (model)->item_type;
}

static guint
get_n_items (GListModel *model)
{
  return robo_array_list_get_items (ROBO_ARRAY_LIST (model))->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GPtrArray *items = robo_array_list_get_items (ROBO_ARRAY_LIST (model));

  return position < items->len ? g_object_ref (g_ptr_array_index (items, position)) : NULL;
}

static void
robo_array_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
robo_array_list_finalize (GObject *object)
{
  g_ptr_array_unref (robo_array_list_get_items (ROBO_ARRAY_LIST (object)));

  G_OBJECT_CLASS (robo_array_list_parent_class)->finalize (object);
}

static void
robo_array_list_class_init (RoboArrayListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = robo_array_list_finalize;
}

static void
robo_array_list_init (RoboArrayList *self)
{
  RoboArrayListPrivate *priv = robo_array_list_get_instance_private (self);

  priv->items = g_ptr_array_new_with_free_func (g_object_unref);
}
