// SPDX-License-Identifier: GPL-3.0-or-later
// Imports, adds, removes and restores the arena files of a folder.
#pragma once

#include <gio/gio.h>

#include "robo-arena.h"

G_BEGIN_DECLS

/* Copies the file byte for byte to a free name in the user's folder, which is created if necessary, and
 * returns the path. Files with errors or of a newer version are accepted, too, as long as a part can be read:
 * the library shows the errors. A file that is in the folder already is not copied again. NULL with a
 * ROBO_CONTENT_ERROR that names the file, with a message for users. Thread-safe. */
char *robo_arena_files_import (const char   *folder,
                               GFile        *file,
                               GCancellable *cancellable,
                               gboolean     *is_new,
                               GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* Like robo_arena_files_import(), with text from the clipboard, which may be anything. */
char *robo_arena_files_import_text (const char *folder,
                                    const char *text,
                                    gboolean   *is_new,
                                    GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Saves the arena as a new file that is named after its id, in the user's folder, which is created if
 * necessary. Returns the path, or NULL. */
char *robo_arena_files_add (const char      *folder,
                            const RoboArena *arena,
                            GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* A removed file that can be restored. It is kept in a hidden folder in its old folder. */
typedef struct _RoboRemovedFile RoboRemovedFile;

/* Returns the removed file; NULL if it could not be removed. */
RoboRemovedFile *robo_arena_files_remove (const char *path,
                                          GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Moves the file back to its old path, or to a similar one if that is in use, and returns the path, or NULL. */
char *robo_removed_file_restore (RoboRemovedFile *self,
                                 GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* Deletes the file unless it was restored. */

void robo_removed_file_free (RoboRemovedFile *self);

/* Deletes removed files that were left by a program that was killed. */
void robo_arena_files_purge (const char *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRemovedFile, robo_removed_file_free)

G_END_DECLS
