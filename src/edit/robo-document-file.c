// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-private.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "files/xml/robo-xml.h"

/* Bytes */

char *
robo_document_dup_checksum (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

char *
robo_document_dup_file_name (GFile *file)
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
  g_autofree char *name = robo_document_dup_file_name (file);
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
  reading->checksum = robo_document_dup_checksum (bytes);
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

  name = robo_document_dup_file_name (file);
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

void
robo_document_set_changed_on_disk (RoboDocument *self,
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

      checksum = robo_document_dup_checksum (bytes);
    }
  /* Then the document may be gone too. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (!robo_document_get_private (self)->is_saving)
    robo_document_set_changed_on_disk (self, g_strcmp0 (checksum, robo_document_get_private (self)->checksum) != 0);
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

char *
robo_document_dup_disk_checksum (GFile *file)
{
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);

  return bytes != NULL ? robo_document_dup_checksum (bytes) : NULL;
}

void
robo_document_close (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_document_get_private (self)->is_closed = TRUE;
  robo_document_drop_copy (self);
  robo_document_stop_watching (self);
}

GFile *
robo_document_get_file (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_document_get_private (self)->file;
}

gboolean
robo_document_get_is_changed_on_disk (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_get_private (self)->is_changed_on_disk;
}
