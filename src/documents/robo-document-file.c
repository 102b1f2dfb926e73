// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-file.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "base/robo-work.h"
#include "files/xml/robo-write.h"
#include "files/xml/robo-xml.h"

#include "robo-history-bytes.h"
#include "robo-recovery-private.h"

#define AUTOSAVE_DELAY_MS 2000

struct _RoboDocumentFile
{
  GObject parent_instance;

  const RoboDocumentType *type;

  /* The file on disk */
  GFile        *file;
  char         *checksum; /* checksum of the file's bytes when they were last read or written; NULL without a file to
                           * compare */
  char         *seen;     /* checksum of the file on disk at the last check; NULL if the file does not exist */
  RoboProblems *load_problems;
  GFileMonitor *monitor;
  GFileMonitor *target_monitor; /* if the file is a link: monitor of the file to which it leads */
  GCancellable *looking;        /* cancels the check of the file on disk */
  GQueue        saves;          /* saves in their order; the first one is being written */
  gboolean      is_guarded;
  gboolean      is_changed_on_disk;
  gboolean      is_gone; /* another program has moved or removed the file */
  gboolean      is_saving;

  /* The copy of unsaved changes */
  RoboCopy        *copy;
  RoboHistoryPart *uncopied; /* part of the history that will be copied next, or NULL */
  guint            autosave_delay_ms;
  guint            autosave_id;
  gboolean         is_copying;
  gboolean         has_copy_failed;
  gboolean         is_closed;
  char            *recovery_folder;
};

enum
{
  PROP_0,
  PROP_LOCATION,
  PROP_IS_GUARDED,
  PROP_IS_CHANGED_ON_DISK,
  PROP_IS_GONE,
  PROP_IS_SAVING,
  PROP_AUTOSAVE_DELAY_MS,
  PROP_RECOVERY_FOLDER,
  N_PROPS
};

enum
{
  COPY_FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboDocumentFile, robo_document_file, G_TYPE_OBJECT)

G_DEFINE_QUARK (robo_document_error, robo_document_error)

static void
set_boolean (RoboDocumentFile *self,
             gboolean         *field,
             gboolean          value,
             guint             property)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_guarded (RoboDocumentFile *self,
             gboolean          is_guarded)
{
  set_boolean (self, &self->is_guarded, is_guarded, PROP_IS_GUARDED);
}

static void
set_changed_on_disk (RoboDocumentFile *self,
                     gboolean          is_changed,
                     gboolean          is_there)
{
  set_boolean (self, &self->is_gone, is_changed && !is_there, PROP_IS_GONE);
  set_boolean (self, &self->is_changed_on_disk, is_changed, PROP_IS_CHANGED_ON_DISK);
}

/* Replaces the checksum that `place` points to. The new value may be NULL, or the old checksum itself. */
static void
set_checksum (char      **place,
              const char *value)
{
  char *copy = g_strdup (value);

  g_free (*place);
  *place = copy;
}

static char *
dup_file_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

static char *
dup_checksum (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

/* Changes by other programs */

/* This stands for the checksum of something that cannot be read as a file, such as a folder, a device or a pipe. */
#define NO_FILE ""

/* Holds a check of the file on disk, which a thread does. */
typedef struct
{
  GFile *file;
  gsize  max_size;
  char  *checksum; /* checksum of the file as it is on disk, see dup_checksum_on_disk() */
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  g_object_unref (look->file);
  g_free (look->checksum);
  g_free (look);
}

/* Returns the checksum of the content, NO_FILE, or NULL if the file does not exist. Thread-safe. */
static char *
dup_checksum_on_disk (GFile *file,
                      gsize  max_size)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_xml_load (file, max_size, ignored);

  if (bytes != NULL)
    return dup_checksum (bytes);

  return g_file_query_exists (file, NULL) ? g_strdup (NO_FILE) : NULL;
}

static gboolean
look_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Look *look = data;

  look->checksum = dup_checksum_on_disk (look->file, look->max_size);

  return TRUE;
}

static void watch_target (RoboDocumentFile *self);

static void
looked_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboDocumentFile *self = owner;
  const Look       *look = data;

  watch_target (self);
  if (self->is_saving)
    return;

  set_checksum (&self->seen, look->checksum);
  set_changed_on_disk (self, g_strcmp0 (look->checksum, self->checksum) != 0, look->checksum != NULL);
}

