// SPDX-License-Identifier: GPL-3.0-or-later
// A set of rules being edited.
#pragma once

#include "files/cards/robo-rule-set-edit.h"
#include "robo-document.h"
#include "robo-problem-list.h"

G_BEGIN_DECLS

/**
 * RoboRuleSetDocument:
 *
 * A RoboDocument whose states are #RoboRuleSet. They may have any problem while they are edited.
 *
 * Properties:
 *
 * - `problems` (RoboProblemList, ro): what is wrong now, live
 */
#define ROBO_TYPE_RULE_SET_DOCUMENT (robo_rule_set_document_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleSetDocument, robo_rule_set_document, ROBO, RULE_SET_DOCUMENT, RoboDocument)

/**
 * robo_rule_set_document_new:
 *
 * Returns: (transfer full): a document without a state: see robo_document_start() and robo_document_load_async()
 */
RoboRuleSetDocument *robo_rule_set_document_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_set_document_get_set:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): what it shows now
 */
RoboRuleSet *robo_rule_set_document_get_set (RoboRuleSetDocument *self);

/**
 * robo_rule_set_document_change:
 * @self: a document
 * @name: translated, as after “Undo”
 * @key: (nullable): what is edited, for edits that become one while one types; see robo_document_edit_merging()
 * @set: (transfer full): what a function of robo-rule-set-edit.h returned
 *
 * Makes one edit; none if it is the same set.
 */
void robo_rule_set_document_change (RoboRuleSetDocument *self,
                                    const char          *name,
                                    const char          *key,
                                    RoboRuleSet         *set);

/**
 * robo_rule_set_document_repair:
 * @self: a document
 * @item: one of its problems
 * @index: which of its fixes
 *
 * Makes the repair, an edit of its own.
 */
void robo_rule_set_document_repair (RoboRuleSetDocument *self,
                                    RoboProblemItem     *item,
                                    guint                index);

G_END_DECLS
