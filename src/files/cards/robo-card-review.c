// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-review.h"

#include <glib/gi18n-lib.h>

#include "engine/robo-effect-ids.h"
#include "files/xml/robo-xml-edit.h"
#include "robo-card-problems.h"
#include "robo-module-private.h"

#define DIGEST_LENGTH 16

/* The digest */

/* Appends the range and the multiplier of an effect (R14.7), if it has them. An effect without them appends nothing,
 * so that cards that are older than the two attributes keep their digests. */
static void
append_reach (GString          *rule,
              const RoboEffect *effect)
{
  if (effect->range != 0)
    g_string_append_printf (rule, "range %u;", effect->range);
  if (effect->times != ROBO_TIMES_ONE)
    g_string_append_printf (rule, "times %s;", robo_times_get_id (effect->times));
}

static void
append_guards (GString        *rule,
               const RoboCard *card)
{
  for (guint i = 0; i < card->n_conditions; i++)
    {
      const RoboCondition *condition = &card->conditions[i];

      g_string_append_printf (rule, "if %s", robo_if_get_id (condition->what));
      if (robo_if_has_word (condition->what))
        g_string_append_printf (rule, " %s;", robo_is_get_id (condition->is));
      else
        g_string_append_printf (rule, " %u %u;", condition->min, condition->max);
    }
  for (guint i = 0; i < card->n_costs; i++)
    g_string_append_printf (rule, "cost %s %u;", robo_cost_kind_get_id (card->costs[i].kind), card->costs[i].amount);
  if (card->uses > 0)
    g_string_append_printf (rule, "uses %u per %s;", card->uses, robo_per_get_id (card->per));
}

char *
robo_card_dup_digest (const RoboCard *card)
{
  g_autoptr (GString) rule = g_string_new (NULL);
  g_autofree char *digest = NULL;

  if (card->has_die)
    g_string_append_printf (rule, "die %s %u %u;", robo_colour_get_id (card->die_colour), card->die_min, card->die_max);
  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];
      guint             min = card->has_die ? card->die_min : 0;
      guint             max = card->has_die ? card->die_max : 0;

      g_string_append_printf (rule, "effect %s %s %s", robo_when_get_id (effect->when),
                              robo_target_get_id (effect->target), robo_action_get_id (effect->action));
      for (guint value = min; robo_action_has_amount (effect->action) && value <= max; value++)
        g_string_append_printf (rule, " %u", effect->amount[value]);
      g_string_append_printf (rule, " from-start %u tokens %u damage %u mandatory %u;", effect->from_start,
                              effect->tokens, effect->damage, effect->is_mandatory);
      append_reach (rule, effect);
    }
  for (guint i = 0; i < card->n_abilities; i++)
    {
      const RoboAbility *ability = &card->abilities[i];

      g_string_append_printf (rule, "ability %s amount %u damage %u push %u mandatory %u;",
                              robo_ability_get_id (ability->kind),
                              ability->amount, ability->damage, ability->push, ability->is_mandatory);
    }

  append_guards (rule, card);

  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, rule->str, (gssize)rule->len);

  return g_strndup (digest, DIGEST_LENGTH);
}

/* Signatures */

static RoboTextReview
get_review (const xmlNode  *text,
            const RoboCard *card)
{
  xmlChar         *signature = xmlGetNsProp (text, (const xmlChar *)"rule", (const xmlChar *)ROBO_REVIEW_NAMESPACE);
  g_autofree char *digest = signature != NULL ? robo_card_dup_digest (card) : NULL;
  RoboTextReview   review = ROBO_TEXT_UNSIGNED;

  if (signature != NULL)
    review = g_str_equal (signature, digest) ? ROBO_TEXT_REVIEWED : ROBO_TEXT_OUTDATED;
  xmlFree (signature);

  return review;
}

/* Returns the namespace with a prefix that is valid at `text`. An element between the root and `text` may use the
 * same prefix for another namespace. */