static void
file_changed_cb (RoboDocumentFile *self)
{
  Look *look;

  if (self->checksum == NULL)
    return;

  look = g_new0 (Look, 1);
  look->file = g_object_ref (self->file);
  look->max_size = self->type->max_size;
  robo_work_run (self, robo_work_renew (&self->looking), look_thread, looked_cb, look, look_free);
}

static void
stop_monitor (RoboDocumentFile *self,
              GFileMonitor    **monitor)
{
  if (*monitor != NULL)
    g_signal_handlers_disconnect_by_data (*monitor, self);
  g_clear_object (monitor);
}

static void
stop_watching (RoboDocumentFile *self)
{
  robo_work_cancel (&self->looking);
  stop_monitor (self, &self->monitor);
  stop_monitor (self, &self->target_monitor);
}

static GFileMonitor *
watch (RoboDocumentFile *self,
       GFile            *file)
{
  GFileMonitor *monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);

  if (monitor != NULL)
    g_signal_connect_swapped (monitor, "changed", G_CALLBACK (file_changed_cb), self);

  return monitor;
}

/* Watches the file to which a link leads. A monitor of the link notices that the link is replaced, but not that the
 * file behind the link is changed. */
static void
watch_target (RoboDocumentFile *self)
{
  const char *path = self->file != NULL ? g_file_peek_path (self->file) : NULL;
  char       *target = path != NULL ? realpath (path, NULL) : NULL;

  stop_monitor (self, &self->target_monitor);
  if (target != NULL && !g_str_equal (target, path))
    {
      g_autoptr (GFile) file = g_file_new_for_path (target);

      self->target_monitor = watch (self, file);
    }
  free (target);
}

/* Sets the file of the document, which no other program has changed, and the checksum of its content. Both may be
 * NULL. */
static void
set_file (RoboDocumentFile *self,
          GFile            *file,
          const char       *checksum)
{
  gboolean is_other = self->file != file && (self->file == NULL || file == NULL || !g_file_equal (self->file, file));
  gboolean was_gone = self->is_gone;

  set_checksum (&self->checksum, checksum);
  set_checksum (&self->seen, checksum);
  set_changed_on_disk (self, FALSE, TRUE);
  /* A file that was gone gets a new monitor. If its folder was removed, too, the old monitor does not watch the new
   * folder. */
  if (!is_other && !was_gone && self->monitor != NULL)
    return;

  g_set_object (&self->file, file);
  stop_watching (self);
  if (file != NULL)
    self->monitor = watch (self, file);
  watch_target (self);
  if (is_other)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOCATION]);
}

/* Holds a save. Saves are written one after the other, so that the newest save is written last. */
typedef struct
{
  const RoboDocumentType *type;
  GPtrArray              *tasks;   /* array of GTask: the callers who wait for the save */
  GFile                  *other;   /* NULL to save the document's own file */
  gboolean                is_past; /* whether the document has got other content since, so that it ignores the result */
  gpointer                state;

  /* These fields are set when the save begins. */
  GFile *file;
  char  *expected; /* checksum of the content that may be replaced; NULL for any content */

  /* These fields are results of the save. */
  char *found;    /* checksum of the content that must not be replaced */
  char *checksum; /* checksum of the written content */
} Saving;

/* Makes the queued saves, including the one that is being written, keep the file that the document has now, unless they
 * have another file. Call this before the document gets other content. */
static void
keep_file_for_queued_saves (RoboDocumentFile *self)
{
  for (GList *l = self->saves.head; l != NULL; l = l->next)
    {
      Saving *saving = l->data;

      saving->is_past = TRUE;
      if (saving->other == NULL)
        g_set_object (&saving->other, self->file);
    }
}

/* Reading */

typedef struct
{
  const RoboDocumentType *type;
  GFile                  *file;        /* file to read; NULL if there is no file */
  GCancellable           *cancellable; /* nullable */
  gpointer                state;       /* state that was read; NULL if the file could not be read, or after the state
                                        * was handed over */
  char                   *checksum;
  RoboProblems           *problems;
  gboolean                is_complete;
} Reading;

static void
reading_free (Reading *reading)
{
  if (reading->state != NULL)
    reading->type->state.unref (reading->state);
  g_clear_object (&reading->file);
  g_clear_object (&reading->cancellable);
  robo_problems_free (reading->problems);
  g_free (reading->checksum);
  g_free (reading);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_free)

