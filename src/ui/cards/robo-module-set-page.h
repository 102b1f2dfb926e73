// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which a set of module cards is edited.
#pragma once

#include <adwaita.h>

#include "documents/robo-module-set-document.h"

#include "robo-document-bar.h"

G_BEGIN_DECLS

/**
 * RoboModuleSetPage:
 *
 * The list of cards and the page of the chosen one.
 *
 * Properties:
 *
 * - `document` (RoboModuleSetDocument, rw, nullable): what to edit
 * - `set` (RoboModuleSet as a pointer, ro, nullable): what the document shows now; notified with each edit
 * - `card` (uint, ro): the chosen one
 *
 * Signals: `left` (), `saved` (), `try-card` (uint: the card),
 * `uses-wanted` (string, nullable: the id of the card, %NULL for the set as a whole), `removal-wanted` (string: the id of the
 * chosen card): see robo_module_set_page_remove_card().
 */
#define ROBO_TYPE_MODULE_SET_PAGE (robo_module_set_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboModuleSetPage, robo_module_set_page, ROBO, MODULE_SET_PAGE, GtkWidget)

/**
 * robo_module_set_page_new:
 *
 * Returns: a page without a document
 */
GtkWidget *robo_module_set_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_page_set_document:
 * @self: a page
 * @document: (nullable): what to edit
 */
void robo_module_set_page_set_document (RoboModuleSetPage     *self,
                                        RoboModuleSetDocument *document);

/**
 * robo_module_set_page_get_document:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): what is edited
 */
RoboModuleSetDocument *robo_module_set_page_get_document (RoboModuleSetPage *self);

/* Removes the chosen card. */
void robo_module_set_page_remove_card (RoboModuleSetPage *self);

/* Returns: (transfer none): what saves and leaves its document */
RoboDocumentBar *robo_module_set_page_get_bar (RoboModuleSetPage *self);

G_END_DECLS
