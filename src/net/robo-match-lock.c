// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

struct _RoboMatchLock
{
  guint n_users;
  char *path; /* path of the lock file */
  int   file; /* descriptor of the lock file; -1 if the disk or the folder does not allow locks */
};

/* `taken` has the locks that this program holds. A new window may open a match before the old window releases it. */
static GMutex      taking;
static GHashTable *taken; /* RoboMatchLock by the path of its lock file, borrowed; NULL before the first lock */

/* Returns whether the path still names the open file. The previous owner of the lock may have removed the file between
 * opening and locking. */
static gboolean
is_in_place (int         file,
             const char *path)
{
  GStatBuf    named;
  struct stat opened;

  return g_stat (path, &named) == 0 && fstat (file, &opened) == 0 && named.st_dev == opened.st_dev &&
         named.st_ino == opened.st_ino;
}

/* Locks the file, if the disk allows locks. Returns FALSE if another program has the lock. */
static gboolean
lock_file (const char *path,
           int        *file)
{
  for (;;)
    {
      *file = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
      if (*file < 0)
        return TRUE;
      if (flock (*file, LOCK_EX | LOCK_NB) != 0)
        {
          gboolean is_busy = errno == EWOULDBLOCK;

          close (*file);
          *file = -1;
          return !is_busy;
        }
      if (is_in_place (*file, path))
        return TRUE;
      close (*file);
    }
}

RoboMatchLock *
robo_match_lock_take (const char *path,
                      GError    **error)
{
  g_autofree char *whole = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autofree char *lock_path = NULL;
  g_autoptr (GMutexLocker) locker = NULL;
  RoboMatchLock *self;
  int            file;

  g_return_val_if_fail (path != NULL, NULL);

  whole = g_canonicalize_filename (path, NULL);
  folder = g_path_get_dirname (whole);
  base = g_path_get_basename (whole);
  name = g_strdup_printf (".%s.lock", base);
  lock_path = g_build_filename (folder, name, NULL);
  locker = g_mutex_locker_new (&taking);
  if (taken == NULL)
    taken = g_hash_table_new (g_str_hash, g_str_equal);
  self = g_hash_table_lookup (taken, lock_path);
  if (self != NULL)
    {
      self->n_users++;
      return self;
    }
  if (!lock_file (lock_path, &file))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _ ("This game is open in another program. Close it there first so that nothing is lost."));
      return NULL;
    }

  self = g_new (RoboMatchLock, 1);
  *self = (RoboMatchLock){ 1, g_steal_pointer (&lock_path), file };
  g_hash_table_insert (taken, self->path, self);

  return self;
}

void
robo_match_lock_release (RoboMatchLock *self)
{
  g_autoptr (GMutexLocker) locker = NULL;

  if (self == NULL)
    return;

  locker = g_mutex_locker_new (&taking);
  if (--self->n_users > 0)
    return;

  g_hash_table_remove (taken, self->path);
  if (self->file >= 0)
    {
      g_unlink (self->path);
      close (self->file);
    }
  g_free (self->path);
  g_free (self);
}