static Reading *
reading_new (RoboDocumentFile *self,
             GFile            *file)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->type = self->type;
  g_set_object (&reading->file, file);

  return reading;
}

/* Reads the file and computes its checksum. Thread-safe. */
static gboolean
read_file (Reading *reading,
           GError **error)
{
  g_autofree char *name = dup_file_name (reading->file);
  g_autoptr (GBytes) bytes = NULL;

  reading->problems = robo_problems_new (name);
  robo_problems_set_cancellable (reading->problems, reading->cancellable);
  bytes = robo_xml_load (reading->file, reading->type->max_size, reading->problems);
  if (bytes != NULL)
    {
      reading->checksum = dup_checksum (bytes);
      reading->state = reading->type->read (bytes, reading->problems, &reading->is_complete);
    }
  if (reading->state == NULL)
    robo_problems_check_plain (reading->problems, error);

  return reading->state != NULL;
}

static void
take_problems (RoboDocumentFile *self,
               Reading          *reading)
{
  robo_problems_free (self->load_problems);
  self->load_problems = g_steal_pointer (&reading->problems);
  robo_problems_set_cancellable (self->load_problems, NULL);
  set_guarded (self, !reading->is_complete);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GError *error = NULL;

  if (read_file (task_data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
robo_document_file_load_async (RoboDocumentFile   *self,
                               GFile              *file,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data)
{
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_file_load_async);
  reading = reading_new (self, file);
  g_set_object (&reading->cancellable, cancellable);
  g_task_set_task_data (task, reading, (GDestroyNotify)reading_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

gpointer
robo_document_file_load_finish (RoboDocumentFile *self,
                                GAsyncResult     *result,
                                GError          **error)
{
  Reading *reading;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  reading = g_task_get_task_data (G_TASK (result));
  keep_file_for_queued_saves (self);
  robo_document_file_drop_copy (self);
  self->is_closed = FALSE;
  take_problems (self, reading);
  set_file (self, reading->file, reading->checksum);

  return g_steal_pointer (&reading->state);
}

void
robo_document_file_reload_async (RoboDocumentFile   *self,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            data)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));
  g_return_if_fail (self->file != NULL);

  robo_document_file_load_async (self, self->file, cancellable, callback, data);
}

gpointer
robo_document_file_reload_finish (RoboDocumentFile *self,
                                  GAsyncResult     *result,
                                  GError          **error)
{
  Reading *reading;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  reading = g_task_get_task_data (G_TASK (result));
  /* Drop the content if the document was closed, or saved in another file, while this file was read. */
  if (self->is_closed || self->file == NULL || !g_file_equal (self->file, reading->file))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "");
      return NULL;
    }

  take_problems (self, reading);
  set_file (self, reading->file, reading->checksum);

  return g_steal_pointer (&reading->state);
}

/* Holds a recovery: the content of a copy, and the original file of the copy as it is on disk now. */
typedef struct
{
  RoboRecovery    *recovery;
  Reading         *original;
  RoboHistoryPart *part; /* part of the history; NULL if the copy could not be read, or after the part was handed
                          * over */
} Recovering;

static void
recovering_free (gpointer data)
{
  Recovering *self = data;

  robo_history_part_free (self->part);
  reading_free (self->original);
  robo_recovery_free (self->recovery);
  g_free (self);
}

static void
recover_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Recovering             *recovering = task_data;
  const RoboRecovery     *recovery = recovering->recovery;
  const RoboDocumentType *type = recovering->original->type;
  g_autoptr (RoboProblems) problems = robo_problems_new (recovery->title);
  GError  *error = NULL;
  gboolean is_complete;
  gpointer state = type->read (recovery->bytes, problems, &is_complete);

  if (state == NULL)
    {
      robo_problems_check_plain (problems, &error);
      g_task_return_error (task, error);
      return;
    }

  if (recovery->edits != NULL)
    recovering->part = robo_history_bytes_unpack (recovery->edits, type, state);
  if (recovering->part == NULL)
    recovering->part = robo_history_part_new (&type->state, state);
  type->state.unref (state);
  if (recovering->original->file != NULL)
    read_file (recovering->original, NULL);
  g_task_return_boolean (task, TRUE);
}

