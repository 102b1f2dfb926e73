// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-private.h"

/* The copy of a document with changes nobody saved: written a moment after a change, in a thread, one at a time,
 * the newest state last. */

typedef struct
{
  RoboDocumentClass *klass; /* lives as long as the document, which waits for the job */
  RoboCopy          *copy;
  RoboRecovery       recovery;
  gpointer           state;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->copy, robo_copy_unref);
  job->klass->unref_state (job->state);
  g_free (job->recovery.title);
  g_free (job->recovery.uri);
  g_free (job->recovery.base);
  g_clear_pointer (&job->recovery.bytes, g_bytes_unref);
  g_free (job);
}

static void
job_thread (GTask        *task,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  Job    *job = task_data;
  GError *error = NULL;

  job->recovery.bytes = job->klass->to_bytes (job->state);
  if (robo_copy_write (job->copy, &job->recovery, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Said once for a row of failures: a full disk stays full for a while. */
static void
report (RoboDocument *self,
        const GError *error)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  gboolean             is_new = error != NULL && !priv->has_copy_failed;

  priv->has_copy_failed = error != NULL;
  if (is_new)
    robo_document_report_copy (self, error->message);
}

static void
job_cb (GObject      *source,
        GAsyncResult *result,
        gpointer      data)
{
  g_autoptr (RoboDocument) self = data;
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  Job                 *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  priv->is_copying = FALSE;

  /* It was saved or closed meanwhile. */
  if (priv->copy != job->copy)
    robo_copy_remove (job->copy);
  else
    report (self, error);
  /* Here, since the thread may let go of the task only later, and with it of the lock. */
  g_clear_pointer (&job->copy, robo_copy_unref);
  if (priv->is_copy_old)
    robo_document_autosave (self);
}

static void
start_job (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  Job                 *job = g_new0 (Job, 1);
  g_autoptr (GTask) task = NULL;

  if (priv->copy == NULL)
    priv->copy = robo_copy_new (priv->recovery_folder, NULL);
  job->klass = ROBO_DOCUMENT_GET_CLASS (self);
  job->copy = robo_copy_ref (priv->copy);
  job->state = robo_document_ref_state (self, priv->base != NULL ? priv->base : priv->state);
  job->recovery.kind = (char *)job->klass->kind;
  job->recovery.title = g_strdup (priv->seen.title);
  job->recovery.uri = priv->file != NULL ? g_file_get_uri (priv->file) : NULL;
  job->recovery.base = g_strdup (priv->checksum);
  job->recovery.time = g_get_real_time () / G_USEC_PER_SEC;

  priv->is_copying = TRUE;
  priv->is_copy_old = FALSE;
  /* The document is not the task's source: the thread, which lets go of the task too, might be the last. */
  task = g_task_new (NULL, NULL, job_cb, g_object_ref (self));
  g_task_set_source_tag (task, start_job);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, job_thread);
}

static gboolean
delay_cb (gpointer data)
{
  RoboDocument        *self = data;
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  priv->autosave_id = 0;
  if (priv->is_copying)
    priv->is_copy_old = TRUE;
  else
    start_job (self);

  return G_SOURCE_REMOVE;
}

/*< private >
 * robo_document_autosave:
 * @self: a document that shows another state
 *
 * Has a copy made in a moment, or removes it if there is nothing to lose.
 */
void
robo_document_autosave (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  if (!priv->seen.is_dirty || priv->is_closed)
    {
      robo_document_drop_copy (self);
      return;
    }
  if (priv->autosave_id == 0)
    priv->autosave_id = g_timeout_add (priv->autosave_delay_ms, delay_cb, self);
}

/*< private >
 * robo_document_drop_copy:
 * @self: a document
 *
 * There is nothing to lose: removes the copy.
 */
void
robo_document_drop_copy (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  g_clear_handle_id (&priv->autosave_id, g_source_remove);
  priv->is_copy_old = FALSE;
  if (priv->copy == NULL)
    return;

  /* One that is just being written is removed when it is done. */
  if (!priv->is_copying)
    robo_copy_remove (priv->copy);
  g_clear_pointer (&priv->copy, robo_copy_unref);
}

/*< private >
 * robo_document_forget_copy:
 * @self: a document
 *
 * Leaves the copy to whoever recovers it.
 */
void
robo_document_forget_copy (RoboDocument *self)
{
  g_clear_pointer (&robo_document_get_private (self)->copy, robo_copy_unref);
}
