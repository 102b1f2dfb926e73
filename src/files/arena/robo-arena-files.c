// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-files.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "files/xml/robo-write.h"
#include "files/xml/robo-xml.h"
#include "robo-library.h"

/* Hidden, so that neither the library nor a person stumbles over it. */
#define REMOVED_FOLDER ".removed"

/* Names */

static char *
dup_path (const char *folder,
          const char *stem,
          guint       number)
{
  g_autofree char *name = number == 1 ? g_strconcat (stem, ROBO_ARENA_SUFFIX, NULL)
                                      : g_strdup_printf ("%s-%u%s", stem, number, ROBO_ARENA_SUFFIX);

  return g_build_filename (folder, name, NULL);
}

static char *
dup_free_path (const char *folder,
               const char *stem)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *path = dup_path (folder, stem, number);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

/* The name without what all arenas end in; a dot at its beginning would hide it. */
static char *
dup_stem (const char *name)
{
  static const char *const suffixes[] = { ROBO_ARENA_SUFFIX, ".xml" };
  char                    *stem;

  while (*name == '.')
    name++;
  stem = g_strdup (name);
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (stem, suffixes[i]))
      stem[strlen (stem) - strlen (suffixes[i])] = '\0';
  if (stem[0] != '\0')
    return stem;

  g_free (stem);
  return g_strdup ("arena");
}

/* Writing */

static gboolean
set_write_error (GError    **error,
                 const char *path)
{
  int reason = errno;

  return robo_write_set_error (error, path, g_file_error_from_errno (reason), g_strerror (reason));
}

static gboolean
make_folder (const char *folder,
             GError    **error)
{
  return g_mkdir_with_parents (folder, 0700) == 0 || set_write_error (error, folder);
}

static char *
take_in (const char   *folder,
         const char   *name,
         GBytes       *bytes,
         RoboProblems *problems,
         GError      **error)
{
  gsize            length, old_length;
  const char      *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  g_autofree char *old_data = NULL;
  g_autoptr (RoboArena) arena = NULL;
  gboolean         is_complete;
  g_autofree char *stem = dup_stem (name);
  g_autofree char *same_path = dup_path (folder, stem, 1);
  g_autofree char *path = NULL;

  if (bytes != NULL)
    arena = robo_arena_open_memory (data, length, problems, &is_complete);
  if (arena == NULL)
    {
      robo_problems_check_plain (problems, error);
      return NULL;
    }
  if (g_file_get_contents (same_path, &old_data, &old_length, NULL) && old_length == length &&
      memcmp (old_data, data, length) == 0)
    return g_steal_pointer (&same_path);

  path = dup_free_path (folder, stem);
  if (!make_folder (folder, error) || !robo_write_file (path, bytes, error))
    return NULL;

  return g_steal_pointer (&path);
}

char *
robo_arena_files_import (const char *folder,
                         GFile      *file,
                         GError    **error)
{
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GError) reading_error = NULL;
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);
  shown = g_filename_display_name (name);
  problems = robo_problems_new (shown);
  stream = g_file_read (file, NULL, &reading_error);
  if (stream != NULL)
    bytes = robo_xml_load_stream (G_INPUT_STREAM (stream), ROBO_XML_MAX_SIZE, problems);
  else
    robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0,
                       /* Translators: %s is what the system says, such as "Permission denied". */
                       _ ("The file cannot be read: %s."), reading_error->message);

  path = take_in (folder, name, bytes, problems, error);
  /* The words for people who play do not say which of many files they are about. */
  if (path == NULL && error != NULL && (*error)->domain == ROBO_CONTENT_ERROR)
    {
      g_autofree char *sentence = g_steal_pointer (&(*error)->message);

      /* Translators: the name of a file, and the sentence that says what is wrong with it. */
      (*error)->message = g_strdup_printf (_ ("%s: %s"), shown, sentence);
    }

  return g_steal_pointer (&path);
}

char *
robo_arena_files_import_text (const char *folder,
                              const char *text,
                              GError    **error)
{
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  /* Translators: stands where the name of a file would. */
  problems = robo_problems_new (_ ("Clipboard"));
  bytes = g_bytes_new_static (text, strlen (text));

  return take_in (folder, "pasted", bytes, problems, error);
}