void
robo_document_file_recover_async (RoboDocumentFile   *self,
                                  const RoboRecovery *recovery,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GFile) file = NULL;
  Recovering *recovering;

  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));
  g_return_if_fail (recovery != NULL);

  file = recovery->uri != NULL ? g_file_new_for_uri (recovery->uri) : NULL;
  recovering = g_new0 (Recovering, 1);
  recovering->recovery = robo_recovery_copy (recovery);
  recovering->original = reading_new (self, file);
  g_set_object (&recovering->original->cancellable, cancellable);

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_file_recover_async);
  g_task_set_task_data (task, recovering, recovering_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, recover_thread);
}

/* Makes the original file of the copy the file of the document. Returns its current content, or NULL. */
static gpointer
install_original (RoboDocumentFile   *self,
                  const RoboRecovery *recovery,
                  Reading            *original)
{
  set_file (self, original->file, recovery->base);
  set_checksum (&self->seen, original->checksum);
  if (original->state == NULL)
    {
      set_guarded (self, FALSE);
      set_changed_on_disk (self, recovery->base != NULL, original->checksum != NULL);
      return NULL;
    }

  take_problems (self, original);
  set_changed_on_disk (self, g_strcmp0 (recovery->base, original->checksum) != 0, TRUE);

  return g_steal_pointer (&original->state);
}

RoboHistoryPart *
robo_document_file_recover_finish (RoboDocumentFile *self,
                                   GAsyncResult     *result,
                                   gpointer         *original,
                                   GError          **error)
{
  Recovering *recovering;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  g_return_val_if_fail (original != NULL, NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  recovering = g_task_get_task_data (G_TASK (result));
  keep_file_for_queued_saves (self);
  robo_document_file_drop_copy (self);
  self->is_closed = FALSE;
  *original = install_original (self, recovering->recovery, recovering->original);
  self->copy = robo_copy_new (self->recovery_folder, recovering->recovery->path);

  return g_steal_pointer (&recovering->part);
}

/* Writing */

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  saving->type->state.unref (saving->state);
  g_ptr_array_unref (saving->tasks);
  g_clear_object (&saving->other);
  g_clear_object (&saving->file);
  g_free (saving->expected);
  g_free (saving->found);
  g_free (saving->checksum);
  g_free (saving);
}

/* Fails if another program has changed the file. A removed file can be written again, since this loses no content. */
static gboolean
check_disk (Saving  *saving,
            GError **error)
{
  g_autofree char *checksum = NULL;
  g_autofree char *name = NULL;

  if (saving->expected == NULL)
    return TRUE;
  checksum = dup_checksum_on_disk (saving->file, saving->type->max_size);
  if (checksum == NULL || g_str_equal (checksum, saving->expected))
    return TRUE;

  saving->found = g_steal_pointer (&checksum);
  name = dup_file_name (saving->file);
  g_set_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED,
               /* Translators: %s is a file. */
               _ ("%s was changed by another program, so it wasn’t overwritten. Reload it, save under another name, or overwrite it."),
               name);
  return FALSE;
}

/* Writes the file as a whole or not at all. A link stays a link. */
static gboolean
write_bytes (GFile   *file,
             GBytes  *bytes,
             GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *folder = NULL;
  char            *target;
  gboolean         is_done;

  if (path == NULL)
    {
      g_autoptr (GError) cause = NULL;
      g_autofree char *name = NULL;
      GFileError       code = G_FILE_ERROR_FAILED;

      if (g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                                   G_FILE_CREATE_NONE, NULL, NULL, &cause))
        return TRUE;

      if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
        code = G_FILE_ERROR_NOSPC;
      else if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED) ||
               g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_READ_ONLY))
        code = G_FILE_ERROR_ACCES;
      else if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
               g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
        code = G_FILE_ERROR_NOENT;
      name = g_file_get_basename (file);

      return robo_write_set_error (error, name, code, cause->message);
    }

  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0777);
  target = realpath (path, NULL);
  is_done = robo_write_file (target != NULL ? target : path, bytes, error);
  free (target);

  return is_done;
}

static gboolean
save_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Saving *saving = data;
  g_autoptr (GBytes) bytes = NULL;

  if (!check_disk (saving, error))
    return FALSE;

  bytes = saving->type->to_bytes (saving->state);
  saving->checksum = dup_checksum (bytes);

  return write_bytes (saving->file, bytes, error);
}