static xmlNs *
ensure_namespace (xmlNode *text)
{
  xmlNode *root = xmlDocGetRootElement (text->doc);
  xmlNs   *ns = xmlSearchNsByHref (text->doc, text, (const xmlChar *)ROBO_REVIEW_NAMESPACE);

  /* Ignore a declaration without a prefix, because it does not apply to attributes. */
  if (ns != NULL && ns->prefix == NULL)
    ns = NULL;

  /* Declare the namespace once, at the root, with a prefix that is not in use. */
  for (guint i = 1; ns == NULL; i++)
    {
      g_autofree char *prefix = i == 1 ? g_strdup ("review") : g_strdup_printf ("review%u", i);

      if (xmlSearchNs (text->doc, text, (const xmlChar *)prefix) == NULL)
        ns = xmlNewNs (root, (const xmlChar *)ROBO_REVIEW_NAMESPACE, (const xmlChar *)prefix);
    }

  return ns;
}

gboolean
robo_card_review_sign (xmlNode        *text,
                       const RoboCard *card)
{
  g_autofree char *digest = robo_card_dup_digest (card);

  if (card->n_effects + card->n_abilities == 0 || get_review (text, card) == ROBO_TEXT_REVIEWED)
    return FALSE;

  xmlSetNsProp (text, ensure_namespace (text), (const xmlChar *)"rule", (const xmlChar *)digest);

  return TRUE;
}

gboolean
robo_card_review_sign_unsigned (xmlNode        *module,
                                const RoboCard *card)
{
  gboolean is_change = FALSE;

  for (xmlNode *text = robo_xml_get_first (module, "text"); text != NULL; text = robo_xml_get_next (text, "text"))
    {
      if (get_review (text, card) == ROBO_TEXT_UNSIGNED)
        is_change |= robo_card_review_sign (text, card);
    }

  return is_change;
}

guint
robo_card_review_sign_set (xmlNode *modules)
{
  guint n_cards = 0;

  for (xmlNode *module = robo_xml_get_first (modules, "module"); module != NULL; module = robo_xml_get_next (module, "module"))
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      RoboCard card;

      if (robo_module_read_card (module, 0, &card, problems))
        n_cards += robo_card_review_sign_unsigned (module, &card);
    }

  return n_cards;
}

gboolean
robo_card_review_is_outdated (const xmlNode *text)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboCard card;

  return robo_module_read_card (text->parent, 0, &card, problems) && get_review (text, &card) == ROBO_TEXT_OUTDATED;
}

RoboTextReview
robo_module_set_get_text_review (const RoboModuleSet *self,
                                 guint                card,
                                 const char          *language)
{
  const xmlNode *text;

  g_return_val_if_fail (card < self->cards.n_cards, ROBO_TEXT_NONE);

  text = robo_xml_edit_find_text (robo_module_set_get_node (self, card), "text", language);

  return text != NULL ? get_review (text, &self->cards.cards[card]) : ROBO_TEXT_NONE;
}

void
robo_card_review_check (const xmlNode  *module,
                        const RoboCard *card,
                        RoboProblems   *problems)
{
  guint index = 0;

  for (const xmlNode *text = robo_xml_get_first (module, "text"); text != NULL; text = robo_xml_get_next (text, "text"))
    {
      g_autofree char *language = robo_xml_dup_language (text);

      index++;
      if (get_review (text, card) != ROBO_TEXT_OUTDATED)
        continue;
      if (language == NULL)
        robo_problems_add_at (problems, ROBO_PROBLEM_UNREVIEWED, robo_xml_get_line (text), ROBO_NO_SPACE, ROBO_NO_SIDE,
                              index,
                              /* Translators: %s is the id of a module such as "saw-blade". */
                              _ ("The text of the module “%s” hasn’t been reviewed since the module’s rule changed. Read it, and mark it as reviewed."),
                              card->id);
      else
        robo_problems_add_at (problems, ROBO_PROBLEM_UNREVIEWED, robo_xml_get_line (text), ROBO_NO_SPACE, ROBO_NO_SIDE,
                              index,
                              /* Translators: The first %s is the id of a module such as "saw-blade", the second the
                               * code of a language such as "pt_BR". */
                              _ ("The text of the module “%s” in the language “%s” hasn’t been reviewed since the module’s rule changed. Read it, and mark it as reviewed."),
                              card->id, language);
    }
}
