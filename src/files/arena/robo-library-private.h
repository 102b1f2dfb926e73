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

/* Two folders and a list of what is in them. */
struct _RoboLibrary
{
  GObject parent_instance;

  char       *bundled_folder;
  char       *own_folder;
  GListStore *arenas;    /* of RoboLibraryArena */
  guint       n_bundled; /* the first of arenas */

  /* While the own folder is watched (robo-library-watch.c) */
  GFileMonitor *monitor;
  GCancellable *cancellable;
  GPtrArray    *pending; /* of RoboLibraryArena that are still to be read, the next one last */
  guint         rescan_id;
  gboolean      is_scanning;
  gboolean      has_news; /* something happened in the folder since the scan began */
};

RoboLibraryArena    *robo_library_arena_new (const char *path,
                                             gboolean    is_bundled) G_GNUC_WARN_UNUSED_RESULT;
const char          *robo_library_arena_get_name (RoboLibraryArena *self);
void                 robo_library_arena_read (RoboLibraryArena *self);
const RoboFileStamp *robo_library_arena_get_stamp (RoboLibraryArena *self);
void                 robo_library_arena_set_stamp (RoboLibraryArena    *self,
                                                   const RoboFileStamp *stamp);

void robo_library_set_is_loading (RoboLibrary *self,
                                  gboolean     is_loading);
void robo_library_watch (RoboLibrary *self);
void robo_library_rescan (RoboLibrary *self);
void robo_library_stop_watching (RoboLibrary *self);

G_END_DECLS
