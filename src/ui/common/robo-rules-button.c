// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-button.h"

#include <glib/gi18n.h>

GtkWidget *
robo_rules_button_new (void)
{
  /* Translators: a button: read the rule for this */
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Rules…"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _ ("Look it up in the rules"));
  gtk_widget_add_css_class (button, "flat");

  return button;
}

void
robo_rules_button_set_topic (GtkWidget  *button,
                             const char *topic)
{
  g_return_if_fail (GTK_IS_BUTTON (button) && topic != NULL);

  /* An action that wants a target is not to be named without one. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", topic);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.rules");
}

void
robo_rules_button_set_chapter (GtkWidget *button,
                               guint      chapter)
{
  g_autofree char *topic = g_strdup_printf ("chapter:%u", chapter);

  robo_rules_button_set_topic (button, topic);
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

static const char *
find_topic (RoboQuestionKind kind)
{
  switch (kind)
    {
    case ROBO_ASK_REBOOT:
      return "preparation";
    case ROBO_ASK_PROGRAM:
      return "programming";
    case ROBO_ASK_WORKSHOP:
      return "workshop";
    case ROBO_ASK_DEAL:
    case ROBO_ASK_EQUIP:
    case ROBO_ASK_KEEP_DIE:
    case ROBO_ASK_ROTATE_KEY:
    case ROBO_ASK_ACT_AS_BLUE:
    case ROBO_ASK_SHORTEN_MOVE:
    case ROBO_ASK_JUMP:
    case ROBO_ASK_PASS_WALLS:
    case ROBO_ASK_LAY_MINE:
    case ROBO_ASK_BUMP:
    case ROBO_ASK_MOVE_END:
    case ROBO_ASK_REPLACE_FIRE:
    case ROBO_ASK_REPROGRAM:
    case ROBO_ASK_HIT:
    case ROBO_ASK_SHORTEN_PUSH:
    case ROBO_ASK_ABSORB:
    case ROBO_ASK_PUSHED:
    case ROBO_ASK_DAMAGED:
    case ROBO_ASK_DESTROYED:
    case ROBO_ASK_LIGHTNING:
    case ROBO_ASK_ROUND_START:
    case ROBO_ASK_RESOLUTION:
    case ROBO_ASK_REACH:
    case ROBO_ASK_DRAW:
      break;
    }

  return "modules";
}

void
robo_rules_button_set_question (GtkWidget          *button,
                                const RoboModules  *modules,
                                const RoboQuestion *question)
{
  if (modules != NULL && question->card != ROBO_NO_CARD)
    robo_rules_button_set_card (button, modules, question->card);
  else
    robo_rules_button_set_topic (button, find_topic (question->kind));
}
