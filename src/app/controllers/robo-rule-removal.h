// SPDX-License-Identifier: GPL-3.0-or-later
// Removes cards and files of the rules. Shows the uses of a card or file first.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-files.h"
#include "ui/cards/robo-module-set-page.h"

G_BEGIN_DECLS

#define ROBO_TYPE_RULE_REMOVAL (robo_rule_removal_get_type ())

G_DECLARE_FINAL_TYPE (RoboRuleRemoval, robo_rule_removal, ROBO, RULE_REMOVAL, GObject)

/* Creates the object. `files` has the module sets and rules that may use the removed card or set. */
RoboRuleRemoval *robo_rule_removal_new (AdwToastOverlay *toasts,
                                        RoboRuleFiles   *files) G_GNUC_WARN_UNUSED_RESULT;

/* Shows in a dialog which rules, games and scenarios use a card. If card_id is NULL, shows the rules, games and
 * scenarios that use any card of the set. */
void robo_rule_removal_tell_uses (RoboRuleRemoval   *self,
                                  RoboModuleSetPage *page,
                                  const char        *card_id);

/* Removes a card. If rules, games or scenarios use the card, shows these uses and asks the user first. A set that
 * was never saved has no uses. */
void robo_rule_removal_remove_card (RoboRuleRemoval   *self,
                                    RoboModuleSetPage *page,
                                    const char        *card_id);

/* Removes a file. A toast offers to undo the removal. If rules, games or scenarios use the module set in the file,
 * shows these uses and asks the user first. */
void robo_rule_removal_remove_file (RoboRuleRemoval *self,
                                    RoboRuleFile    *file);

G_END_DECLS
