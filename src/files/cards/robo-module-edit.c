// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-edit.h"

#include <string.h>

#include "base/robo-slug.h"
#include "files/xml/robo-xml-edit.h"
#include "robo-card-review.h"
#include "robo-module-private.h"

#define MAX_COPIES 9

/* Holds one edit: the set before the edit, and a copy of its document, which the edit changes. */
typedef struct
{
  RoboModuleSet *set;
  xmlDoc        *doc;
  xmlNode       *root;
  xmlNode       *card; /* element of the card that is edited, or NULL */
} Edit;

static const char *const set_order[] = { "name", NULL };
static const char *const card_order[] = { "name", "text", "die", NULL };

/* Ids */

gboolean
robo_module_id_is_valid (const char *id)
{
  gsize length = strlen (id);

  return length > 0 && length <= ROBO_SLUG_MAX && g_ascii_isalnum (id[0]) &&
         strspn (id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-") == length;
}

typedef struct
{
  const RoboModuleSet *set;
  guint                but_for;
} Others;

static gboolean
have_id (const char *id,
         gpointer    data)
{
  const Others *others = data;

  for (guint card = 0; card < others->set->cards.n_cards; card++)
    {
      if (card != others->but_for && g_str_equal (others->set->cards.cards[card].id, id))
        return TRUE;
    }

  return FALSE;
}

char *
robo_module_set_dup_free_id (const RoboModuleSet *self,
                             const char          *wish,
                             guint                but_for)
{
  return robo_slug_dup_free (wish, have_id, &(Others){ self, but_for }, NULL);
}

/* Changing a copy */

/* Returns the element of a card, or NULL if the index is the number of cards. */
static xmlNode *
get_card_node (const Edit *edit,
               guint       card)
{
  xmlNode *node = robo_xml_get_first (edit->root, "module");

  while (card-- > 0 && node != NULL)
    node = robo_xml_get_next (node, "module");

  return node;
}

/* Begins an edit. `card` is an index, or ROBO_NO_CARD. */
static void
begin_edit (Edit          *edit,
            RoboModuleSet *self,
            guint          card)
{
  edit->set = self;
  edit->doc = xmlCopyDoc (self->doc, 1);
  edit->root = xmlDocGetRootElement (edit->doc);
  edit->card = card != ROBO_NO_CARD ? get_card_node (edit, card) : NULL;
}

/* Begins an edit that changes the rule of a card. Texts of the card without a digest count as right for the old rule,
 * and are signed. */
static void
begin_rule_edit (Edit          *edit,
                 RoboModuleSet *self,
                 guint          card)
{
  begin_edit (edit, self, card);
  robo_card_review_sign_unsigned (edit->card, &self->cards.cards[card]);
}

/* Ends an edit. If there was no change, returns the original set. */
static RoboModuleSet *
end_edit (Edit    *edit,
          gboolean is_change)
{
  if (is_change)
    return robo_module_set_new_for_doc (edit->doc);

  xmlFreeDoc (edit->doc);

  return robo_module_set_ref (edit->set);
}

/* The set */

RoboModuleSet *
robo_module_set_new (const char *id,
                     const char *name)
{
  g_autofree char *fitting = robo_xml_edit_dup_fitting (&robo_modules_format, "name", name);
  xmlDoc          *doc = robo_xml_new (&robo_modules_format, "modules");
  xmlNode         *root = xmlDocGetRootElement (doc);

  g_return_val_if_fail (robo_module_id_is_valid (id), NULL);

  robo_xml_edit_set (root, "id", id);
  robo_xml_edit_set_text (root, "name", NULL, fitting, set_order);

  return robo_module_set_new_for_doc (doc);
}

/* Attributes and texts of the set and of its cards */

static gboolean
is_id (const RoboModuleSet *self,
       guint                card,
       const char          *value)
{
  return value != NULL && robo_module_id_is_valid (value);
}

static gboolean
is_id_or_none (const RoboModuleSet *self,
               guint                card,
               const char          *value)
{
  return value == NULL || robo_module_id_is_valid (value);
}

static gboolean
is_colour (const RoboModuleSet *self,
           guint                card,
           const char          *value)
{
  return value != NULL;
}

/* Returns whether the value is a number of copies. A champion card is in no deck, so it has no copies. */
static gboolean
is_number_of_copies (const RoboModuleSet *self,
                     guint                card,
                     const char          *value)
{
  return self->cards.cards[card].colour != ROBO_CARD_CHAMPION && value != NULL &&
         g_ascii_string_to_unsigned (value, 10, 0, MAX_COPIES, NULL, NULL);
}

/* Returns whether the card has this number of copies already, with or without the attribute. */
static gboolean
has_copies (const RoboModuleSet *self,
            guint                card,
            const char          *value)
{
  return self->texts[card].copies == g_ascii_strtoull (value, NULL, 10);
}

/* Returns the attribute that a color excludes. Only a champion card belongs to an arena, and only other cards have
 * copies. */
static const char *
get_lost_by_colour (const char *colour)
{
  return g_str_equal (colour, robo_card_colour_get_id (ROBO_CARD_CHAMPION)) ? "copies" : "arena";
}

static const struct
{
  const char *name;
  gboolean    is_of_set; /* the module set, not only its cards, can have the attribute */
  gboolean (*check) (const RoboModuleSet *self,
                     guint                card,
                     const char          *value);
  /* Returns whether the set or card has this value already, even without the attribute. May be NULL. */
  gboolean (*has) (const RoboModuleSet *self,
                   guint                card,
                   const char          *value);
  /* Returns another attribute that has no meaning beside this value. May be NULL. */
  const char *(*get_lost) (const char *value);
} attributes[] = {
  { "id", TRUE, is_id, NULL, NULL },
  { "colour", FALSE, is_colour, NULL, get_lost_by_colour },
  { "copies", FALSE, is_number_of_copies, has_copies, NULL },
  { "pictogram", FALSE, is_id_or_none, NULL, NULL },
  { "arena", FALSE, is_id_or_none, NULL, NULL },
};

RoboModuleSet *
robo_module_set_with_attribute (RoboModuleSet *self,
                                guint          card,
                                const char    *name,
                                const char    *value)
{
  const gboolean is_of_set = card == ROBO_NO_CARD;
  guint          row = 0;
  Edit           edit;
  xmlNode       *node;
  gboolean       is_change;

  while (row < G_N_ELEMENTS (attributes) && !g_str_equal (attributes[row].name, name))
    row++;
  g_return_val_if_fail (row < G_N_ELEMENTS (attributes), robo_module_set_ref (self));
  g_return_val_if_fail (is_of_set ? attributes[row].is_of_set : card < self->cards.n_cards, robo_module_set_ref (self));
  g_return_val_if_fail (attributes[row].check (self, card, value), robo_module_set_ref (self));

  if (attributes[row].has != NULL && attributes[row].has (self, card, value))
    return robo_module_set_ref (self);

  begin_edit (&edit, self, card);
  node = is_of_set ? edit.root : edit.card;
  is_change = robo_xml_edit_set (node, name, value);
  if (attributes[row].get_lost != NULL)
    is_change |= robo_xml_edit_set (node, attributes[row].get_lost (value), NULL);

  return end_edit (&edit, is_change);
}

RoboModuleSet *
robo_module_set_with_id (RoboModuleSet *self,
                         const char    *id)
{
  return robo_module_set_with_attribute (self, ROBO_NO_CARD, "id", id);
}

RoboModuleSet *
robo_module_set_with_text (RoboModuleSet *self,
                           guint          card,
                           const char    *element,
                           const char    *language,
                           const char    *text)
{
  g_autofree char *fitting = robo_xml_edit_dup_fitting (&robo_modules_format, element, text);
  const gboolean   is_of_set = card == ROBO_NO_CARD;
  Edit             edit;
  xmlNode         *parent, *node;
  gboolean         is_change;

  g_return_val_if_fail (g_str_equal (element, "name") || (!is_of_set && g_str_equal (element, "text")),
                        robo_module_set_ref (self));
  g_return_val_if_fail (is_of_set || card < self->cards.n_cards, robo_module_set_ref (self));

  begin_edit (&edit, self, card);
  parent = is_of_set ? edit.root : edit.card;
  is_change = robo_xml_edit_set_text (parent, element, language, fitting, is_of_set ? set_order : card_order);
  node = robo_xml_edit_find_text (parent, element, language);
  /* Sign a new text with the digest of its card, because the text counts as right for the current rule. */
  if (is_change && node != NULL && g_str_equal (element, "text"))
    robo_card_review_sign (node, &self->cards.cards[card]);

  return end_edit (&edit, is_change);
}

/* Cards */

RoboModuleSet *
robo_module_set_with_new_card (RoboModuleSet *self,
                               guint          position,
                               RoboCardColour colour,
                               const char    *name)
{
  g_autofree char *wish = robo_slug_new (name != NULL ? name : "", "module");
  g_autofree char *id = robo_module_set_dup_free_id (self, wish, ROBO_NO_CARD);
  g_autofree char *fitting = robo_xml_edit_dup_fitting (&robo_modules_format, "name", name);
  Edit             edit;
  xmlNode         *node;

  g_return_val_if_fail (position <= self->cards.n_cards, robo_module_set_ref (self));
  g_return_val_if_fail (self->cards.n_cards < ROBO_MAX_CARDS, robo_module_set_ref (self));

  begin_edit (&edit, self, ROBO_NO_CARD);
  node = robo_xml_edit_new (edit.root, "module");
  robo_xml_edit_set (node, "id", id);
  robo_xml_edit_set (node, "colour", robo_card_colour_get_id (colour));
  robo_xml_edit_insert (edit.root, node, get_card_node (&edit, position));
  robo_xml_edit_set_text (node, "name", NULL, fitting, card_order);

  return end_edit (&edit, TRUE);
}

RoboModuleSet *
robo_module_set_with_card_from (RoboModuleSet       *self,
                                guint                position,
                                const RoboModuleSet *from,
                                guint                card)
{
  g_autofree char *id = NULL;
  Edit             edit;
  xmlNode         *node;

  g_return_val_if_fail (position <= self->cards.n_cards, robo_module_set_ref (self));
  g_return_val_if_fail (self->cards.n_cards < ROBO_MAX_CARDS, robo_module_set_ref (self));
  g_return_val_if_fail (card < from->cards.n_cards, robo_module_set_ref (self));

  id = robo_module_set_dup_free_id (self, from->cards.cards[card].id, ROBO_NO_CARD);
  begin_edit (&edit, self, ROBO_NO_CARD);
  node = xmlDocCopyNode (robo_module_set_get_node (from, card), edit.doc, 1);
  robo_xml_edit_set (node, "id", id);
  robo_xml_edit_insert (edit.root, node, get_card_node (&edit, position));
  robo_xml_edit_join_namespaces (node);

  return end_edit (&edit, TRUE);
}

RoboModuleSet *
robo_module_set_with_card_moved (RoboModuleSet *self,
                                 guint          card,
                                 guint          position)
{
  Edit     edit;
  xmlNode *next;

  g_return_val_if_fail (card < self->cards.n_cards && position < self->cards.n_cards, robo_module_set_ref (self));

  if (card == position)
    return robo_module_set_ref (self);

  begin_edit (&edit, self, card);
  next = get_card_node (&edit, position < card ? position : position + 1);
  robo_xml_edit_insert (edit.root, robo_xml_edit_unlink (edit.card), next);

  return end_edit (&edit, TRUE);
}

RoboModuleSet *
robo_module_set_without_card (RoboModuleSet *self,
                              guint          card)
{
  Edit edit;

  g_return_val_if_fail (card < self->cards.n_cards, robo_module_set_ref (self));

  begin_edit (&edit, self, card);
  robo_xml_edit_remove (edit.card);

  return end_edit (&edit, TRUE);
}

/* One card */

RoboModuleSet *
robo_module_set_with_text_reviewed (RoboModuleSet *self,
                                    guint          card,
                                    const char    *language)
{
  Edit     edit;
  xmlNode *text;

  g_return_val_if_fail (card < self->cards.n_cards, robo_module_set_ref (self));

  begin_edit (&edit, self, card);
  text = robo_xml_edit_find_text (edit.card, "text", language);

  return end_edit (&edit, text != NULL && robo_card_review_sign (text, &self->cards.cards[card]));
}

RoboModuleSet *
robo_module_set_without_card_die (RoboModuleSet *self,
                                  guint          card)
{
  Edit     edit;
  xmlNode *die;

  g_return_val_if_fail (card < self->cards.n_cards, robo_module_set_ref (self));

  begin_rule_edit (&edit, self, card);
  die = robo_xml_get_first (edit.card, "die");
  if (die != NULL)
    robo_xml_edit_remove (die);

  return end_edit (&edit, die != NULL);
}

RoboModuleSet *
robo_module_set_with_card_die (RoboModuleSet *self,
                               guint          card,
                               RoboColour     colour,
                               guint          min,
                               guint          max)
{
  Edit     edit;
  xmlNode *die;
  gboolean is_change;

  g_return_val_if_fail (card < self->cards.n_cards, robo_module_set_ref (self));
  g_return_val_if_fail (min >= 1 && min <= max && max <= 6, robo_module_set_ref (self));

  begin_rule_edit (&edit, self, card);
  die = robo_xml_get_first (edit.card, "die");
  if (die == NULL)
    {
      die = robo_xml_edit_new (edit.card, "die");
      robo_xml_edit_insert_ordered (edit.card, die, card_order);
    }
  is_change = robo_xml_edit_set (die, "colour", robo_colour_get_id (colour));
  is_change |= robo_xml_edit_set_uint (die, "min", min);
  is_change |= robo_xml_edit_set_uint (die, "max", max);

  return end_edit (&edit, is_change);
}

/* Rows of a card, which are its effects and abilities in the order of the file */

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

/* Reads the row in the same way as the loader, with the die and the rows before it. */
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
      if (is_good)
        robo_card_add_row (&before, content);
    }

  return is_good;
}

