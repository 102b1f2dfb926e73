// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the library of arenas: the bundled arenas and the user's own arenas.
#pragma once

#include <gio/gio.h>

#include "robo-arena.h"

G_BEGIN_DECLS

/* Files in the library have this suffix. */
#define ROBO_ARENA_SUFFIX ".arena.xml"

/* Describes an arena file of the library, which is read when its content is first needed. A file that cannot be read
 * has an entry, too, with the reason in its problems. */
#define ROBO_TYPE_LIBRARY_ARENA (robo_library_arena_get_type ())
G_DECLARE_FINAL_TYPE (RoboLibraryArena, robo_library_arena, ROBO, LIBRARY_ARENA, GObject)

/* Creates an entry for a file that is not in the library. */
RoboLibraryArena *robo_library_arena_new_for_file (const char *path) G_GNUC_WARN_UNUSED_RESULT;

const char *robo_library_arena_get_path (RoboLibraryArena *self);

/* Returns whether the arena came with the program and cannot be changed. */
gboolean robo_library_arena_is_bundled (RoboLibraryArena *self);

/* Returns the arena, or NULL if the file has no well-formed arena. */
RoboArena *robo_library_arena_get_arena (RoboLibraryArena *self);

/* Returns the arena for display. If the file has errors or is of a newer version, returns as much of the arena as can
 * be read; NULL if no part can be read. */
RoboArena *robo_library_arena_get_readable (RoboLibraryArena *self);

/* Returns whether the file has an arena without errors. */
gboolean robo_library_arena_is_playable (RoboLibraryArena *self);

/* Returns the problems of the file. If none of them is an error, the file is playable. */
const RoboProblems *robo_library_arena_get_problems (RoboLibraryArena *self);

/* Returns the name of the arena, or its id if it has no name. If the file has no well-formed arena, returns the name
 * of the part that can be read, or else the name of the file without its suffix. */
const char *robo_library_arena_get_title (RoboLibraryArena *self);

/* Lists arenas. Bundled arenas come first, in the order of the arenas A to D in the rules (R11.1). Then come the
 * user's arenas by file name. */
#define ROBO_TYPE_LIBRARY (robo_library_get_type ())
G_DECLARE_FINAL_TYPE (RoboLibrary, robo_library, ROBO, LIBRARY, GObject)

/* Creates the library of the program's data folder and the user's data folder. */
RoboLibrary *robo_library_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a library of these folders. The user's folder may be NULL and need not exist. */
RoboLibrary *robo_library_new_for_folders (const char *bundled,
                                           const char *own) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a library that follows changes in the user's folder. A new file gets an entry in the list, the entry of a
 * changed file is replaced, and the entry of a removed file is taken out. Files are listed and read in another
 * thread, so the user's arenas appear a moment later than the bundled arenas. The library needs a main loop. A NULL
 * folder means the usual folder; the user's folder is created if it does not exist. */
RoboLibrary *robo_library_new_watching (const char *bundled,
                                        const char *own) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the bundled arenas in another thread. A call that needs an arena waits until this arena has been read. */
void robo_library_read_async (RoboLibrary        *self,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data);

/* Returns FALSE if reading was cancelled. */
gboolean robo_library_read_finish (RoboLibrary  *self,
                                   GAsyncResult *result);

/* Returns whether files are still being listed or read. This is the property `is-loading`, which notifies. */
gboolean robo_library_get_is_loading (RoboLibrary *self);

/* Returns a list of RoboLibraryArena. */
GListModel *robo_library_get_arenas (RoboLibrary *self);

/* Returns the folder of the bundled arenas. */
const char *robo_library_get_bundled_folder (RoboLibrary *self);

/* Returns the folder of the user's arenas, which need not exist, or NULL. */
const char *robo_library_get_own_folder (RoboLibrary *self);

/* Lists the folders once more. A library that watches the user's folder lists only this folder again; it also does so
 * by itself a moment after each change, even if the program itself has made the change. */
void robo_library_reload (RoboLibrary *self);

/* Returns the first entry with an arena of this id, such as "rome", or NULL. */
RoboLibraryArena *robo_library_find_arena (RoboLibrary *self,
                                           const char  *id);

/* Loads an arena for a command line argument, which is the id of an arena of the library or the path of a file.
 * Returns a playable arena, or NULL with an error in `problems`. */
RoboArena *robo_library_load_arena (RoboLibrary  *self,
                                    const char   *id_or_path,
                                    RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
