// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include "files/xml/robo-xml.h"
#include "robo-arena-private.h"
#include "robo-library-private.h"

/* Describes one file of the library. The file is read on demand, so that a large folder is listed at once. */
struct _RoboLibraryArena
{
  GObject parent_instance;

  char         *path;
  char         *file_title;
  gboolean      is_bundled;
  RoboFileStamp stamp;
  GMutex        reading; /* locked while the file is read, because two threads may need the arena at the same time */
  gboolean      was_read;
  RoboArena    *arena;
  RoboArena    *rest; /* the readable part of an arena that is not well formed, or NULL */
  RoboProblems *problems;
};

G_DEFINE_FINAL_TYPE (RoboLibraryArena, robo_library_arena, G_TYPE_OBJECT)

static void
ensure_read (RoboLibraryArena *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->reading);
  g_autoptr (GBytes) bytes = NULL;

  if (self->was_read)
    return;

  self->was_read = TRUE;
  bytes = robo_xml_load_file (self->path, ROBO_XML_MAX_SIZE, self->problems);
  if (bytes != NULL)
    {
      g_autoptr (RoboProblems) same_problems = robo_problems_new (NULL);
      gsize       length;
      const char *data = g_bytes_get_data (bytes, &length);
      gboolean    is_complete;

      self->arena = robo_arena_load_memory (data, length, self->problems);
      if (self->arena == NULL)
        self->rest = robo_arena_open_memory (data, length, same_problems, &is_complete);
      else
        robo_arena_pack (self->arena);
    }
}

static void
robo_library_arena_finalize (GObject *object)
{
  RoboLibraryArena *self = ROBO_LIBRARY_ARENA (object);

  g_free (self->path);
  g_free (self->file_title);
  robo_arena_unref (self->arena);
  robo_arena_unref (self->rest);
  robo_problems_free (self->problems);
  g_mutex_clear (&self->reading);

  G_OBJECT_CLASS (robo_library_arena_parent_class)->finalize (object);
}

static void
robo_library_arena_class_init (RoboLibraryArenaClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = robo_library_arena_finalize;
}

static void
robo_library_arena_init (RoboLibraryArena *self)
{
  g_mutex_init (&self->reading);
}

RoboLibraryArena *
robo_library_arena_new (const char *path,
                        gboolean    is_bundled)
{
  RoboLibraryArena *self = g_object_new (ROBO_TYPE_LIBRARY_ARENA, NULL);
  g_autofree char  *shown = g_filename_display_name (path);

  self->path = g_strdup (path);
  self->file_title = g_filename_display_basename (path);
  if (g_str_has_suffix (self->file_title, ROBO_ARENA_SUFFIX))
    self->file_title[strlen (self->file_title) - strlen (ROBO_ARENA_SUFFIX)] = '\0';
  self->is_bundled = is_bundled;
  self->problems = robo_problems_new (shown);

  return self;
}

RoboLibraryArena *
robo_library_arena_new_for_file (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return robo_library_arena_new (path, FALSE);
}

const char *
robo_library_arena_get_name (RoboLibraryArena *self)
{
  const char *slash = strrchr (self->path, G_DIR_SEPARATOR);

  return slash != NULL ? slash + 1 : self->path;
}

void
robo_library_arena_read (RoboLibraryArena *self)
{
  ensure_read (self);
}

const RoboFileStamp *
robo_library_arena_get_stamp (RoboLibraryArena *self)
{
  return &self->stamp;
}

void
robo_library_arena_set_stamp (RoboLibraryArena    *self,
                              const RoboFileStamp *stamp)
{
  self->stamp = *stamp;
}

const char *
robo_library_arena_get_path (RoboLibraryArena *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (self), NULL);

  return self->path;
}

gboolean
robo_library_arena_is_bundled (RoboLibraryArena *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (self), FALSE);

  return self->is_bundled;
}

RoboArena *
robo_library_arena_get_arena (RoboLibraryArena *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (self), NULL);

  ensure_read (self);

  return self->arena;
}

RoboArena *
robo_library_arena_get_readable (RoboLibraryArena *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (self), NULL);

  ensure_read (self);

  return self->arena != NULL ? self->arena : self->rest;
}

gboolean
robo_library_arena_is_playable (RoboLibraryArena *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (self), FALSE);

  ensure_read (self);

  return self->arena != NULL && !robo_problems_has_errors (self->problems);
}

const RoboProblems *
robo_library_arena_get_problems (RoboLibraryArena *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (self), NULL);

  ensure_read (self);

  return self->problems;
}

const char *
robo_library_arena_get_title (RoboLibraryArena *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (self), NULL);

  ensure_read (self);
  if (self->arena != NULL)
    return robo_arena_get_name (self->arena);
  if (self->rest != NULL && robo_arena_get_name (self->rest) != robo_arena_get_id (self->rest))
    return robo_arena_get_name (self->rest);

  return self->file_title;
}
