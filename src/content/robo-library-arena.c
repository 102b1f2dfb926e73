// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include "robo-library-private.h"

/* One file of the library, read on demand: the list of a full folder is there at once. */
struct _RoboLibraryArena
{
  GObject parent_instance;

  char         *path;
  char         *file_title;
  gboolean      is_bundled;
  gboolean      was_read;
  RoboArena    *arena;
  RoboProblems *problems;
};

G_DEFINE_FINAL_TYPE (RoboLibraryArena, robo_library_arena, G_TYPE_OBJECT)

static void
ensure_read (RoboLibraryArena *self)
{
  if (self->was_read)
    return;

  self->was_read = TRUE;
  self->arena = robo_arena_load_file (self->path, self->problems);
}

static void
robo_library_arena_finalize (GObject *object)
{
  RoboLibraryArena *self = ROBO_LIBRARY_ARENA (object);

  g_free (self->path);
  g_free (self->file_title);
  robo_arena_unref (self->arena);
  robo_problems_free (self->problems);

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
}

/*< private >
 * robo_library_arena_new:
 * @path: a file
 * @is_bundled: whether it came with the program
 *
 * Returns: (transfer full): an entry of the library
 */
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

/**
 * robo_library_arena_get_path:
 * @self: an entry of the library
 *
 * Returns: (transfer none): its file
 */
const char *
robo_library_arena_get_path (RoboLibraryArena *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (self), NULL);

  return self->path;
}

/**
 * robo_library_arena_is_bundled:
 * @self: an entry of the library
 *
 * Returns: whether it came with the program, and cannot be changed
 */
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

  return self->arena != NULL ? robo_arena_get_name (self->arena) : self->file_title;
}
