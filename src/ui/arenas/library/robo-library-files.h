// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with the files of the library, and what is said of it.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/**
 * RoboLibraryFiles:
 *
 * Asks in dialogs over the page, and says in toasts there what happened; what can be lost by mistake can be undone.
 *
 * - `show-file (string)`: a file has come into the user's folder or was changed there, and is to be shown
 */
#define ROBO_TYPE_LIBRARY_FILES (robo_library_files_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryFiles, robo_library_files, ROBO, LIBRARY_FILES, GObject)

/**
 * robo_library_files_new:
 * @library: where the files are
 * @toasts: (transfer none): where to say what happened
 *
 * Returns: (transfer full): what works on the files of the library
 */
RoboLibraryFiles *robo_library_files_new (RoboLibrary     *library,
                                          AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_library_files_import:
 * @self: files
 * @files: (element-type GFile): arena files from anywhere
 *
 * Takes them into the user's folder and shows the last one. What was refused is said in a dialog.
 */
void robo_library_files_import (RoboLibraryFiles *self,
                                GPtrArray        *files);

/* Asks for files, and takes them in. */
void robo_library_files_choose_imports (RoboLibraryFiles *self);

/* Takes in the arena that is on the clipboard as text. */
void robo_library_files_paste (RoboLibraryFiles *self);

/* Shows the user's folder in the file manager. */
void robo_library_files_open_folder (RoboLibraryFiles *self);

/* Puts a file on the clipboard as text. */
void robo_library_files_copy_text (RoboLibraryFiles *self,
                                   RoboLibraryArena *entry);

/**
 * robo_library_files_duplicate:
 * @self: files
 * @entry: a well-formed arena
 *
 * Puts a second one into the user's folder, with another id and numbered names.
 */
void robo_library_files_duplicate (RoboLibraryFiles *self,
                                   RoboLibraryArena *entry);

/**
 * robo_library_files_rename:
 * @self: files
 * @entry: a well-formed arena of the user's
 *
 * Asks for another name: the one that is shown, in the language of the interface, if there is one in it.
 */
void robo_library_files_rename (RoboLibraryFiles *self,
                                RoboLibraryArena *entry);

/**
 * robo_library_files_remove:
 * @self: files
 * @entry: a file of the user's
 *
 * Removes it; a toast offers to bring it back.
 */
void robo_library_files_remove (RoboLibraryFiles *self,
                                RoboLibraryArena *entry);

/**
 * robo_library_files_export:
 * @self: files
 * @entry: any file for XML, else one that can be read
 * @suffix: a static string, such as ".arena.xml", ".svg" or ".png", which says what it becomes
 *
 * Asks where to.
 */
void robo_library_files_export (RoboLibraryFiles *self,
                                RoboLibraryArena *entry,
                                const char       *suffix);

/**
 * robo_library_files_read_async:
 * @self: files
 * @entry: any file
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Reads what is in a file.
 */
void robo_library_files_read_async (RoboLibraryFiles   *self,
                                    RoboLibraryArena   *entry,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);

/**
 * robo_library_files_read_finish:
 * @self: files
 * @result: what the callback got
 * @entry: (out) (optional) (transfer none): the file
 *
 * Returns: (transfer full) (nullable): what is in it; %NULL if it cannot be read, which a dialog has said, or nobody wants
 *   it any more
 */
GBytes *robo_library_files_read_finish (RoboLibraryFiles  *self,
                                        GAsyncResult      *result,
                                        RoboLibraryArena **entry) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_library_files_write_translation:
 * @self: files
 * @entry: a file of the user's
 * @changed: the same with other texts
 * @sentence: what happened, for the toast that offers to undo it
 */
void robo_library_files_write_translation (RoboLibraryFiles *self,
                                           RoboLibraryArena *entry,
                                           GBytes           *changed,
                                           const char       *sentence);

G_END_DECLS
