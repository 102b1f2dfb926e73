// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-load.h"

typedef struct
{
  char          *path;
  RoboLoadFunc   load;
  GDestroyNotify free_loaded;
  RoboProblems  *problems;
  gpointer       loaded;
} Load;

static void
load_free (gpointer data)
{
  Load *self = data;

  if (self->loaded != NULL)
    self->free_loaded (self->loaded);
  robo_problems_free (self->problems);
  g_free (self->path);
  g_free (self);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Load *self = data;

  self->loaded = self->load (self->path, self->problems);
  g_task_return_boolean (task, TRUE);
}

void
robo_load_async (const char         *path,
                 RoboLoadFunc        load,
                 GDestroyNotify      free_loaded,
                 GCancellable       *cancellable,
                 GAsyncReadyCallback callback,
                 gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  g_autofree char *shown = g_filename_display_name (path);
  Load            *self = g_new0 (Load, 1);

  self->path = g_strdup (path);
  self->load = load;
  self->free_loaded = free_loaded;
  self->problems = robo_problems_new (shown);
  robo_problems_set_cancellable (self->problems, cancellable);
  g_task_set_source_tag (task, robo_load_async);
  g_task_set_task_data (task, self, load_free);
  /* Return at once when cancelled: the system may block the thread, because a disk is in standby or a server does not
   * answer. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

gpointer
robo_load_finish (GAsyncResult  *result,
                  RoboProblems **problems,
                  GError       **error)
{
  GTask *task = G_TASK (result);
  Load  *self = g_task_get_task_data (task);

  g_return_val_if_fail (g_async_result_is_tagged (result, robo_load_async), NULL);

  if (problems != NULL)
    *problems = NULL;
  if (!g_task_propagate_boolean (task, error))
    return NULL;

  if (self->loaded == NULL)
    robo_problems_check_plain (self->problems, error);
  if (problems != NULL)
    *problems = g_steal_pointer (&self->problems);

  return g_steal_pointer (&self->loaded);
}
