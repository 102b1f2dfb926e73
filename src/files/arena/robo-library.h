// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the library of arenas: the bundled ones and the user's own.
#pragma once

#include <gio/gio.h>

#include "robo-arena.h"

G_BEGIN_DECLS

/* The suffix of files in the library. */
#define ROBO_ARENA_SUFFIX ".arena.xml"

/* An arena file of the library, read when its content is first needed. An unreadable one is in the list, too,
 * with the reason in its problems. */
#define ROBO_TYPE_LIBRARY_ARENA (robo_library_arena_get_type ())
G_DECLARE_FINAL_TYPE (RoboLibraryArena, robo_library_arena, ROBO, LIBRARY_ARENA, GObject)

/* Creates an entry for a file that is not in the library. */
RoboLibraryArena *robo_library_arena_new_for_file (const char *path) G_GNUC_WARN_UNUSED_RESULT;

const char *robo_library_arena_get_path (RoboLibraryArena *self);

/* Returns whether the arena came with the program and cannot be changed. */
gboolean robo_library_arena_is_bundled (RoboLibraryArena *self);

/* Returns the arena; NULL if the file does not hold a well-formed one. */
RoboArena *robo_library_arena_get_arena (RoboLibraryArena *self);

/* Returns the arena, or as much of it as can be read from a file with errors or of a newer version, for
 * display; NULL if no part can be read. */
RoboArena *robo_library_arena_get_readable (RoboLibraryArena *self);

/* Returns whether the file holds an arena without errors. */
gboolean robo_library_arena_is_playable (RoboLibraryArena *self);

/* Returns the problems of the file; it is playable if they have no errors. */
const RoboProblems *robo_library_arena_get_problems (RoboLibraryArena *self);

/* Returns the name of the arena, or of the file if it holds none. */
const char *robo_library_arena_get_title (RoboLibraryArena *self);

/* The library. The bundled arenas come first, in the order A to D of the rules (R11.1), then the user's by
 * file name. */
#define ROBO_TYPE_LIBRARY (robo_library_get_type ())
G_DECLARE_FINAL_TYPE (RoboLibrary, robo_library, ROBO, LIBRARY, GObject)

/* Lists the data folder of the program and the user's. */
RoboLibrary *robo_library_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a library of other folders, for tests. The user's folder may be NULL and need not exist. */
RoboLibrary *robo_library_new_for_folders (const char *bundled,
                                           const char *own) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a library that follows changes in the user's folder: new files appear in the list, changed ones are
 * replaced by another entry, removed ones are taken out. Files are listed and read in another thread, so the
 * user's arenas appear a moment later than the bundled ones. Needs a main loop. A NULL folder means the usual
 * one; the user's is created if it does not exist. */
RoboLibrary *robo_library_new_watching (const char *bundled,
                                        const char *own) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the bundled arenas in another thread. A call that needs one of them earlier waits for it. */
void robo_library_read_async (RoboLibrary        *self,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data);

/* Returns whether reading was not cancelled. */
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

/* Lists the folders again. A watching library does so by itself, but a moment later, also for changes by the
 * program itself. */
void robo_library_reload (RoboLibrary *self);

/* Returns the first entry with an arena of that id, such as "rome", or NULL. */
RoboLibraryArena *robo_library_find_arena (RoboLibrary *self,
                                           const char  *id);

/* Loads an arena for a command line argument: the id of an arena of the library, or the path of a file.
 * Returns a playable arena, or NULL with an error in `problems`. */
RoboArena *robo_library_load_arena (RoboLibrary  *self,
                                    const char   *id_or_path,
                                    RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
