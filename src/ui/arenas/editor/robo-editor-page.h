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

/* Has the tools on the left, the arena in the middle, and its problems and properties on the right; if there
 * is little room, the right side is opened over the arena on request.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, rw, nullable)
 *
 * Signals:
 *
 * - `left ()`: back was activated; unsaved changes have not been asked about yet
 * - `test ()`: the user plays the arena as it is
 * - `saved ()`: the document has an up-to-date file
 *
 * Actions of the widget: `editor.undo`, `editor.redo`, `editor.save`, `editor.save-as`, `editor.export`,
 * `editor.revert`, `editor.reload`, `editor.keep-mine`, `editor.compare`, `editor.copy-text`, `editor.resize`,
 * `editor.shift (i)`, `editor.go-to`, `editor.test`, `editor.balance`, `editor.history`,
 * `editor.toggle-panel`, `editor.leave`, `editor.mode (u)`, `editor.brush (u)`, `editor.number (u)`. */
#define ROBO_TYPE_EDITOR_PAGE (robo_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorPage, robo_editor_page, ROBO, EDITOR_PAGE, GtkWidget)

GtkWidget *robo_editor_page_new (void);

RoboArenaDocument *robo_editor_page_get_document (RoboEditorPage *self);
void               robo_editor_page_set_document (RoboEditorPage    *self,
                                                  RoboArenaDocument *document);

/* Sets the user's folder of arenas, in which a new arena is saved, or NULL. */
void robo_editor_page_set_folder (RoboEditorPage *self,
                                  const char     *folder);

/* Asks about unsaved changes, if there are any, and saves them on request. When the document can be left, it
 * is closed. */
void robo_editor_page_leave_async (RoboEditorPage     *self,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);

/* Returns TRUE if the document can be left. */
gboolean robo_editor_page_leave_finish (RoboEditorPage *self,
                                        GAsyncResult   *result);

/* Saves the document, a new one in the user's folder; the callback is called in any case. Errors are shown in
 * a dialog. */
void robo_editor_page_save_async (RoboEditorPage     *self,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data);

/* Returns TRUE if the document was saved. */
gboolean robo_editor_page_save_finish (RoboEditorPage *self,
                                       GAsyncResult   *result);

G_END_DECLS