/* Writing rows */

/* Writes the amount of an effect. If the card has no die, or all values of its die have the same amount above 0, the
 * amount is an attribute. If not, each run of values with the same amount is a range; a run with the amount 0 is left
 * out. The ranges stay on one line of the file, as in bundled files. */
static void
write_amount (xmlNode          *node,
              const RoboCard   *card,
              const RoboEffect *effect)
{
  guint    min = card->has_die ? card->die_min : 0;
  guint    max = card->has_die ? card->die_max : 0;
  gboolean is_one = !card->has_die || effect->amount[min] > 0;

  for (guint value = min; value <= max; value++)
    is_one &= effect->amount[value] == effect->amount[min];
  if (is_one)
    {
      robo_xml_edit_set_uint (node, "amount", effect->amount[min]);
      return;
    }

  for (guint value = min; value <= max; value++)
    {
      if (value < max && effect->amount[value + 1] == effect->amount[value])
        continue;
      if (effect->amount[value] > 0)
        {
          g_autofree char *text = g_strdup_printf ("%u", effect->amount[value]);
          xmlNode         *range = robo_xml_edit_new (node, "amount");

          robo_xml_edit_set_uint (range, "min", min);
          robo_xml_edit_set_uint (range, "max", value);
          xmlAddChild (range, xmlNewDocText (range->doc, (const xmlChar *)text));
          xmlAddChild (node, range);
        }
      min = value + 1;
    }
}

