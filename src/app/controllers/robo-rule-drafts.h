// SPDX-License-Identifier: GPL-3.0-or-later
// Creates documents without a file: new documents, and copies of bundled files. The bundled files stay unchanged.
#pragma once

#include "documents/robo-document.h"
#include "files/cards/robo-rule-files.h"

G_BEGIN_DECLS

/* Creates a module set with one card. */
RoboDocument *robo_rule_drafts_new_module_set (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a rule set that is equal to the standard rules. */
RoboDocument *robo_rule_drafts_new_rule_set (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a copy of a module set, whose name says that it is a copy. Returns NULL if the file cannot be read. */
RoboDocument *robo_rule_drafts_copy_module_set (RoboRuleFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a copy of a rule set, whose name says that it is a copy. Returns NULL if the file cannot be read. */
RoboDocument *robo_rule_drafts_copy_rule_set (RoboRuleFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
