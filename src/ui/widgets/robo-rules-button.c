// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-button.h"

#include <glib/gi18n.h>

GtkWidget *
robo_rules_button_new (void)
{
  /* Translators: This is a button. It opens the rules about the subject of the text beside it. */
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Rules…"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _ ("Look Up in the Rules"));
  gtk_widget_add_css_class (button, "flat");

  return button;
}

void
robo_rules_button_set_topic (GtkWidget  *button,
                             const char *topic)
{
  g_return_if_fail (GTK_IS_BUTTON (button) && topic != NULL);

  /* Set the target before the name, because an action that takes a target is invalid without one. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", topic);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.rules");
}

void
robo_rules_button_set_card (GtkWidget         *button,
                            const RoboModules *modules,
                            guint              card)
{
  g_autofree char *topic = NULL;

  g_return_if_fail (modules != NULL && card < robo_modules_get_cards (modules)->n_cards);

  topic = g_strconcat ("module:", robo_modules_get_cards (modules)->cards[card].id, NULL);
  robo_rules_button_set_topic (button, topic);
}

void
robo_rules_button_set_question (GtkWidget          *button,
                                const RoboModules  *modules,
                                const RoboQuestion *question)
{
  if (modules != NULL && question->card != ROBO_NO_CARD)
    robo_rules_button_set_card (button, modules, question->card);
  else if (question->kind == ROBO_ASK_REBOOT)
    robo_rules_button_set_topic (button, "preparation");
  else if (question->kind == ROBO_ASK_PROGRAM)
    robo_rules_button_set_topic (button, "programming");
  else if (question->kind == ROBO_ASK_NUMBER)
    robo_rules_button_set_topic (button, "numbers");
  else if (question->kind == ROBO_ASK_WORKSHOP)
    robo_rules_button_set_topic (button, "workshop");
  else
    /* Questions without a topic of their own are about modules. */
    robo_rules_button_set_topic (button, "modules");
}
