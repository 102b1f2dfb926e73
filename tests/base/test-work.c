/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sys/resource.h>

#include "base/robo-work.h"

typedef struct
{
  GThread *work_thread;
  GThread *free_thread;
  GObject *owner; /* owner that was passed to done */
  guint    n_done;
  gboolean is_freed;
  gboolean fails;
  char    *message; /* error that was passed to done */
  int      priority;
  GMutex   lock; /* lock that a test holds to keep the work from ending */
} Sum;

static gboolean
work_cb (gpointer      data,
         GCancellable *cancellable,
         GError      **error)
{
  Sum *sum = data;

  sum->work_thread = g_thread_self ();
  sum->priority = getpriority (PRIO_PROCESS, 0);
  g_mutex_lock (&sum->lock);
  g_mutex_unlock (&sum->lock);
  if (!sum->fails)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "not there");

  return FALSE;
}

static void
done_cb (gpointer      owner,
         gpointer      data,
         GCancellable *cancellable,
         const GError *error)
{
  Sum *sum = data;

  g_assert_false (sum->is_freed);
  sum->owner = owner;
  sum->message = error != NULL ? g_strdup (error->message) : NULL;
  sum->n_done++;
}

static void
free_cb (gpointer data)
{
  Sum *sum = data;

  sum->free_thread = g_thread_self ();
  sum->is_freed = TRUE;
}

static void
wait_until_freed (const Sum *sum)
{
  while (!sum->is_freed)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_done (void)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  Sum sum = { 0 };

  robo_work_run (owner, NULL, work_cb, done_cb, &sum, free_cb);
  wait_until_freed (&sum);
  g_assert_cmpuint (sum.n_done, ==, 1);
  g_assert_null (sum.message);
  g_assert_true (sum.owner == owner);
  g_assert_true (sum.work_thread != g_thread_self ());
  g_assert_true (sum.free_thread == g_thread_self ());
  g_assert_finalize_object (g_steal_pointer (&owner));
}

static void
test_no_owner (void)
{
  Sum sum = { 0 };

  robo_work_run (NULL, NULL, work_cb, done_cb, &sum, free_cb);
  wait_until_freed (&sum);
  g_assert_cmpuint (sum.n_done, ==, 1);
  g_assert_null (sum.owner);
}

static void
test_fails (void)
{
  Sum sum = { .fails = TRUE };

  robo_work_run (NULL, NULL, work_cb, done_cb, &sum, free_cb);
  wait_until_freed (&sum);
  g_assert_cmpuint (sum.n_done, ==, 1);
  g_assert_cmpstr (sum.message, ==, "not there");
  g_free (sum.message);
}

/* The owner must not be kept alive by the work, and data must not be freed before the thread has ended. */
static void
test_owner_gone (void)
{
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
  Sum      sum = { 0 };

  g_mutex_lock (&sum.lock);
  robo_work_run (owner, NULL, work_cb, done_cb, &sum, free_cb);
  g_assert_finalize_object (owner);
  g_assert_false (sum.is_freed);
  g_mutex_unlock (&sum.lock);
  wait_until_freed (&sum);
  g_assert_cmpuint (sum.n_done, ==, 0);
  g_assert_true (sum.free_thread == g_thread_self ());
}

/* A window is disposed while others still hold references to it. */
static void
test_owner_disposed (void)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  Sum sum = { 0 };

  robo_work_run (owner, NULL, work_cb, done_cb, &sum, free_cb);
  g_object_run_dispose (owner);
  wait_until_freed (&sum);
  g_assert_cmpuint (sum.n_done, ==, 0);
}

static void
test_cancelled (void)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Sum sum = { 0 };

  g_mutex_lock (&sum.lock);
  robo_work_run (owner, cancellable, work_cb, done_cb, &sum, free_cb);
  g_cancellable_cancel (cancellable);
  g_mutex_unlock (&sum.lock);
  wait_until_freed (&sum);
  g_assert_cmpuint (sum.n_done, ==, 0);
  g_assert_true (sum.free_thread == g_thread_self ());
  g_assert_finalize_object (g_steal_pointer (&owner));
}

static void
test_cancelled_before (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Sum sum = { 0 };

  g_cancellable_cancel (cancellable);
  robo_work_run (NULL, cancellable, work_cb, done_cb, &sum, free_cb);
  wait_until_freed (&sum);
  g_assert_null (sum.work_thread);
  g_assert_cmpuint (sum.n_done, ==, 0);
}

/* New work takes the place of work that is under way. */
static void
test_replaced (void)
{
  g_autoptr (GCancellable) cancellable = NULL;
  GCancellable *before;
  Sum           first = { 0 };
  Sum           second = { 0 };

  robo_work_cancel (&cancellable);
  g_assert_null (cancellable);
  g_mutex_lock (&first.lock);
  before = robo_work_renew (&cancellable);
  g_assert_true (before == cancellable);
  robo_work_run (NULL, before, work_cb, done_cb, &first, free_cb);
  robo_work_run (NULL, robo_work_renew (&cancellable), work_cb, done_cb, &second, free_cb);
  g_mutex_unlock (&first.lock);
  wait_until_freed (&first);
  wait_until_freed (&second);
  g_assert_cmpuint (first.n_done, ==, 0);
  g_assert_cmpuint (second.n_done, ==, 1);
  g_assert_false (g_cancellable_is_cancelled (cancellable));
  robo_work_cancel (&cancellable);
  g_assert_null (cancellable);
}

static void
test_low_priority (void)
{
  const int before = getpriority (PRIO_PROCESS, 0);
  Sum       sum = { 0 };

  robo_work_run_low_priority (NULL, NULL, work_cb, done_cb, &sum, free_cb);
  wait_until_freed (&sum);
  g_assert_cmpuint (sum.n_done, ==, 1);
#ifdef __linux__
  g_assert_cmpint (sum.priority, ==, MIN (before + 5, 19));
#endif
  g_assert_cmpint (getpriority (PRIO_PROCESS, 0), ==, before);
}

static void
test_high_priority (void)
{
  Sum sum = { 0 };

  robo_work_run_high_priority (NULL, NULL, work_cb, done_cb, &sum, free_cb);
  wait_until_freed (&sum);
  g_assert_cmpuint (sum.n_done, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/work/done-callback/runs-in-the-main-thread-and-data-is-freed", test_done);
  g_test_add_func ("/base/work/no-owner/done-callback-is-called", test_no_owner);
  g_test_add_func ("/base/work/error/is-passed-to-the-done-callback", test_fails);
  g_test_add_func ("/base/work/owner-finalized/data-is-freed-without-the-done-callback", test_owner_gone);
  g_test_add_func ("/base/work/owner-disposed/data-is-freed-without-the-done-callback", test_owner_disposed);
  g_test_add_func ("/base/work/canceled-work/data-is-freed-without-the-done-callback", test_cancelled);
  g_test_add_func ("/base/work/work-canceled-before-it-begins/does-not-begin", test_cancelled_before);
  g_test_add_func ("/base/work/replaced-work/done-callback-is-called-for-the-new-work-only", test_replaced);
  g_test_add_func ("/base/work/low-priority/thread-has-lower-priority", test_low_priority);
  g_test_add_func ("/base/work/high-priority/done-callback-is-called", test_high_priority);

  return g_test_run ();
}
