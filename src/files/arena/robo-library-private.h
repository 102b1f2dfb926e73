// SPDX-License-Identifier: GPL-3.0-or-later
// What the library and its entries share.
#pragma once

#include "robo-library.h"

G_BEGIN_DECLS

/* By what a file is known to be another one without reading it. */
typedef struct
{
  guint64 inode;
  gint64  size;
  gint64  modified_ns;
} RoboFileStamp;

/**
 * robo_library_arena_new:
 * @path: a file
 * @is_bundled: whether it came with the program
 *
 * Returns: (transfer full): an entry of the library
 */
RoboLibraryArena *robo_library_arena_new (const char *path,
                                          gboolean    is_bundled) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_library_arena_get_name:
 * @self: an entry of the library
 *
 * Returns: (transfer none): the name of its file, without a folder
 */
const char *robo_library_arena_get_name (RoboLibraryArena *self);

/**
 * robo_library_arena_read:
 * @self: an entry of the library that nobody else knows yet
 *
 * Reads the file now, in any thread.
 */
void robo_library_arena_read (RoboLibraryArena *self);

/**
 * robo_library_arena_get_stamp:
 * @self: an entry of the library
 *
 * Returns: (transfer none): what its file was when it was found; zero if nobody said
 */
const RoboFileStamp *robo_library_arena_get_stamp (RoboLibraryArena *self);

/**
 * robo_library_arena_set_stamp:
 * @self: an entry of the library
 * @stamp: what its file is
 */
void robo_library_arena_set_stamp (RoboLibraryArena    *self,
                                   const RoboFileStamp *stamp);

G_END_DECLS
