// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page on which the user edits a rule set.
#pragma once

#include <adwaita.h>

#include "documents/robo-rule-set-document.h"
#include "files/cards/robo-rule-files.h"

#include "ui/widgets/documents/robo-document-bar.h"

G_BEGIN_DECLS

/* Has all options with their meanings, the decks, the modules of KillBots, and a description of how the rules differ
 * from the standard rules.
 *
 * Properties:
 *
 * - `document` (RoboRuleSetDocument, rw, nullable): the document to edit
 * - `set` (RoboRuleSet as a pointer, ro, nullable): the current contents of the document; notified after each edit
 * - `files` (RoboRuleFiles, construct only): the available module sets
 *
 * Signals: `left` () and `saved` () like those of RoboDocumentBar. */
#define ROBO_TYPE_RULE_SET_PAGE (robo_rule_set_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleSetPage, robo_rule_set_page, ROBO, RULE_SET_PAGE, GtkWidget)

GtkWidget *robo_rule_set_page_new (RoboRuleFiles *files) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the document to edit, or NULL. */
void robo_rule_set_page_set_document (RoboRuleSetPage     *self,
                                      RoboRuleSetDocument *document);

RoboRuleSetDocument *robo_rule_set_page_get_document (RoboRuleSetPage *self);

/* Returns the bar with which the user saves and leaves the document. */
RoboDocumentBar *robo_rule_set_page_get_bar (RoboRuleSetPage *self);

G_END_DECLS
