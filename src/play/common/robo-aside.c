// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-aside.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

/* A third of the share of others, should they want all of a processor, too. What is drawn wants little of it, at once. */
#define STEPS_BACK 5

typedef struct
{
  void (*work) (gpointer data);
  gpointer data;
} Aside;

static gpointer
aside_thread (gpointer data)
{
  const Aside *aside = data;

#ifdef __linux__
  /* There, unlike in POSIX, it is the priority of this thread alone, and of those that it begins. A thread of a pool could
   * not get its own back. */
  setpriority (PRIO_PROCESS, 0, getpriority (PRIO_PROCESS, 0) + STEPS_BACK);
#endif
  aside->work (aside->data);

  return NULL;
}

void
robo_aside_run (void (*work) (gpointer data),
                gpointer data)
{
  Aside aside = { work, data };

  g_return_if_fail (work != NULL);

  g_thread_join (g_thread_new ("aside", aside_thread, &aside));
}
