// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the file actions of the library, and reports their results.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/* Asks in dialogs over the page, and reports results in toasts. Actions that could lose data can be undone.
 *
 * - `show-file (string)`: a file was added to the user's folder or changed there, and is to be shown */
#define ROBO_TYPE_LIBRARY_FILES (robo_library_files_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryFiles, robo_library_files, ROBO, LIBRARY_FILES, GObject)

RoboLibraryFiles *robo_library_files_new (RoboLibrary     *library,
                                          AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Imports arena files from anywhere into the user's folder and shows the last one. Refused files are reported
 * in a dialog. */
void robo_library_files_import (RoboLibraryFiles *self,
                                GPtrArray        *files);

/* Imports the arena that is on the clipboard as text. */
void robo_library_files_paste (RoboLibraryFiles *self);

/* Shows the user's folder in the file manager. */
void robo_library_files_open_folder (RoboLibraryFiles *self);

/* Copies a file to the clipboard as text. */
void robo_library_files_copy_text (RoboLibraryFiles *self,
                                   RoboLibraryArena *entry);

/* Saves a copy in the user's folder, with another id and numbered names. */
void robo_library_files_duplicate (RoboLibraryFiles *self,
                                   RoboLibraryArena *entry);

/* Asks for a new name of a well-formed arena of the user's own. The user changes the name that is shown: the name in
 * the language of the interface, or else the original name. */
void robo_library_files_rename (RoboLibraryFiles *self,
                                RoboLibraryArena *entry);

/* Removes a file; a toast offers to restore it. */
void robo_library_files_remove (RoboLibraryFiles *self,
                                RoboLibraryArena *entry);

/* Asks for a destination and exports an entry. Except for XML, the entry has to be readable. The suffix decides the
 * format; it is a static string such as ".arena.xml", ".svg" or ".png". */
void robo_library_files_export (RoboLibraryFiles *self,
                                RoboLibraryArena *entry,
                                const char       *suffix);

/* Reads the contents of a file. */
void robo_library_files_read_async (RoboLibraryFiles   *self,
                                    RoboLibraryArena   *entry,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);

/* Returns the contents and the entry of the file. Returns NULL if the file cannot be read, which a dialog has
 * reported, or if the user has canceled or has left the page. */
GBytes *robo_library_files_read_finish (RoboLibraryFiles  *self,
                                        GAsyncResult      *result,
                                        RoboLibraryArena **entry) G_GNUC_WARN_UNUSED_RESULT;

/* Writes `changed`, contents with a translation, to the file of the entry. A toast shows the sentence and offers to
 * undo the change. */
void robo_library_files_write_translation (RoboLibraryFiles *self,
                                           RoboLibraryArena *entry,
                                           GBytes           *changed,
                                           const char       *sentence);

G_END_DECLS
