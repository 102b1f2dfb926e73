// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set-differences.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-rule-options.h"
#include "robo-rule-set-private.h"

static guint
get_copies (const RoboRuleSet *rules,
            const char        *id)
{
  guint card = robo_cards_find (robo_rule_set_get_cards (rules), id);

  return card != ROBO_NO_CARD ? rules->rules.copies[card] : 0;
}

static const RoboCard *
get_card (const RoboRuleSet *rules,
          const char        *id)
{
  guint card = robo_cards_find (robo_rule_set_get_cards (rules), id);

  return card != ROBO_NO_CARD ? &robo_rule_set_get_cards (rules)->cards[card] : NULL;
}

static void
take_sentence (GStrvBuilder *sentences,
               char         *sentence)
{
  g_strv_builder_add (sentences, sentence);
  g_free (sentence);
}

/* Decks */

static void
compare_copies (GStrvBuilder *sentences,
                const char   *title,
                guint         copies,
                guint         others)
{
  if (copies != others)
    take_sentence (sentences,
                   /* Translators: the first number is how many copies of a module are in the deck, %s its name, the last number
                      how many there are by the standard rules */
                   g_strdup_printf (ngettext ("%u copy of %s is in the deck instead of %u.",
                                              "%u copies of %s are in the deck instead of %u.", copies),
                                    copies, title, others));
}

/* A card of the same id may be another one. */
static void
compare_card (GStrvBuilder      *sentences,
              const RoboRuleSet *self,
              const RoboRuleSet *other,
              guint              card)
{
  const RoboCard *here = &robo_rule_set_get_cards (self)->cards[card];
  const RoboCard *there = get_card (other, here->id);
  const char     *title = robo_modules_get_title (self->modules, card);

  compare_copies (sentences, title, self->rules.copies[card], get_copies (other, here->id));
  if (there == NULL && here->colour == ROBO_CARD_CHAMPION)
    /* Translators: %s is the name of a card */
    take_sentence (sentences, g_strdup_printf (_ ("There is the champion card %s, too."), title));
  else if (there != NULL && memcmp (here, there, sizeof *here) != 0)
    /* Translators: %s is the name of a card */
    take_sentence (sentences, g_strdup_printf (_ ("%s is another card of the same id."), title));
}

static void
compare_decks (GStrvBuilder      *sentences,
               const RoboRuleSet *self,
               const RoboRuleSet *other)
{
  for (guint card = 0; card < robo_rule_set_get_cards (self)->n_cards; card++)
    compare_card (sentences, self, other, card);
  for (guint card = 0; card < robo_rule_set_get_cards (other)->n_cards; card++)
    {
      const RoboCard *there = &robo_rule_set_get_cards (other)->cards[card];
      const char     *title = robo_modules_get_title (other->modules, card);

      if (get_card (self, there->id) != NULL)
        continue;
      compare_copies (sentences, title, 0, other->rules.copies[card]);
      if (there->colour == ROBO_CARD_CHAMPION)
        /* Translators: %s is the name of a card */
        take_sentence (sentences, g_strdup_printf (_ ("There is no champion card %s."), title));
    }
}

/* KillBots */

static gboolean
is_for_killbots (const RoboRuleSet *rules,
                 const char        *id)
{
  guint card = robo_cards_find (robo_rule_set_get_cards (rules), id);

  return card != ROBO_NO_CARD && rules->is_for_killbots[card];
}

static char *
dup_killbot_titles (const RoboRuleSet *self)
{
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint card = 0; card < robo_rule_set_get_cards (self)->n_cards; card++)
    {
      if (!self->is_for_killbots[card])
        continue;
      if (titles->len > 0)
        /* Translators: between the names of cards */
        g_string_append (titles, C_ ("list", ", "));
      g_string_append (titles, robo_modules_get_title (self->modules, card));
    }

  return g_strdup (titles->str);
}

/* Which cards there are is said above; here only of those that both have. */
static gboolean
has_other_pool (const RoboRuleSet *self,
                const RoboRuleSet *other)
{
  for (guint card = 0; card < robo_rule_set_get_cards (self)->n_cards; card++)
    {
      const char *id = robo_rule_set_get_cards (self)->cards[card].id;

      if (get_card (other, id) != NULL && self->is_for_killbots[card] != is_for_killbots (other, id))
        return TRUE;
    }

  return FALSE;
}

static void
compare_killbots (GStrvBuilder      *sentences,
                  const RoboRuleSet *self,
                  const RoboRuleSet *other)
{
  gboolean         names_some = robo_xml_get_first (xmlDocGetRootElement (self->doc), "killbot-module") != NULL;
  g_autofree char *titles = NULL;

  if (!has_other_pool (self, other))
    return;
  if (!names_some)
    {
      take_sentence (sentences, g_strdup (_ ("KillBots may be given every module that they can use.")));
      return;
    }

  titles = dup_killbot_titles (self);
  /* Translators: %s is a list of the names of cards */
  take_sentence (sentences, g_strdup_printf (_ ("KillBots are given only these modules: %s."), titles));
}

char **
robo_rule_set_dup_differences (const RoboRuleSet *self,
                               const RoboRuleSet *other)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) options = robo_rules_dup_differences (&self->rules, &other->rules);

  g_strv_builder_addv (sentences, (const char **)options);
  if (self->rules.modules && other->rules.modules)
    {
      compare_decks (sentences, self, other);
      compare_killbots (sentences, self, other);
    }

  return g_strv_builder_end (sentences);
}