/* What a thread works on, and what came of it. */
typedef struct
{
  char      *folder;
  GPtrArray *files;
  GPtrArray *paths;
  GError    *error; /* of the first that was refused */
} Import;

static void
free_import (gpointer data)
{
  Import *import = data;

  g_free (import->folder);
  g_ptr_array_unref (import->files);
  g_ptr_array_unref (import->paths);
  g_clear_error (&import->error);
  g_free (import);
}

static void
import_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Import *import = task_data;

  for (guint i = 0; i < import->files->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      g_autoptr (GError) error = NULL;
      char *path = robo_arena_files_import (import->folder, import->files->pdata[i], &error);

      if (path != NULL)
        g_ptr_array_add (import->paths, path);
      else if (import->error == NULL)
        import->error = g_steal_pointer (&error);
    }

  g_task_return_boolean (task, TRUE);
}

void
robo_arena_files_import_async (const char         *folder,
                               GPtrArray          *files,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data)
{
  g_autoptr (GTask) task = NULL;
  Import *import;

  g_return_if_fail (folder != NULL);
  g_return_if_fail (files != NULL);

  import = g_new0 (Import, 1);
  import->folder = g_strdup (folder);
  import->files = g_ptr_array_ref (files);
  import->paths = g_ptr_array_new_with_free_func (g_free);
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, import, free_import);
  g_task_run_in_thread (task, import_thread);
}

GPtrArray *
robo_arena_files_import_finish (GAsyncResult *result,
                                GError      **error)
{
  Import *import = g_task_get_task_data (G_TASK (result));

  g_task_propagate_boolean (G_TASK (result), NULL);
  if (error != NULL)
    *error = import->error != NULL ? g_error_copy (import->error) : NULL;

  return g_ptr_array_ref (import->paths);
}

char *
robo_arena_files_add (const char      *folder,
                      const RoboArena *arena,
                      GError         **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (arena != NULL, NULL);

  path = dup_free_path (folder, robo_arena_get_id (arena));
  if (!make_folder (folder, error) || !robo_arena_save_file (arena, path, error))
    return NULL;

  return g_steal_pointer (&path);
}

/* Removing */

struct _RoboRemovedFile
{
  char *path;  /* where it was */
  char *place; /* where it is; NULL when it was restored */
};

static gboolean
move_file (const char *from,
           const char *to,
           GError    **error)
{
  return g_rename (from, to) == 0 || set_write_error (error, from);
}

RoboRemovedFile *
robo_arena_files_remove (const char *path,
                         GError    **error)
{
  g_autoptr (RoboRemovedFile) self = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *removed_folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *stem = NULL;
  g_autofree char *place = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  folder = g_path_get_dirname (path);
  removed_folder = g_build_filename (folder, REMOVED_FOLDER, NULL);
  name = g_path_get_basename (path);
  stem = dup_stem (name);
  if (!make_folder (removed_folder, error))
    return NULL;

  place = dup_free_path (removed_folder, stem);
  if (!move_file (path, place, error))
    return NULL;

  self = g_new0 (RoboRemovedFile, 1);
  self->path = g_strdup (path);
  self->place = g_steal_pointer (&place);

  return g_steal_pointer (&self);
}

char *
robo_removed_file_restore (RoboRemovedFile *self,
                           GError         **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *stem = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (self != NULL && self->place != NULL, NULL);

  folder = g_path_get_dirname (self->path);
  name = g_path_get_basename (self->path);
  stem = dup_stem (name);
  path = g_file_test (self->path, G_FILE_TEST_EXISTS) ? dup_free_path (folder, stem) : g_strdup (self->path);
  if (!move_file (self->place, path, error))
    return NULL;

  g_clear_pointer (&self->place, g_free);

  return g_steal_pointer (&path);
}

void
robo_removed_file_free (RoboRemovedFile *self)
{
  if (self == NULL)
    return;

  if (self->place != NULL)
    g_unlink (self->place);
  g_free (self->place);
  g_free (self->path);
  g_free (self);
}

void
robo_arena_files_purge (const char *folder)
{
  g_autofree char *removed_folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (folder != NULL);

  removed_folder = g_build_filename (folder, REMOVED_FOLDER, NULL);
  dir = g_dir_open (removed_folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (removed_folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (removed_folder);
}