static gboolean
check_may_save (RoboDocumentFile *self,
                GError          **error)
{
  g_autofree char *name = NULL;

  if (self->file == NULL)
    {
      g_set_error_literal (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_UNTITLED,
                           _ ("This document has no file yet. Choose where to save it."));
      return FALSE;
    }
  if (!self->is_guarded)
    return TRUE;

  name = dup_file_name (self->file);
  g_set_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_GUARDED,
               /* Translators: %s is a file. */
               _ ("Part of %s couldn’t be read and would be lost. Save under another name, or overwrite the file."),
               name);
  return FALSE;
}

static void
set_saving (RoboDocumentFile *self,
            gboolean          is_saving)
{
  set_boolean (self, &self->is_saving, is_saving, PROP_IS_SAVING);
}

static void
note_result (RoboDocumentFile *self,
             const Saving     *saving,
             const GError     *error)
{
  if (error == NULL)
    {
      set_guarded (self, FALSE);
      set_file (self, saving->file, saving->checksum);
    }
  else if (g_error_matches (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED))
    {
      set_checksum (&self->seen, saving->found);
      set_changed_on_disk (self, TRUE, TRUE);
    }
}

static void start_saving (RoboDocumentFile *self);

static void
saved_cb (gpointer      owner,
          gpointer      data,
          GCancellable *cancellable,
          const GError *error)
{
  RoboDocumentFile *self = owner;
  Saving           *saving = data;

  if (!saving->is_past)
    note_result (self, saving, error);
  g_queue_pop_head (&self->saves);
  set_saving (self, !g_queue_is_empty (&self->saves));
  start_saving (self);
  for (guint i = 0; i < saving->tasks->len; i++)
    {
      if (error == NULL)
        g_task_return_boolean (saving->tasks->pdata[i], TRUE);
      else
        g_task_return_error (saving->tasks->pdata[i], g_error_copy (error));
    }
}

/* Starts the first save of the queue. The content that this save may replace is known only now, after the save
 * before it has written the file. */
static void
start_saving (RoboDocumentFile *self)
{
  Saving *saving = g_queue_peek_head (&self->saves);

  if (saving == NULL)
    return;

  saving->file = g_object_ref (saving->other != NULL ? saving->other : self->file);
  saving->expected = saving->other == NULL ? g_strdup (self->checksum) : NULL;
  robo_work_run (self, NULL, save_thread, saved_cb, saving, saving_free);
}

static gboolean
is_same_target (GFile *a,
                GFile *b)
{
  return a == b || (a != NULL && b != NULL && g_file_equal (a, b));
}

/* Returns the last save of the queue if it writes to the same file and has not begun, otherwise NULL. */
static Saving *
find_waiting (RoboDocumentFile *self,
              GFile            *other)
{
  Saving *last = g_queue_peek_tail (&self->saves);

  if (last == g_queue_peek_head (&self->saves) || last->is_past)
    return NULL;

  return is_same_target (last->other, other) ? last : NULL;
}

static Saving *
add_saving (RoboDocumentFile *self,
            GFile            *other)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->type = self->type;
  saving->tasks = g_ptr_array_new_with_free_func (g_object_unref);
  g_set_object (&saving->other, other);
  g_queue_push_tail (&self->saves, saving);

  return saving;
}

void
robo_document_file_save_async (RoboDocumentFile   *self,
                               gpointer            state,
                               GFile              *file,
                               GAsyncReadyCallback callback,
                               gpointer            data)
{
  g_autoptr (GTask) task = NULL;
  GError  *error = NULL;
  Saving  *saving;
  gpointer older;

  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));
  g_return_if_fail (state != NULL);

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, robo_document_file_save_async);
  if (file == NULL && !check_may_save (self, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  saving = find_waiting (self, file);
  if (saving == NULL)
    saving = add_saving (self, file);
  older = saving->state;
  saving->state = self->type->state.ref (state);
  if (older != NULL)
    self->type->state.unref (older);
  g_ptr_array_add (saving->tasks, g_steal_pointer (&task));
  if (self->is_saving)
    return;

  set_saving (self, TRUE);
  start_saving (self);
}

gboolean
robo_document_file_save_finish (RoboDocumentFile *self,
                                GAsyncResult     *result,
                                GError          **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
robo_document_file_keep_mine (RoboDocumentFile *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));
  g_return_if_fail (self->file != NULL);

  /* Changes that other programs make after this will need another decision of the user. */
  set_checksum (&self->checksum, self->seen);
  set_changed_on_disk (self, FALSE, TRUE);
}

