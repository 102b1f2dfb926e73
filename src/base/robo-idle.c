// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-idle.h"

#define N_PRIORITIES (ROBO_IDLE_AHEAD + 1)

/* In an iteration of the main loop, no further step of the same priority begins after this time. */
#define TURN_US 2000

/* After this time, results are shown even if other work is not done yet. */
#define PATIENCE_US (60 * 1000)

typedef struct
{
  const RoboIdleWork *work;
  gpointer            owner; /* owner of the task; nullable, borrowed, with a weak reference */
  gpointer            data;
  gboolean            is_removed; /* whether the task was removed; during its step it is freed only afterwards */
} Task;

/* Holds the tasks of a priority. A task is in one of the lists, or running. */
typedef struct
{
  GList *tasks;
  GList *results;  /* tasks that are done but whose results are not shown yet */
  gint64 since_us; /* time at which the first of the results was done */
  guint  source_id;
} Queue;

static Queue  queues[N_PRIORITIES];
static GList *running; /* tasks that are running; more than one if a step runs a main loop */

static void task_remove (Task *task);

static void
owner_gone_cb (gpointer data,
               GObject *owner)
{
  Task *task = data;

  task->owner = NULL;
  task_remove (task);
}

static void
task_free (Task *task)
{
  if (task->owner != NULL)
    g_object_weak_unref (task->owner, owner_gone_cb, task);
  g_free (task);
}

/* Frees a task. If it is running, it is freed after its step. */
static void
task_remove (Task *task)
{
  Queue *queue = &queues[task->work->priority];

  task->is_removed = TRUE;
  if (g_list_find (running, task) != NULL)
    return;

  queue->tasks = g_list_remove (queue->tasks, task);
  queue->results = g_list_remove (queue->results, task);
  task_free (task);
}

static Task *
find_task (GList              *tasks,
           const RoboIdleWork *work,
           gconstpointer       data)
{
  for (GList *link = tasks; link != NULL; link = link->next)
    {
      Task *task = link->data;

      if (task->work == work && task->data == data && !task->is_removed)
        return task;
    }

  return NULL;
}

static void
run_next (Queue *queue)
{
  Task *task = queue->tasks->data;
  g_autoptr (GObject) owner = task->owner != NULL ? g_object_ref (task->owner) : NULL;
  gboolean is_left;

  queue->tasks = g_list_delete_link (queue->tasks, queue->tasks);
  running = g_list_prepend (running, task);
  is_left = task->work->step (task->data);
  running = g_list_remove (running, task);

  /* Free the task if it was removed, or if its step has added the same work again. */
  if (task->is_removed || (is_left && find_task (queue->tasks, task->work, task->data) != NULL))
    task_free (task);
  else if (is_left)
    queue->tasks = g_list_append (queue->tasks, task);
  else if (task->work->show == NULL)
    task_free (task);
  else
    {
      if (queue->results == NULL)
        queue->since_us = g_get_monotonic_time ();
      queue->results = g_list_append (queue->results, task);
    }
}

static gboolean
has_more_to_show (const Queue *queue)
{
  for (const GList *link = queue->tasks; link != NULL; link = link->next)
    if (((const Task *)link->data)->work->show != NULL)
      return TRUE;

  return FALSE;
}

static void
show_results (Queue *queue)
{
  if (has_more_to_show (queue) && g_get_monotonic_time () - queue->since_us < PATIENCE_US)
    return;

  while (queue->results != NULL)
    {
      Task *task = queue->results->data;
      g_autoptr (GObject) owner = task->owner != NULL ? g_object_ref (task->owner) : NULL;
      const RoboIdleWork *work = task->work;
      gpointer            data = task->data;

      task_remove (task);
      work->show (data);
    }
}

static gboolean
turn_cb (gpointer user_data)
{
  Queue *queue = user_data;
  gint64 began_us = g_get_monotonic_time ();

  while (queue->tasks != NULL && g_get_monotonic_time () - began_us < TURN_US)
    run_next (queue);
  show_results (queue);
  if (queue->tasks != NULL)
    return G_SOURCE_CONTINUE;

  queue->source_id = 0;

  return G_SOURCE_REMOVE;
}

void
robo_idle_add (const RoboIdleWork *work,
               gpointer            owner,
               gpointer            data)
{
  static const int priorities[] = { G_PRIORITY_HIGH_IDLE, G_PRIORITY_DEFAULT_IDLE, G_PRIORITY_LOW };
  Queue           *queue;
  Task            *task;

  g_return_if_fail (work != NULL && work->step != NULL);
  g_return_if_fail (owner == NULL || G_IS_OBJECT (owner));

  queue = &queues[work->priority];
  if (find_task (queue->tasks, work, data) != NULL)
    return;

  task = g_new (Task, 1);
  *task = (Task){ work, owner, data, FALSE };
  if (owner != NULL)
    g_object_weak_ref (owner, owner_gone_cb, task);
  queue->tasks = g_list_append (queue->tasks, task);
  if (queue->source_id == 0)
    queue->source_id = g_idle_add_full (priorities[work->priority], turn_cb, queue, NULL);
}

void
robo_idle_remove (const RoboIdleWork *work,
                  gpointer            data)
{
  const Queue *queue;
  Task        *task;

  g_return_if_fail (work != NULL);

  queue = &queues[work->priority];
  while ((task = find_task (running, work, data)) != NULL || (task = find_task (queue->tasks, work, data)) != NULL ||
         (task = find_task (queue->results, work, data)) != NULL)
    task_remove (task);
}

gboolean
robo_idle_is_queued (const RoboIdleWork *work,
                     gpointer            data)
{
  g_return_val_if_fail (work != NULL, FALSE);

  return find_task (queues[work->priority].tasks, work, data) != NULL;
}
