// SPDX-License-Identifier: GPL-3.0-or-later
// Removing cards and files of the rules, and who uses them, which is said first.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-files.h"
#include "ui/cards/robo-module-set-page.h"

G_BEGIN_DECLS

#define ROBO_TYPE_RULE_REMOVAL (robo_rule_removal_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleRemoval, robo_rule_removal, ROBO, RULE_REMOVAL, GObject)

/**
 * robo_rule_removal_new:
 * @toasts: (transfer none): where it says what happened
 * @files: where module sets and rules are looked for
 *
 * Returns: (transfer full): what removes them
 */
RoboRuleRemoval *robo_rule_removal_new (AdwToastOverlay *toasts,
                                        RoboRuleFiles   *files) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rule_removal_tell_uses:
 * @self: a removal
 * @page: a page with a document
 * @card_id: (nullable): a card of it; none for the set as a whole
 *
 * Says in a dialog who uses it.
 */
void robo_rule_removal_tell_uses (RoboRuleRemoval   *self,
                                  RoboModuleSetPage *page,
                                  const char        *card_id);

/**
 * robo_rule_removal_remove_card:
 * @self: a removal
 * @page: a page with a document
 * @card_id: the card that is shown
 *
 * Removes it; if somebody uses it, that is said first, and asked. Of what was never saved nobody knows.
 */
void robo_rule_removal_remove_card (RoboRuleRemoval   *self,
                                    RoboModuleSetPage *page,
                                    const char        *card_id);

/**
 * robo_rule_removal_remove_file:
 * @self: a removal
 * @file: one of the user's
 *
 * Removes it; a toast offers to undo it. Nothing depends on rules; of a module set it is said first who plays with it.
 */
void robo_rule_removal_remove_file (RoboRuleRemoval *self,
                                    RoboRuleFile    *file);

G_END_DECLS