void
robo_document_file_allow_loss (RoboDocumentFile *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));

  set_guarded (self, FALSE);
}

/* Copying unsaved changes */

typedef struct
{
  const RoboDocumentType *type;
  RoboCopy               *copy;
  RoboRecovery            recovery;
  RoboHistoryPart        *part;
} CopyJob;

static gpointer
get_copied_state (const CopyJob *job)
{
  return job->part->states->pdata[job->part->position];
}

static void
copy_job_free (CopyJob *job)
{
  g_clear_pointer (&job->copy, robo_copy_unref);
  robo_history_part_free (job->part);
  g_free (job->recovery.title);
  g_free (job->recovery.uri);
  g_free (job->recovery.base);
  g_clear_pointer (&job->recovery.bytes, g_bytes_unref);
  g_clear_pointer (&job->recovery.edits, g_bytes_unref);
  g_free (job);
}

static void
copy_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  CopyJob *job = task_data;
  GError  *error = NULL;

  job->recovery.bytes = job->type->to_bytes (get_copied_state (job));
  job->recovery.edits = robo_history_bytes_pack (job->part, job->type);
  if (robo_copy_write (job->copy, &job->recovery, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void start_copying_later (RoboDocumentFile *self);

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (RoboDocumentFile) self = data;
  CopyJob *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  self->is_copying = FALSE;

  /* If the document was saved or closed while this copy was written, the copy is not needed. */
  if (self->copy != job->copy)
    robo_copy_remove (job->copy);
  else
    {
      gboolean is_first_failure = error != NULL && !self->has_copy_failed;

      /* Report several failures in a row only once, because a full disk stays full for a while. */
      self->has_copy_failed = error != NULL;
      if (is_first_failure)
        g_signal_emit (self, signals[COPY_FAILED], 0, error->message);
    }
  /* Release the reference to the copy, and with it the lock, here. The task also releases it, but the thread may
   * free the task later. */
  g_clear_pointer (&job->copy, robo_copy_unref);
  if (self->uncopied != NULL)
    start_copying_later (self);
}

static void
start_copying (RoboDocumentFile *self)
{
  CopyJob *job = g_new0 (CopyJob, 1);
  g_autoptr (GTask) task = NULL;

  if (self->copy == NULL)
    self->copy = robo_copy_new (self->recovery_folder, NULL);
  job->type = self->type;
  job->copy = robo_copy_ref (self->copy);
  job->part = g_steal_pointer (&self->uncopied);
  job->recovery.kind = (char *)job->type->kind;
  job->recovery.title = g_strdup (job->type->get_title (get_copied_state (job)));
  job->recovery.uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  job->recovery.base = g_strdup (self->checksum);
  job->recovery.time = g_get_real_time () / G_USEC_PER_SEC;

  self->is_copying = TRUE;
  /* The thread also drops the task and could then drop the last reference to its source object, so the task has
   * none. */
  task = g_task_new (NULL, NULL, copied_cb, g_object_ref (self));
  g_task_set_source_tag (task, start_copying);
  g_task_set_task_data (task, job, (GDestroyNotify)copy_job_free);
  g_task_run_in_thread (task, copy_thread);
}

static gboolean
delay_cb (gpointer data)
{
  RoboDocumentFile *self = data;

  self->autosave_id = 0;
  /* If a copy is being written, copied_cb() starts the next copy. */
  if (!self->is_copying)
    start_copying (self);

  return G_SOURCE_REMOVE;
}

static void
start_copying_later (RoboDocumentFile *self)
{
  if (self->autosave_id == 0)
    self->autosave_id = g_timeout_add (self->autosave_delay_ms, delay_cb, self);
}

void
robo_document_file_copy_changes (RoboDocumentFile *self,
                                 RoboHistoryPart  *part)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));
  g_return_if_fail (part != NULL);

  if (self->is_closed)
    {
      robo_history_part_free (part);
      return;
    }

  robo_history_part_free (self->uncopied);
  self->uncopied = part;
  start_copying_later (self);
}

