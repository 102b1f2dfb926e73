// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which an arena is drawn.
#pragma once

#include <adwaita.h>

#include "robo-editor-canvas.h"
#include "robo-editor-palette.h"
#include "robo-editor-problems.h"
#include "robo-editor-properties.h"
#include "robo-editor-symmetry.h"
#include "robo-editor-ways.h"

G_BEGIN_DECLS

/**
 * RoboEditorPage:
 *
 * Tools on the left, the arena in the middle, on the right what is wrong with it and what people read about it; where
 * there is little room the right side comes over the arena when it is called.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, rw, nullable)
 *
 * Signals:
 *
 * - `left ()`: back; nothing has been asked yet
 * - `test ()`: somebody wants to play the arena as it is
 * - `saved ()`: the document has a file that is up to date
 *
 * Actions of the widget: `editor.undo`, `editor.redo`, `editor.save`, `editor.save-as`, `editor.export`,
 * `editor.revert`,
 * `editor.reload`, `editor.keep-mine`, `editor.compare`, `editor.copy-text`, `editor.resize`, `editor.shift (i)`,
 * `editor.go-to`,
 * `editor.test`, `editor.balance`, `editor.history`, `editor.toggle-panel`, `editor.leave`, `editor.mode (u)`,
 * `editor.brush (u)`,
 * `editor.number (u)`.
 */
#define ROBO_TYPE_EDITOR_PAGE (robo_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorPage, robo_editor_page, ROBO, EDITOR_PAGE, GtkWidget)

GtkWidget *robo_editor_page_new (void);

RoboArenaDocument *robo_editor_page_get_document (RoboEditorPage *self);
void               robo_editor_page_set_document (RoboEditorPage    *self,
                                                  RoboArenaDocument *document);

/**
 * robo_editor_page_set_folder:
 * @self: a page
 * @folder: (nullable): the user's folder of arenas, where a new one is saved
 */
void robo_editor_page_set_folder (RoboEditorPage *self,
                                  const char     *folder);

/**
 * robo_editor_page_leave_async:
 * @self: a page
 * @callback: called when it is settled
 * @user_data: for @callback
 *
 * Asks about changes that are not saved, if there are any, and saves them if that is wanted. When it is settled that
 * the
 * document can go, it is closed.
 */
void robo_editor_page_leave_async (RoboEditorPage     *self,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);

/**
 * robo_editor_page_leave_finish:
 * @self: a page
 * @result: what the callback got
 *
 * Returns: whether the document can go
 */
gboolean robo_editor_page_leave_finish (RoboEditorPage *self,
                                        GAsyncResult   *result);

/**
 * robo_editor_page_save_async:
 * @self: a page with a document
 * @callback: called when it is written, or cannot be
 * @user_data: for @callback
 *
 * Saves the document; a new one goes to the user's others. A dialog says what goes wrong.
 */
void robo_editor_page_save_async (RoboEditorPage     *self,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data);

/**
 * robo_editor_page_save_finish:
 * @self: a page
 * @result: what the callback got
 *
 * Returns: whether it was written
 */
gboolean robo_editor_page_save_finish (RoboEditorPage *self,
                                       GAsyncResult   *result);

G_END_DECLS
