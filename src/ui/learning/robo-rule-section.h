// SPDX-License-Identifier: GPL-3.0-or-later
// A section of the rules that takes the focus, to be read out.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ROBO_TYPE_RULE_SECTION (robo_rule_section_get_type ())
G_DECLARE_FINAL_TYPE (RoboRuleSection, robo_rule_section, ROBO, RULE_SECTION, GtkBox)

/**
 * robo_rule_section_new:
 * @title: what it is called
 *
 * Returns: (transfer floating): an empty section
 */
GtkWidget *robo_rule_section_new (const char *title);

/**
 * robo_rule_section_set_words:
 * @self: a section
 * @words: all that is shown of it
 *
 * Says what is read out after the title when it gets the focus.
 */
void robo_rule_section_set_words (RoboRuleSection *self,
                                  const char      *words);

G_END_DECLS
