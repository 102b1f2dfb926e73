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

RoboLibraryArena    *robo_library_arena_new (const char *path,
                                             gboolean    is_bundled) G_GNUC_WARN_UNUSED_RESULT;
const char          *robo_library_arena_get_name (RoboLibraryArena *self);
void                 robo_library_arena_read (RoboLibraryArena *self);
const RoboFileStamp *robo_library_arena_get_stamp (RoboLibraryArena *self);
void                 robo_library_arena_set_stamp (RoboLibraryArena    *self,
                                                   const RoboFileStamp *stamp);

G_END_DECLS
