// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-private.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "content/robo-xml.h"

/* Bytes */

static char *
dup_checksum (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

static char *
dup_file_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

static GBytes *
read_bytes (GFile        *file,
            gsize         max_size,
            RoboProblems *problems)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL)
    return robo_xml_load_file (path, max_size, problems);

  stream = g_file_read (file, NULL, &error);
  if (stream != NULL)
    return robo_xml_load_stream (G_INPUT_STREAM (stream), max_size, problems);

  /* Translators: %s is what the system says, such as "Permission denied". */
  robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0, _ ("The file cannot be read: %s."), error->message);
  return NULL;
}

/*< private >
 * robo_document_read:
 * @klass: of the document
 * @file: where
 * @error: a %ROBO_CONTENT_ERROR if nothing of it can be read
 *
 * Reads a file; in any thread.
 *
 * Returns: (transfer full) (nullable): what is in it
 */
RoboDocumentReading *
robo_document_read (RoboDocumentClass *klass,
                    GFile             *file,
                    GError           **error)
{
  g_autofree char *name = dup_file_name (file);
  g_autoptr (RoboProblems) problems = robo_problems_new (name);
  g_autoptr (GBytes) bytes = read_bytes (file, klass->max_size, problems);
  RoboDocumentReading *reading;
  gpointer             state;
  gboolean             is_complete = FALSE;

  state = bytes != NULL ? klass->read (bytes, problems, &is_complete) : NULL;
  if (state == NULL)
    {
      robo_problems_check (problems, error);
      return NULL;
    }

  reading = g_new0 (RoboDocumentReading, 1);
  reading->state = state;
  reading->checksum = dup_checksum (bytes);
  reading->problems = g_steal_pointer (&problems);
  reading->is_complete = is_complete;

  return reading;
}

void
robo_document_reading_free (RoboDocumentClass   *klass,
                            RoboDocumentReading *reading)
{
  klass->unref_state (reading->state);
  robo_problems_free (reading->problems);
  g_free (reading->checksum);
  g_free (reading);
}

static gboolean
write_elsewhere (GFile   *file,
                 GBytes  *bytes,
                 GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autofree char *name = NULL;

  if (g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                               G_FILE_CREATE_NONE, NULL, NULL, &cause))
    return TRUE;

  name = dup_file_name (file);
  g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
               /* Translators: the first %s is a file, the second is what the system says ("No space left on device"). */
               _ ("%s could not be saved, nothing was changed: %s. Make room or choose another folder."), name,
               cause->message);
  return FALSE;
}

/*< private >
 * robo_document_write:
 * @file: where to
 * @bytes: what
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes a file as a whole or not at all; in any thread. A link stays one.
 *
 * Returns: whether it was written
 */
gboolean
robo_document_write (GFile   *file,
                     GBytes  *bytes,
                     GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *folder = NULL;
  char            *target;
  gboolean         is_done;

  if (path == NULL)
    return write_elsewhere (file, bytes, error);

  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0777);
  target = realpath (path, NULL);
  is_done = robo_xml_write_bytes (bytes, target != NULL ? target : path, error);
  free (target);

  return is_done;
}

/* Who else changes it */

static void
set_changed_on_disk (RoboDocument *self,
                     gboolean      is_changed)
{
  robo_document_get_private (self)->is_changed_on_disk = is_changed;
  robo_document_update (self);
}

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  RoboDocument    *self = data;
  g_autofree char *checksum = NULL;
  char            *text;
  gsize            length;
  g_autoptr (GError) error = NULL;

  if (g_file_load_contents_finish (G_FILE (source), result, &text, &length, NULL, &error))
    {
      g_autoptr (GBytes) bytes = g_bytes_new_take (text, length);

      checksum = dup_checksum (bytes);
    }
  /* Then the document may be gone too. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (!robo_document_get_private (self)->is_saving)
    set_changed_on_disk (self, g_strcmp0 (checksum, robo_document_get_private (self)->checksum) != 0);
}

static void
file_changed_cb (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  if (priv->checksum == NULL)
    return;

  g_cancellable_cancel (priv->looking);
  g_clear_object (&priv->looking);
  priv->looking = g_cancellable_new ();
  g_file_load_contents_async (priv->file, priv->looking, looked_cb, self);
}

void
robo_document_stop_watching (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  g_cancellable_cancel (priv->looking);
  g_clear_object (&priv->looking);
  if (priv->monitor != NULL)
    g_signal_handlers_disconnect_by_data (priv->monitor, self);
  g_clear_object (&priv->monitor);
}

static void
watch (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  robo_document_stop_watching (self);
  if (priv->file == NULL)
    return;

  priv->monitor = g_file_monitor_file (priv->file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (priv->monitor != NULL)
    g_signal_connect_swapped (priv->monitor, "changed", G_CALLBACK (file_changed_cb), self);
}

/*< private >
 * robo_document_set_file:
 * @self: a document
 * @file: (nullable): where it is saved
 * @checksum: (nullable): of what is there
 *
 * It is there from now on, and nobody else has changed it.
 */