/* Writes the numbers. Omits numbers that the action or ability does not have, and optional numbers that are 0. */
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

static xmlNode *
new_row (const Edit        *edit,
         guint              card,
         const RoboCardRow *content)
{
  const RoboCard    *own_card = &edit->set->cards.cards[card];
  const RoboEffect  *effect = &content->effect;
  const RoboAbility *ability = &content->ability;
  xmlNode           *node = robo_xml_edit_new (edit->card, content->is_ability ? "ability" : "effect");

  if (content->is_ability)
    {
      const RoboAbilityNumbers *numbers = robo_ability_get_numbers (ability->kind);

      robo_xml_edit_set (node, "kind", robo_ability_get_id (ability->kind));
      if (numbers->amount_max > 0)
        robo_xml_edit_set_uint (node, "amount", CLAMP (ability->amount, numbers->amount_min, numbers->amount_max));
      write_numbers (node, robo_card_list_numbers (TRUE), ability->kind, ability);
    }
  else
    {
      robo_xml_edit_set (node, "when", robo_when_get_id (effect->when));
      robo_xml_edit_set (node, "target", robo_target_get_id (effect->target));
      robo_xml_edit_set (node, "action", robo_action_get_id (effect->action));
      if (robo_action_has_amount (effect->action))
        write_amount (node, own_card, effect);
      write_numbers (node, robo_card_list_numbers (FALSE), effect->action, effect);
      if (effect->range > 0 && robo_target_has_range (effect->target))
        robo_xml_edit_set_uint (node, "range", effect->range);
      if (effect->times != ROBO_TIMES_ONE && robo_action_can_be_multiplied (effect->action) &&
          (effect->times != ROBO_TIMES_STEPS || effect->when == ROBO_WHEN_MOVE_END))
        robo_xml_edit_set (node, "times", robo_times_get_id (effect->times));
    }
  if (content->is_ability ? ability->is_mandatory : effect->is_mandatory)
    robo_xml_edit_set (node, "mandatory", "true");

  return node;
}

