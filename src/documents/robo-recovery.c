// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-recovery-private.h"

#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "files/xml/robo-write.h"
#include "files/xml/robo-xml.h"

#define SUFFIX      ".copy"
#define LOCK_SUFFIX ".lock"
#define GROUP       "Document"

/* A history of another version is not read. */
#define HISTORY_GROUP   "History"
#define HISTORY_VERSION 1

struct _RoboCopy
{
  gatomicrefcount ref_count;
  char           *path;
  int             lock; /* descriptor of the lock file beside the copy; -1 if locking failed */
};

char *
robo_recovery_dup_default_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", "recovery", NULL);
}

static char *
dup_lock_path (const char *path)
{
  return g_strconcat (path, LOCK_SUFFIX, NULL);
}

/* Checking whether a copy is in use locks the copy for a moment. This mutex keeps the documents of this program from
 * trying to lock the same copy in that moment, which would fail. */
static GMutex asking;

/* Locks a separate file, because each time the copy is written it becomes a new file. Returns the descriptor of the
 * lock file, or -1. */
static int
lock (const char *path)
{
  g_autofree char *lock_path = dup_lock_path (path);
  int              file = g_open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (file >= 0 && flock (file, LOCK_EX | LOCK_NB) != 0)
    {
      close (file);
      return -1;
    }

  return file;
}

RoboCopy *
robo_copy_new (const char *folder,
               const char *path)
{
  RoboCopy        *self = g_new0 (RoboCopy, 1);
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (uuid, SUFFIX, NULL);

  /* Only the user can read a new folder. If creating the folder fails, writing fails, too, and reports the reason. */
  g_mkdir_with_parents (folder, 0700);
  g_atomic_ref_count_init (&self->ref_count);
  self->path = path != NULL ? g_strdup (path) : g_build_filename (folder, name, NULL);
  g_mutex_lock (&asking);
  self->lock = lock (self->path);
  g_mutex_unlock (&asking);

  return self;
}

RoboCopy *
robo_copy_ref (RoboCopy *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_copy_unref (RoboCopy *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  if (self->lock >= 0)
    close (self->lock);
  g_free (self->path);
  g_free (self);
}

static void
set_string (GKeyFile   *file,
            const char *key,
            const char *value)
{
  if (value != NULL)
    g_key_file_set_string (file, GROUP, key, value);
}

gboolean
robo_copy_write (RoboCopy           *self,
                 const RoboRecovery *recovery,
                 GError            **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *content = g_base64_encode (g_bytes_get_data (recovery->bytes, NULL),
                                              g_bytes_get_size (recovery->bytes));
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  set_string (file, "Kind", recovery->kind);
  set_string (file, "Title", recovery->title);
  set_string (file, "Uri", recovery->uri);
  set_string (file, "Base", recovery->base);
  g_key_file_set_int64 (file, GROUP, "Time", recovery->time);
  g_key_file_set_string (file, GROUP, "Content", content);
  /* The history is in the same file, so that it always belongs to the content. */
  if (recovery->edits != NULL)
    {
      g_autofree char *edits = g_base64_encode (g_bytes_get_data (recovery->edits, NULL),
                                                g_bytes_get_size (recovery->edits));

      g_key_file_set_integer (file, HISTORY_GROUP, "Version", HISTORY_VERSION);
      g_key_file_set_string (file, HISTORY_GROUP, "Edits", edits);
    }
  text = g_key_file_to_data (file, &length, NULL);
  bytes = g_bytes_new_take (g_steal_pointer (&text), length);

  return robo_write_copy (self->path, recovery->title, bytes, error);
}

static void
remove_files (const char *path)
{
  g_autofree char *lock_path = dup_lock_path (path);

  g_unlink (path);
  g_unlink (lock_path);
}

void
robo_copy_remove (RoboCopy *self)
{
  remove_files (self->path);
}

/* Copies left by crashed programs */

void
robo_recovery_free (RoboRecovery *self)
{
  if (self == NULL)
    return;

  g_free (self->path);
  g_free (self->kind);
  g_free (self->title);
  g_free (self->uri);
  g_free (self->base);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->edits, g_bytes_unref);
  g_free (self);
}

RoboRecovery *
robo_recovery_copy (const RoboRecovery *self)
{
  RoboRecovery *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (RoboRecovery, 1);
  copy->path = g_strdup (self->path);
  copy->kind = g_strdup (self->kind);
  copy->title = g_strdup (self->title);
  copy->uri = g_strdup (self->uri);
  copy->base = g_strdup (self->base);
  copy->time = self->time;
  copy->bytes = self->bytes != NULL ? g_bytes_ref (self->bytes) : NULL;
  copy->edits = self->edits != NULL ? g_bytes_ref (self->edits) : NULL;

  return copy;
}

