// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts that the library and its entries share.
#pragma once

#include "robo-library.h"

G_BEGIN_DECLS

/* Holds data of a file that change with its content, so that the program can find changed files without reading
 * them. */
typedef struct
{
  guint64 inode;
  gint64  size;
  gint64  modified_ns;
} RoboFileStamp;

RoboLibraryArena *robo_library_arena_new (const char *path,
                                          gboolean    is_bundled) G_GNUC_WARN_UNUSED_RESULT;

const char *robo_library_arena_get_name (RoboLibraryArena *self);

/* Reads the file, unless it has been read. Any thread may call this. */
void robo_library_arena_read (RoboLibraryArena *self);

/* Returns the stamp that the file had when it was found. The stamp is zero if it was not set. */
const RoboFileStamp *robo_library_arena_get_stamp (RoboLibraryArena *self);

void robo_library_arena_set_stamp (RoboLibraryArena    *self,
                                   const RoboFileStamp *stamp);

G_END_DECLS