/* Conditions, uses and costs */

static gboolean
set_optional_uint (xmlNode    *node,
                   const char *attribute,
                   gboolean    is_there,
                   guint       value)
{
  return is_there ? robo_xml_edit_set_uint (node, attribute, value) : robo_xml_edit_set (node, attribute, NULL);
}

/* Writes a condition. A file must give at least one number of a condition with numbers, so this writes `min` 0 if there
 * is no other number. */
static gboolean
write_condition (xmlNode             *node,
                 const RoboCondition *condition)
{
  gboolean has_word = robo_if_has_word (condition->what);
  gboolean has_max = !has_word && condition->max != ROBO_CONDITION_UNLIMITED;
  gboolean is_change = robo_xml_edit_set (node, "what", robo_if_get_id (condition->what));

  is_change |= robo_xml_edit_set (node, "is", has_word ? robo_is_get_id (condition->is) : NULL);
  is_change |= set_optional_uint (node, "min", !has_word && (condition->min > 0 || !has_max), condition->min);
  is_change |= set_optional_uint (node, "max", has_max, condition->max);

  return is_change;
}

static gboolean
write_cost (xmlNode        *node,
            const RoboCost *cost)
{
  gboolean is_change = robo_xml_edit_set (node, "kind", robo_cost_kind_get_id (cost->kind));

  return robo_xml_edit_set_uint (node, "amount", cost->amount) || is_change;
}

