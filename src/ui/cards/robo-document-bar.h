// SPDX-License-Identifier: GPL-3.0-or-later
// The header bar of pages that edit documents: undo, history, saving, leaving.
#pragma once

#include <adwaita.h>

#include "documents/robo-document.h"

G_BEGIN_DECLS

/* The header bar of a page that edits a document, and below it notes about its file: that another program has
 * changed it, that only a part was readable. Installs the actions of the group `document` on its page: `undo`,
 * `redo`, `save`, `save-as`, `reload`, `revert`, `export-texts`, `import-texts`, `leave`.
 *
 * Properties:
 *
 * - `document` (RoboDocument, rw, nullable): the document of the page
 * - `failure` (string, ro, nullable): the last error with its file, until it is dismissed
 *
 * Signals: `left` () when the document is saved or discarded, and closed; `saved` (). */
#define ROBO_TYPE_DOCUMENT_BAR (robo_document_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboDocumentBar, robo_document_bar, ROBO, DOCUMENT_BAR, GtkWidget)

/* Returns the path for a new document. May edit the document, so that its id fits the name of the file. */
typedef char *(*RoboDocumentBarPathFunc) (RoboDocument *document,
                                          gpointer      data);

/* Sets the function that finds a path for a document without a file. Call this before the document is set. */
void robo_document_bar_set_path_func (RoboDocumentBar        *self,
                                      RoboDocumentBarPathFunc func,
                                      gpointer                data);

/* Saves the document; one without a file gets the path of robo_document_bar_set_path_func(). The callback,
 * which may be NULL, is called in any case. Errors are shown below the header bar. */
void robo_document_bar_save_async (RoboDocumentBar    *self,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);
/* Returns TRUE if the document was saved. */
gboolean robo_document_bar_save_finish (RoboDocumentBar *self,
                                        GAsyncResult    *result);

/* Asks about unsaved changes, if there are any, and saves them on request. When the document can be left, it
 * is closed. Signal `left` is not emitted. */
void robo_document_bar_leave_async (RoboDocumentBar    *self,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);
/* Returns TRUE if the document can be left. */
gboolean robo_document_bar_leave_finish (RoboDocumentBar *self,
                                         GAsyncResult    *result);

/* Installs the actions and their shortcuts on the page of the bar. */
void robo_document_bar_install (RoboDocumentBar *self,
                                GtkWidget       *page);

G_END_DECLS
