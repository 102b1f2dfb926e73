// SPDX-License-Identifier: GPL-3.0-or-later
// Connects the pages of arenas: the library, the board editor and its tests.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"
#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/* Owns the library of arenas and the document of the editor. Shows its pages, named `library`, `editor` and
 * `arena-test`, with the window's action `win.show-page`, and starts games with `win.play-arena`. */
#define ROBO_TYPE_ARENA_CONTROLLER (robo_arena_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaController, robo_arena_controller, ROBO, ARENA_CONTROLLER, GObject)

/* Creates a controller. The controller creates its pages and reads its library when they are first used. */
RoboArenaController *robo_arena_controller_new (GtkStack        *pages,
                                                AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the arenas that come with the game in another thread. After this, robo_arena_controller_get_arenas() returns
 * them at once. The cancellable may be NULL. */
void robo_arena_controller_read_async (RoboArenaController *self,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);

/* Returns FALSE if reading was canceled. */
gboolean robo_arena_controller_read_finish (RoboArenaController *self,
                                            GAsyncResult        *result);

/* Returns the playable arenas. The first call reads them if robo_arena_controller_read_async() has not. */
RoboArenaList *robo_arena_controller_get_arenas (RoboArenaController *self);

/* Opens the page for a new game with an arena file from the library or elsewhere, by `win.new-game-in`, as soon as the
 * arena is in the list of arenas. If no game can be played in the arena, a dialog shows the reason. */
void robo_arena_controller_play (RoboArenaController *self,
                                 const char          *path);

/* Creates the page of the library if it does not exist yet. Returns TRUE. */
gboolean robo_arena_controller_prepare_library (RoboArenaController *self);

/* Imports arena files from anywhere into the library, and shows the library. */
void robo_arena_controller_import (RoboArenaController *self,
                                   GPtrArray           *files);

/* Opens an arena: the user's own in the editor, or in the library if it cannot be read; an arena that comes with the
 * game in the library. For other arenas, asks the user what to do. Problems of the arena are shown. */
void robo_arena_controller_open (RoboArenaController *self,
                                 const char          *path);

/* Opens the user's own arena in the editor. For any other arena, opens an unsaved copy. Asks the user about unsaved
 * changes of the current arena first. Errors are shown in a dialog. */
void robo_arena_controller_edit (RoboArenaController *self,
                                 const char          *path);

/* Opens the editor with an empty arena. Asks the user about unsaved changes of the current arena first. */
void robo_arena_controller_edit_new (RoboArenaController *self);

/* Asks the user how a new arena begins, and opens it in the editor. Asks the user about unsaved changes of the current
 * arena before. */
void robo_arena_controller_edit_from_template (RoboArenaController *self);

/* Lets the user generate arenas. The arena that the user chooses is opened in the editor, unsaved. */
void robo_arena_controller_generate (RoboArenaController *self);

/* Restores changes to an arena that a crashed program has left. */
void robo_arena_controller_recover (RoboArenaController *self,
                                    const RoboRecovery  *recovery);

/* Returns the document in the editor, or NULL. */
RoboDocument *robo_arena_controller_get_document (RoboArenaController *self);

/* Shows the editor. Ends the test of the arena, if a test is running. */
void robo_arena_controller_show_document (RoboArenaController *self);

/* Saves the document. Shows the editor first, because the editor reports errors. The callback is called even if
 * saving fails. */
void     robo_arena_controller_save_async (RoboArenaController *self,
                                           GAsyncReadyCallback  callback,
                                           gpointer             user_data);
gboolean robo_arena_controller_save_finish (RoboArenaController *self,
                                            GAsyncResult        *result);

/* Closes the open document, if any. Call this after it was saved, or after the user has decided to discard it. */
void robo_arena_controller_close (RoboArenaController *self);

/* Takes the document of another window, together with its undo history. The other window is about to be closed. */
void robo_arena_controller_take (RoboArenaController *self,
                                 RoboArenaController *other);

G_END_DECLS
