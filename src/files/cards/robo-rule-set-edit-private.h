// SPDX-License-Identifier: GPL-3.0-or-later
// How a rule set is changed: on a copy of its document.
#pragma once

#include "robo-rule-set-edit.h"
#include "robo-rule-set-private.h"
#include "files/xml/robo-xml-edit.h"

G_BEGIN_DECLS

/* One edit, from robo_rule_edit_begin() to robo_rule_edit_end(). */
typedef struct
{
  RoboRuleSet *rules;
  xmlDoc      *doc;
  xmlNode     *root;
} RoboRuleEdit;

void         robo_rule_edit_begin (RoboRuleEdit *edit,
                                   RoboRuleSet  *self);
RoboRuleSet *robo_rule_edit_end (RoboRuleEdit *edit,
                                 gboolean      is_change) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