static xmlNode *
find_child (const Edit *edit,
            const char *name,
            guint       index)
{
  xmlNode *node = robo_xml_get_first (edit->card, name);

  while (index-- > 0 && node != NULL)
    node = robo_xml_get_next (node, name);

  return node;
}

/* Returns the element with this index among the elements with the name. If there is no such element, adds one before
 * the effects and abilities. */
static xmlNode *
get_child (const Edit *edit,
           const char *name,
           guint       index)
{
  xmlNode *node = find_child (edit, name, index);

  if (node != NULL)
    return node;

  node = robo_xml_edit_new (edit->card, name);
  robo_xml_edit_insert (edit->card, node, find_row (edit->card, 0));

  return node;
}

static gboolean
remove_children_from (const Edit *edit,
                      const char *name,
                      guint       index)
{
  gboolean is_change = FALSE;
  xmlNode *node;

  while ((node = find_child (edit, name, index)) != NULL)
    {
      robo_xml_edit_remove (node);
      is_change = TRUE;
    }

  return is_change;
}

RoboModuleSet *
robo_module_set_with_limits (RoboModuleSet  *self,
                             guint           card,
                             const RoboCard *limits)
{
  Edit     edit;
  gboolean is_change = FALSE;

  g_return_val_if_fail (card < self->cards.n_cards && limits != NULL, robo_module_set_ref (self));

  begin_rule_edit (&edit, self, card);
  for (guint i = 0; i < limits->n_conditions; i++)
    {
      is_change |= find_child (&edit, "if", i) == NULL;
      is_change |= write_condition (get_child (&edit, "if", i), &limits->conditions[i]);
    }
  is_change |= remove_children_from (&edit, "if", limits->n_conditions);
  for (guint i = 0; i < limits->n_costs; i++)
    {
      is_change |= find_child (&edit, "cost", i) == NULL;
      is_change |= write_cost (get_child (&edit, "cost", i), &limits->costs[i]);
    }
  is_change |= remove_children_from (&edit, "cost", limits->n_costs);
  is_change |= set_optional_uint (edit.card, "uses", limits->uses > 0, limits->uses);
  is_change |= robo_xml_edit_set (edit.card, "per", limits->uses > 0 ? robo_per_get_id (limits->per) : NULL);

  return end_edit (&edit, is_change);
}

