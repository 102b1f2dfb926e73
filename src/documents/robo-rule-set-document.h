// SPDX-License-Identifier: GPL-3.0-or-later
// Declares a document with a set of rules.
#pragma once

#include "files/cards/robo-rule-set-edit.h"
#include "robo-set-document.h"

G_BEGIN_DECLS

/* Edits a rule set: a RoboSetDocument whose states are of type RoboRuleSet. */
#define ROBO_TYPE_RULE_SET_DOCUMENT (robo_rule_set_document_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleSetDocument, robo_rule_set_document, ROBO, RULE_SET_DOCUMENT, RoboSetDocument)

/* Returns a document without a state. See robo_document_start() and robo_document_load_async(). */
RoboRuleSetDocument *robo_rule_set_document_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the current state, or NULL. */
RoboRuleSet *robo_rule_set_document_get_set (RoboRuleSetDocument *self);

G_END_DECLS
