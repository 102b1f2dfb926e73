// SPDX-License-Identifier: GPL-3.0-or-later
// Creates a button that opens the section of the rules for a topic of the game.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Creates a button that does nothing until it has a topic. */
GtkWidget *robo_rules_button_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets a topic of robo_help_find(), or a card. The button then opens the rules about the topic or card with
 * `app.rules`. */
void robo_rules_button_set_topic (GtkWidget  *button,
                                  const char *topic);
void robo_rules_button_set_card (GtkWidget         *button,
                                 const RoboModules *modules,
                                 guint              card);

/* Makes the button open the rules of the module that asks, or of this kind of question if no module asks or
 * `modules` is NULL. */
void robo_rules_button_set_question (GtkWidget          *button,
                                     const RoboModules  *modules,
                                     const RoboQuestion *question);

G_END_DECLS
