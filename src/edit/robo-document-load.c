// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-private.h"

#include <glib/gi18n.h>

/* How a document gets what is in a file: opened, read again, recovered. */

static void
take_problems (RoboDocument        *self,
               RoboDocumentReading *reading)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  robo_problems_free (priv->load_problems);
  priv->load_problems = g_steal_pointer (&reading->problems);
  priv->is_guarded = !reading->is_complete;
}

static void
install (RoboDocument        *self,
         GFile               *file,
         RoboDocumentReading *reading)
{
  robo_document_drop_copy (self);
  take_problems (self, reading);
  robo_document_set_file (self, file, reading->checksum);
  robo_document_begin_history (self, reading->state, reading->state);
}

gboolean
robo_document_load (RoboDocument *self,
                    GFile        *file,
                    GError      **error)
{
  RoboDocumentClass   *klass;
  RoboDocumentReading *reading;

  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  klass = ROBO_DOCUMENT_GET_CLASS (self);
  reading = robo_document_read (klass, file, error);
  if (reading == NULL)
    return FALSE;

  install (self, file, reading);
  robo_document_reading_free (klass, reading);

  return TRUE;
}

typedef struct
{
  RoboDocumentClass   *klass;
  GFile               *file;
  RoboDocumentReading *reading;
} Loading;

static void
free_loading (gpointer data)
{
  Loading *loading = data;

  if (loading->reading != NULL)
    robo_document_reading_free (loading->klass, loading->reading);
  g_object_unref (loading->file);
  g_free (loading);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Loading *loading = task_data;
  GError  *error = NULL;

  loading->reading = robo_document_read (loading->klass, loading->file, &error);
  if (loading->reading != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
robo_document_load_async (RoboDocument       *self,
                          GFile              *file,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            data)
{
  Loading *loading;
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  loading = g_new0 (Loading, 1);
  loading->klass = ROBO_DOCUMENT_GET_CLASS (self);
  loading->file = g_object_ref (file);
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_load_async);
  g_task_set_task_data (task, loading, free_loading);
  g_task_run_in_thread (task, load_thread);
}

gboolean
robo_document_load_finish (RoboDocument *self,
                           GAsyncResult *result,
                           GError      **error)
{
  Loading *loading;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  loading = g_task_get_task_data (G_TASK (result));
  install (self, loading->file, loading->reading);

  return TRUE;
}

gboolean
robo_document_reload (RoboDocument *self,
                      GError      **error)
{
  RoboDocumentPrivate *priv;
  RoboDocumentClass   *klass;
  RoboDocumentReading *reading;

  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (!robo_document_is_in_edit (self), FALSE);

  priv = robo_document_get_private (self);
  g_return_val_if_fail (priv->file != NULL, FALSE);

  klass = ROBO_DOCUMENT_GET_CLASS (self);
  reading = robo_document_read (klass, priv->file, error);
  if (reading == NULL)
    return FALSE;

  take_problems (self, reading);
  robo_document_set_file (self, priv->file, reading->checksum);
  robo_document_clear_state (self, &priv->saved);
  priv->saved = robo_document_ref_state (self, reading->state);
  /* Translators: in the list of edits, after “Undo”. */
  robo_document_edit (self, _ ("Reload"), reading->state);
  robo_document_update (self);
  robo_document_autosave (self);
  robo_document_reading_free (klass, reading);

  return TRUE;
}

/* The original as it is on disk now comes first, so that the recovery can be undone. */
static gpointer
read_original (RoboDocument       *self,
               const RoboRecovery *recovery)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  RoboDocumentClass   *klass = ROBO_DOCUMENT_GET_CLASS (self);
  g_autoptr (GFile) file = recovery->uri != NULL ? g_file_new_for_uri (recovery->uri) : NULL;
  RoboDocumentReading *reading = file != NULL ? robo_document_read (klass, file, NULL) : NULL;
  gpointer             state;

  robo_document_set_file (self, file, recovery->base);
  priv->is_guarded = FALSE;
  if (reading == NULL)
    {
      priv->is_changed_on_disk = recovery->base != NULL;
      return NULL;
    }

  state = klass->ref_state (reading->state);
  take_problems (self, reading);
  priv->is_changed_on_disk = g_strcmp0 (recovery->base, reading->checksum) != 0;
  robo_document_reading_free (klass, reading);

  return state;
}

gboolean
robo_document_recover (RoboDocument       *self,
                       const RoboRecovery *recovery,
                       GError            **error)
{
  RoboDocumentPrivate *priv;
  g_autoptr (RoboProblems) problems = NULL;
  gpointer state, original;
  gboolean is_complete;

  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (recovery != NULL, FALSE);

  priv = robo_document_get_private (self);
  problems = robo_problems_new (recovery->title);
  state = ROBO_DOCUMENT_GET_CLASS (self)->read (recovery->bytes, problems, &is_complete);
  if (state == NULL)
    {
      robo_problems_check (problems, error);
      return FALSE;
    }

  robo_document_drop_copy (self);
  original = read_original (self, recovery);
  robo_document_begin_history (self, original != NULL ? original : state, original);
  if (original != NULL)
    /* Translators: in the list of edits, after “Undo”: changes that were not saved when the program died. */
    robo_document_edit (self, _ ("Recover Changes"), state);
  robo_document_clear_state (self, &original);
  robo_document_clear_state (self, &state);
  priv->copy = robo_copy_new (priv->recovery_folder, recovery->path);
  robo_document_update (self);
  robo_document_autosave (self);

  return TRUE;
}

const RoboProblems *
robo_document_get_load_problems (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_document_get_private (self)->load_problems;
}
