// SPDX-License-Identifier: GPL-3.0-or-later
// The page that lists module sets and rule sets.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-files.h"

G_BEGIN_DECLS

/**
 * RoboRulesPage:
 *
 * What is wrong with a file stands below its name; it is listed all the same.
 *
 * Signals: `chosen` (RoboRuleFile): somebody wants to edit it, or a copy of it if it comes with the game;
 * `removed` (RoboRuleFile): somebody wants to be rid of it; `new-wanted` (boolean): a new one, of rules or else of
 * modules.
 */
#define ROBO_TYPE_RULES_PAGE (robo_rules_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboRulesPage, robo_rules_page, ROBO, RULES_PAGE, GtkWidget)

/**
 * robo_rules_page_new:
 * @files: what to list
 *
 * Returns: a page
 */
GtkWidget *robo_rules_page_new (RoboRuleFiles *files) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
