// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include "robo-module-edit-private.h"
#include "robo-module-words.h"

/* The effects and abilities of a card, one after the other as they stand in the file. */

static xmlNode *
find_row (const xmlNode *card,
          guint          row)
{
  for (xmlNode *node = robo_xml_get_first (card, NULL); node != NULL; node = robo_xml_get_next (node, NULL))
    {
      if (robo_module_is_row (node) && row-- == 0)
        return node;
    }

  return NULL;
}

guint
robo_module_set_get_n_rows (const RoboModuleSet *self,
                            guint                card)
{
  guint n_rows = 0;

  g_return_val_if_fail (card < self->cards.n_cards, 0);

  for (const xmlNode *node = robo_xml_get_first (robo_module_set_get_node (self, card), NULL); node != NULL;
       node = robo_xml_get_next (node, NULL))
    n_rows += robo_module_is_row (node);

  return n_rows;
}

/* As the loader sees it: with the die and the rows before it. */
gboolean
robo_module_set_get_row (const RoboModuleSet *self,
                         guint                card,
                         guint                row,
                         RoboCardRow         *content)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboCard before;
  gboolean is_good = FALSE;

  g_return_val_if_fail (row < robo_module_set_get_n_rows (self, card), FALSE);

  before = self->cards.cards[card];
  before.n_effects = 0;
  before.n_abilities = 0;
  for (guint i = 0; i <= row; i++)
    {
      is_good = robo_module_read_row (find_row (robo_module_set_get_node (self, card), i), &before, content, problems);
      if (!is_good)
        continue;
      if (content->is_ability)
        before.abilities[before.n_abilities++] = content->ability;
      else
        before.effects[before.n_effects++] = content->effect;
    }

  return is_good;
}

/* Writing */

static void
set_mandatory (xmlNode *node,
               gboolean is_mandatory)
{
  robo_xml_edit_set (node, "mandatory", is_mandatory ? "true" : NULL);
}

static gboolean
has_one_amount (const RoboCard   *card,
                const RoboEffect *effect)
{
  if (!card->has_die)
    return TRUE;

  for (guint value = card->die_min; value <= card->die_max; value++)
    {
      if (effect->amount[value] != effect->amount[card->die_min] || effect->amount[value] == 0)
        return FALSE;
    }

  return TRUE;
}

static void
add_range (xmlNode *node,
           guint    min,
           guint    max,
           guint    amount)
{
  g_autofree char *text = g_strdup_printf ("%u", amount);
  xmlNode         *range = robo_xml_edit_new (node, "amount");

  robo_xml_edit_set_uint (range, "min", min);
  robo_xml_edit_set_uint (range, "max", max);
  xmlAddChild (range, xmlNewDocText (range->doc, (const xmlChar *)text));
  xmlAddChild (node, range);
}

/* In one line, as those that come with the game are written. */
static void
write_ranges (xmlNode          *node,
              const RoboCard   *card,
              const RoboEffect *effect)
{
  guint min = card->die_min;

  for (guint value = card->die_min; value <= card->die_max; value++)
    {
      if (value < card->die_max && effect->amount[value + 1] == effect->amount[value])
        continue;
      if (effect->amount[value] > 0)
        add_range (node, min, value, effect->amount[value]);
      min = value + 1;
    }
}

/* What its word does not have is not written, nor what can be left out and is 0. */
static void
write_numbers (xmlNode              *node,
               const RoboCardNumber *number,
               guint                 word,
               gconstpointer         words)
{
  for (; number->attribute != NULL; number++)
    {
      guint value = G_STRUCT_MEMBER (guint8, words, number->offset);

      if (number->is_of (word) && (value > 0 || number->initial >= number->min))
        robo_xml_edit_set_uint (node, number->attribute, MAX (value, number->min));
    }
}

static void
write_effect (xmlNode          *node,
              const RoboCard   *card,
              const RoboEffect *effect)
{
  robo_xml_edit_set (node, "when", robo_when_get_id (effect->when));
  robo_xml_edit_set (node, "target", robo_target_get_id (effect->target));
  robo_xml_edit_set (node, "action", robo_action_get_id (effect->action));
  if (robo_action_has_amount (effect->action))
    {
      if (has_one_amount (card, effect))
        robo_xml_edit_set_uint (node, "amount", effect->amount[card->has_die ? card->die_min : 0]);
      else
        write_ranges (node, card, effect);
    }
  write_numbers (node, robo_card_list_numbers (FALSE), effect->action, effect);
  set_mandatory (node, effect->is_mandatory);
}

