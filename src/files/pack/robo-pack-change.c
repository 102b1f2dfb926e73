// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-change.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "files/xml/robo-write.h"
#include "files/xml/robo-xml.h"

/* A change that is under way is in this folder. The dot hides the folder in file managers. */
#define PENDING "packs/.pending"
#define JOURNAL "journal"

typedef struct
{
  char   *name;
  GBytes *bytes; /* NULL to remove the file */
} Step;

struct _RoboPackChange
{
  char      *base;
  char      *pending;
  GPtrArray *steps; /* array of Step */
};

static void
step_free (gpointer data)
{
  Step *self = data;

  g_free (self->name);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self);
}

RoboPackChange *
robo_pack_change_new (const char *base)
{
  RoboPackChange *self = g_new0 (RoboPackChange, 1);

  self->base = g_strdup (base);
  self->pending = g_build_filename (base, PENDING, NULL);
  self->steps = g_ptr_array_new_with_free_func (step_free);

  return self;
}

void
robo_pack_change_free (RoboPackChange *self)
{
  if (self == NULL)
    return;

  g_free (self->base);
  g_free (self->pending);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

static void
add_step (RoboPackChange *self,
          const char     *name,
          GBytes         *bytes)
{
  Step *step = g_new0 (Step, 1);

  step->name = g_strdup (name);
  step->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  g_ptr_array_add (self->steps, step);
}

void
robo_pack_change_write (RoboPackChange *self,
                        const char     *name,
                        GBytes         *bytes)
{
  g_return_if_fail (bytes != NULL);

  add_step (self, name, bytes);
}

void
robo_pack_change_remove (RoboPackChange *self,
                         const char     *name)
{
  add_step (self, name, NULL);
}

/* In the pending folder, file N has the new content of step N, and file N.old has the content before it. */

static char *
dup_pending_path (const char *pending,
                  guint       step,
                  const char *suffix)
{
  g_autofree char *name = g_strdup_printf ("%u%s", step, suffix);

  return g_build_filename (pending, name, NULL);
}

static void
clear_pending (const char *pending)
{
  g_autofree char *journal = g_build_filename (pending, JOURNAL, NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  /* Remove the journal first: without it, robo_pack_change_recover() only discards the other files. */
  g_unlink (journal);
  dir = g_dir_open (pending, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (pending, name, NULL);

      g_unlink (path);
    }
  g_rmdir (pending);
}

static gboolean
set_error (GError    **error,
           const char *path)
{
  int reason = errno;

  return robo_write_set_error (error, path, g_file_error_from_errno (reason), g_strerror (reason));
}

static gboolean
make_parent (const char *path,
             GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return g_mkdir_with_parents (folder, 0700) == 0 || set_error (error, folder);
}

/* Writes the new contents into the pending folder, and the journal last. As soon as the journal is written, the
 * change can be completed. */
static gboolean
write_pending_files (RoboPackChange *self,
                     GError        **error)
{
  g_autoptr (GKeyFile) journal = g_key_file_new ();
  g_autofree char *path = g_build_filename (self->pending, JOURNAL, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  if (!make_parent (path, error))
    return FALSE;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step      *step = self->steps->pdata[i];
      g_autofree char *group = g_strdup_printf ("%u", i);
      g_autofree char *target = g_build_filename (self->base, step->name, NULL);
      g_autofree char *content = dup_pending_path (self->pending, i, "");

      g_key_file_set_string (journal, group, "Name", step->name);
      g_key_file_set_boolean (journal, group, "Removes", step->bytes == NULL);
      if (!make_parent (target, error) || (step->bytes != NULL && !robo_write_file (content, step->bytes, error)))
        return FALSE;
    }

  text = g_key_file_to_data (journal, &length, NULL);
  bytes = g_bytes_new (text, length);

  return robo_write_file (path, bytes, error);
}

/* Makes one step: removes or renames a file. Returns TRUE also if the step was made before. */
static gboolean
carry_out (const char *content,
           const char *target,
           gboolean    removes)
{
  if (removes)
    return g_unlink (target) == 0 || errno == ENOENT;

  return g_rename (content, target) == 0 || (errno == ENOENT && g_file_test (target, G_FILE_TEST_EXISTS));
}

/* Keeps the old content of the target under the name `old`. Renames the target if the file system has no hard links;
 * then the target is missing until the new content is in place. Returns FALSE if this fails, for example because the
 * target is a folder or a device. A missing target is no failure. */
static gboolean
keep_old (const char *target,
          const char *old)
{
  GStatBuf status;

  if (g_stat (target, &status) == 0 && !S_ISREG (status.st_mode))
    {
      errno = S_ISDIR (status.st_mode) ? EISDIR : EINVAL;
      return FALSE;
    }

  return link (target, old) == 0 || errno == ENOENT || g_rename (target, old) == 0;
}

static void
take_back (RoboPackChange *self,
           guint           n_steps)
{
  for (guint i = n_steps; i-- > 0;)
    {
      const Step      *step = self->steps->pdata[i];
      g_autofree char *target = g_build_filename (self->base, step->name, NULL);
      g_autofree char *old = dup_pending_path (self->pending, i, ".old");

      if (g_rename (old, target) != 0 && step->bytes != NULL)
        g_unlink (target);
    }
}

gboolean
robo_pack_change_apply (RoboPackChange *self,
                        GError        **error)
{
  robo_pack_change_recover (self->base);
  if (!write_pending_files (self, error))
    {
      clear_pending (self->pending);
      return FALSE;
    }

  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step      *step = self->steps->pdata[i];
      g_autofree char *target = g_build_filename (self->base, step->name, NULL);
      g_autofree char *content = dup_pending_path (self->pending, i, "");
      g_autofree char *old = dup_pending_path (self->pending, i, ".old");

      if (keep_old (target, old) && carry_out (content, target, step->bytes == NULL))
        continue;

      set_error (error, target);
      /* Undo the renaming of keep_old() on file systems without hard links. */
      g_rename (old, target);
      take_back (self, i);
      clear_pending (self->pending);
      return FALSE;
    }
  clear_pending (self->pending);

  return TRUE;
}

void
robo_pack_change_recover (const char *base)
{
  g_autofree char *pending = g_build_filename (base, PENDING, NULL);
  g_autofree char *path = g_build_filename (pending, JOURNAL, NULL);
  g_autoptr (GKeyFile) journal = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_file_test (pending, G_FILE_TEST_IS_DIR))
    return;

  if (g_key_file_load_from_file (journal, path, G_KEY_FILE_NONE, NULL))
    groups = g_key_file_get_groups (journal, NULL);
  for (guint i = 0; groups != NULL && groups[i] != NULL; i++)
    {
      g_autofree char *name = g_key_file_get_string (journal, groups[i], "Name", NULL);
      g_autofree char *target = g_build_filename (base, name, NULL);
      g_autofree char *content = g_build_filename (pending, groups[i], NULL);

      carry_out (content, target, g_key_file_get_boolean (journal, groups[i], "Removes", NULL));
    }
  clear_pending (pending);
}
