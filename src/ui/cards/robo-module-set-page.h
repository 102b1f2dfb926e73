// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page on which the user edits a set of module cards.
#pragma once

#include <adwaita.h>

#include "documents/robo-module-set-document.h"

#include "ui/widgets/documents/robo-document-bar.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Has the list of cards and the page of the selected card.
 *
 * Properties:
 *
 * - `document` (RoboModuleSetDocument, rw, nullable): the document to edit
 * - `set` (RoboModuleSet as a pointer, ro, nullable): the current contents of the document; notified after each edit
 * - `card` (uint, ro): the selected card
 *
 * Signals: `left` () and `saved` () like those of RoboDocumentBar, `try-card` (uint: the card), `test-card` (uint: the
 * card; boolean: whether the user chooses the players first), `uses-wanted` (string, nullable: the id of the card, NULL
 * for the whole set), `removal-wanted` (string: the id of the selected card), after which the receiver may call
 * robo_module_set_page_remove_card(). */
#define ROBO_TYPE_MODULE_SET_PAGE (robo_module_set_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboModuleSetPage, robo_module_set_page, ROBO, MODULE_SET_PAGE, GtkWidget)

extern const RoboShortcut robo_module_set_page_shortcuts[];
extern const RoboShortcut robo_module_set_page_list_shortcuts[];

GtkWidget *robo_module_set_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the document to edit, or NULL. */
void robo_module_set_page_set_document (RoboModuleSetPage     *self,
                                        RoboModuleSetDocument *document);

/* Returns the document, or NULL. */
RoboModuleSetDocument *robo_module_set_page_get_document (RoboModuleSetPage *self);

/* Removes the selected card from the set. */
void robo_module_set_page_remove_card (RoboModuleSetPage *self);

/* Returns the bar with which the user saves and leaves the document. */
RoboDocumentBar *robo_module_set_page_get_bar (RoboModuleSetPage *self);

G_END_DECLS