static void
write_ability (xmlNode           *node,
               const RoboAbility *ability)
{
  const RoboAbilityNumbers *numbers = robo_ability_get_numbers (ability->kind);

  robo_xml_edit_set (node, "kind", robo_ability_get_id (ability->kind));
  if (numbers->amount_max > 0)
    robo_xml_edit_set_uint (node, "amount", CLAMP (ability->amount, numbers->amount_min, numbers->amount_max));
  write_numbers (node, robo_card_list_numbers (TRUE), ability->kind, ability);
  set_mandatory (node, ability->is_mandatory);
}

static xmlNode *
new_row (const RoboModuleEdit *edit,
         guint                 card,
         const RoboCardRow    *content)
{
  xmlNode *node = robo_xml_edit_new (edit->card, content->is_ability ? "ability" : "effect");

  if (content->is_ability)
    write_ability (node, &content->ability);
  else
    write_effect (node, &edit->set->cards.cards[card], &content->effect);

  return node;
}

/* Edits */

RoboModuleSet *
robo_module_set_with_new_row (RoboModuleSet     *self,
                              guint              card,
                              guint              position,
                              const RoboCardRow *content)
{
  RoboModuleEdit edit;

  g_return_val_if_fail (position <= robo_module_set_get_n_rows (self, card), robo_module_set_ref (self));

  robo_module_edit_begin_rule (&edit, self, card);
  robo_xml_edit_insert (edit.card, new_row (&edit, card, content), find_row (edit.card, position));

  return robo_module_edit_end (&edit, TRUE);
}

/* What others have put into the row goes over to the new one. */
static void
take_foreign (xmlNode *to,
              xmlNode *from)
{
  xmlNode *next_node;
  xmlAttr *next;

  for (xmlAttr *attribute = from->properties; attribute != NULL; attribute = next)
    {
      next = attribute->next;
      if (attribute->ns == NULL)
        continue;
      xmlUnlinkNode ((xmlNode *)attribute);
      xmlAddChild (to, (xmlNode *)attribute);
    }
  for (xmlNode *child = from->children; child != NULL; child = next_node)
    {
      next_node = child->next;
      if (child->type == XML_TEXT_NODE || robo_xml_is_own (child, from->ns))
        continue;
      xmlUnlinkNode (child);
      xmlAddChild (to, child);
    }
}

static RoboModuleSet *
write_row (RoboModuleSet     *self,
           guint              card,
           guint              row,
           const RoboCardRow *content)
{
  RoboModuleEdit edit;
  xmlNode       *old, *node;

  robo_module_edit_begin_rule (&edit, self, card);
  old = find_row (edit.card, row);
  node = new_row (&edit, card, content);
  robo_xml_edit_insert (edit.card, node, old);
  take_foreign (node, old);
  robo_xml_edit_remove (old);

  return robo_module_edit_end (&edit, TRUE);
}

RoboModuleSet *
robo_module_set_with_row (RoboModuleSet     *self,
                          guint              card,
                          guint              row,
                          const RoboCardRow *content)
{
  RoboCardRow old;

  if (robo_module_set_get_row (self, card, row, &old) && robo_card_row_is_equal (&old, content))
    return robo_module_set_ref (self);

  return write_row (self, card, row, content);
}

/*< private >
 * robo_module_set_with_row_rewritten:
 * @self: a set
 * @card: index of a card
 * @row: index of a row
 *
 * Returns: (transfer full): the set with the row as it was understood, without what means nothing in it
 */
RoboModuleSet *
robo_module_set_with_row_rewritten (RoboModuleSet *self,
                                    guint          card,
                                    guint          row)
{
  RoboCardRow content;

  robo_module_set_get_row (self, card, row, &content);

  return write_row (self, card, row, &content);
}

RoboModuleSet *
robo_module_set_with_row_moved (RoboModuleSet *self,
                                guint          card,
                                guint          row,
                                guint          position)
{
  guint          n_rows = robo_module_set_get_n_rows (self, card);
  RoboModuleEdit edit;
  xmlNode       *node, *next;

  g_return_val_if_fail (row < n_rows && position < n_rows, robo_module_set_ref (self));

  if (row == position)
    return robo_module_set_ref (self);

  robo_module_edit_begin_rule (&edit, self, card);
  node = find_row (edit.card, row);
  next = find_row (edit.card, position < row ? position : position + 1);
  robo_xml_edit_insert (edit.card, robo_xml_edit_unlink (node), next);

  return robo_module_edit_end (&edit, TRUE);
}

RoboModuleSet *
robo_module_set_without_row (RoboModuleSet *self,
                             guint          card,
                             guint          row)
{
  RoboModuleEdit edit;

  g_return_val_if_fail (row < robo_module_set_get_n_rows (self, card), robo_module_set_ref (self));

  robo_module_edit_begin_rule (&edit, self, card);
  robo_xml_edit_remove (find_row (edit.card, row));

  return robo_module_edit_end (&edit, TRUE);
}
