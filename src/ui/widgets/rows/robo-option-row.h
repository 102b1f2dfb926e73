// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the rows of the options of the rules, with the same words for New Game and the rule set editor.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-options.h"

G_BEGIN_DECLS

/* Creates an AdwActionRow whose control is a spin button, a switch or a menu. Each change of the control calls
 * changed_cb (owner, GParamSpec *, control); the owner is a GObject. */
GtkWidget *robo_option_row_new (const RoboRuleOption *option,
                                GCallback             changed_cb,
                                gpointer              owner);

/* Returns the option of a row or of its control. */
const RoboRuleOption *robo_option_row_get_option (GtkWidget *row);

/* Returns the value that a row or its control shows. */
guint robo_option_row_get_value (GtkWidget *row);

/* Shows the option's value in these rules, and its sentence below the title. */
void robo_option_row_show (GtkWidget       *row,
                           const RoboRules *rules);

G_END_DECLS
