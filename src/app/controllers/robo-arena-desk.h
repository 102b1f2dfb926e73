// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of arenas, the library and the board editor, and the way between them.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"
#include "files/arena/robo-arena-list.h"

G_BEGIN_DECLS

/**
 * RoboArenaDesk:
 *
 * Owns the library of arenas and what is drawn in the editor. It shows its pages, named `library`, `editor` and
 * `arena-test`, with the action `win.show-page` of the window around them, and has arenas played with `win.play-arena`.
 */
#define ROBO_TYPE_ARENA_DESK (robo_arena_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaDesk, robo_arena_desk, ROBO, ARENA_DESK, GObject)

/**
 * robo_arena_desk_new:
 * @pages: (transfer none): where its pages go
 * @toasts: (transfer none): where it says what happened
 *
 * Returns: (transfer full): a desk whose pages are made, and whose library is read, when somebody first asks
 */
RoboArenaDesk *robo_arena_desk_new (GtkStack        *pages,
                                    AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_desk_read_async:
 * @self: a desk
 * @cancellable: (nullable): to stop it
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Reads the arenas that come with the game in another thread, so that robo_arena_desk_get_arenas() has them at once.
 */
void robo_arena_desk_read_async (RoboArenaDesk      *self,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);

/**
 * robo_arena_desk_read_finish:
 * @self: a desk
 * @result: what the callback got
 *
 * Returns: whether it was not stopped
 */
gboolean robo_arena_desk_read_finish (RoboArenaDesk *self,
                                      GAsyncResult  *result);

/**
 * robo_arena_desk_get_arenas:
 * @self: a desk
 *
 * Reads them when somebody first asks.
 *
 * Returns: (transfer none): the arenas that can be played
 */
RoboArenaList *robo_arena_desk_get_arenas (RoboArenaDesk *self);

/**
 * robo_arena_desk_play:
 * @self: a desk
 * @path: an arena file, of the library or from elsewhere
 *
 * Activates `win.new-game-in` with its position in the list of arenas, as soon as it is there; a dialog says why it
 * cannot be played.
 */
void robo_arena_desk_play (RoboArenaDesk *self,
                           const char    *path);

/**
 * robo_arena_desk_prepare_library:
 * @self: a desk
 *
 * The library is to be shown: makes its page.
 */
void robo_arena_desk_prepare_library (RoboArenaDesk *self);

/**
 * robo_arena_desk_focus_library:
 * @self: a desk
 *
 * The library has come into view: gives it the focus.
 */
void robo_arena_desk_focus_library (RoboArenaDesk *self);

/**
 * robo_arena_desk_import:
 * @self: a desk
 * @files: (element-type GFile): arena files from anywhere
 *
 * Takes them into the library, and turns to it.
 */
void robo_arena_desk_import (RoboArenaDesk *self,
                             GPtrArray     *files);

/**
 * robo_arena_desk_open:
 * @self: a desk
 * @path: an arena file
 *
 * One of the user's is edited; one that comes with the game is shown in the library; of one from elsewhere is asked what
 * to do with it. What is wrong with it is said.
 */
void robo_arena_desk_open (RoboArenaDesk *self,
                           const char    *path);

/**
 * robo_arena_desk_edit:
 * @self: a desk
 * @path: an arena file
 *
 * Opens one of the user's in the editor, of any other a copy that is not saved yet, when it is settled what becomes of
 * what is open there. A dialog says what cannot be read.
 */
void robo_arena_desk_edit (RoboArenaDesk *self,
                           const char    *path);

/**
 * robo_arena_desk_edit_new:
 * @self: a desk
 *
 * Opens the editor with an empty arena, when it is settled what becomes of what is open there.
 */
void robo_arena_desk_edit_new (RoboArenaDesk *self);

/**
 * robo_arena_desk_recover:
 * @self: a desk
 * @recovery: changes to an arena that a program that died has left
 *
 * Goes on with them.
 */
void robo_arena_desk_recover (RoboArenaDesk      *self,
                              const RoboRecovery *recovery);

/**
 * robo_arena_desk_get_document:
 * @self: a desk
 *
 * Returns: (transfer none) (nullable): what is open in the editor
 */
RoboDocument *robo_arena_desk_get_document (RoboArenaDesk *self);

/**
 * robo_arena_desk_show_document:
 * @self: a desk with a document
 *
 * Turns to the editor; a test of the arena ends.
 */
void robo_arena_desk_show_document (RoboArenaDesk *self);

/**
 * robo_arena_desk_save_async:
 * @self: a desk with a document
 * @callback: called when it is written, or cannot be
 * @user_data: for @callback
 *
 * Turns to the editor, which says what goes wrong, and saves the document.
 */
void robo_arena_desk_save_async (RoboArenaDesk      *self,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);
/* Returns: whether it was written */
gboolean robo_arena_desk_save_finish (RoboArenaDesk *self,
                                      GAsyncResult  *result);

/* Its document, if there is one, is saved or not wanted: closes it. */
void robo_arena_desk_close (RoboArenaDesk *self);

/**
 * robo_arena_desk_take:
 * @self: a desk
 * @other: one of another window, which is about to be closed
 *
 * Goes on drawing what is drawn there, with all that can be undone.
 */
void robo_arena_desk_take (RoboArenaDesk *self,
                           RoboArenaDesk *other);

G_END_DECLS
