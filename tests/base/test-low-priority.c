/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sys/resource.h>

#include "base/robo-low-priority.h"

static gpointer
see_priority (gpointer data)
{
  int *priority = data;

  *priority = getpriority (PRIO_PROCESS, 0);

  return NULL;
}

/* The lower priority must apply to threads that the work starts, too. */
static void
work_cb (gpointer data)
{
  int *priorities = data;

  see_priority (&priorities[0]);
  g_thread_join (g_thread_new ("more", see_priority, &priorities[1]));
}

static void
test_priority (void)
{
  const int before = getpriority (PRIO_PROCESS, 0);
  int       during[2] = { -100, -100 };

  robo_run_low_priority (work_cb, during);
#ifdef __linux__
  g_assert_cmpint (during[0], ==, MIN (before + 5, 19));
#endif
  g_assert_cmpint (during[1], ==, during[0]);
  g_assert_cmpint (getpriority (PRIO_PROCESS, 0), ==, before);
}

typedef struct
{
  int           priority;
  GCancellable *cancellable;
  gpointer      task_data;
} Seen;

static void
task_cb (GTask        *task,
         gpointer      source,
         gpointer      task_data,
         GCancellable *cancellable)
{
  Seen *seen = g_new (Seen, 1);

  *seen = (Seen){ getpriority (PRIO_PROCESS, 0), cancellable, task_data };
  g_task_return_pointer (task, seen, g_free);
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Seen **seen = data;

  *seen = g_task_propagate_pointer (G_TASK (result), NULL);
}

static void
test_task (void)
{
  const int before = getpriority (PRIO_PROCESS, 0);
  int       number = 0;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree Seen *seen = NULL;
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, ended_cb, &seen);

  g_task_set_task_data (task, &number, NULL);
  robo_run_task_low_priority (task, task_cb);
  while (seen == NULL)
    g_main_context_iteration (NULL, TRUE);
#ifdef __linux__
  g_assert_cmpint (seen->priority, ==, MIN (before + 5, 19));
#endif
  g_assert_true (seen->cancellable == cancellable);
  g_assert_true (seen->task_data == &number);
  g_assert_cmpint (getpriority (PRIO_PROCESS, 0), ==, before);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/low-priority/work/lowers-and-restores-priority", test_priority);
  g_test_add_func ("/base/low-priority/task/runs-with-lower-priority", test_task);

  return g_test_run ();
}
