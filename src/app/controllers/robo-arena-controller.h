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

/* Creates a controller whose pages are created, and whose library is read, on first use. */
RoboArenaController *robo_arena_controller_new (GtkStack        *pages,
                                                AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the arenas that come with the game in another thread, so that robo_arena_controller_get_arenas() returns them
 * at once afterwards. The cancellable may be NULL. */
void robo_arena_controller_read_async (RoboArenaController *self,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);

/* Returns FALSE if the reading was canceled. */
gboolean robo_arena_controller_read_finish (RoboArenaController *self,
                                            GAsyncResult        *result);

/* Returns the playable arenas, which are read on first use. */
RoboArenaList *robo_arena_controller_get_arenas (RoboArenaController *self);

/* Activates `win.new-game-in` for an arena file from the library or elsewhere, as soon as the arena is in the list of
 * arenas. If it cannot be played, a dialog shows the reason. */
void robo_arena_controller_play (RoboArenaController *self,
                                 const char          *path);

/* Creates the page of the library before it is shown. Returns TRUE. */
gboolean robo_arena_controller_prepare_library (RoboArenaController *self);

/* Imports arena files from anywhere into the library, and shows the library. */
void robo_arena_controller_import (RoboArenaController *self,
                                   GPtrArray           *files);

/* Opens an arena. The user's own arena opens in the editor, an arena that comes with the game in the library; for
 * other arenas the user is asked what to do. Problems are shown. */
void robo_arena_controller_open (RoboArenaController *self,
                                 const char          *path);

/* Opens the user's own arena in the editor, or an unsaved copy of another arena. Asks about unsaved changes of the
 * current arena first. Errors are shown in a dialog. */
void robo_arena_controller_edit (RoboArenaController *self,
                                 const char          *path);

/* Opens the editor with an empty arena. Asks about unsaved changes of the current arena first. */
void robo_arena_controller_edit_new (RoboArenaController *self);

/* Lets the user generate arenas. The arena that the user chooses is opened in the editor, unsaved. */
void robo_arena_controller_generate (RoboArenaController *self);

/* Restores changes to an arena that a crashed program has left. */
void robo_arena_controller_recover (RoboArenaController *self,
                                    const RoboRecovery  *recovery);

/* Returns the document in the editor, or NULL. */
RoboDocument *robo_arena_controller_get_document (RoboArenaController *self);

/* Shows the editor, and ends a test of the arena. */
void robo_arena_controller_show_document (RoboArenaController *self);

/* Shows the editor, which reports errors, and saves the document. The callback is called in any case. */
void robo_arena_controller_save_async (RoboArenaController *self,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);
/* Returns TRUE if the document was saved. */
gboolean robo_arena_controller_save_finish (RoboArenaController *self,
                                            GAsyncResult        *result);

/* Closes the document, if there is one, after it was saved or discarded. */
void robo_arena_controller_close (RoboArenaController *self);

/* Takes over the document of another window, which is about to be closed, with its undo history. */
void robo_arena_controller_take (RoboArenaController *self,
                                 RoboArenaController *other);

G_END_DECLS
