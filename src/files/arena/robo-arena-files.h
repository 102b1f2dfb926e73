// SPDX-License-Identifier: GPL-3.0-or-later
// Imports, adds, removes and restores the arena files of a folder.
#pragma once

#include <gio/gio.h>

#include "robo-arena.h"

G_BEGIN_DECLS

/* Copies the file byte for byte to a free name in the user's folder, and returns the path. The folder is created if
 * it does not exist. A file with errors or of a newer version is accepted, too, if a part can be read; the library
 * shows the errors. A file that is in the folder already, with the same name and content, is not copied once more;
 * then is_new is set to FALSE. If this fails, returns NULL with a ROBO_CONTENT_ERROR that names the file and has a
 * message for users. Any thread may call this function. */
char *robo_arena_files_import (const char   *folder,
                               GFile        *file,
                               GCancellable *cancellable,
                               gboolean     *is_new,
                               GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_arena_files_import() with text from the clipboard, which may have any content. The message of
 * an error need not name a file. */
char *robo_arena_files_import_text (const char *folder,
                                    const char *text,
                                    gboolean   *is_new,
                                    GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Saves the arena as a new file, named after its id, in the user's folder. The folder is created if it does not
 * exist. Returns the path, or NULL. */
char *robo_arena_files_add (const char      *folder,
                            const RoboArena *arena,
                            GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* Holds a removed file that can be restored. The file is kept in a hidden folder inside its old folder. */
typedef struct _RoboRemovedFile RoboRemovedFile;

/* Removes the file and returns it, so that it can be restored. Returns NULL with an error if the file could not be
 * removed. */
RoboRemovedFile *robo_arena_files_remove (const char *path,
                                          GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Moves the file back to its old path, or to a similar path if the old path is in use. Returns the path, or NULL with
 * an error. A file can be restored only once. */
char *robo_removed_file_restore (RoboRemovedFile *self,
                                 GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the object. If the file was not restored, deletes the file. */

void robo_removed_file_free (RoboRemovedFile *self);

/* Deletes all removed files of the folder, such as those that were left by a program that was killed. */
void robo_arena_files_purge (const char *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRemovedFile, robo_removed_file_free)

G_END_DECLS
