// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page on which the user draws an arena.
#pragma once

#include <adwaita.h>

#include "ui/widgets/documents/robo-document-bar.h"
#include "ui/widgets/documents/robo-problem-view.h"
#include "ui/widgets/keys/robo-shortcuts.h"
#include "robo-editor-canvas.h"
#include "robo-editor-palette.h"
#include "robo-editor-properties.h"
#include "robo-editor-symmetry.h"
#include "robo-editor-ways.h"

G_BEGIN_DECLS

/* Has a document bar at the top, the tools on the left, the arena in the middle, and its problems and properties on the
 * right. If there is little room, the right side opens over the arena on request.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, rw, nullable)
 *
 * Signals:
 *
 * - `left ()`: the user has left the page, and its document was closed
 * - `test (gboolean asks)`: the user plays the arena as it is; `asks` if the user wants to choose the players first
 * - `saved ()`: the document has an up-to-date file
 *
 * Actions of the widget, beside those of its bar: `editor.export (u)`, `editor.compare`, `editor.copy-text`,
 * `editor.print`, `editor.resize`, `editor.shift (i)`, `editor.go-to`, `editor.test`, `editor.test-with`, `editor.balance`,
 * `editor.toggle-panel`, `editor.mode (u)`, `editor.brush (u)`, `editor.number (u)`. */
#define ROBO_TYPE_EDITOR_PAGE (robo_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorPage, robo_editor_page, ROBO, EDITOR_PAGE, GtkWidget)

extern const RoboShortcut robo_editor_page_shortcuts[];

GtkWidget *robo_editor_page_new (void);

RoboArenaDocument *robo_editor_page_get_document (RoboEditorPage *self);
void               robo_editor_page_set_document (RoboEditorPage    *self,
                                                  RoboArenaDocument *document);

/* Selects the symmetry of strokes, if the size of the arena allows it. A document begins with its own symmetry. */
void robo_editor_page_set_symmetry (RoboEditorPage *self,
                                    RoboSymmetry    symmetry);

/* Sets the user's folder of arenas, or NULL. A new arena is saved in this folder. */
void robo_editor_page_set_folder (RoboEditorPage *self,
                                  const char     *folder);

/* Returns the bar with which the user saves and leaves the document. After the user has left the page, the bar has no
 * document. */
RoboDocumentBar *robo_editor_page_get_bar (RoboEditorPage *self);

G_END_DECLS
