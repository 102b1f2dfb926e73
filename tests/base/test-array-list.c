// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a list model over an array, as a subclass uses it.
#include "config.h"

#include "base/robo-array-list.h"

/* Lists simple actions. */
typedef struct
{
  RoboArrayList parent_instance;
} ActionList;

typedef struct
{
  RoboArrayListClass parent_class;
} ActionListClass;

static GType action_list_get_type (void);

G_DEFINE_TYPE (ActionList, action_list, ROBO_TYPE_ARRAY_LIST)

static void
action_list_class_init (ActionListClass *klass)
{
  ROBO_ARRAY_LIST_CLASS (klass)->item_type = G_TYPE_SIMPLE_ACTION;
}

static void
action_list_init (ActionList *self)
{
}

static void
test_items (void)
{
  g_autoptr (RoboArrayList) list = g_object_new (action_list_get_type (), NULL);
  GPtrArray *items = robo_array_list_get_items (list);
  g_autoptr (GObject) second = NULL;

  g_assert_cmpuint (g_list_model_get_item_type (G_LIST_MODEL (list)), ==, G_TYPE_SIMPLE_ACTION);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), 0));

  g_ptr_array_add (items, g_simple_action_new ("first", NULL));
  g_ptr_array_add (items, g_simple_action_new ("second", NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  second = g_list_model_get_item (G_LIST_MODEL (list), 1);
  g_assert_true (second == g_ptr_array_index (items, 1));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), 2));
}

static void
test_ownership (void)
{
  RoboArrayList *list = g_object_new (action_list_get_type (), NULL);
  GAction       *action = G_ACTION (g_simple_action_new ("only", NULL));

  g_object_add_weak_pointer (G_OBJECT (action), (gpointer *)&action);
  g_ptr_array_add (robo_array_list_get_items (list), action);
  g_object_unref (list);
  g_assert_null (action);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/array-list/items/are-the-elements-of-the-array", test_items);
  g_test_add_func ("/base/array-list/finalized-list/frees-its-items", test_ownership);

  return g_test_run ();
}
