// SPDX-License-Identifier: GPL-3.0-or-later
// The arenas there are: the bundled ones and the user's own.
#pragma once

#include <gio/gio.h>

#include "robo-arena.h"

G_BEGIN_DECLS

/* How the files are called that the library looks for. */
#define ROBO_ARENA_SUFFIX ".arena.xml"

/**
 * RoboLibraryArena:
 *
 * An arena file of the library. It is read when somebody first asks what is in it. One that cannot be
 * read is in the list too, with the reason in its problems.
 */
#define ROBO_TYPE_LIBRARY_ARENA (robo_library_arena_get_type ())
G_DECLARE_FINAL_TYPE (RoboLibraryArena, robo_library_arena, ROBO, LIBRARY_ARENA, GObject)

/**
 * robo_library_arena_new_for_file:
 * @path: an arena file from anywhere
 *
 * Returns: (transfer full): an entry for it that is in no library
 */
RoboLibraryArena *robo_library_arena_new_for_file (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_library_arena_get_path:
 * @self: an entry of the library
 *
 * Returns: (transfer none): its file
 */
const char *robo_library_arena_get_path (RoboLibraryArena *self);

/**
 * robo_library_arena_is_bundled:
 * @self: an entry of the library
 *
 * Returns: whether it came with the program, and cannot be changed
 */
gboolean robo_library_arena_is_bundled (RoboLibraryArena *self);

/**
 * robo_library_arena_get_arena:
 * @self: an entry of the library
 *
 * Returns: (transfer none) (nullable): the arena; %NULL if the file does not hold a well-formed one
 */
RoboArena *robo_library_arena_get_arena (RoboLibraryArena *self);

/**
 * robo_library_arena_get_readable:
 * @self: an entry of the library
 *
 * Returns: (transfer none) (nullable): the arena, or as much of it as can be read from a file with errors or of a
 *   newer version, for people to look at; %NULL if that is nothing
 */
RoboArena *robo_library_arena_get_readable (RoboLibraryArena *self);

/**
 * robo_library_arena_is_playable:
 * @self: an entry of the library
 *
 * Returns: whether it holds an arena without errors
 */
gboolean robo_library_arena_is_playable (RoboLibraryArena *self);

/**
 * robo_library_arena_get_problems:
 * @self: an entry of the library
 *
 * Returns: (transfer none): what is wrong with the file; only without errors it can be played
 */
const RoboProblems *robo_library_arena_get_problems (RoboLibraryArena *self);

/**
 * robo_library_arena_get_title:
 * @self: an entry of the library
 *
 * Returns: (transfer none): the name of the arena, or of the file if it holds none
 */
const char *robo_library_arena_get_title (RoboLibraryArena *self);

/**
 * RoboLibrary:
 *
 * Knows where arenas are. The bundled ones come first, in the order A to D of the rules (R11.1), then the user's
 * by file name.
 */
#define ROBO_TYPE_LIBRARY (robo_library_get_type ())
G_DECLARE_FINAL_TYPE (RoboLibrary, robo_library, ROBO, LIBRARY, GObject)

/**
 * robo_library_new:
 *
 * Looks at the data folder of the program and at the user's.
 *
 * Returns: (transfer full): a library
 */
RoboLibrary *robo_library_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_library_new_for_folders:
 * @bundled: a folder
 * @own: (nullable): the user's folder, which need not exist
 *
 * Returns: (transfer full): a library of other folders, for tests
 */
RoboLibrary *robo_library_new_for_folders (const char *bundled,
                                           const char *own) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_library_new_watching:
 * @bundled: (nullable): a folder; %NULL for that of the program
 * @own: (nullable): the user's folder, which is made if it does not exist; %NULL for the usual one
 *
 * Makes a library that follows what happens in the user's folder: files that are put there appear in the list, changed
 * ones are replaced by another entry, removed ones vanish. They are looked for and read in another thread, so the user's
 * arenas come a moment later than the bundled ones. For a program with a main loop.
 *
 * Returns: (transfer full): a library
 */
RoboLibrary *robo_library_new_watching (const char *bundled,
                                        const char *own) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_library_read_async:
 * @self: a library
 * @cancellable: (nullable): to stop it
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Reads the arenas that come with the game in another thread. Who asks for what is in one before waits for it.
 */
void robo_library_read_async (RoboLibrary        *self,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data);

/**
 * robo_library_read_finish:
 * @self: a library
 * @result: what the callback got
 *
 * Returns: whether it was not stopped
 */
gboolean robo_library_read_finish (RoboLibrary  *self,
                                   GAsyncResult *result);

/**
 * robo_library_get_is_loading:
 * @self: a library
 *
 * Property `is-loading`, which notifies.
 *
 * Returns: whether it still looks for files or reads them
 */
gboolean robo_library_get_is_loading (RoboLibrary *self);

/**
 * robo_library_get_arenas:
 * @self: a library
 *
 * Returns: (transfer none): a list of #RoboLibraryArena
 */
GListModel *robo_library_get_arenas (RoboLibrary *self);

/* Where those are that come with the program. */
const char *robo_library_get_bundled_folder (RoboLibrary *self);

/**
 * robo_library_get_own_folder:
 * @self: a library
 *
 * Returns: (transfer none) (nullable): where the user's arenas are; it need not exist
 */
const char *robo_library_get_own_folder (RoboLibrary *self);

/**
 * robo_library_reload:
 * @self: a library
 *
 * Looks at the folders again; one that watches need not be told, but sees what the program itself did a moment earlier.
 */
void robo_library_reload (RoboLibrary *self);

/**
 * robo_library_find_arena:
 * @self: a library
 * @id: the id of an arena, such as "rome"
 *
 * Returns: (transfer none) (nullable): the first entry of the list that holds the arena of that id
 */
RoboLibraryArena *robo_library_find_arena (RoboLibrary *self,
                                           const char  *id);

/**
 * robo_library_load_arena:
 * @self: a library
 * @id_or_path: the id of an arena, or a file
 * @problems: where to add all errors and warnings
 *
 * Loads what somebody named on a command line: an arena of the library, or else a file anywhere.
 *
 * Returns: (transfer full) (nullable): an arena that can be played, %NULL with an error in @problems
 */
RoboArena *robo_library_load_arena (RoboLibrary  *self,
                                    const char   *id_or_path,
                                    RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
