// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n-lib.h>

#include "robo-rule-set-private.h"

/* What rules say of the cards of their module sets: how many copies there are, and which of them KillBots are given. */

static guint
read_card (const RoboRuleSet *self,
           const xmlNode     *node,
           const char        *attribute,
           RoboProblems      *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, attribute);
  guint            card = robo_cards_find (robo_rule_set_get_cards (self), id);

  if (card == ROBO_NO_CARD)
    robo_problems_add (problems, ROBO_PROBLEM_RULES_CARD_MISSING, robo_xml_get_line (node),
                       /* Translators: %s is the id of a module such as "saw-blade". */
                       _ ("There is no module “%s” in the module sets. Name another, or add the set that it is in."), id);

  return card;
}

static gboolean
add_twice (const xmlNode  *node,
           const RoboCard *card,
           RoboProblems   *problems)
{
  robo_problems_add (problems, ROBO_PROBLEM_RULES_CARD_TWICE, robo_xml_get_line (node),
                     /* Translators: an XML element, and the id of a module such as "saw-blade". */
                     _ ("There are two <%s> for the module “%s”. Remove one of them."), node->name, card->id);

  return FALSE;
}

static gboolean
read_copies (RoboRuleSet   *self,
             const xmlNode *node,
             gboolean      *is_taken,
             RoboProblems  *problems)
{
  guint card = read_card (self, node, "module", problems);
  guint number;

  if (card == ROBO_NO_CARD || !robo_xml_get_uint (node, "number", 0, 9, &number, problems))
    return FALSE;
  if (is_taken[card])
    return add_twice (node, &robo_rule_set_get_cards (self)->cards[card], problems);
  if (robo_rule_set_get_cards (self)->cards[card].colour == ROBO_CARD_CHAMPION && number > 0)
    {
      robo_problems_add (problems, ROBO_PROBLEM_RULES_CHAMPION_COPIES, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "jetpack". */
                         _ ("The module “%s” is a champion card, which is in no deck. Remove its <copies>."),
                         robo_rule_set_get_cards (self)->cards[card].id);
      return FALSE;
    }

  is_taken[card] = TRUE;
  self->rules.copies[card] = (guint8)number;

  return TRUE;
}

gboolean
robo_rule_set_read_decks (RoboRuleSet   *self,
                          const xmlNode *root,
                          RoboProblems  *problems)
{
  gboolean is_taken[ROBO_MAX_CARDS] = { FALSE };
  gboolean is_good = TRUE;

  for (const xmlNode *node = robo_xml_get_first (root, "copies"); node != NULL; node = robo_xml_get_next (node, "copies"))
    {
      guint n_problems = robo_problems_get_length (problems);

      is_good &= read_copies (self, node, is_taken, problems);
      robo_problems_set_card (problems, n_problems, ROBO_NO_CARD, robo_rule_set_get_line (node));
    }

  return is_good;
}

/* R3.3: everybody is dealt two modules of different colours. */
void
robo_rule_set_check_decks (const RoboRuleSet *self,
                           const xmlNode     *root,
                           RoboProblems      *problems)
{
  gboolean has_cards[ROBO_N_DECKS] = { FALSE };
  guint    n_decks = 0;

  for (guint card = 0; card < robo_rule_set_get_cards (self)->n_cards; card++)
    {
      guint colour = robo_rule_set_get_cards (self)->cards[card].colour;

      if (colour >= ROBO_N_DECKS || self->rules.copies[card] == 0)
        continue;
      n_decks += !has_cards[colour];
      has_cards[colour] = TRUE;
    }

  if (self->rules.modules && n_decks < 2)
    robo_problems_add (problems, ROBO_PROBLEM_FEW_DECKS, robo_xml_get_line (root),
                       _ ("Modules are on, but fewer than two of the decks have cards, so that nobody can be dealt two "
                          "colours. Add a module set or <copies>, or write modules=\"off\"."));
}

/* KillBots */

static gboolean
read_killbot_module (RoboRuleSet   *self,
                     const xmlNode *node,
                     RoboProblems  *problems)
{
  guint card = read_card (self, node, "id", problems);

  if (card == ROBO_NO_CARD)
    return FALSE;
  if (self->is_for_killbots[card])
    return add_twice (node, &robo_rule_set_get_cards (self)->cards[card], problems);
  if (!robo_card_suits_killbot (&robo_rule_set_get_cards (self)->cards[card]))
    {
      robo_problems_add (problems, ROBO_PROBLEM_RULES_KILLBOT_CARD, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "brake". */
                         _ ("A KillBot cannot have the module “%s”, since it needs an operator. Name another."),
                         robo_rule_set_get_cards (self)->cards[card].id);
      return FALSE;
    }

  self->is_for_killbots[card] = TRUE;

  return TRUE;
}

/* Champion cards are given only in a championship (R11.3), unless they are named. */
static void
allow_all_to_killbots (RoboRuleSet *self)
{
  for (guint card = 0; card < robo_rule_set_get_cards (self)->n_cards; card++)
    self->is_for_killbots[card] = robo_rule_set_get_cards (self)->cards[card].colour != ROBO_CARD_CHAMPION &&
                                  robo_card_suits_killbot (&robo_rule_set_get_cards (self)->cards[card]);
}

gboolean
robo_rule_set_read_killbot_modules (RoboRuleSet   *self,
                                    const xmlNode *root,
                                    RoboProblems  *problems)
{
  const xmlNode *node = robo_xml_get_first (root, "killbot-module");
  gboolean       is_good = TRUE;

  if (node == NULL)
    allow_all_to_killbots (self);
  for (; node != NULL; node = robo_xml_get_next (node, "killbot-module"))
    {
      guint n_problems = robo_problems_get_length (problems);

      is_good &= read_killbot_module (self, node, problems);
      robo_problems_set_card (problems, n_problems, ROBO_NO_CARD, robo_rule_set_get_line (node));
    }

  return is_good;
}
