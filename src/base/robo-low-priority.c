// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-low-priority.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

/* Lowers the priority by this many steps. A thread of this priority gets about a third of the share of a normal
 * thread when both are busy. Drawing needs little time, but must get this time at once. */
#define STEPS_BACK 5

/* A task keeps the function that it runs in its data under this key. */
#define WORK_KEY "robo-aside-work"

typedef struct
{
  void (*work) (gpointer data);
  gpointer data;
} Aside;

static gpointer
low_priority_thread (gpointer data)
{
  const Aside *aside = data;

#ifdef __linux__
  /* On Linux, unlike in POSIX, this sets the priority only of this thread and of the threads that it starts. A thread
   * of a pool could not raise its priority later. */
  setpriority (PRIO_PROCESS, 0, getpriority (PRIO_PROCESS, 0) + STEPS_BACK);
#endif
  aside->work (aside->data);

  return NULL;
}

void
robo_run_low_priority (void (*work) (gpointer data),
                       gpointer data)
{
  Aside aside = { work, data };

  g_return_if_fail (work != NULL);

  g_thread_join (g_thread_new ("aside", low_priority_thread, &aside));
}

/* Holds the work of a task, for the thread of the pool that waits for it. */
typedef struct
{
  GTask          *task;
  GTaskThreadFunc work;
} TaskWork;

static void
work_on_task (gpointer data)
{
  const TaskWork *self = data;

  self->work (self->task, g_task_get_source_object (self->task), g_task_get_task_data (self->task),
              g_task_get_cancellable (self->task));
}

static void
task_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  robo_run_low_priority (work_on_task, g_object_get_data (G_OBJECT (task), WORK_KEY));
}

void
robo_run_task_low_priority (GTask          *task,
                            GTaskThreadFunc work)
{
  TaskWork *self;

  g_return_if_fail (G_IS_TASK (task) && work != NULL);

  self = g_new (TaskWork, 1);
  *self = (TaskWork){ task, work };
  g_object_set_data_full (G_OBJECT (task), WORK_KEY, self, g_free);
  g_task_run_in_thread (task, task_thread);
}
