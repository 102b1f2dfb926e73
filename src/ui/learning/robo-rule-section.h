// SPDX-License-Identifier: GPL-3.0-or-later
// Declares a section of the rules. It can have the focus, so that a screen reader reads it.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ROBO_TYPE_RULE_SECTION (robo_rule_section_get_type ())
G_DECLARE_FINAL_TYPE (RoboRuleSection, robo_rule_section, ROBO, RULE_SECTION, GtkBox)

/* Creates an empty section. The title is its accessible name, and is not shown. */
GtkWidget *robo_rule_section_new (const char *title);

/* Sets the text that a screen reader reads after the title. */
void robo_rule_section_set_words (RoboRuleSection *self,
                                  const char      *words);

G_END_DECLS
