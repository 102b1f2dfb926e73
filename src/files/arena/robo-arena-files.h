// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the arena files of a folder: taking in, adding, removing and bringing back.
#pragma once

#include <gio/gio.h>

#include "robo-arena.h"

G_BEGIN_DECLS

/**
 * robo_arena_files_import:
 * @folder: the user's folder, which is made if it is not there
 * @file: an arena file from anywhere
 * @cancellable: (nullable): stops it while it reads
 * @is_new: (out): whether it was not in the folder already
 * @error: a %ROBO_CONTENT_ERROR, which names the file and is in words for people who play
 *
 * Copies the file byte for byte under a name that is free. One with errors or of a newer version is taken too, as long
 * as something of it can be read: the library says what is wrong with it. A file that is in the folder already is not
 * copied again. May be called in any thread.
 *
 * Returns: (transfer full) (nullable): where it is now
 */
char *robo_arena_files_import (const char   *folder,
                               GFile        *file,
                               GCancellable *cancellable,
                               gboolean     *is_new,
                               GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_files_import_text:
 * @folder: the user's folder
 * @text: what may be the text of an arena file
 * @is_new: (out): whether it was not in the folder already
 * @error: a %ROBO_CONTENT_ERROR
 *
 * Does the same with a text from the clipboard.
 *
 * Returns: (transfer full) (nullable): where it is now
 */
char *robo_arena_files_import_text (const char *folder,
                                    const char *text,
                                    gboolean   *is_new,
                                    GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_files_add:
 * @folder: the user's folder, which is made if it is not there
 * @arena: an arena
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Saves it as a new file, named after its id.
 *
 * Returns: (transfer full) (nullable): where it is
 */
char *robo_arena_files_add (const char      *folder,
                            const RoboArena *arena,
                            GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboRemovedFile:
 *
 * A file that was removed and can still be brought back. It lies in a hidden folder beside where it was.
 */
typedef struct _RoboRemovedFile RoboRemovedFile;

/**
 * robo_arena_files_remove:
 * @path: a file
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Returns: (transfer full) (nullable): the removed file, or %NULL and it is still there
 */
RoboRemovedFile *robo_arena_files_remove (const char *path,
                                          GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_removed_file_restore:
 * @self: a removed file
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Puts the very same file where it was; if there is another one by now, beside it.
 *
 * Returns: (transfer full) (nullable): where it is
 */
char *robo_removed_file_restore (RoboRemovedFile *self,
                                 GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* Removes it for good, unless it was restored. */

/**
 * robo_removed_file_free:
 * @self: (transfer full) (nullable): a removed file
 */
void robo_removed_file_free (RoboRemovedFile *self);

/**
 * robo_arena_files_purge:
 * @folder: the user's folder
 *
 * Removes for good what was removed by a program that was killed before its user could want it back.
 */
void robo_arena_files_purge (const char *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRemovedFile, robo_removed_file_free)

G_END_DECLS
