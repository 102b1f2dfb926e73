// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which a rule set is edited.
#pragma once

#include <adwaita.h>

#include "documents/robo-rule-set-document.h"
#include "files/cards/robo-rule-files.h"

#include "robo-document-bar.h"

G_BEGIN_DECLS

/**
 * RoboRuleSetPage:
 *
 * All options with what they mean, what is in the decks, what KillBots are given, and in words how it differs from
 * the standard rules.
 *
 * Properties:
 *
 * - `document` (RoboRuleSetDocument, rw, nullable): what to edit
 * - `set` (RoboRuleSet as a pointer, ro, nullable): what the document shows now; notified with each edit
 * - `files` (RoboRuleFiles, construct only): which module sets there are
 *
 * Signals: `left` (), `saved` ().
 */
#define ROBO_TYPE_RULE_SET_PAGE (robo_rule_set_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleSetPage, robo_rule_set_page, ROBO, RULE_SET_PAGE, GtkWidget)

/**
 * robo_rule_set_page_new:
 * @files: which module sets there are
 *
 * Returns: a page without a document
 */
GtkWidget *robo_rule_set_page_new (RoboRuleFiles *files) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_page_set_document:
 * @self: a page
 * @document: (nullable): what to edit
 */
void robo_rule_set_page_set_document (RoboRuleSetPage     *self,
                                      RoboRuleSetDocument *document);

RoboRuleSetDocument *robo_rule_set_page_get_document (RoboRuleSetPage *self);

/* Returns: (transfer none): what saves and leaves its document */
RoboDocumentBar *robo_rule_set_page_get_bar (RoboRuleSetPage *self);

G_END_DECLS
