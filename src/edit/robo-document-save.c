// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-private.h"

#include <glib/gi18n.h>

/* How a document gets into its file, and what may not be overwritten there. */

typedef struct
{
  RoboDocumentClass *klass;
  GFile             *file;
  char              *expected; /* checksum of what may be replaced; NULL: whatever is there */
  gpointer           state;
  char              *checksum; /* of what was written */
} Saving;

static void
free_saving (gpointer data)
{
  Saving *saving = data;

  saving->klass->unref_state (saving->state);
  g_object_unref (saving->file);
  g_free (saving->expected);
  g_free (saving->checksum);
  g_free (saving);
}

static Saving *
saving_new (RoboDocument *self,
            GFile        *file,
            const char   *expected)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->klass = ROBO_DOCUMENT_GET_CLASS (self);
  saving->file = g_object_ref (file);
  saving->expected = g_strdup (expected);
  saving->state = robo_document_ref_state (self, robo_document_get_private (self)->state);

  return saving;
}

/* One that was removed can be written again: nothing is lost. */
static gboolean
check_disk (const Saving *saving,
            GError      **error)
{
  g_autofree char *checksum = saving->expected != NULL ? robo_document_dup_disk_checksum (saving->file) : NULL;
  g_autofree char *name = NULL;

  if (checksum == NULL || g_str_equal (checksum, saving->expected))
    return TRUE;

  name = robo_document_dup_file_name (saving->file);
  g_set_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED,
               /* Translators: %s is a file. */
               _ ("%s was changed by another program and has not been overwritten. Reload it, save under another name, "
                  "or overwrite it."),
               name);
  return FALSE;
}

static gboolean
save (Saving  *saving,
      GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!check_disk (saving, error))
    return FALSE;

  bytes = saving->klass->to_bytes (saving->state);
  saving->checksum = robo_document_dup_checksum (bytes);

  return robo_document_write (saving->file, bytes, error);
}

/* What was edited meanwhile is not saved. */
static void
finish_saving (RoboDocument *self,
               Saving       *saving)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  robo_document_clear_state (self, &priv->saved);
  priv->saved = robo_document_ref_state (self, saving->state);
  priv->is_guarded = FALSE;
  g_clear_pointer (&priv->merge_key, g_free);
  robo_document_set_file (self, saving->file, saving->checksum);
  robo_document_update (self);
  robo_document_autosave (self);
}

static gboolean
check_may_save (RoboDocument *self,
                GError      **error)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  g_autofree char     *name = NULL;

  if (priv->file == NULL)
    {
      g_set_error_literal (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_UNTITLED,
                           _ ("It has no file yet. Choose where to save it."));
      return FALSE;
    }
  if (!priv->is_guarded)
    return TRUE;

  name = robo_document_dup_file_name (priv->file);
  g_set_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_GUARDED,
               /* Translators: %s is a file. */
               _ ("Not all of %s could be read, and what could not would be lost. Save under another name, or overwrite "
                  "it."),
               name);
  return FALSE;
}

static gboolean
save_now (RoboDocument *self,
          GFile        *file,
          const char   *expected,
          GError      **error)
{
  Saving  *saving = saving_new (self, file, expected);
  GError  *cause = NULL;
  gboolean is_done = save (saving, &cause);

  if (is_done)
    finish_saving (self, saving);
  else if (g_error_matches (cause, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED))
    robo_document_set_changed_on_disk (self, TRUE);
  free_saving (saving);
  if (cause != NULL)
    g_propagate_error (error, cause);

  return is_done;
}

gboolean
robo_document_save (RoboDocument *self,
                    GError      **error)
{
  RoboDocumentPrivate *priv;

  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (!robo_document_is_in_edit (self), FALSE);

  priv = robo_document_get_private (self);

  return check_may_save (self, error) && save_now (self, priv->file, priv->checksum, error);
}

gboolean
robo_document_save_as (RoboDocument *self,
                       GFile        *file,
                       GError      **error)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (!robo_document_is_in_edit (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return save_now (self, file, NULL, error);
}

static void
set_saving (RoboDocument *self,
            gboolean      is_saving)
{
  robo_document_get_private (self)->is_saving = is_saving;
  robo_document_update (self);
}

static void
save_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GError *error = NULL;

  if (save (task_data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
save_async (RoboDocument *self,
            GTask        *task,
            Saving       *saving)
{
  set_saving (self, TRUE);
  g_task_set_task_data (task, saving, free_saving);
  /* What has been written has been written. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_run_in_thread (task, save_thread);
}

void
robo_document_save_async (RoboDocument       *self,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            data)
{
  g_autoptr (GTask) task = NULL;
  RoboDocumentPrivate *priv;
  GError              *error = NULL;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_document_is_in_edit (self));

  priv = robo_document_get_private (self);
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_save_async);
  if (check_may_save (self, &error))
    save_async (self, task, saving_new (self, priv->file, priv->checksum));
  else
    g_task_return_error (task, error);
}

void
robo_document_save_as_async (RoboDocument       *self,
                             GFile              *file,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_document_is_in_edit (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_save_as_async);
  save_async (self, task, saving_new (self, file, NULL));
}

gboolean
robo_document_save_finish (RoboDocument *self,
                           GAsyncResult *result,
                           GError      **error)
{
  GError  *cause = NULL;
  gboolean is_done;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  is_done = g_task_propagate_boolean (G_TASK (result), &cause);
  if (is_done)
    finish_saving (self, g_task_get_task_data (G_TASK (result)));
  set_saving (self, FALSE);
  if (g_error_matches (cause, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED))
    robo_document_set_changed_on_disk (self, TRUE);
  if (cause != NULL)
    g_propagate_error (error, cause);

  return is_done;
}

void
robo_document_keep_mine (RoboDocument *self)
{
  RoboDocumentPrivate *priv;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  priv = robo_document_get_private (self);
  if (priv->file == NULL)
    return;

  g_free (priv->checksum);
  priv->checksum = robo_document_dup_disk_checksum (priv->file);
  /* It is not what is on disk, whatever it was. */
  robo_document_clear_state (self, &priv->saved);
  robo_document_set_changed_on_disk (self, FALSE);
  robo_document_autosave (self);
}

void
robo_document_lift_guard (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_document_get_private (self)->is_guarded = FALSE;
  robo_document_update (self);
}

gboolean
robo_document_get_is_guarded (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_get_private (self)->is_guarded;
}

gboolean
robo_document_get_is_saving (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_get_private (self)->is_saving;
}