/* Returns whether no running program has the lock of the copy. Creates the lock file if it does not exist. */
static gboolean
is_unlocked (const char *path)
{
  int file;

  g_mutex_lock (&asking);
  file = lock (path);
  if (file >= 0)
    close (file);
  g_mutex_unlock (&asking);

  return file >= 0;
}

/* Returns the decoded bytes of a key, or NULL if the key is missing. */
static GBytes *
read_bytes (GKeyFile   *file,
            const char *group,
            const char *key)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);
  guchar          *data;
  gsize            length;

  if (text == NULL)
    return NULL;

  data = g_base64_decode (text, &length);

  return g_bytes_new_take (data, length);
}

static RoboRecovery *
read_copy (const char *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (RoboRecovery) self = g_new0 (RoboRecovery, 1);

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return NULL;

  self->path = g_strdup (path);
  self->kind = g_key_file_get_string (file, GROUP, "Kind", NULL);
  self->title = g_key_file_get_string (file, GROUP, "Title", NULL);
  self->uri = g_key_file_get_string (file, GROUP, "Uri", NULL);
  self->base = g_key_file_get_string (file, GROUP, "Base", NULL);
  self->time = g_key_file_get_int64 (file, GROUP, "Time", NULL);
  self->bytes = read_bytes (file, GROUP, "Content");
  if (self->kind == NULL || self->title == NULL || self->bytes == NULL)
    return NULL;

  if (g_key_file_get_integer (file, HISTORY_GROUP, "Version", NULL) == HISTORY_VERSION)
    self->edits = read_bytes (file, HISTORY_GROUP, "Edits");

  return g_steal_pointer (&self);
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const RoboRecovery *left = *(const RoboRecovery *const *)a;
  const RoboRecovery *right = *(const RoboRecovery *const *)b;

  if (left->time != right->time)
    return left->time < right->time ? 1 : -1;

  return g_strcmp0 (left->path, right->path);
}

GPtrArray *
robo_recovery_list (const char *folder,
                    const char *kind)
{
  g_autofree char *default_folder = robo_recovery_dup_default_folder ();
  const char      *where = folder != NULL ? folder : default_folder;
  g_autoptr (GDir) dir = g_dir_open (where, 0, NULL);
  GPtrArray  *copies = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_recovery_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (where, name, NULL);
      g_autoptr (RoboRecovery) copy = NULL;

      if (!g_str_has_suffix (name, SUFFIX) || !is_unlocked (path))
        continue;
      copy = read_copy (path);
      if (copy != NULL && (kind == NULL || g_str_equal (copy->kind, kind)))
        g_ptr_array_add (copies, g_steal_pointer (&copy));
    }
  g_ptr_array_sort (copies, compare_newest_first);

  return copies;
}

/* Returns whether a file has the name of a copy with a dot and six more characters. robo_copy_write() has not finished
 * such a file. */
static gboolean
is_unfinished_copy_name (const char *name)
{
  const char *dot = strrchr (name, '.');

  return dot != NULL && strlen (dot) == strlen (".XXXXXX") && dot - name > (gssize)strlen (SUFFIX) &&
         strncmp (dot - strlen (SUFFIX), SUFFIX, strlen (SUFFIX)) == 0;
}

void
robo_recovery_clean (const char *folder)
{
  g_autofree char *default_folder = robo_recovery_dup_default_folder ();
  const char      *where = folder != NULL ? folder : default_folder;
  g_autoptr (GDir) dir = g_dir_open (where, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (where, name, NULL);
      g_autofree char *copy = NULL;
      gboolean         has_copy;

      if (is_unfinished_copy_name (name))
        copy = g_strndup (path, strlen (path) - 7);
      else if (g_str_has_suffix (name, SUFFIX LOCK_SUFFIX))
        copy = g_strndup (path, strlen (path) - strlen (LOCK_SUFFIX));
      else
        continue;

      /* The check creates a lock file, which must be removed if there is no copy. */
      has_copy = g_file_test (copy, G_FILE_TEST_EXISTS);
      if (!is_unlocked (copy))
        continue;
      if (is_unfinished_copy_name (name))
        g_unlink (path);
      if (!has_copy)
        remove_files (copy);
    }
}

void
robo_recovery_discard (const RoboRecovery *self)
{
  g_return_if_fail (self != NULL);

  remove_files (self->path);
}
