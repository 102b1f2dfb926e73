// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the library's actions on files, and reports the results.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/* Asks in dialogs over the page, and reports results in toasts. The user can undo actions that could lose data.
 *
 * Signals:
 *
 * - `show-file (string)`: this file was added to the user's folder or changed there, and is to be shown */
#define ROBO_TYPE_LIBRARY_FILES (robo_library_files_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryFiles, robo_library_files, ROBO, LIBRARY_FILES, GObject)

RoboLibraryFiles *robo_library_files_new (RoboLibrary     *library,
                                          AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Imports arena files from anywhere into the user's folder, and shows the last imported arena. If files were refused, a
 * dialog shows the reason for the first of them. */
void robo_library_files_import (RoboLibraryFiles *self,
                                GPtrArray        *files);

/* Imports the arena that is on the clipboard as text. For the text of a pack, activates `win.paste-pack`. */
void robo_library_files_paste (RoboLibraryFiles *self);

/* Shows the user's folder in the file manager. */
void robo_library_files_open_folder (RoboLibraryFiles *self);

/* Copies the contents of a file to the clipboard, as text. */
void robo_library_files_copy_text (RoboLibraryFiles *self,
                                   RoboLibraryArena *entry);

/* Saves a copy of the arena in the user's folder, with another id and a number after each name. */
void robo_library_files_duplicate (RoboLibraryFiles *self,
                                   RoboLibraryArena *entry);

/* Asks for a new name of a well-formed arena of the user's own. The user changes the name in the language of the
 * interface if the arena has such a name, or else the original name. */
void robo_library_files_rename (RoboLibraryFiles *self,
                                RoboLibraryArena *entry);

/* Removes a file. A toast offers to restore the file. */
void robo_library_files_remove (RoboLibraryFiles *self,
                                RoboLibraryArena *entry);

/* Asks for a destination and exports an entry. The entry has to be readable unless it is exported as XML. The suffix
 * decides the format; it is a static string such as ".arena.xml", ".svg" or ".png". */
void robo_library_files_export (RoboLibraryFiles *self,
                                RoboLibraryArena *entry,
                                const char       *suffix);

/* Reads the contents of a file in another thread. */
void robo_library_files_read_async (RoboLibraryFiles   *self,
                                    RoboLibraryArena   *entry,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);

/* Returns the contents of the file, and sets `entry` (unless it is NULL) to its entry, which lives as long as the
 * result. Returns NULL if the user has canceled, or if the file cannot be read; if the page is still there, a dialog
 * has then shown the error. */
GBytes *robo_library_files_read_finish (RoboLibraryFiles  *self,
                                        GAsyncResult      *result,
                                        RoboLibraryArena **entry) G_GNUC_WARN_UNUSED_RESULT;

/* Writes `changed` to the file of the entry, as its new contents with a translation. A toast shows the sentence and
 * offers to undo the change. */
void robo_library_files_write_translation (RoboLibraryFiles *self,
                                           RoboLibraryArena *entry,
                                           GBytes           *changed,
                                           const char       *sentence);

G_END_DECLS
