// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page that lists module sets and rule sets.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-files.h"

#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Lists the files of rules and modules. A file that cannot be used is in the list, too, with its problem below the name.
 *
 * Signals:
 *
 * - `chosen` (RoboRuleFile): the user edits the file, or a copy if the file comes with the game
 * - `removed` (RoboRuleFile): the user removes the file
 * - `new-wanted` (boolean): the user creates a new file: TRUE for rules, FALSE for modules */
#define ROBO_TYPE_RULES_PAGE (robo_rules_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboRulesPage, robo_rules_page, ROBO, RULES_PAGE, GtkWidget)

extern const RoboShortcut robo_rules_page_shortcuts[];

GtkWidget *robo_rules_page_new (RoboRuleFiles *files) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