void
robo_document_set_file (RoboDocument *self,
                        GFile        *file,
                        const char   *checksum)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  char                *copy = g_strdup (checksum);
  gboolean             is_other = priv->file != file &&
                      (priv->file == NULL || file == NULL || !g_file_equal (priv->file, file));

  g_free (priv->checksum);
  priv->checksum = copy;
  priv->is_changed_on_disk = FALSE;
  if (!is_other && priv->monitor != NULL)
    return;

  g_set_object (&priv->file, file);
  watch (self);
  if (is_other)
    robo_document_notify_file (self);
}

static char *
dup_disk_checksum (GFile *file)
{
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);

  return bytes != NULL ? dup_checksum (bytes) : NULL;
}

/* Loading */

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

/**
 * robo_document_load_async:
 * @self: a document
 * @file: where it is
 * @cancellable: (nullable): to stop it; the document is as before then
 * @callback: called when it is done
 * @data: for @callback
 *
 * Opens a file as robo_document_load() does, in the background.
 */
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

/**
 * robo_document_load_finish:
 * @self: a document
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR, or %G_IO_ERROR_CANCELLED
 *
 * Returns: whether there is something to be edited; if not, the document is as before
 */
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

/* Saving */

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
  g_autofree char *checksum = saving->expected != NULL ? dup_disk_checksum (saving->file) : NULL;
  g_autofree char *name = NULL;

  if (checksum == NULL || g_str_equal (checksum, saving->expected))
    return TRUE;

  name = dup_file_name (saving->file);
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
  saving->checksum = dup_checksum (bytes);

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

  name = dup_file_name (priv->file);
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
    set_changed_on_disk (self, TRUE);
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

/**
 * robo_document_save_async:
 * @self: a document that is in no edit
 * @cancellable: (nullable): not looked at any more once it has begun
 * @callback: called when it is done
 * @data: for @callback
 *
 * Saves as robo_document_save() does, in the background: what is edited meanwhile is not saved.
 */
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

/**
 * robo_document_save_as_async:
 * @self: a document that is in no edit
 * @file: where to; it becomes the document's file
 * @cancellable: (nullable): not looked at any more once it has begun
 * @callback: called when it is done
 * @data: for @callback
 *
 * Saves as robo_document_save_as() does, in the background.
 */
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

/**
 * robo_document_save_finish:
 * @self: a document
 * @result: what the callback got
 * @error: as of robo_document_save()
 *
 * Returns: whether it was written
 */
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
    set_changed_on_disk (self, TRUE);
  if (cause != NULL)
    g_propagate_error (error, cause);

  return is_done;
}

/**
 * robo_document_keep_mine:
 * @self: a document with a file
 *
 * Saving may replace what somebody else wrote.
 */
void
robo_document_keep_mine (RoboDocument *self)
{
  RoboDocumentPrivate *priv;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  priv = robo_document_get_private (self);
  if (priv->file == NULL)
    return;

  g_free (priv->checksum);
  priv->checksum = dup_disk_checksum (priv->file);
  /* It is not what is on disk, whatever it was. */
  robo_document_clear_state (self, &priv->saved);
  set_changed_on_disk (self, FALSE);
  robo_document_autosave (self);
}

/**
 * robo_document_lift_guard:
 * @self: a document
 *
 * Saving may lose what could not be read.
 */
void
robo_document_lift_guard (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_document_get_private (self)->is_guarded = FALSE;
  robo_document_update (self);
}

void
robo_document_close (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_document_get_private (self)->is_closed = TRUE;
  robo_document_drop_copy (self);
  robo_document_stop_watching (self);
}