/* Changing rows */

RoboModuleSet *
robo_module_set_with_new_row (RoboModuleSet     *self,
                              guint              card,
                              guint              position,
                              const RoboCardRow *content)
{
  Edit edit;

  g_return_val_if_fail (position <= robo_module_set_get_n_rows (self, card), robo_module_set_ref (self));

  begin_rule_edit (&edit, self, card);
  robo_xml_edit_insert (edit.card, new_row (&edit, card, content), find_row (edit.card, position));

  return end_edit (&edit, TRUE);
}

/* Moves the foreign attributes, the foreign children and the comments of a row to the new row. */
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
      robo_xml_edit_move (to, (xmlNode *)attribute);
    }
  for (xmlNode *child = from->children; child != NULL; child = next_node)
    {
      next_node = child->next;
      if (child->type == XML_TEXT_NODE || robo_xml_is_own (child, from->ns))
        continue;
      robo_xml_edit_move (to, child);
    }
}

static RoboModuleSet *
write_row (RoboModuleSet     *self,
           guint              card,
           guint              row,
           const RoboCardRow *content)
{
  Edit     edit;
  xmlNode *old, *node;

  begin_rule_edit (&edit, self, card);
  old = find_row (edit.card, row);
  node = new_row (&edit, card, content);
  robo_xml_edit_insert (edit.card, node, old);
  take_foreign (node, old);
  robo_xml_edit_remove (old);

  return end_edit (&edit, TRUE);
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
  guint    n_rows = robo_module_set_get_n_rows (self, card);
  Edit     edit;
  xmlNode *node, *next;

  g_return_val_if_fail (row < n_rows && position < n_rows, robo_module_set_ref (self));

  if (row == position)
    return robo_module_set_ref (self);

  begin_rule_edit (&edit, self, card);
  node = find_row (edit.card, row);
  next = find_row (edit.card, position < row ? position : position + 1);
  robo_xml_edit_insert (edit.card, robo_xml_edit_unlink (node), next);

  return end_edit (&edit, TRUE);
}

RoboModuleSet *
robo_module_set_without_row (RoboModuleSet *self,
                             guint          card,
                             guint          row)
{
  Edit edit;

  g_return_val_if_fail (row < robo_module_set_get_n_rows (self, card), robo_module_set_ref (self));

  begin_rule_edit (&edit, self, card);
  robo_xml_edit_remove (find_row (edit.card, row));

  return end_edit (&edit, TRUE);
}
