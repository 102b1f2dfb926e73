// SPDX-License-Identifier: GPL-3.0-or-later
// What every page does that edits a document: undo, history, saving, leaving.
#pragma once

#include <adwaita.h>

#include "model/robo-document.h"

G_BEGIN_DECLS

/**
 * RoboDocumentBar:
 *
 * The header bar of a page that edits a document, and below it what is to be known of its file: that somebody else
 * changed it, that not all of it could be read. Installs the actions of the group `document` on its page: `undo`,
 * `redo`, `save`, `save-as`, `reload`, `revert`, `export-texts`, `import-texts`, `leave`.
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
 * robo_document_bar_set_document:
 * @self: a bar
 * @document: (nullable): what its page edits
 */
void robo_document_bar_set_document (RoboDocumentBar *self,
                                     RoboDocument    *document);
void robo_document_bar_set_path_func (RoboDocumentBar        *self,
                                      RoboDocumentBarPathFunc func,
                                      gpointer                data);

/**
 * robo_document_bar_install:
 * @self: a bar
 * @page: the page it is on, which gets the actions and their shortcuts
 */
void robo_document_bar_install (RoboDocumentBar *self,
                                GtkWidget       *page);

G_END_DECLS
