// SPDX-License-Identifier: GPL-3.0-or-later
// What every page does that edits a document: undo, history, saving, leaving.
#pragma once

#include <adwaita.h>

#include "documents/robo-document.h"

G_BEGIN_DECLS

/**
 * RoboDocumentBar:
 *
 * The header bar of a page that edits a document, and below it what is to be known of its file: that somebody else
 * changed it, that not all of it could be read. Installs the actions of the group `document` on its page: `undo`,
 * `redo`, `save`, `save-as`, `reload`, `revert`, `export-texts`, `import-texts`, `leave`.
 *
 * Properties:
 *
 * - `document` (RoboDocument, rw, nullable): what its page edits
 * - `failure` (string, ro, nullable): what went wrong with its file, until it is dismissed
 *
 * Signals: `left` () when the document is saved or given up, and closed; `saved` ().
 */
#define ROBO_TYPE_DOCUMENT_BAR (robo_document_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboDocumentBar, robo_document_bar, ROBO, DOCUMENT_BAR, GtkWidget)

/**
 * RoboDocumentBarPathFunc:
 * @document: a document without a file
 * @data: what was given
 *
 * Finds where to save it. May edit it, so that its id fits the name of the file.
 *
 * Returns: (transfer full): a path
 */
typedef char *(*RoboDocumentBarPathFunc) (RoboDocument *document,
                                          gpointer      data);

/**
 * robo_document_bar_set_path_func:
 * @self: a bar
 * @func: finds where to save a document without a file
 * @data: for @func
 *
 * To be set before the document.
 */
void robo_document_bar_set_path_func (RoboDocumentBar        *self,
                                      RoboDocumentBarPathFunc func,
                                      gpointer                data);

/**
 * robo_document_bar_save_async:
 * @self: a bar with a document
 * @callback: (nullable): called when it is written, or cannot be
 * @user_data: for @callback
 *
 * Saves the document; one without a file goes where the function of robo_document_bar_set_path_func() says. What goes wrong
 * is shown below the header bar.
 */
void robo_document_bar_save_async (RoboDocumentBar    *self,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);
/* Returns: whether it was written */
gboolean robo_document_bar_save_finish (RoboDocumentBar *self,
                                        GAsyncResult    *result);

/**
 * robo_document_bar_leave_async:
 * @self: a bar with a document
 * @callback: called when it is settled
 * @user_data: for @callback
 *
 * Asks about changes that are not saved, if there are any, and saves them if that is wanted. When it is settled that the
 * document can go, it is closed. Signal `left` is not emitted.
 */
void robo_document_bar_leave_async (RoboDocumentBar    *self,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);
/* Returns: whether the document can go */
gboolean robo_document_bar_leave_finish (RoboDocumentBar *self,
                                         GAsyncResult    *result);

/**
 * robo_document_bar_install:
 * @self: a bar
 * @page: the page it is on, which gets the actions and their shortcuts
 */
void robo_document_bar_install (RoboDocumentBar *self,
                                GtkWidget       *page);

G_END_DECLS
