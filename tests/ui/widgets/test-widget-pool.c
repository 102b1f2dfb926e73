// SPDX-License-Identifier: GPL-3.0-or-later
// Tests widgets that are created before they are needed.
#include "config.h"

#include "tests/ui/ui-drive.h"
#include "ui/widgets/robo-widget-pool.h"

/* Creating a widget takes this time, so each has an iteration of its own. */
#define SLOW_MS 5

static guint n_made;

#define TEST_TYPE_SLOW (test_slow_get_type ())

G_DECLARE_FINAL_TYPE (TestSlow, test_slow, TEST, SLOW, GtkWidget)

struct _TestSlow
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (TestSlow, test_slow, GTK_TYPE_WIDGET)

static void
test_slow_class_init (TestSlowClass *klass)
{
}

static void
test_slow_init (TestSlow *self)
{
  g_usleep (SLOW_MS * 1000);
  n_made++;
}

static gboolean
told_cb (gpointer n_seen)
{
  *(guint *)n_seen = n_made;

  return G_SOURCE_REMOVE;
}

/* One widget is created in each turn of the main loop, and other work is done in between. */
static void
test_turns (void)
{
  guint      n_seen = 0;
  GtkWidget *first, *second;

  n_made = 0;
  robo_widget_pool_prepare (TEST_TYPE_SLOW, 3);
  g_assert_cmpuint (n_made, ==, 0);
  while (n_made == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_made, ==, 1);
  g_idle_add (told_cb, &n_seen);
  while (n_made < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_seen, ==, 1);

  first = robo_widget_pool_take (TEST_TYPE_SLOW);
  second = robo_widget_pool_take (TEST_TYPE_SLOW);
  g_assert_cmpuint (n_made, ==, 3);
  g_assert_true (first != second);
  g_assert_true (g_object_is_floating (first) && g_object_is_floating (second));
  g_object_ref_sink (first);
  g_object_ref_sink (second);
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
  robo_widget_pool_clear ();
}

/* A widget that is requested early is not created twice. */
static void
test_early (void)
{
  GtkWidget *early;

  n_made = 0;
  robo_widget_pool_prepare (TEST_TYPE_SLOW, 1);
  early = g_object_ref_sink (robo_widget_pool_take (TEST_TYPE_SLOW));
  g_assert_cmpuint (n_made, ==, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_made, ==, 1);
  g_assert_finalize_object (early);
  robo_widget_pool_clear ();
}

static void
test_clear (void)
{
  GtkWidget *widget;

  n_made = 0;
  robo_widget_pool_prepare (TEST_TYPE_SLOW, 2);
  while (n_made == 0)
    g_main_context_iteration (NULL, TRUE);
  robo_widget_pool_clear ();
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_made, ==, 1);
  widget = g_object_ref_sink (robo_widget_pool_take (TEST_TYPE_SLOW));
  g_assert_cmpuint (n_made, ==, 2);
  g_assert_finalize_object (widget);
}

static void
count_cb (gpointer owner)
{
  guint *n_told = g_object_get_data (owner, "told");

  ++*n_told;
}

static void
wait_for_one (GObject *owner)
{
  const GType type = TEST_TYPE_SLOW;

  g_assert_false (robo_widget_pool_await (&type, 1, count_cb, owner));
}

/* Awaited widgets are created before others, also one in a turn; the caller is notified once. */
static void
test_await (void)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  const GType type = TEST_TYPE_SLOW;
  guint       n_told = 0, n_seen = 0;

  g_object_set_data (owner, "told", &n_told);
  n_made = 0;
  g_assert_true (robo_widget_pool_await (&type, 1, count_cb, owner));
  robo_widget_pool_prepare (GTK_TYPE_LABEL, 3);
  robo_widget_pool_prepare (TEST_TYPE_SLOW, 2);
  wait_for_one (owner);
  g_assert_cmpuint (n_told, ==, 0);

  while (n_made == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_made, ==, 1);
  g_idle_add (told_cb, &n_seen);
  while (n_told == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_made, ==, 2);
  g_assert_cmpuint (n_seen, >, 0);
  g_assert_true (robo_widget_pool_await (&type, 1, count_cb, owner));

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_told, ==, 1);
  robo_widget_pool_clear ();
}

/* A wait ends when the pool is cleared. */
static void
test_await_cleared (void)
{
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
  guint    n_told = 0;

  g_object_set_data (owner, "told", &n_told);
  n_made = 0;
  robo_widget_pool_prepare (TEST_TYPE_SLOW, 2);
  wait_for_one (owner);
  robo_widget_pool_clear ();
  while (n_told == 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_cmpuint (n_made, ==, 0);
  g_assert_finalize_object (owner);
}

/* The pool has no more widgets, created or planned, than requested. */
static void
test_keep (void)
{
  GtkWidget *first;

  n_made = 0;
  robo_widget_pool_keep (TEST_TYPE_SLOW, 2);
  robo_widget_pool_keep (TEST_TYPE_SLOW, 2);
  while (n_made < 1)
    g_main_context_iteration (NULL, TRUE);
  robo_widget_pool_keep (TEST_TYPE_SLOW, 2);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_made, ==, 2);

  first = g_object_ref_sink (robo_widget_pool_take (TEST_TYPE_SLOW));
  robo_widget_pool_keep (TEST_TYPE_SLOW, 2);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_made, ==, 3);
  g_object_unref (first);
  robo_widget_pool_clear ();
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/widgets/widget-pool/prepared-widgets/are-created-one-in-each-iteration", test_turns);
  g_test_add_func ("/ui/widgets/widget-pool/early-request/widget-is-not-created-twice", test_early);
  g_test_add_func ("/ui/widgets/widget-pool/cleared-pool/creates-no-more-widgets", test_clear);
  g_test_add_func ("/ui/widgets/widget-pool/awaited-widgets/are-created-first-and-owner-is-notified-once", test_await);
  g_test_add_func ("/ui/widgets/widget-pool/cleared-pool/notifies-an-owner-that-waits", test_await_cleared);
  g_test_add_func ("/ui/widgets/widget-pool/refilled-pool/has-no-more-widgets-than-requested", test_keep);

  return g_test_run ();
}
