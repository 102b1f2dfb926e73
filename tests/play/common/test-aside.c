/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sys/resource.h>

#include "play/common/robo-aside.h"

static gpointer
see_priority (gpointer data)
{
  int *priority = data;

  *priority = getpriority (PRIO_PROCESS, 0);

  return NULL;
}

/* In threads that it begins, too. */
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

  robo_aside_run (work_cb, during);
#ifdef __linux__
  g_assert_cmpint (during[0], ==, MIN (before + 5, 19));
#endif
  g_assert_cmpint (during[1], ==, during[0]);
  g_assert_cmpint (getpriority (PRIO_PROCESS, 0), ==, before);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/common/aside/priority", test_priority);

  return g_test_run ();
}
