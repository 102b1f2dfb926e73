// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-work.h"

#include "robo-low-priority.h"

typedef struct
{
  GObject       *owner; /* owner of the work; NULL if the owner was disposed */
  gboolean       has_owner;
  RoboWorkFunc   work;
  RoboWorkDone   done;
  gpointer       data;
  GDestroyNotify free_data;
} Work;

static void
owner_disposed_cb (gpointer user_data,
                   GObject *owner)
{
  ((Work *)user_data)->owner = NULL;
}

static void
work_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  const Work *self = task_data;
  GError     *error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;

  if (self->work (self->data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, FALSE);
}

static void
finished_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autofree Work *self = user_data;
  g_autoptr (GObject) owner = self->owner != NULL ? g_object_ref (self->owner) : NULL;
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  if (owner != NULL)
    g_object_weak_unref (owner, owner_disposed_cb, self);
  if (self->done != NULL && (owner != NULL || !self->has_owner) &&
      !g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    self->done (owner, self->data, g_task_get_cancellable (G_TASK (result)), error);
  if (self->free_data != NULL)
    self->free_data (self->data);
}

/* Creates a task that has neither a source object nor data that it would free, because neither must be freed in the
 * thread, which may drop the last reference to the task. */
static GTask *
create_task (gpointer       owner,
             GCancellable  *cancellable,
             RoboWorkFunc   work,
             RoboWorkDone   done,
             gpointer       data,
             GDestroyNotify free_data)
{
  Work  *self = g_new (Work, 1);
  GTask *task = g_task_new (NULL, cancellable, finished_cb, self);

  *self = (Work){ owner, owner != NULL, work, done, data, free_data };
  if (owner != NULL)
    g_object_weak_ref (owner, owner_disposed_cb, self);
  g_task_set_task_data (task, self, NULL);

  return task;
}

void
robo_work_run (gpointer       owner,
               GCancellable  *cancellable,
               RoboWorkFunc   work,
               RoboWorkDone   done,
               gpointer       data,
               GDestroyNotify free_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (owner == NULL || G_IS_OBJECT (owner));
  g_return_if_fail (work != NULL);

  task = create_task (owner, cancellable, work, done, data, free_data);
  g_task_run_in_thread (task, work_thread);
}

void
robo_work_run_low_priority (gpointer       owner,
                            GCancellable  *cancellable,
                            RoboWorkFunc   work,
                            RoboWorkDone   done,
                            gpointer       data,
                            GDestroyNotify free_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (owner == NULL || G_IS_OBJECT (owner));
  g_return_if_fail (work != NULL);

  task = create_task (owner, cancellable, work, done, data, free_data);
  robo_run_task_low_priority (task, work_thread);
}

void
robo_work_run_high_priority (gpointer       owner,
                             GCancellable  *cancellable,
                             RoboWorkFunc   work,
                             RoboWorkDone   done,
                             gpointer       data,
                             GDestroyNotify free_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (owner == NULL || G_IS_OBJECT (owner));
  g_return_if_fail (work != NULL);

  task = create_task (owner, cancellable, work, done, data, free_data);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_run_in_thread (task, work_thread);
}

void
robo_work_cancel (GCancellable **cancellable)
{
  g_return_if_fail (cancellable != NULL);

  g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

GCancellable *
robo_work_renew (GCancellable **cancellable)
{
  robo_work_cancel (cancellable);
  *cancellable = g_cancellable_new ();

  return *cancellable;
}
