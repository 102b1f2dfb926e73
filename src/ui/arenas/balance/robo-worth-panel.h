// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what the cards of a module set are worth while the set is edited, and compares them with an earlier state.
#pragma once

#include <adwaita.h>

#include "simulation/robo-worth-meter.h"

G_BEGIN_DECLS

/* Signal `changed ()`: the results of robo_worth_panel_dup_word() and robo_worth_panel_dup_figures() may have changed. */
#define ROBO_TYPE_WORTH_PANEL (robo_worth_panel_get_type ())

G_DECLARE_FINAL_TYPE (RoboWorthPanel, robo_worth_panel, ROBO, WORTH_PANEL, AdwBin)

/* Sets the arena and the rules of the games. Call it once. Without them nothing is measured. */
void robo_worth_panel_set_table (RoboWorthPanel *self,
                                 RoboArena      *arena,
                                 RoboRuleSet    *rule_set);

/* Sets the module set to measure. The first set after NULL is also the set to compare with, until the user chooses
 * another moment. */
void robo_worth_panel_set_modules (RoboWorthPanel *self,
                                   RoboModuleSet  *set);

/* Sets whether the page of the editor is visible. At first it is not. Games are played only while it is visible. */
void robo_worth_panel_set_is_shown (RoboWorthPanel *self,
                                    gboolean        is_shown);

/* Returns the meter, for tests. It is NULL if the program is not completely installed. */
RoboWorthMeter *robo_worth_panel_get_meter (RoboWorthPanel *self);

/* Returns the verdict on a card of the set in a few translated words, such as “Worth: stronger”. */
char *robo_worth_panel_dup_word (RoboWorthPanel *self,
                                 guint           card) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the share of the card with its precision and with what has changed, such as “31.2% ± 5.6 (before: 25.4% ±
 * 5.5, ↑ 5.8)”. Returns NULL while there are no figures of the card. */
char *robo_worth_panel_dup_figures (RoboWorthPanel *self,
                                    guint           card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
