// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-files.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "base/robo-slug.h"
#include "files/xml/robo-write.h"
#include "files/xml/robo-xml.h"
#include "robo-library.h"

/* Removed files are kept in this folder, hidden from the library and from users. */
#define REMOVED_FOLDER ".removed"

/* Names */

/* Returns the name without the suffixes of arenas. Also removes dots at the beginning, which would hide the file.
 * Returns "arena" if nothing is left. */
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
import_bytes (const char   *folder,
              const char   *name,
              GBytes       *bytes,
              RoboProblems *problems,
              gboolean     *is_new,
              GError      **error)
{
  gsize            length, old_length;
  const char      *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  g_autofree char *old_data = NULL;
  g_autoptr (RoboArena) arena = NULL;
  gboolean         is_complete;
  g_autofree char *stem = dup_stem (name);
  g_autofree char *same_name = g_strconcat (stem, ROBO_ARENA_SUFFIX, NULL);
  g_autofree char *same_path = g_build_filename (folder, same_name, NULL);
  g_autofree char *path = NULL;

  *is_new = FALSE;
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

  path = robo_slug_dup_free_path (folder, stem, ROBO_ARENA_SUFFIX, NULL);
  if (!make_folder (folder, error) || !robo_write_file (path, bytes, error))
    return NULL;
  *is_new = TRUE;

  return g_steal_pointer (&path);
}

char *
robo_arena_files_import (const char   *folder,
                         GFile        *file,
                         GCancellable *cancellable,
                         gboolean     *is_new,
                         GError      **error)
{
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);
  shown = g_filename_display_name (name);
  problems = robo_problems_new (shown);
  robo_problems_set_cancellable (problems, cancellable);
  bytes = robo_xml_load (file, ROBO_XML_MAX_SIZE, problems);
  path = import_bytes (folder, name, bytes, problems, is_new, error);
  /* Add the file name, because a message for users about the content of a file does not have it. */
  if (path == NULL && error != NULL && (*error)->domain == ROBO_CONTENT_ERROR)
    {
      g_autofree char *sentence = g_steal_pointer (&(*error)->message);

      /* Translators: The first %s is the name of a file, the second a sentence that says what is wrong with it. */
      (*error)->message = g_strdup_printf (_ ("%s: %s"), shown, sentence);
    }

  return g_steal_pointer (&path);
}

char *
robo_arena_files_import_text (const char *folder,
                              const char *text,
                              gboolean   *is_new,
                              GError    **error)
{
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  /* Translators: This stands in the place of the name of a file. */
  problems = robo_problems_new (_ ("Clipboard"));
  bytes = g_bytes_new_static (text, strlen (text));

  return import_bytes (folder, "pasted", bytes, problems, is_new, error);
}

char *
robo_arena_files_add (const char      *folder,
                      const RoboArena *arena,
                      GError         **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (arena != NULL, NULL);

  path = robo_slug_dup_free_path (folder, robo_arena_get_id (arena), ROBO_ARENA_SUFFIX, NULL);
  if (!make_folder (folder, error) || !robo_arena_save_file (arena, path, error))
    return NULL;

  return g_steal_pointer (&path);
}

/* Removing */

struct _RoboRemovedFile
{
  char *path;  /* path of the file before its removal */
  char *place; /* path of the file now; NULL after the file was restored */
};

/* Sets the error of a file that could not be renamed. Unlike robo_write_set_error(), this does not suggest to save in
 * another folder, since no file is written. */
static gboolean
set_move_error (GError    **error,
                const char *path)
{
  int              reason = errno;
  g_autofree char *name = g_filename_display_basename (path);

  g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
               /* Translators: The first %s is a file, the second is what the system says ("Permission denied"). */
               _ ("%1$s couldn’t be moved: %2$s. Allow changes to its folder, then try again."), name,
               g_strerror (reason));

  return FALSE;
}

static gboolean
move_file (const char *from,
           const char *to,
           GError    **error)
{
  return g_rename (from, to) == 0 || set_move_error (error, from);
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
  if (g_mkdir_with_parents (removed_folder, 0700) != 0)
    {
      set_move_error (error, path);
      return NULL;
    }

  place = robo_slug_dup_free_path (removed_folder, stem, ROBO_ARENA_SUFFIX, NULL);
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
  path = g_file_test (self->path, G_FILE_TEST_EXISTS)
           ? robo_slug_dup_free_path (folder, stem, ROBO_ARENA_SUFFIX, NULL)
           : g_strdup (self->path);
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
