// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set-differences.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/xml/robo-word-list.h"

#include "robo-rule-options.h"
#include "robo-rule-set-private.h"

static guint
find_card (const RoboRuleSet *rules,
           const char        *id)
{
  return robo_cards_find (robo_rule_set_get_cards (rules), id);
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
    take_sentence (sentences, robo_rules_dup_copies_sentence (title, copies, others));
}

static void
compare_decks (GStrvBuilder      *sentences,
               const RoboRuleSet *self,
               const RoboRuleSet *other)
{
  const RoboCards *cards = robo_rule_set_get_cards (self);
  const RoboCards *others = robo_rule_set_get_cards (other);

  for (guint card = 0; card < cards->n_cards; card++)
    {
      const RoboCard *here = &cards->cards[card];
      guint           there = find_card (other, here->id);
      const char     *title = robo_modules_get_title (self->modules, card);

      compare_copies (sentences, title, self->rules.copies[card],
                      there != ROBO_NO_CARD ? other->rules.copies[there] : 0);
      if (there == ROBO_NO_CARD && here->colour == ROBO_CARD_CHAMPION)
        /* Translators: %s is the name of a card. */
        take_sentence (sentences, g_strdup_printf (_ ("Champion card added: %s."), title));
      else if (there != ROBO_NO_CARD && memcmp (here, &others->cards[there], sizeof *here) != 0)
        /* Translators: %s is the name of a card. */
        take_sentence (sentences, g_strdup_printf (_ ("%s is a different card with the same ID."), title));
    }
  for (guint card = 0; card < others->n_cards; card++)
    {
      const char *title = robo_modules_get_title (other->modules, card);

      if (find_card (self, others->cards[card].id) != ROBO_NO_CARD)
        continue;
      compare_copies (sentences, title, 0, other->rules.copies[card]);
      if (others->cards[card].colour == ROBO_CARD_CHAMPION)
        /* Translators: %s is the name of a card. */
        take_sentence (sentences, g_strdup_printf (_ ("Champion card removed: %s."), title));
    }
}

/* Compares whether KillBots can get a card, for the cards that both rule sets have. */
static void
compare_killbots (GStrvBuilder      *sentences,
                  const RoboRuleSet *self,
                  const RoboRuleSet *other)
{
  const RoboCards *cards = robo_rule_set_get_cards (self);
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;
  g_autofree char *list = NULL;
  gboolean         differs = FALSE;

  for (guint card = 0; card < cards->n_cards; card++)
    {
      guint there = find_card (other, cards->cards[card].id);

      differs |= there != ROBO_NO_CARD && self->is_for_killbots[card] != other->is_for_killbots[there];
      if (self->is_for_killbots[card])
        g_strv_builder_add (titles, robo_modules_get_title (self->modules, card));
    }
  items = g_strv_builder_end (titles);
  list = robo_word_list_dup ((const char *const *)items);

  if (differs && robo_xml_get_first (xmlDocGetRootElement (self->doc), "killbot-module") == NULL)
    take_sentence (sentences, g_strdup (_ ("KillBots can get any module they can use.")));
  else if (differs && items[0] == NULL)
    take_sentence (sentences, g_strdup (_ ("KillBots get no modules.")));
  else if (differs)
    /* Translators: %s is a list of the names of cards. */
    take_sentence (sentences, g_strdup_printf (_ ("KillBots get only these modules: %s."), list));
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
