// SPDX-License-Identifier: GPL-3.0-or-later
// Has undo, history, saving and leaving in the header bar of pages that edit documents.
#pragma once

#include <adwaita.h>

#include "documents/robo-document.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Has the header bar of a page that edits a document. Below it are notes about the file of the document, such as that
 * another program has changed the file, that only a part of it was readable, or that the document could not be saved.
 * The bar installs the actions of the group `document` on its page: `undo`, `redo`, `history`, `save`, `save-as`,
 * `share`, `overwrite`, `reload`, `revert`, `export-texts`, `import-texts`, `leave`. In a template, a child of type
 * `end` stands before the button that saves, a child of type `beside-menu` after it.
 *
 * Properties:
 *
 * - `document` (RoboDocument, rw, nullable): the document of the page; without a document only `leave` has an effect
 * - `failure` (string, ro, nullable): the last error with its file, until the user dismisses it or the next attempt
 *   succeeds
 * - `title`, `subtitle` (string, rw, nullable): shown in place of the title of the document and of its file
 * - `page-menu` (GMenuModel, rw): the items of the page in the main menu; by default these are items for actions of the
 *   bar
 * - `toasts` (AdwToastOverlay, rw, nullable): shows in a toast under which name the user has saved
 *
 * Signals:
 *
 * - `leaving` (): the document is about to be left, or to be saved because its window is closed; the page ends an edit
 *   in progress
 * - `closed` (): the document was closed, and its changes, if any, were saved or discarded
 * - `left` (): the user has activated `leave`, and the document, if any, was closed
 * - `saved` (): the document was saved
 * - `choosing` (GtkFileChooserNative): a dialog to save the document elsewhere is about to be shown; a handler
 *   suggests a file other than that of the document */
#define ROBO_TYPE_DOCUMENT_BAR (robo_document_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboDocumentBar, robo_document_bar, ROBO, DOCUMENT_BAR, GtkWidget)

extern const RoboShortcut robo_document_bar_shortcuts[];

/* Returns the path of a new document. Returns NULL if the user has to choose the path. The function may edit the
 * document, so that its id fits the name of the file. */
typedef char *(*RoboDocumentBarPathFunc) (RoboDocument *document,
                                          gpointer      data);

/* Sets the function that finds a path for a document without a file. Call this before you set the document. */
void robo_document_bar_set_path_func (RoboDocumentBar        *self,
                                      RoboDocumentBarPathFunc func,
                                      gpointer                data);

/* Saves the document because its window is about to be closed. A document without a file gets the path of
 * robo_document_bar_set_path_func(). Errors are shown below the header bar. */
void     robo_document_bar_save_async (RoboDocumentBar    *self,
                                       GAsyncReadyCallback callback,
                                       gpointer            user_data);
gboolean robo_document_bar_save_finish (RoboDocumentBar *self,
                                        GAsyncResult    *result);

/* Asks the user about unsaved changes, if there are any, and saves them if the user agrees. Closes the document
 * unless the user cancels or saving fails. */
void robo_document_bar_leave_async (RoboDocumentBar    *self,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);
/* Returns TRUE if the user can leave the document, because it was closed or there was none. */
gboolean robo_document_bar_leave_finish (RoboDocumentBar *self,
                                         GAsyncResult    *result);

/* Installs the actions of the bar, and their shortcuts, on the page that contains the bar. */
void robo_document_bar_install (RoboDocumentBar *self,
                                GtkWidget       *page);

G_END_DECLS
