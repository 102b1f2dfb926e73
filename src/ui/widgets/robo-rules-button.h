// SPDX-License-Identifier: GPL-3.0-or-later
// The way from a game to the section of the rules that tells more.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * robo_rules_button_new:
 *
 * Returns: (transfer floating): a button that does nothing before it has a topic
 */
GtkWidget *robo_rules_button_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Topics are those of robo_help_find(). The button activates `app.rules` with one. */

void robo_rules_button_set_topic (GtkWidget  *button,
                                  const char *topic);
void robo_rules_button_set_card (GtkWidget         *button,
                                 const RoboModules *modules,
                                 guint              card);

/**
 * robo_rules_button_set_question:
 * @button: a button of robo_rules_button_new()
 * @modules: (nullable): the cards of the game
 * @question: what is asked
 *
 * Leads to the module that asks, or to where such a choice is told of.
 */
void robo_rules_button_set_question (GtkWidget          *button,
                                     const RoboModules  *modules,
                                     const RoboQuestion *question);

G_END_DECLS