void
robo_document_file_drop_copy (RoboDocumentFile *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));

  g_clear_handle_id (&self->autosave_id, g_source_remove);
  g_clear_pointer (&self->uncopied, robo_history_part_free);
  if (self->copy == NULL)
    return;

  /* A copy that is still being written is removed by copied_cb() afterwards. */
  if (!self->is_copying)
    robo_copy_remove (self->copy);
  g_clear_pointer (&self->copy, robo_copy_unref);
}

void
robo_document_file_close (RoboDocumentFile *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));

  self->is_closed = TRUE;
  robo_document_file_drop_copy (self);
  stop_watching (self);
}

/* The object */

static void
robo_document_file_dispose (GObject *object)
{
  RoboDocumentFile *self = ROBO_DOCUMENT_FILE (object);

  g_clear_handle_id (&self->autosave_id, g_source_remove);
  stop_watching (self);

  G_OBJECT_CLASS (robo_document_file_parent_class)->dispose (object);
}

/* Leaves the copy on disk for a recovery. */
static void
robo_document_file_finalize (GObject *object)
{
  RoboDocumentFile *self = ROBO_DOCUMENT_FILE (object);

  g_clear_pointer (&self->copy, robo_copy_unref);
  g_clear_pointer (&self->uncopied, robo_history_part_free);
  g_clear_object (&self->file);
  robo_problems_free (self->load_problems);
  g_free (self->checksum);
  g_free (self->seen);
  g_free (self->recovery_folder);

  G_OBJECT_CLASS (robo_document_file_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_LOCATION] = { ROBO_PROPERTY_FIELD (OBJECT, "location", RoboDocumentFile, file), .type = g_file_get_type },
  [PROP_IS_GUARDED] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-guarded", RoboDocumentFile, is_guarded) },
  [PROP_IS_CHANGED_ON_DISK] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-changed-on-disk", RoboDocumentFile, is_changed_on_disk) },
  [PROP_IS_GONE] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-gone", RoboDocumentFile, is_gone) },
  [PROP_IS_SAVING] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-saving", RoboDocumentFile, is_saving) },
  [PROP_AUTOSAVE_DELAY_MS] = { ROBO_PROPERTY_FIELD (UINT, "autosave-delay-ms", RoboDocumentFile, autosave_delay_ms), .is_stored = TRUE, .initial = AUTOSAVE_DELAY_MS },
  [PROP_RECOVERY_FOLDER] = { ROBO_PROPERTY_FIELD (STRING, "recovery-folder", RoboDocumentFile, recovery_folder), .is_stored = TRUE },
};

static void
robo_document_file_class_init (RoboDocumentFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_document_file_dispose;
  object_class->finalize = robo_document_file_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[COPY_FAILED] = g_signal_new ("copy-failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_document_file_init (RoboDocumentFile *self)
{
  self->load_problems = robo_problems_new (NULL);
  self->autosave_delay_ms = AUTOSAVE_DELAY_MS;
  self->recovery_folder = robo_recovery_dup_default_folder ();
}

RoboDocumentFile *
robo_document_file_new (const RoboDocumentType *type)
{
  RoboDocumentFile *self;

  g_return_val_if_fail (type != NULL, NULL);

  self = g_object_new (ROBO_TYPE_DOCUMENT_FILE, NULL);
  self->type = type;

  return self;
}

void
robo_document_file_start (RoboDocumentFile *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT_FILE (self));

  robo_document_file_drop_copy (self);
  self->is_closed = FALSE;
  robo_problems_free (self->load_problems);
  self->load_problems = robo_problems_new (NULL);
  set_guarded (self, FALSE);
  keep_file_for_queued_saves (self);
  set_file (self, NULL, NULL);
}

GFile *
robo_document_file_get_location (RoboDocumentFile *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT_FILE (self), NULL);

  return self->file;
}

gboolean
robo_document_file_get_is_guarded (RoboDocumentFile *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT_FILE (self), FALSE);

  return self->is_guarded;
}

gboolean
robo_document_file_get_is_saving (RoboDocumentFile *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT_FILE (self), FALSE);

  return self->is_saving;
}

const RoboProblems *
robo_document_file_get_load_problems (RoboDocumentFile *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT_FILE (self), NULL);

  return self->load_problems;
}
